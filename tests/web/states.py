"""Every page in every state that somebody may find it in: each brings a visitor's page there. What is new on a page gets a line here."""

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from tests.web import playing, screens, tables

State = Callable[[Page], None]


def _at(name: str) -> State:
    """One of the pages that pictures are taken of."""

    def come(page: Page) -> None:
        page.goto(screens.STATES[name](page))
        page.wait_for_load_state("networkidle")

    return come


def _table(page: Page, *kinds: str, game: str = "azul", most: int = 0, **options: Any) -> None:
    table = tables.made(page, game, *kinds, **{"first": 1, **options})
    if most:
        tables.played(page, table, most)
    page.goto(f"/t/{table}")
    expect(tables.drawing(page)).to_be_visible()


def _choices(page: Page) -> None:
    page.goto("/")
    page.get_by_text("More options").click()


def _one_screen(page: Page) -> None:
    page.goto("/")
    page.get_by_role("main").locator("button[aria-haspopup=dialog]").click()
    expect(page.get_by_role("dialog")).to_be_visible()


def _arriving(page: Page) -> None:
    """Somebody comes by a link, and has no name yet."""
    table = tables.made(page, "azul", "person", "open")
    page.context.clear_cookies()
    page.goto(f"/t/{table}")
    expect(page.get_by_role("button", name="Sit down")).to_be_visible()


def _picked(page: Page, *, grey: bool = False) -> None:
    """Tiles are picked, and targets light up."""
    _table(page, "person", "greedy", most=2, options={"wall": "grey"} if grey else {})
    picks = page.locator("[data-pick]")
    picks.first.wait_for()
    picks.first.locator(".area").first.click()
    page.locator("[data-target]").first.wait_for()


def _duel_chosen(page: Page) -> None:
    _table(page, "person", "greedy", game="duel", most=20)
    page.locator("[data-choice]").first.wait_for()
    page.locator("[data-choice]").first.click()
    page.wait_for_timeout(200)


def _duel_pass_on(page: Page) -> None:
    """Two on one device: the other one is not to see what is hidden."""
    _table(page, "person", "person", game="duel", most=6)
    expect(page.get_by_text("Pass the device")).to_be_visible()


def _opened(button: str) -> State:
    """Something of a running table is opened."""

    def come(page: Page) -> None:
        _table(page, "person", "greedy", most=6)
        page.get_by_role("button", name=button, exact=True).click()
        page.wait_for_timeout(600)

    return come


def _confirming(page: Page) -> None:
    _table(page, "person", "greedy", customs={"confirm": True})
    playing.move(page)
    expect(page.get_by_role("button", name="Confirm", exact=True)).to_be_visible()


def _asking(page: Page) -> None:
    _table(page, "person", "greedy")
    playing.move(page)
    expect(page.get_by_role("button", name="Play it")).to_be_visible()


def _with_settings(state: State, **settings: bool) -> State:
    def come(page: Page) -> None:
        page.evaluate("settings => localStorage.setItem('azulejos-settings', JSON.stringify(settings))", settings)
        state(page)

    return come


def _text_reached(page: Page) -> None:
    """Somebody has come to the text of the table by the keyboard."""
    _table(page, "person", "greedy", game="duel", most=8)
    page.get_by_role("button", name="Show the table as text").press("Enter")
    text = page.get_by_role("region", name="Table as text")
    text.wait_for(state="attached")
    text.get_by_role("radio").first.focus()


def _result_in_detail(page: Page) -> None:
    _table(page, "person", "greedy", most=1_000)
    page.get_by_role("region", name="Result").get_by_role("button", name="Details").click()
    page.get_by_role("dialog", name="Result").get_by_role("link", name="Record (AGN)").wait_for()


def _watching(page: Page) -> None:
    table = tables.made(page, "azul", "person", "greedy", first=1)
    page.context.clear_cookies()
    page.goto(f"/t/{table}")
    expect(tables.drawing(page)).to_be_visible()


def _no_table(page: Page) -> None:
    page.goto("/t/2222222222222")
    page.wait_for_load_state("networkidle")


def _text(game: str) -> State:
    return _with_settings(lambda page: _table(page, "person", "greedy", game=game, most=12), textView=True)


def _score_pad(page: Page) -> None:
    """A sheet that cannot be, and over it the score pad."""
    page.goto(screens.STATES["event-sheet"](page))
    page.get_by_label("Points of").first.fill("240")
    page.get_by_role("button", name="Submit", exact=True).click()
    expect(page.get_by_role("alert").first).to_be_visible()
    page.get_by_role("button", name=re.compile("^Score pad of")).first.click()
    page.get_by_role("button", name="Row 2, column 2, blue").click()
    page.get_by_label("Points before bonuses").fill("9")


def _desk_swap(page: Page) -> None:
    """Somebody of a draft is picked, and every place shows what a swap would cost."""
    page.goto(screens.STATES["desk-draft"](page))
    page.get_by_role("button", name=re.compile(r", table 1, seat 1")).click()
    page.get_by_role("button", name=re.compile("swapping makes the cost")).first.wait_for()


def _desk_decision(page: Page) -> None:
    """Two sheets differ, and the desk decides."""
    page.goto(screens.STATES["desk-game"](page))
    page.get_by_role("button", name="Decide", exact=True).first.click()
    page.get_by_label("Points of").first.wait_for()


def _desk_links(page: Page) -> None:
    """Personal links, shown once."""
    page.goto(screens.STATES["desk-people"](page))
    page.get_by_role("button", name="Personal links to print").click()
    page.get_by_role("button", name="Create 24 links").click()
    page.get_by_role("button", name="Print").wait_for()


def _hall_choices(page: Page) -> None:
    page.goto(screens.STATES["hall-playing"](page))
    page.get_by_role("button", name="What the screen shows").click()
    expect(page.get_by_role("dialog")).to_be_visible()


def _arbiter_decides(page: Page) -> None:
    """Two sheets side by side, and the form below them."""
    page.goto(screens.STATES["arbiter"](page))
    page.get_by_role("button", name="Decide", exact=True).click()
    page.get_by_role("button", name="Decide the dispute").click()
    page.get_by_label("Points of").first.wait_for()


def _arbiter_expels(page: Page) -> None:
    """A dangerous act asks why, and is refused because the reason names somebody."""
    page.goto(screens.STATES["arbiter"](page) + "#people")
    page.get_by_role("button", name="Ann Rossi").click()
    page.get_by_role("button", name="Expel Ann Rossi").click()
    page.get_by_label("Why").fill("Rossi shouted.")
    page.get_by_role("dialog", name="Expel Ann Rossi").get_by_role("button", name="Expel Ann Rossi").click()
    page.get_by_role("button", name="Keep it as it is").wait_for()


STATES: dict[str, State] = {
    **{name: _at(name) for name in screens.STATES},
    "desk-swap": _desk_swap,
    "desk-decision": _desk_decision,
    "desk-links": _desk_links,
    "hall-choices": _hall_choices,
    "arbiter-decides": _arbiter_decides,
    "arbiter-expels": _arbiter_expels,
    "event-pad": _score_pad,
    "home-choices": _choices,
    "home-one-screen": _one_screen,
    "arriving": _arriving,
    "azul-picked": _picked,
    "grey-picked": lambda page: _picked(page, grey=True),
    "letters": _with_settings(_picked, letters=True),
    "duel-chosen": _duel_chosen,
    "duel-pass-on": _duel_pass_on,
    "menu": _opened("Table"),
    "chat": _opened("Chat"),
    "moves": _opened("Moves"),
    "confirming": _confirming,
    "asking-first": _with_settings(_asking, askFirst=True),
    "text-azul": _text("azul"),
    "text-duel": _text("duel"),
    "text-reached": _text_reached,
    "result-in-detail": _result_in_detail,
    "watching": _watching,
    "no-table": _no_table,
}
