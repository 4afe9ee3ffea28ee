"""What viewers see of Azul Duel: all that they may know (D50), and never a front that is not for them."""

import random
from itertools import product
from typing import Any

import orjson
import pytest
from hypothesis import given
from hypothesis import strategies as st

from azulejos.notation import afen
from azulejos.rules import OptionError
from azulejos.rules.duel import DuelPosition, DuelStage, Fronts, scoring_tiles, standard
from azulejos.rules.duel.game import DuelGame
from azulejos.server import observations
from tests.kit.chances import seeded
from tests.kit.duel_play import POLICIES, Policy, curious, next_event, play, played
from tests.kit.duel_tables import FIRST_GAME, OTHER_SIDES, duel, spell
from tests.kit.effort import LONG

KEYS = [
    "game", "options", "round", "phase", "stage", "after", "to_move", "line", "first", "holder", "trays", "rest", "display", "pile", "drawn",
    "hand", "bag", "tower", "boards", "unseen", "points", "outcome", "afen",
]  # fmt: skip
GAMES = (duel(*FIRST_GAME), duel(*OTHER_SIDES))
VIEWERS = (0, 1, 2)
"""A spectator, and both seats."""
seeds = st.integers(0, 2**32 - 1)


def seen_by(position: DuelPosition, seat: int) -> bytes:
    return orjson.dumps(observations.position(position.view(seat)))


def hidden_from(position: DuelPosition, seat: int) -> list[str]:
    """The fronts that lie in the pile or are drawn, and that this seat has not looked at. One of which it only cannot tell the place it remembers."""
    remembered = [plate for memory in position.memories for plate in memory.plates if memory.seat == seat]
    backs = (*position.pile, *position.drawn)
    return [str(back.plate) for back in backs if back.plate is not None and not back.seen_by & seat and back.plate not in remembered]


def check_hidden(position: DuelPosition, seat: int) -> int:
    """No hidden front stands anywhere but among all those that the seat has not seen."""
    seen = orjson.loads(seen_by(position, seat))
    hidden = hidden_from(position, seat)
    assert set(hidden) <= set(seen["unseen"]["plates"])
    del seen["unseen"]
    *fields, first, second = seen.pop("afen").split(":")
    plates = [part for board in (first, second) for part in board.split(",")[2].split(".")]
    # The rows of a dome, in which four spaces may happen to follow each other like those of a plate, are in neither text as AFEN writes a plate.
    text, line = orjson.dumps(seen).decode(), " ".join([*fields, *plates])
    for front in hidden:
        assert front not in text
        assert front.replace("/", "").replace("*", "W") not in line
    return len(hidden)


@pytest.mark.parametrize(("policy", "game"), [*zip(POLICIES, GAMES * 3)] if not LONG else [*product(POLICIES, GAMES)])
def test_d50_whole_games_tell_all_that_lies_open_and_no_hidden_front(game: DuelGame, policy: Policy) -> None:
    hidden = 0
    for number, (position, _) in enumerate(play(game, 1, policy, first=2)):
        if LONG or number % 4 == 0:
            hidden += check(position)
    check(position)
    assert hidden


def check(position: DuelPosition) -> int:
    for seat in VIEWERS:
        seen = orjson.loads(seen_by(position, seat))
        assert list(seen) == KEYS
        assert afen.read(seen["afen"]) == position.view(seat).position
        check_same(seen, position, position.view(seat).position)
    return sum(check_hidden(position, seat) for seat in VIEWERS)


def check_same(seen: dict[str, Any], position: DuelPosition, known: DuelPosition) -> None:
    """What lies open is all there, and the backs as this viewer knows them; the AFEN, which is complete, was compared already."""
    assert seen["stage"] == position.stage.value
    assert [(tray["sun"], tray["moon"], tray["chip"]) for tray in seen["trays"]] == [tuple(tray) for tray in position.trays]
    assert seen["rest"] == ({"tray": position.tray, "tiles": position.rest} if position.rest else None)
    assert [len(seen["pile"]), len(seen["drawn"])] == [len(position.pile), len(position.drawn)]
    for back, lying in zip(seen["pile"] + seen["drawn"], (*known.pile, *known.drawn), strict=True):
        assert (back is None) == (lying.kind is None)
        if back is not None and lying.kind is not None:
            assert back["back"] == lying.kind.value
            assert sum(back["seen_by"]) == lying.seen_by
            assert back["front"] == (None if lying.plate is None else str(lying.plate))
    assert "".join(letter * many for letter, many in seen["bag"].items()) == spell(position.bag)
    assert "".join(letter * many for letter, many in seen["tower"].items()) == spell(position.tower)
    for board, true in zip(seen["boards"], position.boards, strict=True):
        assert board["score"] == true.score
        assert board["lines"] == [(line.colour or "") * line.filled for line in true.lines]
        assert board["dome"]["spaces"] == ["".join(space or "-" for space in row) for row in true.dome.spaces]
        assert board["dome"]["tiles"] == ["".join(tile or "-" for tile in row) for row in true.dome.tiles]
        assert [board["broken"], board["tokens"], board["chips_taken"]] == [true.broken, true.tokens, true.chips_taken]
        assert board["scoring"] == {name: scoring_tiles.score(name, true.dome, standard()).points for name in position.game.tiles}
    check_complete(seen)


def check_complete(seen: dict[str, Any]) -> None:
    """Each of the box's plates and chips is somewhere, and just once."""
    laid = [laid["plate"] for board in seen["boards"] for laid in board["dome"]["plates"] if laid]
    fronts = [back["front"] for back in seen["pile"] + seen["drawn"] if back and back["front"]]
    shown = [*laid, *fronts, *filter(None, seen["display"]), *filter(None, [seen["hand"]]), *seen["unseen"]["plates"]]
    assert sorted(shown) == sorted(map(str, standard().plates))
    chips = [chip for board in seen["boards"] for chip in board["chips"] + board["spent"]]
    chips += [tray["chip"] for tray in seen["trays"] if tray["chip"] not in ("", "?")]
    assert sorted(chips + seen["unseen"]["chips"]) == sorted(standard().chips)


@given(st.sampled_from(POLICIES), seeds, seeds, st.integers(0, 300), st.sampled_from(VIEWERS))
def test_d50_positions_that_differ_in_hidden_things_look_the_same(policy: Policy, seed: int, other: int, events: int, seat: int) -> None:
    lots = random.Random(seed)
    position = GAMES[seed % 2].start(1 + seed % 2)
    for _ in range(events):
        if position.stage is DuelStage.OVER:
            break
        position.push(next_event(position, policy, lots))
    twin = position.view(seat).sample(seeded(other))
    assert seen_by(twin, seat) == seen_by(position, seat)
    check_hidden(twin, seat)


def test_d50_twins_do_differ() -> None:
    """The test above would be empty if no sample ever differed."""
    differing = 0
    for position, _ in play(GAMES[0], 3, curious):
        for seat in VIEWERS:
            twin = position.view(seat).sample(seeded(differing))
            assert seen_by(twin, seat) == seen_by(position, seat)
            differing += twin != position
    assert differing > 20


def test_d50_the_drawer_sees_fronts_that_the_other_one_is_not_told() -> None:
    position, event = next((position, event) for position, event in play(GAMES[0], 3, curious) if isinstance(event, Fronts))
    seat = position.to_move
    assert seat is not None
    fronts = [str(plate) for plate in event.plates]
    assert observations.redacted(position, event, seat) == "fronts:" + ",".join(fronts)
    assert observations.redacted(position, event, 3 - seat) == "fronts:" + ",".join("?" for _ in fronts)
    assert observations.redacted(position, event, 0) == "fronts:" + ",".join("?" for _ in fronts)
    position.push(event)
    for viewer, known in ((seat, fronts), (3 - seat, [None] * len(fronts)), (0, [None] * len(fronts))):
        seen: Any = observations.position(position.view(viewer))
        assert [back["front"] for back in seen["drawn"]] == known
    assert [token.partition("=")[2] for token in observations.legal(position.view(seat))] == fronts


def test_an_outcome_tells_the_scoring_tiles() -> None:
    position = played(GAMES[1], 2)
    seen = orjson.loads(seen_by(position, 1))
    outcome = seen["outcome"]
    assert [{bonus["kind"]: bonus["points"] for bonus in bonuses} for bonuses in outcome["bonuses"]] == [board["scoring"] for board in seen["boards"]]
    assert outcome["scores"] == list(position.scores)
    assert outcome["winners"] == list(outcome["ranking"][0])


def test_there_is_no_view_of_a_seat_that_is_not_there() -> None:
    with pytest.raises(OptionError, match="no seat 3"):
        observations.position(GAMES[0].start().view(3))
