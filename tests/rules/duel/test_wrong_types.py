"""Events whose fields are of a wrong type are refused like any other event that cannot be: by a typed error, with a clause."""

import dataclasses
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from azulejos.rules import Event, IllegalDeal, IllegalEvent, IllegalMove, Move
from azulejos.rules.duel import moves
from azulejos.rules.duel.plates import Kind, Plate
from azulejos.rules.duel.position import DuelPosition
from azulejos.rules.duel.stages import OF_EVENT
from tests.kit.duel_play import curious, play
from tests.kit.duel_tables import duel

PLATE = Plate("YKTS")
WRONG: list[tuple[type[Event], tuple[Any, ...], str]] = [
    (moves.Sun, ("1", "B", 1), "D21"),
    (moves.Sun, (1.0, "B", 1), "D21"),
    (moves.Sun, (True, "B", 1), "D21"),
    (moves.Sun, (1, None, 1), "D21"),
    (moves.Sun, (1, ["B"], 1), "D21"),
    (moves.Sun, (1, "B", None), "D21"),
    (moves.Moon, (5, 1), "D22"),
    (moves.Moon, ("B", "1"), "D22"),
    (moves.Stack, (("B", "Y"),), "D21"),
    (moves.Stack, (tuple,), "D21"),
    (moves.Stack, (None,), "D21"),
    (moves.TakeChip, ("2",), "D23"),
    (moves.TakeChip, (2.0,), "D23"),
    (moves.TakePlate, (None,), "D20"),
    (moves.Keep, ("1", PLATE), "D20"),
    (moves.Keep, (1, "YK/TS"), "D20"),
    (moves.KeepSome, ("YK/TS",), "D20"),
    (moves.PutUnderSome, ("S",), "D20"),
    (moves.Lay, ("1", 0), "D2"),
    (moves.Lay, (1, None), "D2"),
    (moves.PutUnder, ("1",), "D20"),
    (moves.Spend, (None,), "D31"),
    (moves.Spend, ("TY",), "D31"),
    (moves.Spend, (["T", "TY"],), "D31"),
    (moves.Spend, ((1, "T"),), "D31"),
    (moves.Tile, (None, 1), "D2"),
    (moves.Tile, (1, 1.5), "D2"),
    (moves.Top, ("S",), "D50"),
    (moves.TurnUp, ("YK/TS",), "D10"),
    (moves.Trays, (None,), "D10"),
    (moves.Trays, ("BBYRK",), "D10"),
    (moves.Trays, (["BBYRK", "", "", "", ""],), "D10"),
    (moves.Trays, ((("B",), "", "", "", ""),), "D10"),
    (moves.Fronts, (PLATE,), "D20"),
    (moves.Fronts, ((PLATE, "YK/TS"),), "D20"),
    (moves.Reveal, ("1", "T"), "D23"),
    (moves.Reveal, (1, None), "D23"),
]


@pytest.mark.parametrize(("kind", "fields", "clause"), WRONG, ids=[f"{kind.__name__}{fields}" for kind, fields, _ in WRONG])
def test_a_field_of_a_wrong_type(kind: type[Event], fields: tuple[Any, ...], clause: str) -> None:
    with pytest.raises(IllegalEvent) as refusal:
        kind(*fields)
    is_move = issubclass(kind, Move)
    assert type(refusal.value) is (IllegalMove if is_move else IllegalDeal)
    assert (refusal.value.code, refusal.value.clause) == ("no-such-move" if is_move else "no-such-deal", clause)


def test_every_event_with_fields_is_among_them() -> None:
    with_fields = {kind for kind in OF_EVENT if dataclasses.fields(kind)}  # type: ignore[arg-type]
    assert {kind for kind, _, _ in WRONG} == with_fields


def positions() -> list[DuelPosition]:
    found: dict[object, DuelPosition] = {}
    for seed in range(3):
        for position, _ in play(duel(), seed, curious):
            found.setdefault(position.stage, position.copy())
    return list(found.values())


POSITIONS = positions()
ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers(-2, 9) | st.floats(0, 5) | st.sampled_from(["", "B", "BY", "YK/TS", "S", "?", *Kind, PLATE]),
    lambda inner: st.lists(inner, max_size=5) | st.lists(inner, max_size=5).map(tuple) | st.dictionaries(st.text(max_size=1), inner, max_size=2),
    max_leaves=6,
)  # fmt: skip


@given(st.sampled_from(sorted(OF_EVENT, key=lambda kind: kind.__name__)), st.data())
def test_whatever_an_event_is_made_of_it_is_taken_or_refused(kind: type[Event], data: st.DataObject) -> None:
    fields = [data.draw(ANYTHING) for _ in dataclasses.fields(kind)]  # type: ignore[arg-type]
    try:
        event = kind(*fields)
    except IllegalEvent:
        return
    for position in POSITIONS:
        try:
            position.copy(history=False).push(event)
        except IllegalEvent:
            continue
