"""What a position is worth to the player to move: within the round as if it were tiled now, and after it.

Values are thousandths of a logit of the chance to win; a point of difference counts as a hundred. A game that is over counts the win
first, then the difference.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import types

from azulejos.kernel.azul.board_inputs import BAG_STEP, INPUT_LIST, score_step
from azulejos.kernel.azul.net_layers import SECOND
from azulejos.kernel.azul.round_search import boards, features, keys
from azulejos.kernel.azul.round_search.context import CONTEXT_RECORD, LEAVES, TABLES
from azulejos.kernel.azul.round_search.words import CENTRE, COLOURS, HOLDERS, MARKER
from azulejos.kernel.azul.state import INT
from azulejos.kernel.azul.tiling import count_rows
from azulejos.kernel.bits import MEMBER, SIZE_OF
from azulejos.kernel.compiler import compiled
from azulejos.kernel.vectors import LANES, layer, row_sum

WON = 12_000
"""A game that is won counts at least so much."""
MOST_NET = 9_000
"""The net is never as sure as that."""
POINT = 20
"""What a point of difference counts for once the game is over."""
MARKER_VALUE = 120
"""For the hand-set evaluation: to begin the next round, in hundredths of a point."""
_LEFT: Any = np.array([0] + [1] * 3 + [2] * 4 + [3] * 5 + [4] * 8 + [5] * 44, np.int64)
_mix, _slot_of, _score_step = keys.mix, keys.slot_of, score_step
_add_rows_up, _second_layer, _third_layer = row_sum(features.FIRST), layer(features.FIRST, SECOND), layer(SECOND, LANES)
_add_rows, _board_slot, _bonus, _count_rows = boards.add_rows, boards.board_slot, boards.bonus, count_rows


@compiled(INT(CONTEXT_RECORD, INT, INPUT_LIST))
def list_shown_inputs(context: Any, shown: int, inputs: Any) -> int:
    """Write the inputs that the round and these displays set to 1, bit 1 being the first display; returns how many."""
    inputs[0] = features.ROUND + min(context.round, 6) - 1
    found = 1
    for colour in range(COLOURS):
        inputs[found] = features.BAG + 6 * colour + BAG_STEP[context.bag >> 8 * colour & 255]
        found += 1
        sizes = 0
        for i in range(SIZE_OF[shown]):
            size = context.tiles[MEMBER[shown, i]] >> 6 * colour & 63
            if size == 0 or size > 4:
                continue
            bit = 1 << 2 * (size - 1)
            at = features.DISPLAYS + 8 * colour + 2 * (size - 1)
            if not sizes & bit:
                inputs[found] = at
                found += 1
                sizes |= bit
            elif not sizes & bit << 1:
                inputs[found] = at + 1
                found += 1
                sizes |= bit << 1
    return found


@compiled(INT(CONTEXT_RECORD, INT, INT, INPUT_LIST))
def list_centre_inputs(context: Any, table: int, shown: int, inputs: Any) -> int:
    """The same for marker, centre, and how much is left."""
    inputs[0] = features.MARKERS + (table >> MARKER)
    left = np.int64(0)
    for i in range(SIZE_OF[shown]):
        tiles = context.tiles[MEMBER[shown, i]]
        for colour in range(COLOURS):
            left += tiles >> 6 * colour & 63
    for colour in range(COLOURS):
        centre = table >> (CENTRE + 6 * colour) & 63
        left += centre
        inputs[1 + colour] = features.CENTRES + 5 * colour + min(centre, 4)
    inputs[1 + COLOURS] = features.LEFT + _LEFT[min(left, 63)]
    return 2 + COLOURS


@compiled(INT(INT))
def shown_of(table: int) -> int:
    """Which displays still have tiles, bit 1 being the first."""
    return (table | table >> 6 | table >> 12 | table >> 18 | table >> 24) & 62


@compiled(INT(CONTEXT_RECORD, INT))
def table_slot(context: Any, table: int) -> int:
    """Where the table's part of the net's first layer stands."""
    key = table ^ context.salt
    slot = _slot_of(key, TABLES)
    if context.table_keys[slot] != key:
        context.table_keys[slot] = key
        first, shown = context.table_first[slot], shown_of(table & HOLDERS)
        known = context.shown_first[shown >> 1]
        if context.shown_known[shown >> 1] != context.salt:
            context.shown_known[shown >> 1] = context.salt
            known[:] = context.bias1
            _add_rows(context, known, list_shown_inputs(context, shown, context.inputs))
        first[:] = known
        _add_rows(context, first, list_centre_inputs(context, table, shown, context.inputs))
    return slot


@compiled(INT(INT))
def score_input(difference: int) -> int:
    """The input of a difference of scores."""
    return features.SCORES + _score_step(difference)


@compiled(INT(CONTEXT_RECORD, INT, INT, INT, INT))
def ask_net(context: Any, table: int, mine: int, others: int, seat: int) -> int:
    """Fill `outputs`, with the round as it is or over; returns the value."""
    is_over = table & HOLDERS == 0
    own, other = _board_slot(context, seat, 0, mine, is_over), _board_slot(context, 1 - seat, 1, others, is_over)
    at = table_slot(context, table)
    difference = context.board_results[2 * seat, own, 1] - context.board_results[2 * (1 - seat) + 1, other, 1]
    mine_first, others_first = context.board_first[2 * seat, own], context.board_first[2 * (1 - seat) + 1, other]
    _add_rows_up(context.first_sums, context.table_first[at], mine_first, others_first, context.weights1[score_input(difference)])
    _second_layer(context.first_sums, context.weights2, context.bias2, context.second_sums)
    _third_layer(context.second_sums, context.weights3, context.bias3, context.outputs)
    win, margin = context.outputs[0], context.outputs[1] - context.outputs[2]
    value: Any = np.int64(np.float32(500) * (win + margin))
    bounded: int = min(MOST_NET, max(-MOST_NET, value))
    return bounded


@compiled(INT(CONTEXT_RECORD, INT, INT, INT, INT))
def judge(context: Any, table: int, mine: int, others: int, seat: int) -> int:
    """The value of a position within the round, or after it."""
    if context.hand_set == 0:
        return ask_net(context, table, mine, others, seat)
    own, other = _board_slot(context, seat, 0, mine, 0), _board_slot(context, 1 - seat, 1, others, 0)
    results, rivals = context.board_results[2 * seat, own], context.board_results[2 * (1 - seat) + 1, other]
    marker = table >> MARKER
    return 100 * (results[1] - rivals[1]) + results[2] - rivals[2] + (MARKER_VALUE if marker == 1 else 0) - (MARKER_VALUE if marker == 2 else 0)


@compiled(INT(INT, INT, INT, INT))
def final_value(wall: int, score: int, other_wall: int, other_score: int) -> int:
    """A41, A42: the value of a game that is over."""
    margin = score + _bonus(wall) - other_score - _bonus(other_wall)
    rows = _count_rows(wall) - _count_rows(other_wall)
    if margin > 0 or (margin == 0 and rows > 0):
        return WON + POINT * margin
    if margin < 0 or rows < 0:
        return POINT * margin - WON
    return 0


@compiled(INT(CONTEXT_RECORD, INT, INT, INT, INT))
def after_round(context: Any, table: int, mine: int, others: int, seat: int) -> int:
    """The value once the offer is over: of the result if that ends the game (A40), otherwise of what is left."""
    own, other = _board_slot(context, seat, 0, mine, 1), _board_slot(context, 1 - seat, 1, others, 1)
    results, rivals = context.board_results[2 * seat, own], context.board_results[2 * (1 - seat) + 1, other]
    if _count_rows(results[0]) or _count_rows(rivals[0]):
        return final_value(results[0], results[1], rivals[0], rivals[1])
    return judge(context, table, mine, others, seat)


@compiled(INT(CONTEXT_RECORD, INT, INT, INT, INT))
def leaf(context: Any, table: int, mine: int, others: int, seat: int) -> int:
    """The same as `after_round` or `judge`, remembered: most leaves are met more than once."""
    key = _mix(table, mine, others, context.salt + seat)
    slot = key & (LEAVES - 1)
    if context.leaf_keys[slot] == key:
        value: int = context.leaf_values[slot]
        return value
    value = after_round(context, table, mine, others, seat) if table & HOLDERS == 0 else judge(context, table, mine, others, seat)
    context.leaf_keys[slot] = key
    context.leaf_values[slot] = value
    return value


@compiled(types.void(CONTEXT_RECORD, INT, INT, INT, INT))
def look_ahead(context: Any, table: int, mine: int, others: int, seat: int) -> None:
    """Leave in `outlook` the chance to win of the player to move and both final scores, theirs first."""
    value = leaf(context, table, mine, others, seat)
    is_over = table & HOLDERS == 0
    own, other = _board_slot(context, seat, 0, mine, is_over), _board_slot(context, 1 - seat, 1, others, is_over)
    results, rivals = context.board_results[2 * seat, own], context.board_results[2 * (1 - seat) + 1, other]
    outlook = context.outlook
    if is_over and (_count_rows(results[0]) or _count_rows(rivals[0])):
        outlook[0] = 1.0 if value > 0 else 0.0 if value < 0 else 0.5
        outlook[1], outlook[2] = results[1] + _bonus(results[0]), rivals[1] + _bonus(rivals[0])
    elif context.hand_set:
        outlook[0] = 1 / (1 + np.exp(-value / 1000))
        outlook[1], outlook[2] = results[1] + results[2] / 100, rivals[1] + rivals[2] / 100
    else:
        ask_net(context, table, mine, others, seat)
        outlook[0] = 1 / (1 + np.exp(-np.float64(context.outputs[0])))
        outlook[1], outlook[2] = 10 * context.outputs[1], 10 * context.outputs[2]
