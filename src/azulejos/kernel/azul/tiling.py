"""Phase B: lines to the wall, floor lines paid, and whether the game is over (A20-A22, A32, A33, A40, A50-A52)."""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import types

from azulejos.kernel.azul.offer import drop
from azulejos.kernel.azul.state import DEAL, EACH_COLOUR, FLOOR_COUNT, FRONT, INT, MARKER, OPEN, OVER, RECORD, TILING, WALL_COLOURS, State
from azulejos.kernel.bits import MEMBER, RUN, SIZE_OF, SPREAD
from azulejos.kernel.compiler import inner

CELLS = (1 << 25) - 1
FIRST_COLUMN = 0x108421
"""The first cell of each of five rows."""
FLOOR_COST: Any = np.array([0, 1, 2, 4, 6, 8, 11, 14], np.int64)
"""A5: what so many spaces cost."""
WALL_COLUMN: Any = np.array([[(colour + row) % 5 for colour in range(5)] for row in range(5)], np.int64)
"""A4: where the coloured wall has a colour, by row and colour."""
COUNTS = sum(7 << 6 * row for row in range(5))
"""The counts of the five lines."""
COMPLETE = sum(row + 1 << 6 * row for row in range(5))
"""The same when all are complete."""
IDLE_ROUNDS, BARE_ROUNDS = 2, 5
"""A33."""


@inner(INT(INT, INT))
def column_of(cells: int, column: int) -> int:
    """The five cells of a column as bits, the first row's lowest. Works for whatever is laid out in five lanes of five."""
    return ((cells >> column & FIRST_COLUMN) * 0x11111) >> 16 & 31


@inner(INT(INT, INT, INT))
def points_at(wall: int, row: int, column: int) -> int:
    """A21: what a tile on a space of a wall brings."""
    whole = wall | 1 << (5 * row + column)
    across, down = RUN[whole >> 5 * row & 31, column], RUN[column_of(whole, column), row]
    points: int = (across if across > 1 else 0) + (down if down > 1 else 0)
    return max(points, 1)


@inner(INT(INT, INT, INT, INT))
def open_columns(wall: int, columns: int, row: int, colour: int) -> int:
    """A50: the columns of the grey wall to which a colour may go from a row, as bits."""
    if wall >> (WALL_COLOURS + 5 * row + colour) & 1:
        return 0
    return ~(wall >> 5 * row) & ~column_of(columns, colour) & 31


@inner(INT(RECORD, INT, INT))
def free_columns(state: State, seat: int, row: int) -> int:
    """A50: the columns of the grey wall to which the tile of a complete line may go, as bits."""
    return open_columns(state.wall[seat], state.columns[seat], row, (state.lines[seat] >> (6 * row + 3) & 7) - 1)


@inner(types.void(RECORD, INT, INT))
def empty_line(state: State, seat: int, row: int) -> None:
    """A line without tiles: open to every colour that its wall row lacks (A13)."""
    lacking = 31 ^ (state.wall[seat] >> (WALL_COLOURS + 5 * row) & 31)
    state.lines[seat] = state.lines[seat] & ~(63 << 6 * row) | SPREAD[lacking] << (OPEN + row + 1)


@inner(types.void(RECORD, INT, INT, INT))
def tile_line(state: State, seat: int, row: int, column: int) -> None:
    """A20, A21: the rightmost tile of a complete line goes to the wall and scores; the others go to the lid."""
    colour = (state.lines[seat] >> (6 * row + 3) & 7) - 1
    wall = state.wall[seat] | 1 << (5 * row + column) | 1 << (WALL_COLOURS + 5 * row + colour)
    state.wall[seat] = wall
    if state.grey:
        state.columns[seat] |= 1 << (5 * column + colour)
        state.hues[seat, row // 3] |= (colour + 1) << 3 * (row % 3 * 5 + column)
    state.score[seat] += points_at(wall, row, column)
    state.lid += row << 8 * colour
    state.bare = 0
    empty_line(state, seat, row)


@inner(types.void(RECORD, INT))
def pay_floor(state: State, seat: int) -> None:
    """A22: the floor line is paid and emptied."""
    floor = state.floor[seat]
    state.score[seat] = max(0, state.score[seat] - FLOOR_COST[floor >> FLOOR_COUNT])
    for space in range(floor >> FLOOR_COUNT):
        item = floor >> 3 * space & 7
        if item == MARKER:
            state.marker = seat + FRONT
        else:
            state.lid += 1 << 8 * (item - 1)
    state.floor[seat] = 0


@inner(INT(RECORD))
def next_starter(state: State) -> int:
    """Who begins the next round, once floor lines are paid: whoever had the marker, if anybody had."""
    return state.marker - FRONT if state.marker >= FRONT else state.first


@inner(INT(INT))
def count_rows(wall: int) -> int:
    """How many rows of a wall are complete."""
    rows = 0
    for row in range(5):
        rows += wall >> 5 * row & 31 == 31
    return rows


@inner(INT(RECORD))
def is_over(state: State) -> int:
    """Whether the game ends after this round (A32, A33, A40)."""
    for seat in range(state.players):
        if count_rows(state.wall[seat]):
            return 1
    return state.idle >= IDLE_ROUNDS or state.bare >= BARE_ROUNDS or state.bag | state.lid == 0


@inner(INT(INT))
def complete_lines(lines: int) -> int:
    """The lines that are complete, as bits: those whose count is that of their spaces."""
    missing = (lines & COUNTS) ^ COMPLETE
    whole = ~((missing | missing >> 1 | missing >> 2) & EACH_COLOUR) & EACH_COLOUR
    return whole * 0x1084210 >> 24 & 31


@inner(types.void(RECORD, INT, INT, INT))
def tile_from(state: State, seat: int, row: int, column: int) -> None:
    """A52: tile from a seat's row on, in turn, until somebody has to choose a cell or all is done. `column` is the choice for that row, or -1."""
    players = state.players
    done = seat - state.first if seat >= state.first else seat - state.first + players
    for _ in range(done, players):
        complete = complete_lines(state.lines[seat]) & -1 << row
        for i in range(SIZE_OF[complete]):
            each = MEMBER[complete, i]
            colour = (state.lines[seat] >> (6 * each + 3) & 7) - 1
            if not state.grey:
                tile_line(state, seat, each, WALL_COLUMN[each, colour])
            elif column >= 0:
                tile_line(state, seat, each, column)
                column = -1
            elif free_columns(state, seat, each):
                state.turn, state.line = seat, each
                return
            else:
                # A51: the whole line falls.
                drop(state, seat, colour, each + 1)
                empty_line(state, seat, each)
        pay_floor(state, seat)
        row = 0
        seat = seat + 1 if seat + 1 < players else 0
    state.line = state.turn = 0
    state.phase = OVER if is_over(state) else DEAL


@inner(types.void(RECORD))
def tile(state: State) -> None:
    """Phase B from its beginning."""
    tile_from(state, state.first, 0, -1)


@inner(types.void(RECORD, INT))
def place(state: State, column: int) -> None:
    """A50: the tile that is due goes to a free column; then tiling goes on."""
    tile_from(state, state.turn, state.line, column)


@inner(INT(RECORD, INT))
def is_placement(state: State, column: int) -> int:
    """Whether the tile that is due may go to a column."""
    if state.phase != TILING or column < 0 or column > 4:
        return 0
    return free_columns(state, state.turn, state.line) >> column & 1


@inner(INT(RECORD, INT))
def bonus(state: State, seat: int) -> int:
    """A41: 2 for a complete row, 7 for a complete column, 10 for a complete colour."""
    wall = state.wall[seat]
    points = 2 * count_rows(wall)
    cells, colours = wall & CELLS, wall >> WALL_COLOURS
    columns = cells & cells >> 5 & cells >> 10 & cells >> 15 & cells >> 20
    whole = colours & colours >> 5 & colours >> 10 & colours >> 15 & colours >> 20
    for bit in range(5):
        points += 7 * (columns >> bit & 1) + 10 * (whole >> bit & 1)
    return points
