"""The value of a tile in an empty cell of a dome: its points now, and what it does for special plates and scoring tiles.

Rows and columns count from 0 here.
"""

from __future__ import annotations

from functools import cache
from typing import assert_never

from azulejos.rules.duel.components import Components
from azulejos.rules.duel.dome import SIZE, Dome
from azulejos.rules.duel.plates import LETTERS, SPECIAL
from azulejos.rules.duel.scoring_tiles import SCORING_TILES, Counts, Group, ScoringTile
from azulejos.rules.scoring import run, tile_points

STEEP = 3
"""Nearly complete groups count far more than those just begun."""
NEIGHBOUR = 0.25
"""What each empty cell beside a tile adds, for later runs."""
_FIRST_SHARE = (0.0, 0.1, 0.35, 1.0)
"""How sure a special tile is, by how many of the other three spaces of its plate are filled."""


def cell_value(dome: Dome, row: int, column: int, tile: str, tiles: tuple[str, ...], components: Components) -> float:
    """The value of a tile in an empty cell, in a game with these scoring tiles.

    >>> from azulejos.rules.duel.loader import standard
    >>> cell_value(Dome(), 0, 0, "B", (), standard())
    1.5
    """
    cells = dome.tiles
    across = list(cells[row])
    down = [cells[each][column] for each in range(SIZE)]
    across[column] = down[row] = tile
    value = float(tile_points(len(run(across, column)), len(run(down, row))))
    value += NEIGHBOUR * _empty_neighbours(dome, row, column)
    value += _special(dome, row, column, components)
    return value + sum(_scoring(SCORING_TILES[name], dome, row, column, tile, components) for name in tiles)


def _empty_neighbours(dome: Dome, row: int, column: int) -> int:
    beside = ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))
    return sum(0 <= y < SIZE and 0 <= x < SIZE and dome.tiles[y][x] is None for y, x in beside)


def _plate(row: int, column: int) -> Group:
    top, left = row // 2 * 2, column // 2 * 2
    return ((top, left), (top, left + 1), (top + 1, left), (top + 1, left + 1))


def _special(dome: Dome, row: int, column: int, components: Components) -> float:
    """D34: what a tile brings closer, or brings at once."""
    cells = _plate(row, column)
    special = next((cell for cell in cells if dome.spaces[cell[0]][cell[1]] == SPECIAL), None)
    if special is None:
        return 0.0
    filled = _filled(dome, cells)
    return components.special_points[special[0]] * (_FIRST_SHARE[min(filled + 1, 3)] - _FIRST_SHARE[min(filled, 3)])


@cache
def _step(filled: int, size: int) -> float:
    """How much one more tile raises the hope for a group of cells."""
    return float(((filled + 1) / size) ** STEEP - (filled / size) ** STEEP)


def _scoring(scoring_tile: ScoringTile, dome: Dome, row: int, column: int, tile: str, components: Components) -> float:
    """D6: what a tile does for one scoring tile."""
    match scoring_tile.counts:
        case Counts.FULL:
            groups = scoring_tile.groups_at(dome, row, column)
            return sum(components.points(points) * _step(_filled(dome, group), len(group)) for points, group in groups)
        case Counts.ALL_KINDS:
            value = 0.0
            for points, group in scoring_tile.groups_at(dome, row, column):
                shown = {dome.tiles[y][x] for y, x in group} - {None}
                if tile not in shown:
                    value += components.points(points) * _step(min(len(shown), len(LETTERS) - 1), len(LETTERS))
            return value
        case Counts.EMPTY:
            # D34: such a space is filled when the three others of its plate are.
            plate = _plate(row, column)
            spaces = sum(len(scoring_tile.groups_at(dome, y, x)) for y, x in plate)
            return -components.points(scoring_tile.name) * spaces * _step(min(2, _filled(dome, plate)), 3)
        case _ as never:
            assert_never(never)


def _filled(dome: Dome, group: Group) -> int:
    return sum(dome.tiles[y][x] is not None for y, x in group)
