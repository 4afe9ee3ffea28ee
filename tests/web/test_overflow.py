"""Texts fit: on no page of ours, in no language, is one cut off or outside of a phone's screen; and no page has anything to say to the console."""

import pytest
from playwright.sync_api import expect

from azulejos.i18n import LANGUAGES
from tests.kit.effort import LONG
from tests.web import overflow, screens, tables
from tests.web.conftest import Visit

SOME = ("home", "settings", "import", "waiting")
MORE = ("editor", "recorder", "rules-azul", "rules-duel", "learn-azul", "mine", "about", "me", "tables", "replay")


@pytest.mark.parametrize("language", list(LANGUAGES) if LONG else ["ro"])
def test_every_text_fits(visit: Visit, language: str) -> None:
    page = visit(size="phone", language=language)
    said: list[str] = []
    if LONG:
        page = visit(size="phone", language=language, fresh=True)
        page.on("console", lambda message: said.append(message.text) if "Service Worker" not in message.text else None)
    found = {}
    for name in (*SOME, *(MORE if LONG else ())):
        page.goto(screens.STATES[name](page))
        expect(page.get_by_role("heading", level=1)).to_be_attached()
        page.wait_for_load_state("networkidle")
        for summary in page.locator("main details > summary").all():
            if summary.is_visible():
                summary.click()
        for width, height in ((360, 740), (1280, 800)):
            page.set_viewport_size({"width": width, "height": height})
            if faults := overflow.overflowing(page):
                found[name, width] = faults
    assert found == {}
    assert said == []


def test_what_does_not_fit_is_found(visit: Visit) -> None:
    page = visit(size="phone")
    tables.opened(page, "azul", "person", "open")
    heading = page.locator(".room h1")  # While the page comes, another one is there for screen readers alone.
    expect(heading).to_be_visible()
    heading.evaluate("(element) => { element.style.whiteSpace = 'nowrap'; element.textContent = 'Waiting for players '.repeat(9); }")
    assert any("outside" in fault for fault in overflow.found(page))
