"""Whole games through the text of the table alone: roles, names and the keyboard, as a screen reader gives them."""

import re

import pytest
from playwright.sync_api import expect

from tests.kit.effort import LONG, some
from tests.web import kept_games, tables
from tests.web.conftest import Visit
from tests.web.reading import Reader


def test_the_kept_games_are_those_of_the_rules_of_today() -> None:
    assert kept_games.PATH.read_text() == kept_games.text(), "run `python -m tests.web.kept_games`"


@pytest.mark.parametrize(("game", "language"), some([("azul", "ro"), ("duel", "en")], 1))
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


def test_whoever_asks_for_the_text_has_the_focus_there_and_meets_no_choice_twice(visit: Visit) -> None:
    page = visit()
    page.goto(tables.against_a_bot(page, "azul"))
    page.locator("[data-pick]").first.wait_for()
    assert not page.get_by_role("radio").count(), "the drawing has the choices"
    reader = Reader(page)
    expect(reader.text.get_by_role("heading", level=2)).to_be_focused()
    tables.settled(page)
    reader.text.get_by_role("radio").first.wait_for()
    assert not page.locator(".drawing").get_by_role("button").count(), "the drawing is for the eyes alone"
    assert page.locator(".drawing [data-pick]").count(), "which a pointer reaches as ever"
    assert not page.locator(".drawing [tabindex='0']").count()


def test_what_the_bot_did_is_said_with_whose_turn_it_is(visit: Visit) -> None:
    page = visit()
    page.goto(tables.against_a_bot(page, "azul"))
    reader = Reader(page)
    expect(reader.said.first).to_have_text("Your turn.")
    button = reader.button
    assert button
    reader.decide(button)
    expect(reader.said.first).to_contain_text(re.compile(r"Greedy \(bot\): \d \w+ tiles? from .*Your turn\.$"))
