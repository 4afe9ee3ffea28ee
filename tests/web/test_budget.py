"""How much a page weighs."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, Page, expect

from azulejos.i18n import LANGUAGES
from tests.kit.effort import LONG
from tests.server.kit.process import RunningServer
from tests.web import kit, tables

MOST_BYTES = 120_000


@contextmanager
def weighed(page: Page) -> Iterator[list[int]]:
    """Count the bytes of what is asked for from now on, compressed as it comes. What the page before has asked for may still be on its way."""
    line = page.context.new_cdp_session(page)
    line.send("Network.enable")
    line.send("Network.setCacheDisabled", {"cacheDisabled": True})
    sizes: list[int] = []
    asked: set[str] = set()
    line.on("Network.requestWillBeSent", lambda event: asked.add(event["requestId"]))
    line.on("Network.dataReceived", lambda event: sizes.append(int(event["encodedDataLength"]) if event["requestId"] in asked else 0))
    yield sizes
    line.detach()


@pytest.mark.parametrize("language", list(LANGUAGES) if LONG else ["ro"])  # Romanian has the longest texts.
def test_the_first_page_and_a_table_are_light(browser: Browser, server: RunningServer, language: str) -> None:
    with kit.visitor(browser, server, language=language) as page:
        with weighed(page) as first:
            page.goto("/")
            expect(page.get_by_role("heading", level=1)).to_be_visible()
            page.wait_for_load_state("networkidle")
        for game in ("azul", "duel"):
            address = tables.against_a_bot(page, game)
            tables.awaited(page, address)  # in Duel the bot lays its first plate before (D11)
            with weighed(page) as table:
                page.goto(address)
                expect(tables.drawing(page)).to_be_visible()
                page.locator(".voice").wait_for(state="attached")  # what is told to screen readers comes a moment later
                page.wait_for_load_state("networkidle")
            assert sum(table) < MOST_BYTES, f"the table of {game} weighs {sum(table)} bytes"
        assert sum(first) < MOST_BYTES, f"the first page weighs {sum(first)} bytes"
