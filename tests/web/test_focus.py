"""Whoever uses the keyboard is never thrown back to the beginning of a page: what had the focus goes away, and something sensible has it then."""

import pytest
from playwright.sync_api import Page, expect

from tests.web import tables
from tests.web.conftest import Visit


def pressed(page: Page, name: str, within: str = "body") -> None:
    """Press a button by keyboard."""
    button = page.locator(within).get_by_role("button", name=name, exact=True).last
    button.focus()
    page.keyboard.press("Enter")


def is_at(page: Page, name: str) -> None:
    expect(page.get_by_role("button", name=name, exact=True).first).to_be_focused()


@pytest.mark.parametrize("size", ["laptop", "phone"])
def test_what_is_closed_gives_the_focus_back(visit: Visit, size: str) -> None:
    page = visit(size=size)
    table = tables.made(page, "duel", "person", "greedy", first=1, afen=tables.last_decision("duel"))
    tables.played(page, table)
    page.goto(f"/t/{table}")
    expect(page.get_by_role("region", name="Result")).to_be_visible()
    for name in ("Moves", "Table", "Details"):
        for way in ("×", "Escape"):
            pressed(page, name)
            close = page.locator("dialog[open], aside").get_by_role("button", name="Close")
            expect(close).to_be_visible()
            if way == "Escape":
                page.keyboard.press("Escape")
            else:
                close.focus()
                page.keyboard.press("Enter")
            expect(close).to_have_count(0)
            is_at(page, name)
    # What is opened from the menu gives it back to the menu.
    for name in ("Show the result", "Review moves", "About this table"):
        pressed(page, "Table")
        pressed(page, name, "dialog[open]")
        shown = page.locator("dialog[open]:not(:has-text('Show the result')), aside")
        expect(shown).to_be_visible()
        page.keyboard.press("Escape")
        expect(shown).to_have_count(0)
        is_at(page, "Table")


def test_the_end_of_a_game_has_the_focus_of_the_last_move(visit: Visit) -> None:
    page = visit()
    page.goto(f"/t/{tables.made(page, 'azul', 'person', 'person', afen=tables.last_decision('azul'))}")
    pick = page.locator("[data-pick]").first
    pick.wait_for()
    pick.focus()
    page.keyboard.press("Enter")
    page.locator("[data-target]").first.wait_for()
    page.keyboard.press("Enter")
    result = page.get_by_role("region", name="Result")
    expect(result).to_be_focused()
    page.keyboard.press("Tab")
    expect(result.locator(":focus")).to_have_count(1)


def test_a_seat_that_gets_a_bot_keeps_the_focus(visit: Visit) -> None:
    page = visit()
    tables.opened(page, "azul", "person", "open", "open")
    pressed(page, "Add a bot (Seat 2)")
    pressed(page, "Add a bot: Greedy (Seat 2)")
    seat = page.get_by_role("listitem").filter(has_text="Greedy")
    expect(seat.locator("[data-who]")).to_be_focused()
    pressed(page, "Remove: Greedy (bot)")
    expect(seat).to_have_count(0)
    expect(page.locator("[data-who='2']")).to_be_focused()
