"""What a round leaves behind is worth to each seat: its share of the win, and its final score."""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import types

from azulejos.kernel.azul import board_inputs, tiling
from azulejos.kernel.azul.board_inputs import BAG_STEP, INPUT_LIST, POINT_STEP
from azulejos.kernel.azul.net_layers import SECOND
from azulejos.kernel.azul.round_search import boards
from azulejos.kernel.azul.state import COLOURS, INT, OVER, RECORD, WALL_COLOURS, State
from azulejos.kernel.azul.tiling import CELLS, WALL_COLUMN
from azulejos.kernel.azul.tree_search import features, policy
from azulejos.kernel.azul.tree_search.context import TREE_RECORD
from azulejos.kernel.bits import MEMBER, SIZE_OF
from azulejos.kernel.compiler import inner
from azulejos.kernel.vectors import LANES, layer, row_adder

LOGIT_POINTS = 10
"""So many points of difference are one logit."""
SURE = 0.95
"""How much of a finished game's worth is the win; the rest is the scores, so that even those who cannot win play for points."""
_bonus, _count_rows, _column_of, _next_starter = tiling.bonus, tiling.count_rows, tiling.column_of, tiling.next_starter
_points_at, _open_columns, _best_column = tiling.points_at, tiling.open_columns, policy.best_column
_list_row_inputs, _score_step = board_inputs.list_row_inputs, board_inputs.score_step
_add_row, _second_layer, _third_layer = row_adder(features.FIRST), layer(features.FIRST, SECOND), layer(SECOND, LANES)


@inner(INT(INT))
def fullest_row(wall: int) -> int:
    """How many tiles the fullest row of a wall has."""
    fullest: Any = np.int64(0)
    for row in range(5):
        fullest = max(fullest, SIZE_OF[wall >> 5 * row & 31])
    return fullest


@inner(INT(RECORD, INT, INPUT_LIST))
def list_wall_inputs(state: State, seat: int, inputs: Any) -> int:
    """Write the inputs that the wall sets to 1; returns how many."""
    wall = state.wall[seat]
    cells, hues = wall & CELLS, wall >> WALL_COLOURS
    found = 0
    for i in range(5):
        found = _list_row_inputs(cells, i, 0, inputs, found)
        inputs[found] = board_inputs.HUES + 6 * i + SIZE_OF[_column_of(hues, i)]
        found += 1
        if state.grey:
            row_hues, column_hues = hues >> 5 * i & 31, state.columns[seat] >> 5 * i & 31
            for j in range(SIZE_OF[row_hues]):
                inputs[found] = features.ROW_HUES + 5 * i + MEMBER[row_hues, j]
                found += 1
            for j in range(SIZE_OF[column_hues]):
                inputs[found] = features.COLUMN_HUES + 5 * i + MEMBER[column_hues, j]
                found += 1
    return found


@inner(INT(RECORD, INT, INPUT_LIST, INT))
def list_line_inputs(state: State, seat: int, inputs: Any, found: int) -> int:
    """The same for the lines that were begun, after so many others; returns how many there are then."""
    wall, lines = state.wall[seat], state.lines[seat]
    for row in range(1, 5):
        lane = lines >> 6 * row & 63
        count = lane & 7
        if count == 0:
            continue
        colour, place = (lane >> 3) - 1, row * (row - 1) // 2 + count - 1
        inputs[found] = board_inputs.LINES + 5 * place + colour
        inputs[found + 1] = board_inputs.LINE_COUNTS + place
        found += 2
        column: Any = np.int64(WALL_COLUMN[row, colour])
        if state.grey:
            free = _open_columns(wall, state.columns[seat], row, colour)
            column = _best_column(wall, free, row, colour) if free else np.int64(-1)
        if column >= 0:
            inputs[found] = board_inputs.LINE_POINTS + 5 * row + POINT_STEP[_points_at(wall & CELLS, row, column)]
            found += 1
    return found


@inner(INT(RECORD, INT, INPUT_LIST))
def list_inputs(state: State, seat: int, inputs: Any) -> int:
    """Write the inputs that a seat sets to 1 between two rounds; returns how many."""
    found = list_line_inputs(state, seat, inputs, list_wall_inputs(state, seat, inputs))
    players = state.players
    before = seat - _next_starter(state)
    fullest: Any = np.int64(0)
    best: Any = np.int64(-1)
    last: Any = np.int64(1000)
    for other in range(players):
        if other != seat:
            fullest = max(fullest, fullest_row(state.wall[other]))
            best, last = max(best, state.score[other]), min(last, state.score[other])
    inputs[found] = features.PLAYERS + players - 2
    inputs[found + 1] = features.ROUND + min(state.round, 6) - 1
    inputs[found + 2] = features.ORDER + (before if before >= 0 else before + players)
    inputs[found + 3] = features.OWN_FULLEST + fullest_row(state.wall[seat])
    inputs[found + 4] = features.FULLEST + fullest
    inputs[found + 5] = features.AHEAD + _score_step(state.score[seat] - best)
    inputs[found + 6] = features.LAST + _score_step(state.score[seat] - last)
    found += 7
    for colour in range(COLOURS):
        inputs[found + colour] = features.BAG + 6 * colour + BAG_STEP[state.bag >> 8 * colour & 255]
    return found + COLOURS


@inner(types.void(RECORD, TREE_RECORD, INT))
def ask_net(state: State, tree: Any, seat: int) -> None:
    """Fill `outputs` for a seat."""
    found = list_inputs(state, seat, tree.inputs)
    sums = tree.first_sums
    sums[:] = tree.bias1
    for i in range(found):
        _add_row(sums, tree.weights1[tree.inputs[i]])
    _second_layer(sums, tree.weights2, tree.bias2, tree.second_sums)
    _third_layer(tree.second_sums, tree.weights3, tree.bias3, tree.outputs)


@inner(INT(RECORD, INT))
def hand_set_value(state: State, seat: int) -> int:
    """What a seat's board promises beyond its score, in hundredths of a point, judged by rules of thumb."""
    wall, lines = state.wall[seat], state.lines[seat]
    cells, hues = wall & CELLS, wall >> WALL_COLOURS
    value: Any = np.int64(0)
    for i in range(5):
        value += boards.COLUMN_VALUE[SIZE_OF[_column_of(cells, i)]] + boards.HUE_VALUE[SIZE_OF[_column_of(hues, i)]]
        value += boards.ROW_VALUE[SIZE_OF[cells >> 5 * i & 31]]
        count = lines >> 6 * i & 7
        if 0 < count <= i:
            value += boards.LINE_VALUE[i, count]
    if _next_starter(state) == seat:
        value += policy.STARTING
    return value


@inner(types.void(RECORD, TREE_RECORD))
def judge(state: State, tree: Any) -> None:
    """Fill `result` and `finals` for every seat of a round that is over: shares of the win, whose sum is 1, and final scores."""
    players = state.players
    is_over = state.phase == OVER
    total, highest = 0.0, -1e9
    for seat in range(players):
        if is_over:
            tree.finals[seat] = state.score[seat] + _bonus(state, seat)
            tree.result[seat] = tree.finals[seat] / LOGIT_POINTS
        elif tree.hand_set:
            tree.finals[seat] = state.score[seat] + hand_set_value(state, seat) / 100
            tree.result[seat] = tree.finals[seat] / LOGIT_POINTS
        else:
            ask_net(state, tree, seat)
            tree.finals[seat] = LOGIT_POINTS * tree.outputs[1]
            # The mean of the two, as the search for two goes by: each steadies the other.
            tree.result[seat] = 0.5 * (tree.outputs[0] + tree.outputs[1])
        highest = max(highest, tree.result[seat])
    for seat in range(players):
        tree.result[seat] = np.exp(tree.result[seat] - highest)
        total += tree.result[seat]
    for seat in range(players):
        tree.result[seat] /= total
    if is_over:
        best: Any = np.int64(-1)
        winners = 0
        for seat in range(players):
            standing = 8 * (state.score[seat] + _bonus(state, seat)) + _count_rows(state.wall[seat])
            winners = winners + 1 if standing == best else 1 if standing > best else winners
            best = max(best, standing)
        for seat in range(players):
            standing = 8 * (state.score[seat] + _bonus(state, seat)) + _count_rows(state.wall[seat])
            tree.result[seat] = (1 - SURE) * tree.result[seat] + (SURE / winners if standing == best else 0.0)
