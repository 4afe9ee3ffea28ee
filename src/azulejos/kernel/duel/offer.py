"""Phase 1: turns (D20-D25): what is taken from sun and moon, stacks, chips; and whose turn it is then."""

from __future__ import annotations

from itertools import permutations, product
from typing import Any

import numpy as np
from numba import types

from azulejos.kernel.bits import SIZE_OF
from azulejos.kernel.compiler import inner
from azulejos.kernel.duel import stages
from azulejos.kernel.duel.actions import DESTINATIONS, MOON, STACK, TAKES, stack_number, stacked
from azulejos.kernel.duel.components import COMPONENTS_RECORD
from azulejos.kernel.duel.pile import await_stage, lay, put_back, put_under
from azulejos.kernel.duel.pile import fill_display as _fill_display
from azulejos.kernel.duel.state import EACH_COLOUR, EACH_OPEN, INT, RECORD, State
from azulejos.kernel.duel.tiling import break_tiles, go_on
from azulejos.rules.duel.board import CHIPS_A_ROUND

SOURCE_OF: Any = np.array([action // 35 for action in range(TAKES)], np.int64)
COLOUR_OF: Any = np.array([action // DESTINATIONS % 5 for action in range(TAKES)], np.int64)
LINE_OF: Any = np.array([action % DESTINATIONS for action in range(TAKES)], np.int64)
TOP_BIT: Any = np.array([0, *(1 << (6 * colour + MOON) for colour in range(5))], np.int64)
"""The bit of `sources` for the top tile of a stack, by its colour + 1."""
STACKED: Any = np.array([sum((colour + 1) << 3 * at for at, colour in enumerate(reversed(stacked(number)))) for number in range(150)], np.int64)
"""A stack as a lane of `stacks`, by its number."""
ORDERS: Any = np.zeros((1 << 10, 7), np.int64)
"""By what is to be stacked: how many orders there are, and their actions."""
for _colours in (colours for count in (2, 3) for colours in product(range(5), repeat=count) if list(colours) == sorted(colours)):
    _orders = sorted({STACK + stack_number(order) for order in permutations(_colours)})
    _rest = sum(1 << 2 * colour for colour in _colours)
    if len(set(_colours)) > 1:
        ORDERS[_rest, : len(_orders) + 1] = [len(_orders), *_orders]


@inner(INT(INT))
def present(tiles: int) -> int:
    """The lowest bit of every lane of 6 bits in which there are tiles, up to seven."""
    return (tiles | tiles >> 1 | tiles >> 2) & EACH_COLOUR


@inner(types.void(RECORD))
def see_tops(state: State) -> None:
    """D22: note in `sources` which colours lie on top of the moon sides."""
    stacks = state.stacks
    tops = TOP_BIT[stacks & 7] | TOP_BIT[stacks >> 9 & 7] | TOP_BIT[stacks >> 18 & 7] | TOP_BIT[stacks >> 27 & 7]
    state.sources = state.sources & ~(EACH_COLOUR << MOON) | present(state.moon) << MOON | tops


@inner(INT(RECORD, INT))
def can_act(state: State, seat: int) -> int:
    """D25: whether a seat has anything to do."""
    if state.sources:
        return 1
    if state.tokens[seat] and state.piled + state.display:
        return 1
    return state.taken[seat] < CHIPS_A_ROUND and state.shown > 0


@inner(INT(RECORD))
def bare_trays(state: State) -> int:
    """The small trays that hold no tile, sun or moon, as bits from tray 1 on."""
    sources, stacks = state.sources, state.stacks
    sun = (sources | sources >> 6 | sources >> 12 | sources >> 18 | sources >> 24) >> 1 & 15
    moon = (stacks & 7 > 0) | (stacks >> 9 & 7 > 0) << 1 | (stacks >> 18 & 7 > 0) << 2 | (stacks >> 27 & 7 > 0) << 3
    return 15 & ~(sun | moon)


@inner(types.void(RECORD, COMPONENTS_RECORD))
def await_turn(state: State, components: Any) -> None:
    """D23, D25: chips of empty trays are revealed; then the seat to move takes its turn, or the other one if it has nothing to do."""
    if state.covered & bare_trays(state):
        await_stage(state, stages.REVEAL)
    elif can_act(state, state.turn):
        await_stage(state, stages.TURN)
    elif can_act(state, 1 - state.turn):
        state.turn = 1 - state.turn
        await_stage(state, stages.TURN)
    else:
        state.turn, state.line = state.first, 1
        go_on(state, components)


@inner(types.void(RECORD, COMPONENTS_RECORD))
def end_turn(state: State, components: Any) -> None:
    """The other seat is to move."""
    state.turn = 1 - state.turn
    await_turn(state, components)


@inner(types.void(RECORD, INT, INT, INT, INT))
def put(state: State, seat: int, colour: int, count: int, line: int) -> None:
    """D24: tiles go to a line; what does not fit, or is not wanted, breaks."""
    if line:
        lines, at = state.lines[seat], 6 * (line - 1)
        before = lines >> at & 7
        after = min(before + count, line)
        state.lines[seat] = lines & ~(63 << at) | (after | (colour + 1) << 3) << at
        still_open = (after < line) << (7 * colour + line)
        state.open[seat] = state.open[seat] & ~(EACH_OPEN << line) | still_open
        count -= after - before
    break_tiles(state, seat, colour, count)


@inner(types.void(RECORD, INT, INT))
def take_sun(state: State, tray: int, colour: int) -> None:
    """D21: all tiles of a colour from a sun side; the rest goes to the moon side, or is to be stacked in an order if it has several colours."""
    rest = state.sun[tray] & ~(63 << 6 * colour)
    state.sun[tray] = 0
    state.sources &= ~(EACH_COLOUR << tray)
    if tray == 0:
        state.moon = rest
        if rest == 0 and state.holder == 0:
            state.holder = state.turn + 1  # D42
        return
    packed, stack, colours = 0, 0, 0
    for each in range(5):
        count = rest >> 6 * each & 7
        packed |= count << 2 * each
        for _ in range(count):
            stack = stack << 3 | (each + 1)
        colours += count > 0
    if colours > 1:
        state.tray, state.rest = tray, packed
        await_stage(state, stages.STACK)
    else:
        state.stacks |= stack << 9 * (tray - 1)


@inner(INT(RECORD, INT))
def take_moon(state: State, colour: int) -> int:
    """D22: all tiles of a colour that lie on top; returns how many."""
    count = state.moon >> 6 * colour & 7
    if count:
        state.moon &= ~(63 << 6 * colour)
        if state.holder == 0:
            state.holder = state.turn + 1
    stacks = state.stacks
    for tray in range(4):
        lane = 9 * tray
        if stacks >> lane & 7 == colour + 1:
            stacks = stacks & ~(511 << lane) | (stacks >> (lane + 3) & 63) << lane
            count += 1
    state.stacks = stacks
    return count


@inner(types.void(RECORD, COMPONENTS_RECORD, INT))
def take(state: State, components: Any, action: int) -> None:
    """D21-D24: a legal take."""
    line, colour, source = LINE_OF[action], COLOUR_OF[action], SOURCE_OF[action]
    seat = state.turn
    if source == MOON:
        count = take_moon(state, colour)
    else:
        count = state.sun[source] >> 6 * colour & 7
        take_sun(state, source, colour)
    put(state, seat, colour, count, line)
    see_tops(state)
    if state.stage == stages.TURN:
        end_turn(state, components)


@inner(types.void(RECORD, COMPONENTS_RECORD, INT))
def stack(state: State, components: Any, number: int) -> None:
    """D21: the rest of a small tray is stacked in an order."""
    state.stacks |= STACKED[number] << 9 * (state.tray - 1)
    state.tray = state.rest = 0
    see_tops(state)
    end_turn(state, components)


@inner(types.void(RECORD, COMPONENTS_RECORD, INT))
def take_chip(state: State, components: Any, tray: int) -> None:
    """D23: the revealed chip of a small tray, from 0 here."""
    seat = state.turn
    kind = (state.shown >> 4 * tray & 15) - 1
    state.shown &= ~(15 << 4 * tray)
    state.chips[seat] += 1 << 4 * kind
    state.taken[seat] += 1
    end_turn(state, components)


@inner(types.void(RECORD, COMPONENTS_RECORD, INT, INT))
def lay_plate(state: State, components: Any, space: int, turn: int) -> None:
    """D20, D11: the plate in hand is laid; then drawn ones are put back, or the set-up goes on."""
    lay(state, components, space, turn)
    if SIZE_OF[state.laid[0]] + SIZE_OF[state.laid[1]] <= 2:
        _fill_display(state)
    elif state.held > 1:
        await_stage(state, stages.UNDER)
    else:
        put_back(state)
        end_turn(state, components)


@inner(types.void(RECORD, COMPONENTS_RECORD, INT))
def put_plate_under(state: State, components: Any, plate: int) -> None:
    """D20: one of the drawn plates goes under the pile; after the last one the turn is over."""
    if put_under(state, plate):
        end_turn(state, components)
