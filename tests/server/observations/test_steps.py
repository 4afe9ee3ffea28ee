"""Scoring as JSON: every kind of step, with all that it tells."""

import dataclasses
from typing import Any

import orjson
import pytest

from azulejos.rules import BrokenCost, FloorCost, LineBroken, LineFallen, Scoring, SpecialScored, TileScored, game
from azulejos.server import observations
from tests.kit.duel_play import builder
from tests.kit.duel_play import play as play_duel
from tests.kit.duel_tables import duel
from tests.kit.play import narrow, play
from tests.kit.tables import table

KINDS = {
    TileScored: "tile",
    SpecialScored: "special",
    LineFallen: "line-fallen",
    LineBroken: "line-broken",
    FloorCost: "floor-cost",
    BrokenCost: "broken-cost",
}


def test_every_step_of_whole_games_tells_all_that_it_has() -> None:
    steps: list[Scoring] = []
    for seed in range(5):
        for position, event in play(table(2, wall="grey"), seed, narrow):
            steps += position.explain(event)
    for duel_position, event in play_duel(duel(), 2, builder):
        steps += duel_position.explain(event)
    assert {type(step) for step in steps} == set(KINDS)
    for step, shown in zip(steps, orjson.loads(orjson.dumps(observations.scoring(game("azul"), steps))), strict=True):
        assert shown.pop("kind") == KINDS[type(step)]
        assert shown == as_json(dataclasses.asdict(step))


def as_json(value: Any) -> Any:
    return orjson.loads(orjson.dumps(value))


def test_a_step_that_is_not_known_is_not_passed_over() -> None:
    with pytest.raises(TypeError, match="has no JSON"):
        observations.scoring(game("azul"), [Scoring(1, 0)])
