"""Whole games through the text of the table alone: roles, names and the keyboard, as a screen reader gives them."""

import re

import pytest
from playwright.sync_api import expect

from tests.kit.effort import LONG
from tests.web import kept_games, tables
from tests.web.conftest import Visit
from tests.web.reading import Reader


def test_the_kept_games_are_those_of_the_rules_of_today() -> None:
    assert kept_games.PATH.read_text() == kept_games.text(), "run `python -m tests.web.kept_games`"


@pytest.mark.parametrize(("game", "language"), [("azul", "en"), ("duel", "ro")])
def test_a_whole_game_is_played_through_the_text(visit: Visit, game: str, language: str) -> None:
    """From the first deal on in `make long`, and the last round in an ordinary run."""
    page = visit(language=language)
    begin = {"first": 1} if LONG else {"afen": tables.last_round(game)}
    address = f"/t/{tables.made(page, game, 'person', 'greedy', **begin)}"
    page.goto(address)
    reader = Reader(page, language)
    reader.plays_to_the_end()
    state = tables.api(page, "GET", f"/tables{address.removeprefix('/t')}?since=0")
    assert state["stage"] == "finished"
    own = [event for event in state["events"] if event["kind"] == "played" and event.get("seat") == 1]
    assert len(own) == reader.decisions
    assert reader.decisions > 3


def test_whoever_comes_to_the_text_by_the_keyboard_sees_it_and_escape_leads_back(visit: Visit) -> None:
    page = visit()
    page.goto(tables.against_a_bot(page, "azul"))
    reader = Reader(page)
    tables.settled(page)
    heading = reader.text.get_by_role("heading", level=2)
    where = "heading => { const { x, y } = heading.getBoundingClientRect(); return document.elementFromPoint(x + 3, y + 3) === heading; }"
    assert not heading.evaluate(where)
    before = page.locator("h1").first.bounding_box()
    reader.text.get_by_role("radio").first.focus()
    assert heading.evaluate(where)
    assert page.locator("h1").first.bounding_box() == before
    page.keyboard.press("Escape")
    assert not heading.evaluate(where)


def test_what_the_bot_did_is_said_with_whose_turn_it_is(visit: Visit) -> None:
    page = visit()
    page.goto(tables.against_a_bot(page, "azul"))
    reader = Reader(page)
    expect(reader.said.first).to_have_text("Your turn.")
    button = reader.button
    assert button
    reader.decide(button)
    expect(reader.said.first).to_contain_text(re.compile(r"Greedy \(bot\): \d \w+ tiles? from .*Your turn\.$"))
