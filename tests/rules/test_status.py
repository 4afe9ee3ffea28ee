"""`status()`: every fault of a position that cannot be, by its code and clause, and nothing else."""

import inspect
import re
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given

from azulejos.rules import FaultyPosition, Phase
from azulejos.rules.azul import AzulGame, AzulPosition, Board, Colour, Line, MarkerAt, MarkerPlace, status
from tests.kit.boards import CENTRE, board, front, on_floor, out, setup
from tests.kit.events import event
from tests.kit.strategies import positions
from tests.kit.tables import start, table
from tests.kit.tiles import count

HOME, GREY, TABLE = table(2), table(2, wall="grey"), table(3, tournament=True)
ROW = "BYRKW ..... ..... ..... ....."
Expected = list[tuple[str, str]]


def changed(position: AzulPosition, **parts: Any) -> AzulPosition:
    """The position with some parts replaced, as somebody may set them up by hand."""
    for name, part in parts.items():
        setattr(position, name, part)
    return position


def found(position: AzulPosition) -> Expected:
    return [(fault.code, fault.clause or "") for fault in position.status()]


def offer(game: AzulGame = HOME, **parts: Any) -> AzulPosition:
    """A position of the offer without a fault, then changed."""
    return changed(setup(game, displays="BBBB", centre="YR"), **parts)


def between(game: AzulGame = HOME, **parts: Any) -> AzulPosition:
    return changed(setup(game, lid="B", phase=Phase.DEAL, marker=front(1)), **parts)


def with_boards(*boards: Board, game: AzulGame = HOME, phase: Phase = Phase.OFFER, **parts: Any) -> AzulPosition:
    """Boards that may be wrong, and the right number of tiles all the same."""
    game_start = start(game.players, wall=game.wall, tournament=game.tournament)
    everyone = boards + (Board(),) * (game.players - len(boards))
    shown = count("BBBB") if phase in (Phase.OFFER, Phase.STOPPED) else count("")
    bag = tuple(20 - sum(each) for each in zip(shown, *(mine.tiles for mine in everyone), strict=True))
    playing = phase in (Phase.OFFER, Phase.STOPPED, Phase.TILING)
    parts = {"round": 9, "marker": CENTRE, "bag": bag, "to_move": 1 if playing else None, **parts}
    displays = (shown, *game_start.displays[1:])
    return changed(game_start, phase=phase, displays=displays, boards=everyone, **parts)


def with_first_deal() -> AzulPosition:
    position = start(2)
    position.push(event("@BBYK/RRWW/BBYK/RKWW/BYYR"))
    assert found(position) == []
    return position


CASES: dict[str, tuple[Callable[[], AzulPosition], Expected]] = {
    # The shape of the parts.
    "a board too few": (lambda: offer(boards=(Board(),)), [("boards", "A2")]),
    "a display too many": (lambda: offer(displays=(count("BBBB"), *[count("")] * 5)), [("displays", "A2")]),
    "a negative count": (lambda: offer(lid=(-1, 0, 0, 0, 0)), [("counts", "A1")]),
    "a count of six colours": (lambda: offer(centre=(0, 1, 1, 0, 0, 0)), [("counts", "A1")]),
    "four lines": (lambda: offer(boards=(Board(lines=(Line(None, 0),) * 4), Board())), [("board-shape", "A3")]),
    "a wall of six rows": (lambda: offer(boards=(Board(), Board(wall=((None,) * 5,) * 6))), [("board-shape", "A3")]),
    "a row of four": (lambda: offer(boards=(Board(), Board(wall=((None,) * 5,) * 4 + ((None,) * 4,)))), [("board-shape", "A3")]),
    "six lines": (lambda: offer(boards=(Board(lines=(Line(None, 0),) * 6), Board())), [("board-shape", "A3")]),
    "a wall of four rows": (lambda: offer(boards=(Board(), Board(wall=((None,) * 5,) * 4))), [("board-shape", "A3")]),
    # Tiles.
    "a tile too many": (lambda: offer(lid=count("R")), [("tile-count", "A1")]),
    "a tile of another colour": (lambda: offer(centre=count("YY")), [("tile-count", "A1"), ("tile-count", "A1")]),
    "five on a display": (lambda: offer(displays=(count("BBBBB"), *[count("")] * 4), bag=(15, 19, 19, 20, 20)), [("display-size", "A30")]),
    "a short display and a bag": (lambda: offer(displays=(count("BBB"), *[count("")] * 4), bag=(17, 19, 19, 20, 20)), [("display-short", "A30")]),
    "tiles after a short display": (
        lambda: offer(displays=(count("BBB"), count("BBBB"), *[count("")] * 3), bag=count(""), lid=(13, 19, 19, 20, 20)),
        [("display-order", "A30")],
    ),
    "more in the first bag than was left": (lambda: offer(round=1, displays=(count(""),) * 5, bag=(20, 19, 19, 20, 20)), [("bag", "A30")]),
    # Boards.
    "a negative score": (lambda: with_boards(board(score=-1)), [("score", "A22")]),
    "eight on the floor": (lambda: with_boards(board(floor="BBBBBBBB")), [("floor", "A3")]),
    "a line too long": (lambda: with_boards(board("BB - - - -")), [("line", "A3")]),
    "a colour without tiles": (lambda: with_boards(Board(lines=(Line(Colour.BLUE, 0), *[Line(None, 0)] * 4))), [("line", "A3")]),
    "tiles without a colour": (lambda: with_boards(Board(lines=(Line(None, 1), *[Line(None, 0)] * 4))), [("line", "A3")]),
    "fewer than no tiles": (lambda: with_boards(Board(lines=(Line(Colour.BLUE, -1), *[Line(None, 0)] * 4))), [("line", "A3")]),
    "a line whose row has its colour": (lambda: with_boards(board("- B - - -", "..... .B... ..... ..... .....")), [("line-colour", "A13")]),
    "a wrong colour on the wall": (lambda: with_boards(board(wall="Y.... ..... ..... ..... .....")), [("wall-pattern", "A4")]),
    "a colour twice in a grey row": (lambda: with_boards(board(wall="B.B.. ..... ..... ..... ....."), game=GREY), [("wall-twice", "A50")]),
    "a colour twice in a grey column": (lambda: with_boards(board(wall="B.... B.... ..... ..... ....."), game=GREY), [("wall-twice", "A50")]),
    "a complete row in the offer": (lambda: with_boards(board(wall=ROW)), [("row-complete", "A40")]),
    "a complete row before a deal": (
        lambda: with_boards(board(wall=ROW), phase=Phase.DEAL, marker=front(1)),
        [("row-complete", "A40"), ("ending", "A40")],
    ),
    "two tiles in a row after one round": (
        lambda: with_boards(board(wall="BY... ..... ..... ..... ....."), round=2),
        [("wall-rounds", "A20")],
    ),
    "three tiles in a row when two rounds are over": (
        lambda: with_boards(board(wall="BYR.. ..... ..... ..... ....."), round=2, phase=Phase.DEAL, marker=front(1)),
        [("wall-rounds", "A20")],
    ),
    "points in the first round": (
        lambda: changed(with_first_deal(), boards=(board(score=1), Board())),
        [("score", "A3")],
    ),
    # The marker.
    "two markers on floors": (lambda: with_boards(board(floor="M"), board(floor="M"), marker=on_floor(1)), [("two-markers", "A12")]),
    "two markers on one floor": (lambda: with_boards(board(floor="MM"), marker=on_floor(1)), [("two-markers", "A12")]),
    "one in the centre and one on a floor": (lambda: with_boards(board(floor="M")), [("two-markers", "A12")]),
    "no marker": (lambda: offer(marker=on_floor(1)), [("no-marker", "A12")]),
    "the marker on another floor": (lambda: with_boards(board(), board(floor="M"), marker=on_floor(1)), [("no-marker", "A12")]),
    "a holder in the centre": (lambda: offer(marker=MarkerAt(MarkerPlace.CENTRE, 1)), [("marker-holder", "A12")]),
    "no such holder": (lambda: between(marker=front(3)), [("marker-holder", "A12")]),
    "in front of nobody": (lambda: between(marker=front(0)), [("marker-holder", "A12")]),
    "out of play with a player": (lambda: offer(TABLE, marker=out(1)), [("marker-out", "T25")]),
    "in front of a leaver": (lambda: between(TABLE, marker=front(2), withdrawn=frozenset({2})), [("marker-out", "T25")]),
    "held by one who has still to pay": (
        lambda: with_boards(board("B - - - -"), game=GREY, phase=Phase.TILING, line=1, marker=front(2)),
        [("marker-front", "A15")],
    ),
    "held with space on the floor": (lambda: offer(marker=front(1)), [("marker-front", "A15")]),
    # The tournament table.
    "passes at home": (lambda: offer(passes=1), [("not-a-tournament", "T4")]),
    "a withdrawal at home": (lambda: offer(table(3), withdrawn=frozenset({3})), [("not-a-tournament", "T4")]),
    "stopped at home": (lambda: offer(phase=Phase.STOPPED), [("not-a-tournament", "T4")]),
    "void at home": (lambda: offer(phase=Phase.VOID, to_move=None), [("not-a-tournament", "T4")]),
    "a stranger withdrew": (lambda: offer(TABLE, withdrawn=frozenset({4})), [("withdrawn", "T21")]),
    "a leaver with a board": (
        lambda: with_boards(board(), board("B - - - -"), game=TABLE, withdrawn=frozenset({2})),
        [("withdrawn-board", "T21")],
    ),
    "lost by nobody": (lambda: offer(TABLE, lost=count("K"), bag=(16, 19, 19, 19, 20)), [("lost", "T21")]),
    "one player left": (lambda: offer(TABLE, withdrawn=frozenset({2, 3})), [("too-few", "T22")]),
    "too many passes": (lambda: offer(TABLE, passes=3), [("passes", "T5")]),
    "too many passes for two": (lambda: offer(TABLE, passes=2, withdrawn=frozenset({2})), [("passes", "T5")]),
    "fewer than no passes": (lambda: offer(TABLE, passes=-1), [("passes", "T5")]),
    "more passes than players": (lambda: offer(TABLE, phase=Phase.VOID, to_move=None, passes=4), [("passes", "T5")]),
    "stopped too soon": (lambda: offer(TABLE, phase=Phase.STOPPED, passes=2), [("passes", "T5")]),
    "passes after the last take": (lambda: between(TABLE, passes=1), [("passes", "T5")]),
    # Phase and round.
    "an offer of nothing": (lambda: offer(displays=(count(""),) * 5, centre=count(""), bag=(20, 20, 20, 20, 20)), [("no-offer", "A16")]),
    "the centre before any display": (
        lambda: changed(with_first_deal(), centre=count("W"), lid=count(""), round=2, bag=(15, 16, 16, 17, 15)),
        [("untaken", "A11")],
    ),
    "another seat before the first take": (lambda: changed(with_first_deal(), to_move=2), [("untaken", "A11")]),
    "no idle round before the first take": (lambda: changed(with_first_deal(), idle=0), [("untaken", "A11")]),
    "the marker taken before the first take": (
        lambda: changed(with_first_deal(), boards=(board(floor="M"), Board()), marker=on_floor(1)),
        [("untaken", "A11")],
    ),
    "an offer that is not over": (lambda: between(centre=count("B"), lid=count("")), [("offer", "A16")]),
    "tiling a coloured wall": (
        lambda: with_boards(board("B - - - -"), phase=Phase.TILING, line=1),
        [("tiling", "A20")],
    ),
    "over without a reason": (lambda: between(phase=Phase.OVER), [("ending", "A40")]),
    "a stall that is not over": (lambda: between(idle=2), [("ending", "A40")]),
    "a grey stall that is not over": (lambda: between(GREY, bare=5), [("ending", "A40")]),
    "nothing to deal and not over": (
        lambda: between(TABLE, bag=count(""), lid=count(""), lost=(20,) * 5, withdrawn=frozenset({3})),
        [("ending", "A40")],
    ),
    "three idle rounds": (lambda: offer(idle=3), [("stall-counts", "A33")]),
    "fewer than no idle rounds": (lambda: offer(idle=-1), [("stall-counts", "A33")]),
    "six bare rounds": (lambda: offer(GREY, bare=6), [("stall-counts", "A33")]),
    "more idle rounds than rounds": (lambda: changed(with_first_deal(), idle=2), [("stall-counts", "A33")]),
    "more bare rounds than rounds": (lambda: offer(GREY, round=3, bare=4), [("stall-counts", "A33")]),
    "bare rounds on the coloured wall": (lambda: offer(bare=1), [("stall-counts", "A33")]),
    "round 0 after a deal": (lambda: offer(round=0), [("round", "A10"), ("start", "A10")]),
    "round 3 before a deal": (lambda: changed(start(2), round=3), [("round", "A10")]),
    "a negative round": (lambda: offer(round=-1), [("round", "A10")]),
    "a round that no game reaches": (lambda: offer(round=1001), [("round", "A10")]),
    "points before the first deal": (lambda: changed(start(2), boards=(board(score=1), Board())), [("score", "A3"), ("start", "A10")]),
    "lines before the first deal": (
        lambda: changed(start(2), boards=(board("- B - - -"), Board())),
        [("tile-count", "A1"), ("start", "A10")],
    ),
    "another first player": (lambda: changed(start(2), marker=front(2)), [("start", "A10")]),
    "idle before the first deal": (lambda: changed(start(2), idle=1), [("stall-counts", "A33"), ("start", "A10")]),
    "bare before the first deal": (lambda: changed(start(2, wall="grey"), bare=1), [("stall-counts", "A33"), ("start", "A10")]),
    "withdrawn before the first deal": (lambda: changed(start(3, tournament=True), withdrawn=frozenset({2})), [("withdrawn", "T25")]),
    "a complete line before a deal": (lambda: with_boards(board("B - - - -"), phase=Phase.DEAL, marker=front(1)), [("untiled", "A20")]),
    "an unpaid floor": (lambda: with_boards(board(floor="K"), phase=Phase.DEAL, marker=front(1)), [("unpaid", "A22")]),
    # Whose turn.
    "no such first player": (lambda: offer(first=3), [("first", "A10")]),
    "a turn between rounds": (lambda: between(to_move=1), [("to-move", "A10")]),
    "a line between rounds": (lambda: between(line=1), [("to-move", "A10")]),
    "nobody's turn": (lambda: offer(to_move=None), [("to-move", "A10")]),
    "a stranger's turn": (lambda: offer(to_move=3), [("to-move", "A10")]),
    "a leaver's turn": (lambda: offer(TABLE, withdrawn=frozenset({1})), [("to-move", "A10")]),
    "a line in the offer": (lambda: offer(line=1), [("line-to-tile", "A52")]),
    "no line to tile": (lambda: with_boards(board("B - - - -"), game=GREY, phase=Phase.TILING), [("line-to-tile", "A52")]),
    "a sixth line to tile": (lambda: with_boards(board("B - - - -"), game=GREY, phase=Phase.TILING, line=6), [("line-to-tile", "A52")]),
    "an empty line to tile": (lambda: with_boards(board(), game=GREY, phase=Phase.TILING, line=1), [("line-to-tile", "A52")]),
    "a line to tile whose row has its colour": (
        lambda: with_boards(board("B - - - -", "...B. ..... ..... ..... ....."), game=GREY, phase=Phase.TILING, line=1),
        [("line-colour", "A13"), ("line-to-tile", "A52")],
    ),
    "an incomplete line to tile": (lambda: with_boards(board("- B - - -"), game=GREY, phase=Phase.TILING, line=2), [("line-to-tile", "A52")]),
    "a line that falls": (
        lambda: with_boards(board("- - - - BBBBB", "B.... ..... ..... ..... .YRKW"), game=GREY, phase=Phase.TILING, line=5),
        [("line-to-tile", "A52")],
    ),
    "a line above is complete": (lambda: with_boards(board("B YY - - -"), game=GREY, phase=Phase.TILING, line=2), [("untiled", "A20")]),
    "an earlier seat has not tiled": (
        lambda: with_boards(board("B - - - -", floor="K"), board("B - - - -"), game=GREY, phase=Phase.TILING, line=1, to_move=2),
        [("untiled", "A20"), ("unpaid", "A22")],
    ),
}


@pytest.mark.parametrize("name", CASES)
def test_fault(name: str) -> None:
    make, expected = CASES[name]
    assert found(make()) == expected


def test_every_code_of_the_module_is_produced() -> None:
    codes = set(re.findall(r'Fault\(\s*"([a-z-]+)"', inspect.getsource(status)))
    assert codes == {code for _, expected in CASES.values() for code, _ in expected}
    assert len(codes) > 30


def test_all_faults_are_told_at_once() -> None:
    mine = board("BB - - - -", "Y.... ..... ..... ..... .....", "MM", score=-3)
    position = with_boards(mine, idle=9, to_move=7, round=0, lid=count("W"), marker=front(8))
    assert found(position) == [
        ("tile-count", "A1"),
        ("score", "A22"),
        ("wall-rounds", "A20"),
        ("score", "A3"),
        ("line", "A3"),
        ("wall-pattern", "A4"),
        ("two-markers", "A12"),
        ("marker-holder", "A12"),
        ("stall-counts", "A33"),
        ("round", "A10"),
        ("start", "A10"),
        ("to-move", "A10"),
    ]


def test_several_wrong_shapes_are_told_at_once() -> None:
    position = offer(boards=(Board(),), displays=(), bag=(1, 2, 3), lost=(-1, 0, 0, 0, 0))
    assert found(position) == [("boards", "A2"), ("displays", "A2"), ("counts", "A1"), ("counts", "A1")]


def test_each_fault_is_told_for_each_seat() -> None:
    position = with_boards(board(score=-1), board(score=-2))
    assert [fault.text for fault in position.status()] == ["Seat 1's score is below 0.", "Seat 2's score is below 0."]


@given(positions())
def test_a_position_of_a_game_has_no_fault(position: AzulPosition) -> None:
    assert position.status() == ()
    while position.events:
        position.pop()
        assert position.status() == ()


def test_an_error_with_all_faults() -> None:
    faults = offer(boards=(Board(),), displays=()).status()
    error = FaultyPosition(faults)
    assert error.faults == faults
    assert (error.code, error.clause) == ("boards", "A2")
    assert str(error) == "There are 1 boards for 2 players. (and 1 more) (A2)"
    assert str(FaultyPosition(faults[:1])) == "There are 1 boards for 2 players. (A2)"
