"""What a board of Azul Duel may still bring, once a round is tiled: the features of which its value is a weighted sum.

Most features are worth points that the rules name, so that the weights are chances; they differ by the round that is over.

| features | what |
|---|---|
| `CELL` | cell · 4 + state: filled; a free space of a colour, a wild one, a special one |
| `POINTS` | row · 2 + is wild: the points that tiles on the free spaces would score now, summed up |
| `SPECIAL` | row of the plate · 9 + what is lacking: the points of a special tile that is still to come |
| `ROW` | row · 7 + cells that are lacking: the points of the scoring tile |
| `COLUMN`, `DIAGONAL` | cells that are lacking in the upper half of the dome · 4 + in the lower half: the points of the scoring tile |
| `CORNER` | corner · 9 + 0 to 4 cells that are lacking; 5, no plate; 6 to 8, a special tile and 1 to 3 others are lacking: its points |
| `EDGE` | its points for filled outer cells; 1 + row, for the others |
| `KINDS`, `REACH` | row · 6 + kinds shown, row · 7 + kinds that the row shows or has a free space for: the points of `colours` |
| `WILDS` | by how many wild spaces are free: the points of `wilds` if all were filled |
| `WILD` | row: the points of `wilds` for each free wild space |
| `SPECIALS` | as `SPECIAL`: the points of `specials` for each free special space |
| `LINE`, `WAITING` | line · 7 + tiles on it: a line that has a space in its row; one that waits for a plate |
| `BEST` | line: the points of its best space, as far as it is filled |
| `CHIPS` | chips in store, the most that show one colour, and the square of their number |
| `STARTS`, `ALWAYS` | this seat starts the next round; 1 |
| `ACCEPTED` | row · 6 + how many colours its free spaces take |
"""

from __future__ import annotations

from itertools import product
from typing import Any

import numpy as np
from numba import types

from azulejos.kernel.bits import SIZE_OF
from azulejos.kernel.compiler import inner
from azulejos.kernel.duel import scoring
from azulejos.kernel.duel.components import COMPONENTS_RECORD
from azulejos.kernel.duel.scoring import tiles_of
from azulejos.kernel.duel.state import INT, RECORD, State
from azulejos.kernel.duel.tiling import FIRST_COLUMN, PLATE_CELLS, ROW_LAID, RUN, SHOWING, column_of, count_chips
from azulejos.kernel.duel.tree_search.context import CONTEXT_RECORD, FEATURES, VALUED_ROUNDS
from azulejos.kernel.sets import size

CELL = 0
POINTS = CELL + 36 * 4
SPECIAL = POINTS + 6 * 2
ROW = SPECIAL + 3 * 9
COLUMN = ROW + 6 * 7
DIAGONAL = COLUMN + 4 * 4
CORNER = DIAGONAL + 4 * 4
EDGE = CORNER + 4 * 9
KINDS = EDGE + 7
REACH = KINDS + 6 * 6
WILDS = REACH + 6 * 7
WILD = WILDS + 5
SPECIALS = WILD + 6
LINE = SPECIALS + 3 * 9
WAITING = LINE + 6 * 7
BEST = WAITING + 6 * 7
CHIPS = BEST + 6
STARTS = CHIPS + 3
ALWAYS = STARTS + 1
ACCEPTED = ALWAYS + 1
assert ACCEPTED + 6 * 6 == FEATURES

FALLING = sum(1 << 7 * each for each in range(6))
RISING = sum(1 << 5 * each for each in range(1, 7))
"""The diagonals."""
UPPER_HALF = (1 << 18) - 1
"""The cells of the first three rows, whose lines are the short ones."""
OUTER = sum(1 << (6 * row + column) for row in range(6) for column in range(6) if row in (0, 5) or column in (0, 5))
CORNERS: Any = np.array([0, 2, 6, 8], np.int64)
"""The plate spaces at the corners, the upper ones first."""
LEVEL_EASE = (1.0, 0.95, 0.85, 0.7, 0.55, 0.4)
"""How likely a row gets a tile in a round, as far as nobody has learned it."""


@inner(types.void(CONTEXT_RECORD, INT, types.float64))
def note(context: Any, feature: int, value: float) -> None:
    """Add a feature to those of the board that is described."""
    at = context.described
    context.features[at], context.amounts[at] = feature, value
    context.described = at + 1


@inner(INT(INT, INT, INT))
def points_at(tiles: int, row: int, column: int) -> int:
    """D33: what a tile would score in an empty cell."""
    across, down = RUN[tiles >> 6 * row & 63 | 1 << column, column], RUN[column_of(tiles, column) | 1 << row, row]
    return max((across if across > 1 else 0) + (down if down > 1 else 0), 1)


@inner(types.void(CONTEXT_RECORD, RECORD, COMPONENTS_RECORD, INT))
def describe_cells(context: Any, state: State, components: Any, seat: int) -> None:
    """Cells, the points of free spaces, and special plates."""
    tiles, special = state.tiles[seat], state.special[seat]
    wild = state.asks[seat, 0] & state.asks[seat, 1]
    asked = state.asks[seat, 0] | state.asks[seat, 1] | state.asks[seat, 2] | state.asks[seat, 3] | state.asks[seat, 4]
    for row in range(6):
        accepted = 0
        for colour in range(5):
            accepted += (state.asks[seat, colour] & ~tiles) >> 6 * row & 63 > 0
        note(context, ACCEPTED + 6 * row + accepted, 1.0)
        for column in range(6):
            cell = 6 * row + column
            if tiles >> cell & 1:
                note(context, CELL + 4 * cell, 1.0)
            elif asked >> cell & 1:
                is_wild = wild >> cell & 1
                note(context, CELL + 4 * cell + 1 + is_wild, 1.0)
                note(context, POINTS + 2 * row + is_wild, float(points_at(tiles, row, column)))
            elif special >> cell & 1:
                note(context, CELL + 4 * cell + 3, 1.0)
                lacking = PLATE_CELLS[row // 2 * 3 + column // 2] & ~(tiles | special)
                above = SIZE_OF[lacking >> 6 * (row // 2 * 2) & 63]
                plate = 9 * (row // 2) + 3 * above + size(lacking) - above
                note(context, SPECIAL + plate, float(components.special_points[row]))
                if components.points[scoring.SPECIALS]:
                    note(context, SPECIALS + plate, float(components.points[scoring.SPECIALS]))


@inner(INT(INT))
def halves(lacking: int) -> int:
    """Where the lacking cells of a column or a diagonal are: how many in the upper half, and in the lower one."""
    return 4 * size(lacking & UPPER_HALF) + size(lacking & ~UPPER_HALF)


@inner(INT(RECORD, INT, INT))
def corner(state: State, seat: int, space: int) -> int:
    """What a corner plate lacks; its special tile comes by itself (D34)."""
    if state.laid[seat] >> space & 1 == 0:
        return 5
    lacking = PLATE_CELLS[space] & ~state.tiles[seat]
    return size(lacking) + 4 if lacking & state.special[seat] else size(lacking)


@inner(types.void(CONTEXT_RECORD, RECORD, COMPONENTS_RECORD, INT))
def describe_kinds(context: Any, state: State, components: Any, seat: int) -> None:
    """The kinds that rows show, and those that they can still show."""
    tiles, points = state.tiles[seat], float(components.points[scoring.COLOURS])
    kinds = within_reach = 0  # six lanes of 6 bits, one a row
    for colour in range(5):
        cells = tiles_of(state, seat, colour)
        reachable = cells | state.asks[seat, colour] & ~tiles
        for row in range(6):
            kinds += (cells >> 6 * row & 63 > 0) << 6 * row
            within_reach += (reachable >> 6 * row & 63 > 0) << 6 * row
    special = state.special[seat] if components.special_kind else 0
    for row in range(6):
        shown = (kinds >> 6 * row & 63) + ((special & tiles) >> 6 * row & 63 > 0)
        note(context, KINDS + 6 * row + min(5, shown), points)
        note(context, REACH + 7 * row + (within_reach >> 6 * row & 63) + (special >> 6 * row & 63 > 0), points)


@inner(types.void(CONTEXT_RECORD, RECORD, COMPONENTS_RECORD, INT))
def describe_scoring(context: Any, state: State, components: Any, seat: int) -> None:
    """What the scoring tiles count."""
    tiles = state.tiles[seat]
    points = components.points
    for each in range(6):
        if points[scoring.ROWS]:
            note(context, ROW + 7 * each + 6 - SIZE_OF[tiles >> 6 * each & 63], float(points[scoring.ROWS]))
        if points[scoring.COLUMNS]:
            note(context, COLUMN + halves((FIRST_COLUMN << each) & ~tiles), float(points[scoring.COLUMNS]))
    if points[scoring.DIAGONALS]:
        note(context, DIAGONAL + halves(FALLING & ~tiles), float(points[scoring.DIAGONALS]))
        note(context, DIAGONAL + halves(RISING & ~tiles), float(points[scoring.DIAGONALS]))
    for each in range(4):
        worth = points[scoring.UPPER] if each < 2 else points[scoring.LOWER]
        if worth:
            note(context, CORNER + 9 * each + corner(state, seat, CORNERS[each]), float(worth))
    wild = state.asks[seat, 0] & state.asks[seat, 1]
    if points[scoring.EDGE]:
        note(context, EDGE, float(points[scoring.EDGE] * size(OUTER & tiles)))
        for row in range(6):
            note(context, EDGE + 1 + row, float(points[scoring.EDGE] * SIZE_OF[(OUTER & ~tiles) >> 6 * row & 63]))
    if points[scoring.WILDS]:
        note(context, WILDS + min(4, size(wild & ~tiles)), float(points[scoring.WILDS] * size(wild)))
        for row in range(6):
            note(context, WILD + row, float(points[scoring.WILDS] * SIZE_OF[(wild & ~tiles) >> 6 * row & 63]))
    if points[scoring.COLOURS]:
        describe_kinds(context, state, components, seat)


@inner(types.void(CONTEXT_RECORD, RECORD, INT))
def describe_lines(context: Any, state: State, seat: int) -> None:
    """Lines that are not empty, and chips."""
    tiles = state.tiles[seat]
    for row in range(6):
        lane = state.lines[seat] >> 6 * row & 63
        if lane == 0:
            continue
        colour, filled = (lane >> 3) - 1, lane & 7
        free = (state.asks[seat, colour] & ~tiles) >> 6 * row & 63
        if free:
            note(context, LINE + 7 * row + filled, 1.0)
            best = 0
            for column in range(6):
                if free >> column & 1:
                    best = max(best, points_at(tiles, row, column))
            note(context, BEST + row, best * filled / (row + 1.0))
        elif state.laid[seat] & ROW_LAID[row] != ROW_LAID[row]:
            note(context, WAITING + 7 * row + filled, 1.0)
    chips = state.chips[seat]
    count, most = count_chips(chips), 0
    for colour in range(5):
        most = max(most, count_chips(chips & SHOWING[colour]))
    note(context, CHIPS, float(count))
    note(context, CHIPS + 1, float(most))
    note(context, CHIPS + 2, float(count * count))


@inner(types.void(CONTEXT_RECORD, RECORD, COMPONENTS_RECORD, INT))
def describe(context: Any, state: State, components: Any, seat: int) -> None:
    """Write the features of a board; those that are not there are 0, and one may stand there several times."""
    context.described = 0
    describe_cells(context, state, components, seat)
    describe_scoring(context, state, components, seat)
    describe_lines(context, state, seat)
    if state.holder == seat + 1 or (state.holder == 0 and state.first == seat):
        note(context, STARTS, 1.0)
    note(context, ALWAYS, 1.0)


@inner(types.float64(CONTEXT_RECORD, RECORD, COMPONENTS_RECORD, INT))
def prospects(context: Any, state: State, components: Any, seat: int) -> float:
    """The points that a board is expected to bring from the next round on, those of the scoring tiles included."""
    describe(context, state, components, seat)
    over = state.round - 1
    total = 0.0
    for i in range(context.described):
        total += context.weights[over, context.features[i]] * context.amounts[i]
    return total


def hand_set_weights() -> Any:
    """The weights with which learning begins: what a beginner would say.

    >>> hand_set_weights().shape
    (4, 547)
    """
    weights = np.zeros((VALUED_ROUNDS, FEATURES))
    for over in range(VALUED_ROUNDS):
        left = (VALUED_ROUNDS - over) / VALUED_ROUNDS
        row = weights[over]
        row[CELL : CELL + 36 * 4 : 4] = 0.6 * left
        for each in range(6):
            row[POINTS + 2 * each : POINTS + 2 * each + 2] = np.array([0.5, 0.6]) * LEVEL_EASE[each] * left
            row[ROW + 7 * each : ROW + 7 * each + 7] = [(1 - lacking / 6) ** 3 for lacking in range(7)]
            row[KINDS + 6 * each : KINDS + 6 * each + 6] = [(shown / 5) ** 3 for shown in range(6)]
            row[LINE + 7 * each : LINE + 7 * each + 7] = [1.2 * filled / (each + 1) for filled in range(7)]
            row[WAITING + 7 * each : WAITING + 7 * each + 7] = [0.6 * filled / (each + 1) for filled in range(7)]
            row[BEST + each] = 0.4
        for above, below in product(range(3), range(3)):
            lacking = min(3, max(1, above + below))
            row[SPECIAL + 3 * above + below : SPECIAL + 27 : 9] = left * (0.7, 0.4, 0.2)[lacking - 1]
            row[SPECIALS + 3 * above + below : SPECIALS + 27 : 9] = (0.4, 0.7, 0.9)[lacking - 1] + 0.1 * (1 - left)
        for group, above, below in product((COLUMN, DIAGONAL), range(4), range(4)):
            row[group + 4 * above + below] = (1 - (above + below) / 6) ** 3
        for each in range(4):
            row[CORNER + 9 * each : CORNER + 9 * each + 9] = [(1 - lacking / 4) ** 3 for lacking in (0, 1, 2, 3, 4, 4, 2, 3, 4)]
        row[EDGE] = 1.0
        row[EDGE + 1 : EDGE + 7] = 0.5 * left
        row[WILDS : WILDS + 5] = [1.0, 0.5, 0.25, 0.1, 0.05]
        row[CHIPS] = 0.5
        row[STARTS] = 0.9
    return weights
