"""A23: the examples of the rulebooks."""

import pytest

from azulejos.rules import FloorCost, Phase, TileScored
from azulejos.rules.azul import AzulPosition, Board
from tests.kit.boards import CENTRE, board, floor_of, lines_of, on_floor, setup, wall_of
from tests.kit.events import event, token
from tests.kit.tables import start, table
from tests.kit.tiles import spell


def last_take(mine: Board) -> AzulPosition:
    marker = on_floor(1) if "M" in floor_of(mine) else CENTRE
    position = setup(table(2), mine, centre="W", marker=marker, to_move=2)
    position.push(event("CWF"))
    return position


@pytest.mark.parametrize(
    ("lines", "wall", "points"),
    [
        ("- - - BBBB -", "..... ..... ..... ..... .....", 1),
        ("- YY - - -", "..... WB... ..... ..... .....", 3),
        ("- - BBB - -", "..R.. ..Y.. ..... ..... .....", 3),
        ("- - BBB - -", "..R.. ..Y.. KW.Y. ..... .....", 7),
    ],
    ids=["isolated", "joining two in its row", "joining two in its column", "a run of four and a run of three"],
)
def test_a23_points_of_a_tile(lines: str, wall: str, points: int) -> None:
    position = last_take(board(lines, wall))
    (tile,) = (step for step in position.last_scoring if isinstance(step, TileScored))
    assert tile.points == position.boards[0].score == points


def test_a23_four_tiles_and_the_marker_on_the_floor_cost_eight() -> None:
    position = last_take(board(floor="MRRYK", score=20))
    cost = next(step for step in position.last_scoring if isinstance(step, FloorCost) and step.seat == 1)
    assert cost.points == -8
    assert position.boards[0].score == 12


def test_a23_first_turns() -> None:
    position = start(3)
    position.push(event("@BBKK/YRRR/BBWW/BBWW/BBWW/BBWW/KKWW"))
    position.push(event("1K2"))
    assert lines_of(position.boards[0]) == "- KK - - -"
    assert spell(position.centre) == "BB"
    position.push(event("2Y1"))
    assert lines_of(position.boards[1]) == "Y - - - -"
    assert spell(position.centre) == "BBRRR"
    position.push(event("CR3"))
    assert lines_of(position.boards[2]) == "- - RRR - -"
    assert floor_of(position.boards[2]) == "M"
    assert position.marker == on_floor(3)
    assert spell(position.centre) == "BB"


def test_a23_destinations_of_two_yellow_tiles() -> None:
    mine = board("- - - B -", "..... ..Y.. ...Y. ..... .....")
    position = setup(table(2), mine, displays="YYRK/BBBB")
    yellow = [token(move) for move in position.legal_moves if token(move).startswith("1Y")]
    assert sorted(yellow) == ["1Y1", "1Y5", "1YF"]
    position.push(event("1Y1"))
    assert lines_of(position.boards[0]) == "Y - - B -"
    assert floor_of(position.boards[0]) == "Y"
    position.pop()
    position.push(event("1Y5"))
    assert lines_of(position.boards[0]) == "- - - B YY"
    assert floor_of(position.boards[0]) == ""


def test_a23_tiling_two_isolated_lines() -> None:
    position = setup(table(2), board("- RR KK BBBB YYY"), board(), centre="W", to_move=2)
    position.push(event("CWF"))
    mine = position.boards[0]
    assert position.phase is Phase.DEAL
    assert wall_of(mine) == "..... ...R. ..... ...B. ....."
    assert [step.points for step in position.last_scoring if isinstance(step, TileScored)] == [1, 1]
    assert mine.score == 2
    assert lines_of(mine) == "- - KK - YYY"
    assert spell(position.lid) == "BBBRW"
