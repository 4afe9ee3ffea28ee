"""An event in the wrong place is refused by the right clause, and the position stays as it was."""

from collections.abc import Callable
from typing import cast

import pytest

from azulejos.rules import Event, GameOver, IllegalDeal, IllegalEvent, IllegalMove, Phase
from azulejos.rules.azul import AzulPosition, Colour, Deal, Place, Take, Withdraw
from tests.kit.boards import board, front, on_floor, setup
from tests.kit.chances import Lowest
from tests.kit.events import event
from tests.kit.tables import start, table, tournament

DEAL = "@BBYK/RRWW/BBYK/RKWW/BYYR"
ROW = "BYRKW ..... ..... ..... ....."


def offer() -> AzulPosition:
    position = start(2)
    position.push(event(DEAL))
    return position


def grey_offer() -> AzulPosition:
    return setup(table(2, wall="grey"), displays="BBBB")


def grey_tiling() -> AzulPosition:
    return setup(table(2, wall="grey"), board("B - - - -"), board(floor="M"), phase=Phase.TILING, line=1, marker=on_floor(2))


def between() -> AzulPosition:
    return setup(table(2), lid="B", phase=Phase.DEAL, marker=front(2))


def over() -> AzulPosition:
    return setup(table(2), board(wall=ROW), lid="B", phase=Phase.OVER, marker=front(2))


def stopped() -> AzulPosition:
    return setup(table(2, tournament=True), displays="BBBB", phase=Phase.STOPPED, passes=2)


def tournament_offer() -> AzulPosition:
    return setup(table(2, tournament=True), displays="BBBB")


CASES: list[tuple[Callable[[], AzulPosition], str, type[IllegalEvent], str, str | None]] = [
    (start, "1BF", IllegalMove, "deal-due", "A30"),
    (start, "pass", IllegalEvent, "not-a-tournament", "T4"),
    (start, ">11", IllegalMove, "coloured-wall", "A20"),
    (between, "CBF", IllegalMove, "deal-due", "A30"),
    (between, ">11", IllegalMove, "coloured-wall", "A20"),
    (offer, DEAL, IllegalDeal, "take-due", "A16"),
    (offer, ">11", IllegalMove, "coloured-wall", "A20"),
    (offer, "6BF", IllegalMove, "no-such-display", "A2"),
    (offer, "9WF", IllegalMove, "no-such-display", "A2"),
    (offer, "1RF", IllegalMove, "no-such-tiles", "A11"),
    (offer, "CBF", IllegalMove, "no-such-tiles", "A11"),
    (offer, "withdraw:1", IllegalEvent, "not-a-tournament", "T21"),
    (offer, "withdraw:9", IllegalEvent, "not-a-tournament", "T21"),
    (offer, "resume", IllegalEvent, "not-a-tournament", "T5"),
    (offer, "void", IllegalEvent, "not-a-tournament", "T5"),
    (grey_offer, ">11", IllegalMove, "take-due", "A16"),
    (grey_offer, "pass", IllegalEvent, "not-a-tournament", "T4"),
    (grey_tiling, "1BF", IllegalMove, "placement-due", "A52"),
    (grey_tiling, DEAL, IllegalDeal, "placement-due", "A52"),
    (grey_tiling, ">21", IllegalMove, "wrong-line", "A52"),
    (grey_tiling, "void", IllegalEvent, "not-a-tournament", "T5"),
    (stopped, "1BF", IllegalMove, "stopped", "T5"),
    (stopped, DEAL, IllegalDeal, "stopped", "T5"),
    (stopped, "pass", IllegalEvent, "stopped", "T5"),
    (stopped, ">11", IllegalMove, "coloured-wall", "A20"),
    (tournament_offer, "resume", IllegalEvent, "not-stopped", "T5"),
    (tournament, "withdraw:1", IllegalEvent, "before-the-deal", "T25"),
    (tournament, "void", IllegalEvent, "before-the-deal", "T5"),
    (tournament, "resume", IllegalEvent, "not-stopped", "T5"),
    (tournament, "pass", IllegalEvent, "deal-due", "A30"),
    *((over, text, GameOver, "game-over", "A40") for text in ("1BF", "CWF", ">11", DEAL, "pass", "resume", "void", "withdraw:1")),
]


@pytest.mark.parametrize(("make", "text", "kind", "code", "clause"), CASES, ids=[f"{make.__name__} {text}" for make, text, *_ in CASES])
def test_refusal(make: Callable[[], AzulPosition], text: str, kind: type[IllegalEvent], code: str, clause: str | None) -> None:
    position = make()
    before = position.copy()
    moves = list(position.legal_moves)
    with pytest.raises(IllegalEvent) as refusal:
        position.push(event(text))
    assert (type(refusal.value), refusal.value.code, refusal.value.clause) == (kind, code, clause)
    assert position == before
    assert position.events == before.events
    assert list(position.legal_moves) == moves


@pytest.mark.parametrize(("make", "clause"), [(offer, "A16"), (grey_tiling, "A52"), (stopped, "T5"), (over, "A40")])
def test_no_deal_is_drawn_when_none_is_due(make: Callable[[], AzulPosition], clause: str) -> None:
    with pytest.raises(IllegalEvent) as refusal:
        make().deal(Lowest())
    assert refusal.value.clause == clause


@pytest.mark.parametrize("line", [0, 6, -1])
def test_a3_a_wall_has_five_rows_and_columns(line: int) -> None:
    for cell in ((line, 1), (1, line)):
        with pytest.raises(IllegalMove) as refusal:
            Place(*cell)
        assert (refusal.value.code, refusal.value.clause) == ("no-such-cell", "A3")


@pytest.mark.parametrize(("source", "destination"), [(-1, 1), (10, 1), (1, -1), (1, 6)])
def test_a11_a_take_names_what_there_is(source: int, destination: int) -> None:
    with pytest.raises(IllegalMove) as refusal:
        Take(source, Colour.RED, destination)
    assert (refusal.value.code, refusal.value.clause) == ("no-such-take", "A11")


def test_a_colour_may_be_given_by_its_number() -> None:
    take = Take(1, cast("Colour", 2), 3)
    assert take.colour is Colour.RED
    assert take == Take(1, Colour.RED, 3)


def test_an_event_of_another_game() -> None:
    class Stranger(Event):
        pass

    position = offer()
    before = position.copy()
    with pytest.raises(IllegalEvent) as refusal:
        position.push(Stranger())
    assert refusal.value.code == "unknown-event"
    assert position == before


def test_a_refusal_is_a_sentence_with_its_clause() -> None:
    with pytest.raises(IllegalMove, match=r"^Display 1 has no red tiles\. \(A11\)$"):
        offer().push(event("1RF"))


@pytest.mark.parametrize(
    ("kind", "fields", "code", "clause"),
    [
        (Take, ("1", Colour.RED, 1), "no-such-take", "A11"),
        (Take, (1.0, Colour.RED, 1), "no-such-take", "A11"),
        (Take, (1, "R", 1), "no-such-take", "A11"),
        (Take, (1, Colour.RED, None), "no-such-take", "A11"),
        (Place, (None, 1), "no-such-cell", "A3"),
        (Place, (1, 1.0), "no-such-cell", "A3"),
        (Deal, (None,), "no-such-deal", "A30"),
        (Deal, ([(1, 1, 1, 1, 0)] * 5,), "no-such-deal", "A30"),
        (Deal, (("BBYK",) * 5,), "no-such-deal", "A30"),
        (Deal, (((1.0, 1, 1, 1, 0),) * 5,), "no-such-deal", "A30"),
        (Withdraw, ("1",), "no-such-seat", "A2"),
    ],
    ids=str,
)
def test_a_field_of_a_wrong_type(kind: type[Event], fields: tuple[object, ...], code: str, clause: str) -> None:
    """By a typed error, and never in the middle of a game."""
    with pytest.raises(IllegalEvent) as refusal:
        kind(*fields)
    assert (refusal.value.code, refusal.value.clause) == (code, clause)
