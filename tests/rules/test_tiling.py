"""A20-A22: wall tiling, its points and its costs."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from azulejos.rules import FloorCost, Phase, TileScored
from azulejos.rules.azul import AzulPosition
from tests.kit.boards import NO_WALL, PATTERN, board, floor_of, front, lines_of, on_floor, setup, wall_of
from tests.kit.events import event
from tests.kit.strategies import coloured_walls
from tests.kit.tables import table
from tests.kit.tiles import spell


def tiled(lines: str, wall: str = NO_WALL, floor: str = "", score: int = 0) -> AzulPosition:
    """Seat 1's board after tiling: seat 2 takes the round's last tile to the floor."""
    marker = on_floor(1) if "M" in floor else on_floor(2)
    other = board(floor="" if "M" in floor else "M")
    position = setup(table(2), board(lines, wall, floor, score), other, centre="W", marker=marker, to_move=2)
    position.push(event("CWF"))
    return position


def test_a20_a_complete_line_moves_one_tile_and_the_others_go_to_the_lid() -> None:
    position = tiled("- - - YYYY -")
    assert wall_of(position.boards[0]) == "..... ..... ..... ....Y ....."
    assert lines_of(position.boards[0]) == "- - - - -"
    assert spell(position.lid) == "YYYW"


def test_a20_incomplete_lines_stay() -> None:
    position = tiled("- R KK BBB WWWW")
    assert lines_of(position.boards[0]) == "- R KK BBB WWWW"
    assert wall_of(position.boards[0]) == NO_WALL
    assert position.boards[0].score == 0


def test_a20_lines_score_at_once_from_top_to_bottom() -> None:
    """Each tile of column 1 joins those placed above it: 1, 2, 3, 4 and 5 points."""
    position = tiled("B WW KKK RRRR YYYYY")
    steps = [step for step in position.last_scoring if isinstance(step, TileScored)]
    assert [(step.cell, step.tile, step.points) for step in steps] == [
        ((1, 1), "B", 1),
        ((2, 1), "W", 2),
        ((3, 1), "K", 3),
        ((4, 1), "R", 4),
        ((5, 1), "Y", 5),
    ]
    assert position.boards[0].score == 15
    assert spell(position.lid) == "YYYYRRRKKWW"


def test_a20_every_player_tiles() -> None:
    game = table(4)
    position = setup(game, board("B - - - -"), board("Y - - - -"), board("- KK - - -"), board("- - RRR - -"), centre="W")
    position.push(event("CWF"))
    assert [each.score for each in position.boards] == [0, 1, 1, 1]
    assert spell(position.lid) == "RRKW"


@pytest.mark.parametrize(
    ("wall", "points"),
    [
        (NO_WALL, 1),
        ("B.... ..... ....R R...Y ....B", 1),
        ("..... ..Y.. ..... ..... .....", 2),
        ("..... ..... .W... ..... .....", 2),
        ("..... ..... .W.Y. ..... .....", 3),
        ("..... ..... KW.YR ..... .....", 5),
        ("..R.. ..Y.. ..... ..W.. ..K..", 5),
        ("..R.. ..Y.. KW.YR ..W.. ..K..", 10),
        ("..R.. ..... .W... ..... ..K..", 2),
        ("..... ..Y.. .W... ..... .....", 4),
        ("..... ..Y.. .W.YR ..... .....", 6),
        ("..... .B.R. ..... .K.B. .....", 1),
    ],
)
def test_a21_the_points_of_a_tile_in_the_middle_of_the_wall(wall: str, points: int) -> None:
    """The blue tile of row 3, in its middle, joins what stands around it."""
    rows = wall.split()
    complete = rows[2].replace(".", "") == "KWYR"
    position = setup(table(2), board("- - BBB - -", wall), centre="W", to_move=2)
    position.push(event("CWF"))
    assert position.boards[0].score == points
    assert position.phase is (Phase.OVER if complete else Phase.DEAL)


@given(coloured_walls(), st.integers(1, 5), st.integers(1, 5))
def test_a21_any_cell_of_any_wall(wall: str, row: int, column: int) -> None:
    """The points by walking from the tile in four directions."""
    rows = [list(text) for text in wall.split()]
    for number, cells in enumerate(rows):
        cells[(number + 3) % 5] = "."  # no row is complete yet
    rows[row - 1][column - 1] = "."
    tile = PATTERN.split()[row - 1][column - 1]
    lines = " ".join(tile * row if number == row else "-" for number in range(1, 6))
    position = tiled(lines, " ".join(map("".join, rows)), "M")
    (step, cost) = (each for each in position.last_scoring if each.seat == 1)
    across, down = (
        1 + walk(rows, row, column, 0, 1) + walk(rows, row, column, 0, -1),
        1 + walk(rows, row, column, 1, 0) + walk(rows, row, column, -1, 0),
    )
    expected = 1 if across == down == 1 else sum(run for run in (across, down) if run > 1)
    assert step.points == expected
    assert cost.points == -1
    assert position.boards[0].score == expected - 1


def walk(rows: list[list[str]], row: int, column: int, down: int, right: int) -> int:
    row, column = row + down, column + right
    if not (1 <= row <= 5 and 1 <= column <= 5) or rows[row - 1][column - 1] == ".":
        return 0
    return 1 + walk(rows, row, column, down, right)


def test_a22_the_floor_costs_after_the_last_line() -> None:
    """5 points of the row come first; then 4 for M, R and R are paid out of them."""
    position = tiled("W - - - -", "BYRK. ..... ..... ..... .....", "MRR")
    assert position.boards[0].score == 5 - 4
    assert floor_of(position.boards[0]) == ""


def test_a22_the_score_never_falls_below_zero() -> None:
    position = tiled("B - - - -", floor="RRRRRRR", score=3)
    assert position.boards[0].score == 0
    cost = next(step for step in position.last_scoring if isinstance(step, FloorCost) and step.seat == 1)
    assert cost.points == -4
    assert cost.costs == (("R", 1), ("R", 1), ("R", 2), ("R", 2), ("R", 2), ("R", 3), ("R", 3))


def test_a22_the_points_of_the_round_come_before_its_costs() -> None:
    """Were the floor paid first, the score would be 1."""
    assert tiled("B - - - -", floor="RR").boards[0].score == 0


def test_a22_the_marker_costs_its_space_and_goes_in_front_of_its_holder() -> None:
    position = tiled("- - - - -", floor="KM", score=10)
    assert position.boards[0].score == 8
    assert position.marker == front(1)
    assert spell(position.lid) == "KW"
    cost = next(step for step in position.last_scoring if isinstance(step, FloorCost) and step.seat == 1)
    assert cost.costs == (("K", 1), ("marker", 1))


def test_a22_the_floors_tiles_go_to_the_lid() -> None:
    position = tiled("- - - - -", floor="BYRKWBY", score=14)
    assert spell(position.lid) == "BBYYRKWW"
    assert position.boards[0].score == 0
