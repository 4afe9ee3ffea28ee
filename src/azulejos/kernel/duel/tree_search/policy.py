"""What a decision looks worth at a glance: the order in which a tree tries decisions, and the moves of those who play a round to its end.

It knows what the greedy bot knows, and what the other one does not get.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import types

from azulejos.kernel.bits import MEMBER, SIZE_OF
from azulejos.kernel.compiler import inner
from azulejos.kernel.duel import actions, stages
from azulejos.kernel.duel.choices import choice_at, count_choices, other_turns
from azulejos.kernel.duel.components import COMPONENTS_RECORD
from azulejos.kernel.duel.offer import STACKED
from azulejos.kernel.duel.state import BROKEN_COUNT, INT, RECORD, SPECIAL_BACK, State
from azulejos.kernel.duel.tiling import ROW_LAID, can_pay
from azulejos.kernel.duel.tree_search import move_features
from azulejos.kernel.duel.tree_search.appraisal import appraise_spaces, fit
from azulejos.kernel.duel.tree_search.context import CONTEXT_RECORD
from azulejos.kernel.duel.tree_search.move_features import correct, describe_chip, describe_other, describe_take, look_around, mark
from azulejos.rules.duel.board import BROKEN_SPACES
from azulejos.rules.duel.plates import LETTERS
from azulejos.rules.duel.stages import LAST_ROUND

FLOAT = types.float64
BEGUN, PAID, NO_PLATE, TYPICAL = 0.75, 0.8, 0.5, 3.0
"""How much of a line's value is counted on: as far as it is filled; if chips can pay for the rest; while a plate is to come, and then of what."""
LAST_BEGUN = 0.4
"""How much as far as it is filled, in the last round."""
STARTING, PLATE, CHIP, MATCHING = 0.9, 0.25, 0.55, 0.3
"""What starting the next round is worth; how much of a plate's fit counts now; what a chip is worth, and more for each line of its colour."""
TOO_MANY = 3
"""So many plates are enough to choose from, even if they are free (D20)."""
DENIED = 0.4
"""How much of what the other one would gain by the same tiles counts."""
KIND_COLOURS: Any = np.array([sum(1 << LETTERS.index(colour) for colour in chip) for chip in actions.CHIP_KINDS], np.int64)
"""The colours that a kind of chip shows, as bits."""


@inner(FLOAT(RECORD, COMPONENTS_RECORD, INT, INT))
def breaking(state: State, components: Any, seat: int, count: int) -> float:
    """D36: what so many more broken tiles cost; one that goes to the tower at once costs nothing, but is no help either."""
    broken = state.broken[seat] >> BROKEN_COUNT
    after = min(BROKEN_SPACES, broken + count)
    return components.broken_cost[after] - components.broken_cost[broken] + 0.05 * (broken + count - after)


@inner(FLOAT(CONTEXT_RECORD, RECORD, COMPONENTS_RECORD, INT, INT, INT, INT))
def line_value(context: Any, state: State, components: Any, seat: int, row: int, colour: int, filled: int) -> float:
    """What a line is worth with so many tiles of a colour."""
    best = context.best[seat, row, colour]
    full = row + 1
    if best >= 0:
        if filled == full:
            return best
        if can_pay(state.chips[seat], colour, full - filled):
            return best * max(PAID, BEGUN * filled / full)
        return best * (BEGUN if state.round < LAST_ROUND else LAST_BEGUN) * filled / full
    if state.laid[seat] & ROW_LAID[row] == ROW_LAID[row]:
        return -breaking(state, components, seat, filled)  # D32
    return TYPICAL * NO_PLATE * filled / full


@inner(types.void(CONTEXT_RECORD, RECORD, COMPONENTS_RECORD, INT))
def value_lines(context: Any, state: State, components: Any, seat: int) -> None:
    """What each line is worth as it is."""
    for row in range(6):
        lane = state.lines[seat] >> 6 * row & 63
        context.before[seat, row] = line_value(context, state, components, seat, row, (lane >> 3) - 1, lane & 7) if lane else 0.0


@inner(FLOAT(CONTEXT_RECORD, RECORD, COMPONENTS_RECORD, INT, INT, INT, INT))
def take_value(context: Any, state: State, components: Any, seat: int, colour: int, count: int, line: int) -> float:
    """D24: what so many tiles on a line are worth, by how much more than it is now; line 0 breaks them."""
    value = 0.0
    if line:
        before = state.lines[seat] >> 6 * (line - 1) & 7
        after = min(line, before + count)
        value = line_value(context, state, components, seat, line - 1, colour, after) - context.before[seat, line - 1]
        count -= after - before
    return value - breaking(state, components, seat, count) if count else value


@inner(FLOAT(CONTEXT_RECORD, RECORD, COMPONENTS_RECORD, INT, INT, INT))
def best_take(context: Any, state: State, components: Any, seat: int, colour: int, count: int) -> float:
    """What so many tiles of a colour are worth on a seat's best line; at least 0."""
    best = 0.0
    lines = state.open[seat] >> 7 * colour & 127
    for i in range(1, SIZE_OF[lines]):
        best = max(best, take_value(context, state, components, seat, colour, count, MEMBER[lines, i]))
    return best


@inner(INT(RECORD, INT, INT))
def count_tiles(state: State, source: int, colour: int) -> int:
    """How many tiles of a colour a take from a source brings."""
    if source < actions.MOON:
        return state.sun[source] >> 6 * colour & 7
    count = state.moon >> 6 * colour & 7
    for tray in range(4):
        count += state.stacks >> 9 * tray & 7 == colour + 1
    return count


@inner(FLOAT(RECORD, COMPONENTS_RECORD, INT, INT))
def first_tile(state: State, components: Any, source: int, colour: int) -> float:
    """D22, D41, D42: what it is worth that the first-player tile comes with a take, if it does."""
    if state.holder:
        return 0.0
    comes = state.moon >> 6 * colour & 7 > 0 if source == actions.MOON else source == 0 and state.sun[0] & ~(63 << 6 * colour) == 0
    return (STARTING if state.round < LAST_ROUND else 0.0) - components.first_tile_cost if comes else 0.0


@inner(FLOAT(CONTEXT_RECORD, RECORD, COMPONENTS_RECORD, INT))
def draw_value(context: Any, state: State, components: Any, seat: int) -> float:
    """D20: a plate of which only the back is known, for a point."""
    top = state.pile[0] & 31
    is_special = top == SPECIAL_BACK or (top < SPECIAL_BACK and components.special_plates >> (top - 1) & 1)
    plates = state.unseen_plates & (components.special_plates if is_special else ~components.special_plates)
    total, count = 0.0, 0
    for plate in range(18):
        if plates >> plate & 1:
            total += context.plate[seat, plate]
            count += 1
    return PLATE * (total / count if count else 6.0) - (state.score[seat] > 0)


@inner(INT(RECORD, INT))
def helped_lines(state: State, action: int) -> int:
    """How many begun lines of the player have a colour that a chip shows."""
    colours = KIND_COLOURS[(state.shown >> 4 * (action - actions.CHIP) & 15) - 1]
    lines: Any = np.int64(0)
    for row in range(6):
        lane = state.lines[state.turn] >> 6 * row & 63
        lines += lane > 0 and lane & 7 <= row and colours >> ((lane >> 3) - 1) & 1
    return lines


@inner(FLOAT(CONTEXT_RECORD, RECORD, COMPONENTS_RECORD, INT))
def other_value(context: Any, state: State, components: Any, action: int) -> float:
    """What a decision is worth that takes no tiles."""
    seat = state.turn
    if action < actions.DRAW:
        return PLATE * context.plate[seat, (state.display >> 5 * (action - actions.PLATE) & 31) - 1]
    if action == actions.DRAW:
        if state.stage == stages.DRAWING:
            return 0.5 if state.score[seat] == 0 and state.held < TOO_MANY else -3.0
        return draw_value(context, state, components, seat)
    if action == actions.STOP:
        return 0.0
    if action < actions.STACK:
        return (CHIP if state.round < LAST_ROUND else 0.2) + MATCHING * min(helped_lines(state, action), 2)
    if action < actions.KEEP:
        top = (STACKED[action - actions.STACK] & 7) - 1
        return best_take(context, state, components, seat, top, 1) / 2 - best_take(context, state, components, 1 - seat, top, 1)
    if action < actions.LAY:
        return context.plate[seat, action - actions.KEEP]
    if action < actions.UNDER:
        return fit(context, components, state.hand - 1, (action - actions.LAY) >> 2, (action - actions.LAY) & 3)
    return 0.0


@inner(types.void(CONTEXT_RECORD, RECORD, COMPONENTS_RECORD, INT))
def describe_decision(context: Any, state: State, components: Any, at: int) -> None:
    """The features of a listed decision that takes no tiles."""
    action = context.listed[at]
    if action < actions.DRAW:
        describe_other(context, state, at, move_features.TAKE_PLATE)
        mark(context, move_features.THEM, context.plate[1 - state.turn, (state.display >> 5 * (action - actions.PLATE) & 31) - 1])
    elif action == actions.DRAW:
        describe_other(context, state, at, move_features.DRAW_ON if state.stage == stages.DRAWING else move_features.DRAW_FIRST)
    elif action == actions.STOP:
        describe_other(context, state, at, move_features.STOP)
    elif action < actions.STACK:
        describe_other(context, state, at, move_features.TAKE_CHIP)
        describe_chip(context, state, helped_lines(state, action))
    elif action < actions.KEEP:
        top = (STACKED[action - actions.STACK] & 7) - 1
        describe_other(context, state, at, move_features.STACK)
        mark(context, move_features.TOPS, best_take(context, state, components, state.turn, top, 1))
        mark(context, move_features.TOPS + 1, best_take(context, state, components, 1 - state.turn, top, 1))
    elif action < actions.LAY:
        describe_other(context, state, at, move_features.KEEP)
    elif action < actions.UNDER:
        describe_other(context, state, at, move_features.LAY)
        mark(context, move_features.PLACE + ((action - actions.LAY) >> 2), 1.0)
    else:
        describe_other(context, state, at, move_features.UNDER)


@inner(types.void(CONTEXT_RECORD, RECORD, COMPONENTS_RECORD, INT, INT, INT))
def list_decision(context: Any, state: State, components: Any, at: int, action: int, looks_across: int) -> None:
    """Write a decision that takes no tiles, and its value."""
    context.listed[at], context.values[at] = action, other_value(context, state, components, action)
    if context.has_learned:
        describe_decision(context, state, components, at)
        correct(context, state, at, looks_across)


@inner(INT(CONTEXT_RECORD, RECORD, COMPONENTS_RECORD, INT))
def list_takes(context: Any, state: State, components: Any, looks_across: int) -> int:
    """Write the takes of the offer and their values; returns how many there are."""
    seat = state.turn
    count: Any = np.int64(0)
    for colour in range(5):
        holders, lines = state.sources >> 6 * colour & 63, state.open[seat] >> 7 * colour & 127
        for i in range(SIZE_OF[holders]):
            source: Any = np.int64(MEMBER[holders, i])
            tiles = count_tiles(state, source, colour)
            starting = first_tile(state, components, source, colour)
            theirs = best_take(context, state, components, 1 - seat, colour, tiles) if looks_across else 0.0
            for j in range(SIZE_OF[lines]):
                line: Any = np.int64(MEMBER[lines, j])
                context.listed[count] = (source * 5 + colour) * actions.DESTINATIONS + line
                context.values[count] = starting + DENIED * theirs + take_value(context, state, components, seat, colour, tiles, line)
                if context.has_learned:
                    describe_take(context, state, count, source, colour, tiles, line, starting != 0.0)
                    mark(context, move_features.THEM, theirs)
                    correct(context, state, count, looks_across)
                count += 1
    return count


@inner(INT(CONTEXT_RECORD, RECORD, COMPONENTS_RECORD, INT))
def list_values(context: Any, state: State, components: Any, looks_across: int) -> int:
    """Write the legal actions of phase 1 and their values; returns how many there are. Who looks across the table also values what the other one
    does not get.
    """
    seat = state.turn
    context.marked = 0
    if state.stage == stages.LAY:
        appraise_spaces(context, state, components, seat)
    if state.stage == stages.TURN or state.stage == stages.STACK:
        value_lines(context, state, components, seat)
        if looks_across or state.stage == stages.STACK:
            value_lines(context, state, components, 1 - seat)
    if context.has_learned:
        look_around(context, state)
    if state.stage != stages.TURN:
        count = count_choices(state)
        for i in range(count):
            list_decision(context, state, components, i, choice_at(state, i), looks_across)
        return count
    count = list_takes(context, state, components, looks_across)
    others = other_turns(state)
    for i in range(SIZE_OF[others]):
        list_decision(context, state, components, count, actions.PLATE + MEMBER[others, i], looks_across)
        count += 1
    return count
