"""What each cell, colour and plate is worth to a board at a glance: the tables of the policy, worked out once for each dome."""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import types

from azulejos.kernel.bits import MEMBER, SIZE_OF
from azulejos.kernel.compiler import inner
from azulejos.kernel.duel import scoring, stages
from azulejos.kernel.duel.components import COMPONENTS_RECORD, SPECIAL, WILD
from azulejos.kernel.duel.pile import CELL_OF
from azulejos.kernel.duel.scoring import GROUP, WHAT, tiles_of
from azulejos.kernel.duel.state import INT, RECORD, State
from azulejos.kernel.duel.tiling import PLATE_CELLS
from azulejos.kernel.duel.tree_search.context import CONTEXT_RECORD
from azulejos.kernel.duel.tree_search.features import points_at
from azulejos.kernel.sets import size
from azulejos.rules.duel.stages import LAST_ROUND

FLOAT = types.float64
NEIGHBOUR = 0.25
"""What each empty cell beside a tile adds, for later runs."""
SHARE: Any = np.array([0.0, 0.1, 0.35, 1.0])
"""How sure a special tile is, by how many of the other three spaces of its plate are filled."""
EASE: Any = np.array([1.0, 0.95, 0.85, 0.7, 0.55, 0.4])
"""How likely a row gets a tile in a round."""
ANY_COLOUR, SAME = 1.25, 0.6
"""How much more a wild space is worth; and how much a space is worth in a row that has a free one of that colour."""


@inner(FLOAT(INT, INT))
def step(filled: int, cells: int) -> float:
    """By how much one more tile raises the hope for a group of so many cells: nearly complete ones count far more."""
    before, after = filled / cells, (filled + 1) / cells
    return after * after * after - before * before * before


@inner(types.void(CONTEXT_RECORD, RECORD, COMPONENTS_RECORD, INT))
def appraise_cells(context: Any, state: State, components: Any, seat: int) -> None:
    """What a tile in each empty cell is worth."""
    tiles, special = state.tiles[seat], state.special[seat]
    points = components.points
    for row in range(6):
        for column in range(6):
            cell = 6 * row + column
            context.cell[seat, cell] = 0.0
            if tiles >> cell & 1:
                continue
            beside = (column > 0 and tiles >> (cell - 1) & 1 == 0) + (column < 5 and tiles >> (cell + 1) & 1 == 0)
            beside += (row > 0 and tiles >> (cell - 6) & 1 == 0) + (row < 5 and tiles >> (cell + 6) & 1 == 0)
            value = points_at(tiles, row, column) + NEIGHBOUR * beside
            plate = PLATE_CELLS[row // 2 * 3 + column // 2]
            if plate & special & ~tiles:
                filled = min(2, size(plate & tiles))
                below = 2 * (row // 2) + 1
                at = below if (plate & special) >> 6 * below else below - 1
                value += components.special_points[at] * (SHARE[filled + 1] - SHARE[filled]) - points[scoring.SPECIALS] * step(filled, 3)
            context.cell[seat, cell] = value
    for i in range(len(GROUP)):
        worth = points[WHAT[i]]
        lacking = GROUP[i] & ~tiles
        if worth and lacking:
            cells = size(GROUP[i])
            more = worth * step(cells - size(lacking), cells)
            for cell in range(36):
                if lacking >> cell & 1:
                    context.cell[seat, cell] += more
    wild = state.asks[seat, 0] & state.asks[seat, 1]
    if points[scoring.WILDS] and wild & ~tiles:
        count = size(wild)
        more = points[scoring.WILDS] * count * step(size(wild & tiles), count)
        for cell in range(36):
            if (wild & ~tiles) >> cell & 1:
                context.cell[seat, cell] += more


@inner(types.void(CONTEXT_RECORD, RECORD, COMPONENTS_RECORD, INT))
def appraise_colours(context: Any, state: State, components: Any, seat: int) -> None:
    """What a colour adds in each row, and the best that a tile of it can bring there; -1 where there is no space for it."""
    tiles = state.tiles[seat]
    for row in range(6):
        for colour in range(5):
            context.hue[seat, row, colour] = 0.0
    if components.points[scoring.COLOURS]:
        shown = 0  # six lanes of 5 bits, one a row: the colours there
        for colour in range(5):
            cells = tiles_of(state, seat, colour)
            for row in range(6):
                shown |= (cells >> 6 * row & 63 > 0) << (5 * row + colour)
        for row in range(6):
            more = components.points[scoring.COLOURS] * step(min(4, SIZE_OF[shown >> 5 * row & 31]), 5)
            for colour in range(5):
                if shown >> (5 * row + colour) & 1 == 0:
                    context.hue[seat, row, colour] = more
    for row in range(6):
        for colour in range(5):
            best = -1.0
            free = (state.asks[seat, colour] & ~tiles) >> 6 * row & 63
            for i in range(SIZE_OF[free]):
                best = max(best, context.cell[seat, 6 * row + MEMBER[free, i]] + context.hue[seat, row, colour])
            context.best[seat, row, colour] = best


@inner(types.void(CONTEXT_RECORD, RECORD, COMPONENTS_RECORD, INT))
def appraise_spaces(context: Any, state: State, components: Any, seat: int) -> None:
    """How well each kind of space would fit into each cell."""
    rounds = LAST_ROUND - state.round
    hurry = min(1.0, (rounds + 1) / 3)
    for cell in range(36):
        row = cell // 6
        lane = state.lines[seat] >> 6 * row & 63
        colour, filled = (lane >> 3) - 1, lane & 7
        for space in range(7):
            if space == SPECIAL:
                context.fits[cell, space] = components.special_points[row] * EASE[row] * EASE[row] * 0.5
                continue
            hue = max(0, colour) if space == WILD else space
            base = context.cell[seat, cell] + context.hue[seat, row, hue]
            fit = hurry * EASE[row] * base
            if space == WILD:
                fit *= ANY_COLOUR
            elif context.best[seat, row, space] >= 0:
                fit *= SAME
            if colour >= 0 and space in (WILD, colour) and context.best[seat, row, colour] < 0:
                fit += base * filled / (row + 1)
            context.fits[cell, space] = fit


@inner(FLOAT(CONTEXT_RECORD, COMPONENTS_RECORD, INT, INT, INT))
def fit(context: Any, components: Any, plate: int, space: int, turn: int) -> float:
    """How well a plate fits a plate space, by the table of `appraise_spaces`."""
    spaces = components.spaces[plate, turn]
    total = 0.0
    for quarter in range(4):
        total += context.fits[CELL_OF[space, quarter], spaces >> 3 * quarter & 7]
    return total


@inner(types.void(CONTEXT_RECORD, RECORD, COMPONENTS_RECORD, INT))
def appraise(context: Any, state: State, components: Any, seat: int) -> None:
    """Work out the tables of a seat's board, after its dome has changed."""
    appraise_cells(context, state, components, seat)
    appraise_colours(context, state, components, seat)
    if state.tokens[seat] == 0 and (state.stage == stages.TURN or state.stage == stages.STACK):
        context.plate[seat, :] = 0.0  # There is no plate to come.
        return
    appraise_spaces(context, state, components, seat)
    empty = 511 ^ state.laid[seat]
    for plate in range(18):
        best = 0.0
        for i in range(SIZE_OF[empty]):
            for turn in range(4):
                best = max(best, fit(context, components, plate, MEMBER[empty, i], turn))
        context.plate[seat, plate] = best
