"""What a tile in an empty cell of a dome is worth: its points now, and what it does for special plates and scoring tiles.

Rows and columns count from 0 here.
"""

from __future__ import annotations

from functools import cache

from azulejos.rules.duel.components import SPECIAL, WILD, Components
from azulejos.rules.duel.dome import SIZE, Dome
from azulejos.rules.scoring import run, tile_points

STEEP = 3
"""Nearly complete groups count far more than those just begun."""
NEIGHBOUR = 0.25
"""What each empty cell beside a tile promises to later runs."""
_FIRST_SHARE = (0.0, 0.1, 0.35, 1.0)
"""How sure a special tile is, by how many of the other three spaces of its plate are filled."""


def cell_worth(dome: Dome, row: int, column: int, tile: str, tiles: tuple[str, ...], components: Components) -> float:
    """The worth of a tile in an empty cell, in a game with these scoring tiles.

    >>> from azulejos.rules.duel.loader import standard
    >>> cell_worth(Dome(), 0, 0, "B", (), standard())
    1.5
    """
    cells = dome.tiles
    across = list(cells[row])
    down = [cells[each][column] for each in range(SIZE)]
    across[column] = down[row] = tile
    worth = float(tile_points(len(run(across, column)), len(run(down, row))))
    worth += NEIGHBOUR * _empty_neighbours(dome, row, column)
    worth += _special(dome, row, column, components)
    space = dome.spaces[row][column]
    for name in tiles:
        worth += _scoring(name, dome, row, column, tile, space, components)
    return worth


def _empty_neighbours(dome: Dome, row: int, column: int) -> int:
    beside = ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))
    return sum(0 <= y < SIZE and 0 <= x < SIZE and dome.tiles[y][x] is None for y, x in beside)


def _plate(row: int, column: int) -> tuple[tuple[int, int], ...]:
    top, left = row // 2 * 2, column // 2 * 2
    return ((top, left), (top, left + 1), (top + 1, left), (top + 1, left + 1))


def _special(dome: Dome, row: int, column: int, components: Components) -> float:
    """D34: what a tile brings closer, or brings at once."""
    cells = _plate(row, column)
    special = next((cell for cell in cells if dome.spaces[cell[0]][cell[1]] == SPECIAL), None)
    if special is None:
        return 0.0
    filled = sum(dome.tiles[y][x] is not None for y, x in cells)
    return components.special_points[special[0]] * (_FIRST_SHARE[min(filled + 1, 3)] - _FIRST_SHARE[min(filled, 3)])


@cache
def _step(filled: int, size: int) -> float:
    """By how much one more tile raises the hope for a group of so many cells."""
    return float(((filled + 1) / size) ** STEEP - (filled / size) ** STEEP)


def _scoring(name: str, dome: Dome, row: int, column: int, tile: str, space: str | None, components: Components) -> float:
    """D6: what a tile does for one scoring tile."""
    cells = dome.tiles
    match name:
        case "rows":
            return components.points(name) * _step(SIZE - cells[row].count(None), SIZE)
        case "columns":
            return components.points(name) * _step(sum(line[column] is not None for line in cells), SIZE)
        case "diagonals":
            ways = [[(at, at) for at in range(SIZE)]] * (row == column) + [[(at, SIZE - 1 - at) for at in range(SIZE)]] * (row + column == SIZE - 1)
            return components.points(name) * sum(_step(sum(cells[y][x] is not None for y, x in way), SIZE) for way in ways)
        case "edge":
            return components.points(name) * (row in (0, SIZE - 1) or column in (0, SIZE - 1))
        case "corners":
            if row in (2, 3) or column in (2, 3):
                return 0.0
            points = components.points("upper_corners" if row < 2 else "lower_corners")
            return points * _step(sum(cells[y][x] is not None for y, x in _plate(row, column)), 4)
        case "colours":
            shown = set(cells[row]) - {None}
            return 0.0 if tile in shown else components.points(name) * _step(min(len(shown), 4), 5)
        case "wilds":
            return components.points(name) * (space == WILD)
        case _:
            special = any(dome.spaces[y][x] == SPECIAL for y, x in _plate(row, column))
            return -components.points(name) * special * _step(min(2, sum(cells[y][x] is not None for y, x in _plate(row, column))), 3)
