"""Which actions are legal: how many, which, and one of them at random."""

from __future__ import annotations

from typing import Any

from numba import types

from azulejos.kernel.bits import MEMBER, SIZE_OF
from azulejos.kernel.compiler import inner
from azulejos.kernel.duel import actions, stages
from azulejos.kernel.duel.offer import ORDERS
from azulejos.kernel.duel.pile import display_places, plate_at
from azulejos.kernel.duel.state import INT, RECORD, State
from azulejos.kernel.duel.tiling import free_columns, payable
from azulejos.kernel.random import GENERATOR, below
from azulejos.kernel.sets import member, size
from azulejos.rules.duel.board import CHIPS_A_ROUND

LIST = types.Array(INT, 1, "C")


@inner(INT(RECORD))
def other_turns(state: State) -> int:
    """What can be done in a turn beside taking tiles, and while plates are drawn: bit action - `actions.PLATE`."""
    stage, seat = state.stage, state.turn
    draw = (state.piled > 0) << (actions.DRAW - actions.PLATE)
    if stage == stages.DRAWING:
        return draw | 1 << (actions.STOP - actions.PLATE)
    if stage == stages.FIRST_PLATE:
        return display_places(state)
    found = 0
    if state.tokens[seat]:
        found = display_places(state) | draw
    if state.taken[seat] < CHIPS_A_ROUND and state.shown:
        shown = state.shown
        chips = (shown & 15 > 0) | (shown >> 4 & 15 > 0) << 1 | (shown >> 8 & 15 > 0) << 2 | (shown >> 12 > 0) << 3
        found |= chips << (actions.CHIP - actions.PLATE)
    return found


@inner(INT(RECORD))
def count_takes(state: State) -> int:
    """How many legal takes the seat to move has in its turn."""
    sources, open = state.sources, state.open[state.turn]
    total = 0
    for colour in range(5):
        total += SIZE_OF[sources >> 6 * colour & 63] * SIZE_OF[open >> 7 * colour & 127]
    return total


@inner(INT(RECORD, INT))
def take_at(state: State, which: int) -> int:
    """One of the legal takes, by its number."""
    sources, open = state.sources, state.open[state.turn]
    colour = 0
    while True:
        lines = SIZE_OF[open >> 7 * colour & 127]
        takes = SIZE_OF[sources >> 6 * colour & 63] * lines
        if which < takes:
            break
        which -= takes
        colour += 1
    source = MEMBER[sources >> 6 * colour & 63, which // lines]
    return (source * 5 + colour) * actions.DESTINATIONS + MEMBER[open >> 7 * colour & 127, which % lines]


@inner(INT(RECORD))
def count_choices(state: State) -> int:
    """How many legal actions there are."""
    stage = state.stage
    if stage == stages.TURN:
        return count_takes(state) + SIZE_OF[other_turns(state)]
    if stage == stages.STACK:
        return ORDERS[state.rest, 0]
    if stage == stages.LAY:
        return 4 * (9 - SIZE_OF[state.laid[state.turn]])
    if stage == stages.CELL:
        return SIZE_OF[free_columns(state)]
    if stage == stages.DRAWING or stage == stages.FIRST_PLATE:
        return SIZE_OF[other_turns(state)]
    if stage == stages.KEEP or stage == stages.UNDER:
        return state.held
    if stage == stages.CHIPS:
        return size(payable(state))
    return 0


@inner(INT(RECORD, INT))
def choice_at(state: State, which: int) -> int:
    """One of the legal actions, by its number."""
    stage = state.stage
    if stage == stages.TURN:
        takes = count_takes(state)
        if which < takes:
            return take_at(state, which)
        return actions.PLATE + MEMBER[other_turns(state), which - takes]
    if stage == stages.STACK:
        return ORDERS[state.rest, which + 1]
    if stage == stages.LAY:
        return actions.LAY + 4 * MEMBER[511 ^ state.laid[state.turn], which >> 2] + (which & 3)
    if stage == stages.CELL:
        return actions.CELL + 6 * (state.line - 1) + MEMBER[free_columns(state), which]
    if stage == stages.KEEP:
        return actions.KEEP - 1 + plate_at(state.drawn, which)
    if stage == stages.UNDER:
        return actions.UNDER - 1 + plate_at(state.drawn, which)
    if stage == stages.CHIPS:
        return actions.SPEND + member(payable(state), which)
    return actions.PLATE + MEMBER[other_turns(state), which]


@inner(INT(RECORD, GENERATOR))
def random_action(state: State, random: Any) -> int:
    """One of the legal actions, each with the same probability."""
    return choice_at(state, below(random, count_choices(state)))


@inner(INT(RECORD, LIST))
def list_choices(state: State, found: Any) -> int:
    """Write the legal actions; returns how many there are."""
    if state.stage != stages.TURN:
        count = count_choices(state)
        for which in range(count):
            found[which] = choice_at(state, which)
        return count
    sources, open = state.sources, state.open[state.turn]
    count = 0
    for colour in range(5):
        holders, lines = sources >> 6 * colour & 63, open >> 7 * colour & 127
        for i in range(SIZE_OF[holders]):
            take = (MEMBER[holders, i] * 5 + colour) * actions.DESTINATIONS
            for j in range(SIZE_OF[lines]):
                found[count] = take + MEMBER[lines, j]
                count += 1
    others = other_turns(state)
    for i in range(SIZE_OF[others]):
        found[count] = actions.PLATE + MEMBER[others, i]
        count += 1
    return count


@inner(INT(RECORD, INT))
def is_choice(state: State, action: int) -> int:
    """Whether an action is legal."""
    if 0 <= action < actions.TAKES:
        if state.stage != stages.TURN:
            return 0
        line, colour, source = action % 7, action // 7 % 5, action // 35
        return state.sources >> (6 * colour + source) & state.open[state.turn] >> (7 * colour + line) & 1
    first = count_takes(state) if state.stage == stages.TURN else 0
    for which in range(first, count_choices(state)):
        if choice_at(state, which) == action:
            return 1
    return 0
