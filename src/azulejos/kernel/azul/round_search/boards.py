"""A board as it would be if it were tiled now: its wall, its score, and what the net makes of it."""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import types

from azulejos.kernel.azul import board_inputs, tiling
from azulejos.kernel.azul.board_inputs import INPUT_LIST, POINT_STEP
from azulejos.kernel.azul.round_search import features, keys
from azulejos.kernel.azul.round_search.context import BOARDS, CONTEXT_RECORD, PAIR, WALLS
from azulejos.kernel.azul.round_search.words import FLOOR
from azulejos.kernel.azul.state import INT
from azulejos.kernel.azul.tiling import FLOOR_COST, WALL_COLUMN, column_of, complete_lines
from azulejos.kernel.bits import MEMBER, RUN, SIZE_OF
from azulejos.kernel.compiler import compiled
from azulejos.kernel.vectors import row_adder

_FLOOR_COST, _WALL_COLUMN, _column_of, _complete_lines = FLOOR_COST, WALL_COLUMN, column_of, complete_lines
_count_rows, _points_at = tiling.count_rows, tiling.points_at
_list_row_inputs, _slot_of = board_inputs.list_row_inputs, keys.slot_of
add_row = row_adder(features.FIRST)
CELL_OF_HUE: Any = np.array([[5 * row + WALL_COLUMN[row, colour] for row in range(5)] for colour in range(5)], np.int64)
"""A4: where each colour is on the coloured wall, row by row."""
HUE_CELLS: Any = np.array([sum(1 << int(cell) for cell in cells) for cells in CELL_OF_HUE], np.int64)
"""The five cells of each colour."""
COLUMN_VALUE: Any = np.array([0, 20, 70, 170, 360, 700], np.int64)
HUE_VALUE: Any = np.array([0, 20, 90, 230, 520, 1000], np.int64)
ROW_VALUE: Any = np.array([0, 10, 30, 70, 130, 200], np.int64)
"""For the hand-set evaluation: hundredths of a point for so many tiles of a column, colour and row."""
LINE_VALUE: Any = np.array([[0, 0, 0, 0, 0], [0, 60, 0, 0, 0], [0, 40, 90, 0, 0], [0, 25, 70, 130, 0], [0, 20, 55, 100, 160]], np.int64)
"""The same for a line that is not complete, by row and tiles."""


@compiled(PAIR(INT, INT, INT))
def tiled(wall: int, score: int, board: int) -> tuple[int, int]:
    """Phase B for one board: its wall and its score after it (A20-A22)."""
    complete = _complete_lines(board)
    for i in range(SIZE_OF[complete]):
        row = MEMBER[complete, i]
        column = _WALL_COLUMN[row, (board >> (6 * row + 3) & 7) - 1]
        score += _points_at(wall, row, column)
        wall |= 1 << (5 * row + column)
    return wall, max(0, score - _FLOOR_COST[board >> FLOOR])


@compiled(INT(INT))
def bonus(wall: int) -> int:
    """A41: 2 for a complete row, 7 for a complete column, 10 for a complete colour."""
    points = 2 * _count_rows(wall)
    for i in range(5):
        points += 7 * (_column_of(wall, i) == 31) + 10 * (wall & HUE_CELLS[i] == HUE_CELLS[i])
    return points


@compiled(INT(INT))
def count_cells(cells: int) -> int:
    """How many cells of a wall are taken."""
    return SIZE_OF[cells & 1023] + SIZE_OF[cells >> 10 & 1023] + SIZE_OF[cells >> 20 & 1023]


@compiled(INT(INT, INT))
def hand_set_value(wall: int, board: int) -> int:
    """What a tiled wall and the lines left promise beyond the score, in hundredths of a point, judged by rules of thumb."""
    value: Any = np.int64(0)
    for i in range(5):
        value += COLUMN_VALUE[SIZE_OF[_column_of(wall, i)]] + HUE_VALUE[count_cells(wall & HUE_CELLS[i])] + ROW_VALUE[SIZE_OF[wall >> 5 * i & 31]]
        lane = board >> 6 * i & 63
        count = lane & 7
        if 0 < count <= i:
            column = _WALL_COLUMN[i, (lane >> 3) - 1]
            whole = wall | 1 << (5 * i + column)
            reach = RUN[whole >> 5 * i & 31, column] + RUN[_column_of(whole, column), i]
            value += LINE_VALUE[i, count] * (2 + reach) // 3
    found: int = value
    return found


@compiled(INT(INT, INT, INPUT_LIST))
def list_wall_inputs(wall: int, role: int, inputs: Any) -> int:
    """Write the inputs that a tiled wall sets to 1, `role` 0 for one's own; returns how many."""
    begin = role * features.BOARD
    found = 0
    for i in range(5):
        found = _list_row_inputs(wall, i, begin, inputs, found)
        inputs[found] = begin + board_inputs.HUES + 6 * i + count_cells(wall & HUE_CELLS[i])
        found += 1
    return found


@compiled(INT(INT, INT, INT, INT, INPUT_LIST))
def list_line_inputs(wall: int, board: int, role: int, floor: int, inputs: Any) -> int:
    """The same for the lines that are not complete, and the floor line."""
    begin = role * features.BOARD
    inputs[0] = begin + features.FLOORS + floor
    found = 1
    for i in range(1, 5):
        lane = board >> 6 * i & 63
        count = lane & 7
        if 0 < count <= i:
            colour, place = (lane >> 3) - 1, i * (i - 1) // 2 + count - 1
            inputs[found] = begin + board_inputs.LINES + 5 * place + colour
            inputs[found + 1] = begin + board_inputs.LINE_COUNTS + place
            inputs[found + 2] = begin + board_inputs.LINE_POINTS + 5 * i + POINT_STEP[_points_at(wall, i, _WALL_COLUMN[i, colour])]
            found += 3
    return found


@compiled(types.void(CONTEXT_RECORD, types.Array(types.float32, 1, "C"), INT))
def add_rows(context: Any, first: Any, found: int) -> None:
    """Add what the listed inputs bring to the sums of the first layer."""
    for i in range(found):
        add_row(first, context.weights1[context.inputs[i]])


@compiled(INT(CONTEXT_RECORD, INT, INT))
def wall_slot(context: Any, region: int, wall: int) -> int:
    """Where a tiled wall's part of the first layer stands: a round sees many boards, and few walls."""
    key = (wall ^ context.salt) << 1 | 1
    slot = _slot_of(key, WALLS)
    if context.wall_keys[region, slot] != key:
        context.wall_keys[region, slot] = key
        first = context.wall_first[region, slot]
        first[:] = 0
        add_rows(context, first, list_wall_inputs(wall, region & 1, context.inputs))
    return slot


@compiled(INT(CONTEXT_RECORD, INT, INT, INT, INT))
def board_slot(context: Any, seat: int, role: int, board: int, is_paid: int) -> int:
    """Where the results of a board stand: wall, score and hand-set value after tiling, and its part of the net's first layer.

    `is_paid` is 1 when the round is over: then the floor line is empty to the net.
    """
    region = 2 * seat + role
    key = (board ^ context.salt) << 1 | is_paid
    slot = _slot_of(key, BOARDS)
    if context.board_keys[region, slot] != key:
        wall, score = tiled(context.wall[seat], context.score[seat], board)
        context.board_keys[region, slot] = key
        context.board_results[region, slot, 0] = wall
        context.board_results[region, slot, 1] = score
        if context.hand_set:
            context.board_results[region, slot, 2] = hand_set_value(wall, board)
        else:
            first = context.board_first[region, slot]
            first[:] = context.wall_first[region, wall_slot(context, region, wall)]
            add_rows(context, first, list_line_inputs(wall, board, role, 0 if is_paid else board >> FLOOR, context.inputs))
    return slot
