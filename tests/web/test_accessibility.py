"""axe-core finds nothing, on any page in any state: by day and by night, on a phone and on a desk."""

from typing import Literal

import pytest
from playwright.sync_api import Page

from tests.kit.effort import LONG, some
from tests.web import axe, kit
from tests.web.conftest import Visit
from tests.web.states import STATES

Look = tuple[str, Literal["light", "dark"]]
LOOKS: list[Look] = [("laptop", "light"), ("phone", "dark")]
OTHERS: list[Look] = [("laptop", "dark"), ("phone", "light")]
ALIKE = {
    "mine", "me", "about", "missing", "no-table", "rules-mini", "rules-grey", "learn-azul", "learn-mini", "learn-grey", "desk-event", "desk-people",
    "hall-seating", "hall-standings", "arbiter-log", "event-follow", "azul-start", "azul-three", "grey", "mini", "hot-seat", "duel-start", "duel-end",
    "replay", "replay-duel", "editor", "home", "tables", "rules", "rules-azul", "azul-middle", "duel-middle", "desk-draft", "desk-game",
    "hall-playing", "arbiter", "event-sheet", "letters", "grey-picked", "text-reached", "result-in-detail", "home-one-screen", "moves", "watching",
    "confirming", "desk-decision", "import", "events", "learn-duel", "recorder", "recording",
}  # fmt: skip
"""States that are made of what other states show as well, or that tests of their own look at: `make long` looks at them, too."""
THOROUGH = {"home", "waiting", "azul-middle", "azul-picked", "duel-middle", "azul-end", "text-azul", "text-duel", "replay", "editor"}
"""States that `make long` looks at by day and by night at each size. Otherwise every second state is seen on a laptop by day, the
others on a phone by night.
"""


def looks_of(state: str) -> list[Look]:
    return LOOKS + OTHERS if LONG and state in THOROUGH else [LOOKS[list(STATES).index(state) % 2]]


def found(page: Page, looks: list[Look]) -> list[str]:
    """What axe-core finds in these looks of a page."""
    faults: list[str] = []
    # What lies behind an open dialog cannot be reached, and is looked at in other states.
    part = "dialog[open]" if not LONG and page.locator("dialog[open]").count() else None
    for size, theme in looks:
        width, height = kit.SIZES[size]
        page.set_viewport_size({"width": width, "height": height})
        page.emulate_media(color_scheme=theme, reduced_motion="reduce")
        page.wait_for_timeout(120)
        faults += [f"{size}, {theme}: {fault}" for fault in axe.violations(page, part)]
    return faults


@pytest.mark.parametrize("state", some([state for state in STATES if LONG or state not in ALIKE], 4))
def test_axe_finds_nothing(visit: Visit, state: str) -> None:
    page = visit()
    STATES[state](page)
    page.wait_for_timeout(150)
    assert found(page, looks_of(state)) == []
