"""What a board of Azul Duel may still bring, once a round is tiled: the features of which its value is a weighted sum.

Most features are worth points that the rules name, so that the weights are chances; they differ by the round that is over.

| features | what |
|---|---|
| `CELL` | cell · 4 + state: filled; a free space of a colour, a wild one, a special one |
| `POINTS` | row · 2 + is wild: the points that tiles on the free spaces would score now, summed up |
| `SPECIAL` | by how many of the other spaces of its plate are filled: the points of special tiles that are still to come |
| `ROW`, `COLUMN`, `DIAGONAL`, `CORNER` | by how many cells are lacking: the points of the scoring tile (rows and corners each by itself) |
| `EDGE` | its points for filled outer cells, and for free ones |
| `KINDS` | row · 6 + kinds shown: the points of `colours` |
| `WILDS` | by how many wild spaces are free: the points of `wilds` if all were filled |
| `SPECIALS` | by how many of the other spaces of its plate are filled: the points of `specials` for each free one |
| `LINE`, `WAITING` | line · 7 + tiles on it: a line that has a space in its row; one that waits for a plate |
| `BEST` | line: the points of its best space, as far as it is filled |
| `CHIPS` | chips in store, the most that show one colour, and the square of their number |
| `STARTS`, `ALWAYS` | this seat starts the next round; 1 |
| `ACCEPTED` | row · 6 + how many colours its free spaces take |
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import types

from azulejos.kernel.bits import SIZE_OF
from azulejos.kernel.compiler import inner
from azulejos.kernel.duel import scoring
from azulejos.kernel.duel.components import COMPONENTS_RECORD
from azulejos.kernel.duel.scoring import tiles_of
from azulejos.kernel.duel.state import INT, RECORD, State
from azulejos.kernel.duel.tiling import PLATE_CELLS, ROW_LAID, RUN, SHOWING, column_of, count_chips
from azulejos.kernel.duel.tree_search.context import CONTEXT_RECORD, FEATURES, VALUED_ROUNDS
from azulejos.kernel.sets import size

CELL = 0
POINTS = CELL + 36 * 4
SPECIAL = POINTS + 6 * 2
ROW = SPECIAL + 3
COLUMN = ROW + 6 * 7
DIAGONAL = COLUMN + 7
CORNER = DIAGONAL + 7
EDGE = CORNER + 4 * 5
KINDS = EDGE + 2
WILDS = KINDS + 6 * 6
SPECIALS = WILDS + 5
LINE = SPECIALS + 3
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
                filled = min(2, size(PLATE_CELLS[row // 2 * 3 + column // 2] & tiles))
                note(context, SPECIAL + filled, float(components.special_points[row]))
                if components.points[scoring.SPECIALS]:
                    note(context, SPECIALS + filled, float(components.points[scoring.SPECIALS]))


@inner(types.void(CONTEXT_RECORD, RECORD, COMPONENTS_RECORD, INT))
def describe_scoring(context: Any, state: State, components: Any, seat: int) -> None:
    """What the scoring tiles count."""
    tiles = state.tiles[seat]
    points = components.points
    for each in range(6):
        if points[scoring.ROWS]:
            note(context, ROW + 7 * each + 6 - SIZE_OF[tiles >> 6 * each & 63], float(points[scoring.ROWS]))
        if points[scoring.COLUMNS]:
            note(context, COLUMN + 6 - SIZE_OF[column_of(tiles, each)], float(points[scoring.COLUMNS]))
    if points[scoring.DIAGONALS]:
        note(context, DIAGONAL + size(FALLING & ~tiles), float(points[scoring.DIAGONALS]))
        note(context, DIAGONAL + size(RISING & ~tiles), float(points[scoring.DIAGONALS]))
    for each in range(4):
        worth = points[scoring.UPPER] if each < 2 else points[scoring.LOWER]
        if worth:
            note(context, CORNER + 5 * each + size(PLATE_CELLS[CORNERS[each]] & ~tiles), float(worth))
    wild = state.asks[seat, 0] & state.asks[seat, 1]
    if points[scoring.EDGE]:
        note(context, EDGE, float(points[scoring.EDGE] * size(OUTER & tiles)))
        note(context, EDGE + 1, float(points[scoring.EDGE] * size(OUTER & ~tiles)))
    if points[scoring.WILDS]:
        note(context, WILDS + min(4, size(wild & ~tiles)), float(points[scoring.WILDS] * size(wild)))
    if points[scoring.COLOURS]:
        kinds = 0  # six lanes of 6 bits, one a row
        for colour in range(5):
            cells = tiles_of(state, seat, colour)
            for row in range(6):
                kinds += (cells >> 6 * row & 63 > 0) << 6 * row
        for row in range(6):
            shown = (kinds >> 6 * row & 63) + (components.special_kind and (state.special[seat] & tiles) >> 6 * row & 63 > 0)
            note(context, KINDS + 6 * row + min(5, shown), float(points[scoring.COLOURS]))


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
    (4, 412)
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
        row[SPECIAL : SPECIAL + 3] = np.array([0.2, 0.4, 0.7]) * left
        for group in (COLUMN, DIAGONAL):
            row[group : group + 7] = [(1 - lacking / 6) ** 3 for lacking in range(7)]
        for corner in range(4):
            row[CORNER + 5 * corner : CORNER + 5 * corner + 5] = [(1 - lacking / 4) ** 3 for lacking in range(5)]
        row[EDGE : EDGE + 2] = [1.0, 0.5 * left]
        row[WILDS : WILDS + 5] = [1.0, 0.5, 0.25, 0.1, 0.05]
        row[SPECIALS : SPECIALS + 3] = np.array([0.9, 0.7, 0.4]) + 0.1 * (1 - left)
        row[CHIPS] = 0.5
        row[STARTS] = 0.9
    return weights
