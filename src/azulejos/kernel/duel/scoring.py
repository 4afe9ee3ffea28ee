"""What the scoring tiles bring, and who has won (D6, D43)."""

from __future__ import annotations

from typing import Any

import numpy as np

from azulejos.kernel.compiler import inner
from azulejos.kernel.duel.components import COMPONENTS_RECORD, SCORED
from azulejos.kernel.duel.state import INT, RECORD, State
from azulejos.kernel.duel.tiling import PLATE_CELLS
from azulejos.kernel.sets import size
from azulejos.rules.duel.scoring_tiles import SCORING_TILES, Counts

ROWS, COLOURS, COLUMNS, EDGE, DIAGONALS, UPPER, LOWER, WILDS, SPECIALS = range(len(SCORED))
"""What the scoring tiles count, as numbers."""
_groups = [
    (SCORED.index(points), sum(1 << (6 * row + column) for row, column in group))
    for tile in SCORING_TILES.values()
    if tile.counts is Counts.FULL
    for points, groups in tile.groups.items()
    for group in groups
]
WHAT: Any = np.array([what for what, _ in _groups], np.int64)
GROUP: Any = np.array([cells for _, cells in _groups], np.int64)
"""Every group of cells that counts when it is full, and what it counts as."""


@inner(INT(RECORD, INT, INT))
def tiles_of(state: State, seat: int, colour: int) -> int:
    """The cells of a dome with a tile of a colour, be it on a space of its own or on a wild one."""
    wild = state.asks[seat, 0] & state.asks[seat, 1]
    cells = state.asks[seat, colour] & ~wild & state.tiles[seat]
    for space in range(9):
        if state.wilds[seat] >> 3 * space & 7 == colour + 1:
            cells |= wild & PLATE_CELLS[space]
    return cells


@inner(INT(RECORD, INT, INT))
def rows_of_all_kinds(state: State, seat: int, special_kind: int) -> int:
    """D6: how many rows show at least five kinds."""
    kinds = 0  # six lanes of 6 bits, one a row
    for colour in range(5):
        cells = tiles_of(state, seat, colour)
        for row in range(6):
            kinds += (cells >> 6 * row & 63 > 0) << 6 * row
    specials = state.special[seat] & state.tiles[seat]
    rows = 0
    for row in range(6):
        rows += (kinds >> 6 * row & 63) + (special_kind and specials >> 6 * row & 63 > 0) >= 5
    return rows


@inner(INT(RECORD, COMPONENTS_RECORD, INT))
def bonus(state: State, components: Any, seat: int) -> int:
    """D6: the points of all scoring tiles for a dome as it is."""
    tiles = state.tiles[seat]
    total = 0
    for i in range(len(GROUP)):
        if tiles & GROUP[i] == GROUP[i]:
            total += components.points[WHAT[i]]
    if components.points[COLOURS]:
        total += components.points[COLOURS] * rows_of_all_kinds(state, seat, components.special_kind)
    wild = state.asks[seat, 0] & state.asks[seat, 1]
    if wild & ~tiles == 0:
        total += components.points[WILDS] * size(wild)
    return total + components.points[SPECIALS] * size(state.special[seat] & ~tiles)


@inner(INT(RECORD, COMPONENTS_RECORD, INT))
def final_score(state: State, components: Any, seat: int) -> int:
    """D43: the score with the points of the scoring tiles; at least 0."""
    return max(0, state.score[seat] + bonus(state, components, seat))


@inner(INT(RECORD, COMPONENTS_RECORD))
def winner(state: State, components: Any) -> int:
    """D43: the seat that would win if the game ended now; a tie goes to the holder of the first-player tile, or to who started the round."""
    lead = final_score(state, components, 0) - final_score(state, components, 1)
    if lead:
        return lead < 0
    return state.holder - 1 if state.holder else state.first
