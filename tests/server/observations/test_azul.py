"""What viewers see of Azul: everything, in few bytes, and the same for all of them."""

from typing import Any

import orjson
import pytest
from hypothesis import given

from azulejos.notation import afen
from azulejos.rules.azul import AzulGame, AzulPosition, Void
from azulejos.server import observations
from tests.kit.boards import PATTERN
from tests.kit.effort import LONG
from tests.kit.play import POLICIES, play, played
from tests.kit.strategies import positions
from tests.kit.tables import UNUSUAL, VARIANTS, name, start, table
from tests.server.observations.rebuilt import rebuilt

KEYS = [
    "game", "options", "round", "phase", "to_move", "line", "first", "marker", "displays", "centre", "bag", "lid", "boards", "floor_costs",
    "pattern", "idle", "bare", "withdrawn", "lost", "passes", "outcome", "afen",
]  # fmt: skip


@pytest.mark.parametrize(("number", "game"), [*enumerate([*VARIANTS, *UNUSUAL])], ids=lambda each: each if isinstance(each, int) else name(each))
def test_whole_games_can_be_rebuilt_from_what_is_seen(number: int, game: AzulGame) -> None:
    for seed in range(len(POLICIES)) if LONG else [number % len(POLICIES)]:
        for step, (position, _) in enumerate(play(game, seed, POLICIES[seed], first=game.players)):
            if LONG or step % 3 == 0:
                check(position)
        check(position)


@given(positions())
def test_any_position_can_be_rebuilt(position: AzulPosition) -> None:
    check(position)
    assert rebuilt(orjson.loads(orjson.dumps(observations.position(position.view(1))))).status() == ()


def check(position: AzulPosition) -> None:
    texts = {orjson.dumps(observations.position(position.view(seat))) for seat in range(position.game.players + 1)}
    (text,) = texts
    assert text == orjson.dumps(observations.position(position.copy(history=False).view(1)))
    seen = orjson.loads(text)
    assert list(seen) == KEYS
    assert rebuilt(seen) == position
    assert afen.read(seen["afen"]) == position
    assert (seen["outcome"] is None) == (position.outcome is None)


def test_two_players_need_less_than_two_kilobytes_until_the_end() -> None:
    for seed in range(5):
        for position, _ in play(table(2), seed):
            assert len(orjson.dumps(observations.position(position.view(1)))) < 1000
        assert len(orjson.dumps(observations.position(position.view(1)))) < 2000


def test_the_coloured_wall_shows_its_pattern() -> None:
    coloured: Any = observations.position(start().view(1))
    grey: Any = observations.position(start(wall="grey").view(1))
    assert list(coloured["pattern"]) == PATTERN.split()
    assert grey["pattern"] is None


def test_an_outcome_tells_scores_places_and_bonuses() -> None:
    position = played(table(3), 4)
    outcome = position.outcome
    assert outcome is not None
    seen = orjson.loads(orjson.dumps(observations.position(position.view(2))))["outcome"]
    assert seen["scores"] == list(outcome.scores)
    assert seen["winners"] == list(outcome.winners)
    assert seen["ranking"] == [list(place) for place in outcome.ranking]
    assert seen["tie_break"] == outcome.tie_break.value
    assert seen["void"] is False
    assert seen["ended_by"]["clause"] == "A40"
    for seat, bonuses in enumerate(seen["bonuses"]):
        assert [bonus["kind"] for bonus in bonuses] == ["rows", "columns", "colours"]
        assert sum(bonus["points"] for bonus in bonuses) == seen["scores"][seat] - position.boards[seat].score
        assert [len(bonus["cells"]) for bonus in bonuses] == [bonus["count"] for bonus in bonuses]


def test_a_void_game_has_no_scores() -> None:
    position = next(position for position, _ in play(table(2, tournament=True), 1) if position.round)
    position.push(Void())
    seen = observations.position(position.view(1))["outcome"]
    assert seen is not None
    assert seen["void"] is True
    assert list(seen["scores"]) == [None, None]


def test_what_is_handed_out_is_the_callers_own() -> None:
    view = start().view(1)
    before = orjson.dumps(observations.position(view))
    seen: Any = observations.position(view)
    seen["boards"][0]["lines"][0] = "X"
    seen["options"]["players"] = 9
    seen["displays"].append("X")
    assert orjson.dumps(observations.position(view)) == before
