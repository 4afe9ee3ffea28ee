"""Phase B, one step at a time: a line to the wall, a line that falls, the floor line paid (A20-A22, A50, A51).

Rows and columns count from 0 here; the scoring that is handed out counts from 1.
"""

from __future__ import annotations

from azulejos.rules.azul.board import EMPTY_LINE, FLOOR_COSTS, MARKER, SIZE, Board, Wall, drop, row_opened
from azulejos.rules.azul.tiles import Colour
from azulejos.rules.scoring import FloorCost, LineFallen, TileScored, run, tile_points


def columns_for(wall: Wall, row: int, colour: Colour) -> tuple[int, ...]:
    """A50: the free cells of a grey wall's row that may take a colour, by column."""
    if colour in wall[row]:
        return ()
    return tuple(column for column in range(SIZE) if wall[row][column] is None and all(cells[column] != colour for cells in wall))


def place_tile(board: Board, row: int, column: int) -> Board:
    """A20, A21: the rightmost tile of a complete line goes to the wall and scores; the others leave the board."""
    colour, _ = board.lines[row]
    cells = board.wall[row]
    cells = cells[:column] + (colour,) + cells[column + 1 :]
    wall = board.wall[:row] + (cells,) + board.wall[row + 1 :]
    lines = board.lines[:row] + (EMPTY_LINE,) + board.lines[row + 1 :]
    horizontal, vertical = runs(wall, row, column)
    score = board.score + tile_points(len(horizontal), len(vertical))
    return Board(score, lines, wall, board.floor, row_opened(board.open, row, cells))


def runs(wall: Wall, row: int, column: int) -> tuple[range, range]:
    """A21: the columns of the horizontal run through a tile, and the rows of the vertical one."""
    first, second, third, fourth, fifth = wall
    return run(wall[row], column), run((first[column], second[column], third[column], fourth[column], fifth[column]), row)


def explain_tile(seat: int, board: Board, row: int, column: int) -> TileScored:
    """What the tile that has just come to a cell of this board scored."""
    horizontal, vertical = runs(board.wall, row, column)
    tile = board.wall[row][column]
    assert tile is not None
    return TileScored(
        seat,
        tile_points(len(horizontal), len(vertical)),
        (row + 1, column + 1),
        tile.letter,
        tuple((row + 1, each + 1) for each in horizontal),
        tuple((each + 1, column + 1) for each in vertical),
    )


def fall_line(board: Board, row: int) -> tuple[Board, int]:
    """A51: a complete line without a cell falls to the floor line as a whole; also returns how many of its tiles go to the lid."""
    colour, filled = board.lines[row]
    assert colour is not None
    floor, to_lid = drop(board.floor, colour, filled)
    lines = board.lines[:row] + (EMPTY_LINE,) + board.lines[row + 1 :]
    return Board(board.score, lines, board.wall, floor), to_lid


def explain_fall(seat: int, before: Board, row: int) -> LineFallen:
    """What happens to a line of this board that falls."""
    colour = before.lines[row].colour
    assert colour is not None
    _, to_lid = drop(before.floor, colour, row + 1)
    return LineFallen(seat, 0, row + 1, colour.letter, row + 1 - to_lid, to_lid)


def pay_floor(board: Board) -> Board:
    """A22: every occupied space costs, the marker's included; the score never falls below 0; the floor line is emptied."""
    score = max(0, board.score - sum(FLOOR_COSTS[: len(board.floor)]))
    return Board(score, board.lines, board.wall, (), board.open)


def explain_floor(seat: int, before: Board) -> FloorCost:
    """What the floor line of this board costs, space by space."""
    costs = tuple(("marker" if item is MARKER else item.letter, cost) for item, cost in zip(before.floor, FLOOR_COSTS, strict=False))
    return FloorCost(seat, -min(before.score, sum(cost for _, cost in costs)), costs)
