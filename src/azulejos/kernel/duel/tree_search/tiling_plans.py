"""Tiling solved exactly, apart from the tree: every way to tile what is left of a seat's lines, judged by its points and by what the board is worth.

Which chips pay for a line is decided beforehand (`payment_of`): otherwise every way is tried, chips or none, and every column.
"""

from __future__ import annotations

from typing import Any

from numba import types

from azulejos.kernel.compiler import compiled, inner
from azulejos.kernel.duel import actions, play, scoring, stages
from azulejos.kernel.duel.components import COMPONENTS_RECORD
from azulejos.kernel.duel.state import BROKEN_COUNT, INT, RECORD, State
from azulejos.kernel.duel.tiling import PLATE_CELLS, ROW_LAID, SHOWING, can_pay, count_chips
from azulejos.kernel.duel.tree_search.context import CONTEXT_RECORD
from azulejos.kernel.duel.tree_search.features import points_at, prospects
from azulejos.rules.duel.board import BROKEN_SPACES
from azulejos.rules.duel.stages import LAST_ROUND

MOST_PLANS = 256
"""So many ways are judged at most: nobody's lines have been seen to allow more."""
NOTHING = -1
"""As a column: the line is left as it is."""
KINDS = len(actions.CHIP_KINDS)
_push, _bonus = play.push, scoring.bonus


@inner(INT(INT, INT, INT))
def payment_of(chips: int, colour: int, missing: int) -> int:
    """D31: chips that pay for so many places, where some do: as few as possible, and those of two colours last."""
    showing = count_chips(chips & SHOWING[colour])
    pairs = min(missing, showing // 2)
    paid = 0
    left = 2 * pairs
    for kind in range(KINDS):
        if SHOWING[colour] >> 4 * kind & 1:
            used = min(left, chips >> 4 * kind & 15)
            paid += used << 4 * kind
            left -= used
    left = 3 * (missing - pairs)
    for with_colour in range(2):
        for kind in range(KINDS):
            if SHOWING[colour] >> 4 * kind & 1 == with_colour:
                used = min(left, (chips - paid) >> 4 * kind & 15)
                paid += used << 4 * kind
                left -= used
    return paid


@inner(types.void(CONTEXT_RECORD, RECORD, COMPONENTS_RECORD, INT, INT))
def judge(context: Any, state: State, components: Any, seat: int, gained: int) -> None:
    """What a plan comes to, once all lines are handled: the best one is kept."""
    context.plans += 1
    broken = min(BROKEN_SPACES, (state.broken[seat] >> BROKEN_COUNT) + context.breaking)
    cost = components.broken_cost[broken] + (components.first_tile_cost if state.holder == seat + 1 else 0)
    value = float(max(0, state.score[seat] + gained - cost))
    if state.round == LAST_ROUND:
        value += _bonus(state, components, seat)
    else:
        value += prospects(context, state, components, seat)
    if context.plans == 1 or value > context.best_value:
        context.best_value = value
        for line in range(1, 7):
            context.best_columns[line] = context.columns[line]
            context.best_payments[line] = context.payments[line]


@compiled(types.void(CONTEXT_RECORD, RECORD, COMPONENTS_RECORD, INT, INT, INT))
def explore(context: Any, state: State, components: Any, seat: int, line: int, gained: int) -> None:
    """Try every way to handle the lines from this one on; the state is afterwards as it was."""
    while line <= 6 and state.lines[seat] >> 6 * (line - 1) & 63 == 0:
        context.columns[line] = NOTHING
        line += 1
    if context.plans >= MOST_PLANS:
        return
    if line > 6:
        judge(context, state, components, seat, gained)
        return
    row = line - 1
    lines, tiles, wilds = state.lines[seat], state.tiles[seat], state.wilds[seat]
    lane = lines >> 6 * row & 63
    colour, filled = (lane >> 3) - 1, lane & 7
    free = (state.asks[seat, colour] & ~tiles) >> 6 * row & 63
    # What was paid for already is as good as complete.
    missing = 0 if state.stage == stages.CELL and line == state.line else row + 1 - filled
    context.columns[line] = NOTHING
    context.payments[line] = 0
    if free == 0:
        breaks = state.laid[seat] & ROW_LAID[row] == ROW_LAID[row]
        if breaks:
            state.lines[seat] = lines & ~(63 << 6 * row)
            context.breaking += filled
        explore(context, state, components, seat, line + 1, gained)
        if breaks:
            state.lines[seat] = lines
            context.breaking -= filled
        return
    payment = 0
    if missing:
        explore(context, state, components, seat, line + 1, gained)
        if not can_pay(state.chips[seat], colour, missing):
            return
        payment = payment_of(state.chips[seat], colour, missing)
    state.chips[seat] -= payment
    state.lines[seat] = lines & ~(63 << 6 * row)
    wild = state.asks[seat, 0] & state.asks[seat, 1]
    for column in range(6):
        if free >> column & 1 == 0:
            continue
        cell = 1 << (6 * row + column)
        points = points_at(tiles, row, column)
        after = tiles | cell
        space = row // 2 * 3 + column // 2
        if wild & cell:
            state.wilds[seat] = wilds | (colour + 1) << 3 * space
        empty = PLATE_CELLS[space] & ~after
        if empty & (empty - 1) == 0 and empty & state.special[seat]:
            after |= empty  # D34
            below = 2 * (row // 2) + 1
            points += components.special_points[below if empty >> 6 * below else below - 1]
        state.tiles[seat] = after
        context.columns[line], context.payments[line] = column, payment
        explore(context, state, components, seat, line + 1, gained + points)
        state.tiles[seat], state.wilds[seat] = tiles, wilds
    state.chips[seat] += payment
    state.lines[seat] = lines


@inner(types.void(CONTEXT_RECORD, RECORD, COMPONENTS_RECORD))
def plan(context: Any, state: State, components: Any) -> None:
    """Find the best way to tile what is left of the lines of the seat to move: `best_columns`, `best_payments` and `best_value`."""
    context.plans = context.breaking = 0
    explore(context, state, components, state.turn, state.line, 0)


@inner(types.void(CONTEXT_RECORD, RECORD, COMPONENTS_RECORD))
def tile_round(context: Any, state: State, components: Any) -> None:
    """Tile all that is left of a round, each seat in its best way."""
    planned = -1
    while state.phase == stages.TILING:
        seat, line = state.turn, state.line
        if seat != planned:
            plan(context, state, components)
            planned = seat
        if state.stage == stages.CELL:
            _push(state, components, actions.CELL + 6 * (line - 1) + context.best_columns[line])
        else:
            state.payment = context.best_payments[line]
            _push(state, components, actions.PAY)
