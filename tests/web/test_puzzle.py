"""The puzzle of a day: answered with a mouse, a finger, the keyboard and through the text, and what is kept of it."""

import re
from datetime import date, timedelta

import pytest
from playwright.sync_api import Page, expect

from azulejos.bots.puzzles import Puzzle, shipped
from azulejos.notation import afen
from tests.web import axe, overflow
from tests.web.conftest import Visit
from tests.web.reading import Reader
from tests.web.test_tutorial import press_until, tab_to

TAKE = re.compile(r"([C\d])([A-Z])([F\d])")


def plain_days(count: int) -> list[tuple[date, Puzzle]]:
    """Days long ago whose puzzles are takes of two on the coloured wall, and one of whose wrong answers goes to a line."""
    found: list[tuple[date, Puzzle]] = []
    day = date(2024, 1, 1)
    while len(found) < count:
        puzzle = shipped().daily(day)
        if afen.read(puzzle.afen).game.players == 2 and ":coloured:" in puzzle.afen:
            found.append((day, puzzle))
        day += timedelta(days=1)
    return found


(FIRST, PUZZLE), (SECOND, OTHER) = plain_days(2)


def take(page: Page, token: str) -> None:
    match = TAKE.fullmatch(token)
    assert match is not None
    source, colour, line = match.groups()
    page.locator(f"[data-pick='{source}{colour}'] .area").first.click()
    page.locator(f"[data-target='{line}']").click()


@pytest.mark.parametrize(("size", "scheme"), [("phone", "light"), ("laptop", "dark")])
def test_it_is_answered_until_it_is_found_and_a_tile_is_laid(visit: Visit, size: str, scheme: str) -> None:
    page = visit(f"/puzzle/{FIRST}", size=size, color_scheme=scheme, fresh=True)
    said = page.locator(".answer [role=status]")
    expect(page.get_by_role("heading", name="Find the best move.")).to_be_visible()
    assert axe.violations(page) == []
    take(page, PUZZLE.moves[-1].tokens[0])
    expect(said).to_contain_text("Not yet.")
    expect(said.get_by_role("img")).to_have_attribute("aria-label", re.compile("Mistake|Blunder"))
    expect(page.get_by_text("What others chose")).to_have_count(0)
    take(page, PUZZLE.solution.tokens[0])
    expect(said).to_contain_text("Found!")
    expect(said.get_by_role("img", name="Best move")).to_be_visible()
    week = page.get_by_role("list", name="This week")
    expect(week.locator("[aria-current=date]")).to_have_attribute("aria-label", re.compile(": found$"))
    assert not page.evaluate("document.documentElement.scrollWidth > innerWidth")
    assert axe.violations(page) == []
    # It is kept on this device.
    page.reload()
    expect(page.get_by_role("list", name="This week").locator("[aria-current=date]")).to_have_attribute("aria-label", re.compile(": found$"))
    page.get_by_role("link", name="The day after").click()
    page.wait_for_url(f"**/puzzle/{FIRST + timedelta(days=1)}")


def test_it_is_answered_by_keyboard_and_the_solution_is_shown_to_whoever_asks(visit: Visit) -> None:
    page = visit(f"/puzzle/{SECOND}", fresh=True)
    match = TAKE.fullmatch(OTHER.moves[1].tokens[0])
    assert match is not None
    source, colour, line = match.groups()
    tab_to(page, "data-pick")
    press_until(page, "ArrowRight", source)
    press_until(page, "ArrowDown", source + colour)
    page.keyboard.press("Enter")
    page.wait_for_function("() => document.activeElement?.hasAttribute('data-target')")
    page.keyboard.press(line)
    said = page.locator(".answer [role=status]")
    expect(said).to_contain_text("Not yet.")
    page.get_by_role("button", name="Show the solution").click()
    expect(said).to_contain_text("The solution")
    expect(page.get_by_role("list", name="This week").locator("[aria-current=date]")).to_have_attribute("aria-label", re.compile("solution seen$"))
    page.set_viewport_size({"width": 844, "height": 390})
    assert overflow.overflowing(page) == []
    page.get_by_role("button", name="Play from here").click()
    expect(page.get_by_role("dialog")).to_be_visible()


def test_it_is_answered_through_the_text(visit: Visit) -> None:
    page = visit(f"/puzzle/{FIRST}", fresh=True)
    page.locator("[data-pick]").first.wait_for()
    reader = Reader(page)
    button = reader.button
    assert button is not None
    reader.decide(button)
    expect(page.locator(".answer [role=status]")).to_contain_text(re.compile("Not yet|Found"))
    assert axe.violations(page) == []


def test_the_first_page_leads_there(visit: Visit) -> None:
    page = visit("/")
    slab = page.locator("section", has=page.get_by_role("heading", name="Puzzle of the day"))
    expect(slab.get_by_role("list", name="This week").get_by_role("listitem")).to_have_count(7)
    slab.get_by_role("link", name="Solve").click()
    page.wait_for_url("**/puzzle")
    expect(page.get_by_role("heading", name="Find the best move.")).to_be_visible()
