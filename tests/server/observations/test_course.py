"""The course of a game: position after position, through the eyes of each seat."""

import random
from typing import Any

import pytest

from azulejos.notation import read_token, write_token
from azulejos.rules import Move, Position, game
from azulejos.server import observations
from tests.server.fair.games import GAMES, go_on


def played(name: str, steps: int = 10_000) -> Position:
    return go_on(GAMES[name].start(1), steps=steps)


@pytest.mark.parametrize("name", GAMES)
def test_a_course_has_every_position_as_it_was_seen_then(name: str) -> None:
    end = played(name)
    seat = random.Random(name).randrange(end.game.players + 1)
    frames: Any = observations.history(end.copy(), 0, 10_000, seat)
    position = end.origin()
    assert [frame["n"] for frame in frames] == list(range(len(end.events) + 1))
    assert frames[0]["step"] is None
    for frame, event in zip(frames[1:], end.events, strict=True):
        assert frame["step"]["seat"] == (position.to_move if isinstance(event, Move) else None)
        assert frame["step"]["token"] == write_token(position.game, position.redacted(event, seat))
        before = position.round_scores
        position.push(event)
        assert frame["position"] == observations.position(position.view(seat))
        for each, (was, now) in enumerate(zip(before, position.round_scores, strict=True), 1):
            if was is not None and now is not None and frame["step"]["token"] != "draw":  # A plate from the pile costs a point (D20).
                assert sum(step["points"] for step in frame["step"]["scoring"] if step["seat"] == each) == now - was


@pytest.mark.parametrize(("first", "last", "numbers"), [(0, 0, [0]), (3, 5, [3, 4, 5]), (8, 99, [8, 9, 10]), (10, 10, [10])])
def test_a_part_of_a_course(first: int, last: int, numbers: list[int]) -> None:
    position = played("duel", 10)
    frames = observations.history(position, first, last, 2)
    assert [frame["n"] for frame in frames] == numbers
    assert (frames[0]["step"] is None) == (first == 0)


def test_what_is_drawn_of_a_position_has_its_last_event_and_nothing_that_the_viewer_may_not_know() -> None:
    marked: dict[int, int] = {}
    for steps in range(1, 130):
        position = played("duel", steps)
        for seat in range(3):
            shown: Any = observations.redacted_position(position, seat)
            assert shown == position.view(seat).position
            marked[seat] = marked.get(seat, 0) + len(shown.events)
    assert all(count > 60 for count in marked.values()), marked


def test_nothing_is_marked_before_the_first_event() -> None:
    start = game("azul").start()
    assert observations.redacted_position(start, 1).events == ()
    start.push(read_token(start.game, "@BBYK/RRWW/BBYK/RKWW/BYYR"))
    assert len(observations.redacted_position(start, 1).events) == 1
