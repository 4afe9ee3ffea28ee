"""Puzzles on a running server: the one of the day, answers, what others chose, and what is not told before the solution."""

from datetime import date, timedelta
from typing import Any

import pytest

from azulejos.bots.puzzles import Puzzle, shipped
from azulejos.i18n import LANGUAGES
from azulejos.server.web.routes import puzzles as routes
from tests.server.web.running import Running, Somebody, ok, refused

PUZZLES = "/api/v1/puzzles"
TODAY = date(2026, 11, 18)


@pytest.fixture(autouse=True)
def _today(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(routes, "_today", lambda: TODAY)


def on(days_ago: int) -> Puzzle:
    """A puzzle of its own for each test: what is counted stays."""
    return shipped().daily(TODAY - timedelta(days=days_ago))


def attempt(who: Somebody, puzzle: Puzzle, move: str, **query: str) -> Any:
    return ok(who.post(f"{PUZZLES}/{puzzle.id}/attempts", json={"move": move}, params=query))


def test_the_puzzle_of_the_day_is_the_same_for_everybody_and_says_nothing_of_its_solution(ann: Somebody, stranger: Somebody) -> None:
    shown = ok(stranger.get(f"{PUZZLES}/daily"))
    assert (shown["id"], shown["date"], shown["today"]) == (on(0).id, "2026-11-18", "2026-11-18")
    assert shown == ok(ann.get(f"{PUZZLES}/daily"))
    assert set(shown) == {"id", "date", "today", "game", "difficulty", "seat", "position", "legal", "people", "found"}
    assert set(shown["legal"]) == {token for move in on(0).moves for token in move.tokens}
    assert shown["position"]["to_move"] == shown["seat"]
    by_id = ok(stranger.get(f"{PUZZLES}/{shown['id']}"))
    assert by_id == shown | {"date": None}


def test_days_before_have_their_own_and_days_to_come_have_none_yet(stranger: Somebody) -> None:
    assert ok(stranger.get(f"{PUZZLES}/daily", params={"date": "2026-11-17"}))["id"] == on(1).id
    refused(stranger.get(f"{PUZZLES}/daily", params={"date": "2026-11-19"}), 404, "no-such-puzzle")
    refused(stranger.get(f"{PUZZLES}/daily", params={"date": "yesterday"}), 422, "bad-request")
    refused(stranger.get(f"{PUZZLES}/0000000000"), 404, "no-such-puzzle")


def test_an_answer_is_judged_and_only_the_solution_tells_more(stranger: Somebody) -> None:
    puzzle = on(2)
    wrong = attempt(stranger, puzzle, puzzle.moves[-1].tokens[0])
    assert (wrong["found"], wrong["mark"], wrong["chosen"], wrong["after"]) == (False, str(puzzle.mark(puzzle.moves[-1])), [], None)
    assert len(wrong["why"]) == 1
    right = attempt(stranger, puzzle, puzzle.solution.tokens[0])
    assert (right["found"], right["mark"]) == (True, "best")
    assert right["after"]["step"]["token"] == puzzle.solution.tokens[0]
    assert right["people"] == 0  # Whoever is not known could be counted any number of times.
    refused(stranger.post(f"{PUZZLES}/{puzzle.id}/attempts", json={"move": "9B9"}), 400, "not-a-choice")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_why(stranger: Somebody, language: str) -> None:
    for puzzle in (on(3), on(4), on(5)):
        for move in (puzzle.solution, puzzle.moves[1], puzzle.moves[-1]):
            [why] = attempt(stranger, puzzle, move.tokens[0], language=language)["why"]
            assert why.endswith(".")


def test_the_first_answer_of_each_person_is_counted(ann: Somebody, ben: Somebody, cid: Somebody) -> None:
    puzzle = on(6)
    best, other = puzzle.solution.tokens[0], puzzle.moves[1].tokens[0]
    attempt(ann, puzzle, other)
    assert attempt(ann, puzzle, best)["people"] == 1
    attempt(ben, puzzle, best)
    shown = ok(cid.get(f"{PUZZLES}/{puzzle.id}"))
    assert (shown["people"], shown["found"]) == (2, 1)
    told = ok(cid.post(f"{PUZZLES}/{puzzle.id}/solution"))
    assert {each["move"]: each["people"] for each in told["chosen"]} == {best: 1, other: 1}
    assert {each["move"]: each["mark"] for each in told["chosen"]}[best] == "best"
    # Whoever was told the solution is not counted any more.
    assert attempt(cid, puzzle, best)["people"] == 2


def test_moves_that_do_the_same_are_counted_as_one(ann: Somebody, ben: Somebody) -> None:
    puzzle, move = next((puzzle, move) for puzzle in shipped() for move in puzzle.moves if len(move.tokens) > 1)
    first, second = move.tokens[:2]
    attempt(ann, puzzle, second)
    attempt(ben, puzzle, first)
    chosen = ok(ann.post(f"{PUZZLES}/{puzzle.id}/solution"))["chosen"]
    assert chosen == [{"move": first, "mark": str(puzzle.mark(move)), "people": 2}]


def test_the_solution_is_told_to_whoever_asks(stranger: Somebody) -> None:
    puzzle = on(7)
    told = ok(stranger.post(f"{PUZZLES}/{puzzle.id}/solution", params={"language": "nl"}))
    assert (told["move"], *told["same"]) == puzzle.solution.tokens
    assert tuple(told["line"]) == puzzle.line
    assert told["after"]["step"]["token"] == told["move"]
    assert len(told["why"]) == 1


def test_who_erases_themselves_leaves_a_count_and_nothing_else(running: Running) -> None:
    puzzle = on(8)
    with running.somebody("Dan") as dan:
        attempt(dan, puzzle, puzzle.solution.tokens[0])
        dan.delete("/api/v1/me")
        assert ok(dan.get(f"{PUZZLES}/{puzzle.id}"))["people"] == 1
