"""The tutorials' kept positions are what the rules give, and teach what they say."""

import json
from typing import Any

import pytest

from azulejos.notation import afen
from azulejos.server import observations
from tests.web.lessons import GAMES, path, text


def kept(name: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(path(name).read_text(encoding="utf-8"))
    return found


def one(name: str, id: str) -> dict[str, Any]:
    return next(lesson for lesson in kept(name) if lesson["id"] == id)


@pytest.mark.parametrize("name", GAMES)
def test_the_kept_lessons_are_what_the_script_gives(name: str) -> None:
    assert path(name).read_text(encoding="utf-8") == text(GAMES[name]), "run: python -m tests.web.lessons"


@pytest.mark.parametrize("name", GAMES)
def test_a_kept_position_can_be_read_and_its_moves_are_the_legal_ones(name: str) -> None:
    for lesson in kept(name):
        position = afen.read(lesson["position"]["afen"])
        assert observations.legal(position.view(1)) == lesson["legal"]
        assert set(lesson["effects"]) == set(lesson["legal"])
        assert set(lesson["right"]) <= set(lesson["legal"])


@pytest.mark.parametrize("name", GAMES)
def test_every_lesson_leaves_something_else_to_do(name: str) -> None:
    """What can only be done right teaches nothing."""
    assert all(len(lesson["legal"]) > len(lesson["right"]) for lesson in kept(name))


@pytest.mark.parametrize(
    ("name", "id", "key"),
    [("azul", "runs", "points"), ("grey", "cell", "points"), ("grey", "column", "points"), ("grey", "end", "points"), ("duel", "cell", "points")],
)
def test_where_the_most_points_are_asked_for_only_they_are_right(name: str, id: str, key: str) -> None:
    lesson = one(name, id)
    best = max(effect.get(key, 0) for effect in lesson["effects"].values())
    assert {token for token, effect in lesson["effects"].items() if effect.get(key, 0) == best} == set(lesson["right"])


def test_the_right_move_costs_least_where_tiles_must_fall() -> None:
    lesson = one("azul", "fall")
    white = {token: effect.get("cost", 0) for token, effect in lesson["effects"].items() if token.startswith("CW")}
    assert min(white, key=lambda token: white[token]) == "CW4"
    assert white["CW4"] == 1


def test_the_last_lessons_end_their_games_and_the_learner_wins() -> None:
    for name in GAMES:
        (answer,) = one(name, "end")["right"].values()
        assert answer["position"]["outcome"]["winners"] == [1]


def test_on_the_grey_wall_the_tempting_cell_makes_the_next_line_fall() -> None:
    effects = one("grey", "order")["effects"]
    assert effects[">21"]["points"] > effects[">25"]["points"]
    assert effects[">21"]["lost"] == [3]
    assert "lost" not in effects[">25"]


def test_a_line_without_a_space_breaks_in_duel() -> None:
    effects = one("duel", "breaks")["effects"]
    assert effects["MK1"]["lost"] == [1]
    assert "lost" not in effects["MK4"]
