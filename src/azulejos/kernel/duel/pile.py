"""Plates: display, pile, drawing, laying (D10, D11, D20, D40)."""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import types

from azulejos.kernel.bits import SIZE_OF
from azulejos.kernel.compiler import inner
from azulejos.kernel.duel import stages
from azulejos.kernel.duel.components import COMPONENTS_RECORD, SPECIAL, WILD
from azulejos.kernel.duel.state import (
    FIRST_WORD,
    INT,
    OF_SEAT,
    PUT,
    RECORD,
    SPECIAL_BACK,
    UNKNOWN,
    WILD_BACK,
    State,
)
from azulejos.kernel.random import GENERATOR, below
from azulejos.kernel.sets import member, size

WORDS: Any = RECORD.typeof("pile")  # type: ignore[union-attr]
CELL_OF: Any = np.array([[6 * (space // 3 * 2 + quarter // 2) + space % 3 * 2 + quarter % 2 for quarter in range(4)] for space in range(9)], np.int64)
"""The four cells of each plate space."""


@inner(types.void(RECORD, INT))
def await_stage(state: State, stage: int) -> None:
    """Wait for this next."""
    state.stage = stage
    state.phase = stages.PHASE_OF[stage]


@inner(types.void(RECORD, INT))
def await_with_top(state: State, stage: int) -> None:
    """Wait for this, once the back of the pile's top plate is known (D50)."""
    if state.pile[0] & 31 == UNKNOWN:
        state.after = stage
        stage = stages.TOP
    await_stage(state, stage)


@inner(INT(WORDS, INT))
def plate_at(pile: Any, place: int) -> int:
    """What is in a place of a pile, or of the drawn plates."""
    return pile[0] >> 5 * place & 31 if place < FIRST_WORD else pile[1] >> 5 * (place - FIRST_WORD) & 31


@inner(types.void(WORDS, INT, INT))
def put_at(pile: Any, place: int, plate: int) -> None:
    """Put a plate into a place in which there is none."""
    if place < FIRST_WORD:
        pile[0] |= plate << 5 * place
    else:
        pile[1] |= plate << 5 * (place - FIRST_WORD)


@inner(types.void(WORDS, INT))
def take_at(pile: Any, place: int) -> None:
    """Take the plate of a place out; what lies below moves up."""
    if place < FIRST_WORD:
        above = (1 << 5 * place) - 1
        pile[0] = pile[0] & above | pile[0] >> 5 & ~above | (pile[1] & 31) << 5 * (FIRST_WORD - 1)
        pile[1] >>= 5
    else:
        above = (1 << 5 * (place - FIRST_WORD)) - 1
        pile[1] = pile[1] & above | pile[1] >> 5 & ~above


@inner(INT(RECORD))
def display_places(state: State) -> int:
    """The places of the display that have a plate, as bits."""
    shown = state.display
    return (shown & 31 > 0) | (shown >> 5 & 31 > 0) << 1 | (shown >> 10 > 0) << 2


@inner(types.void(RECORD))
def fill_display(state: State) -> None:
    """D10, D11, D40: fill the display up to three, and go on with what is due then."""
    laid = SIZE_OF[state.laid[0]] + SIZE_OF[state.laid[1]]
    if state.piled and display_places(state) != 7:
        await_with_top(state, stages.TURN_UP)
    elif state.sources | state.covered | state.shown == 0:
        state.turn = 0
        await_with_top(state, stages.TRAYS)
    elif laid < 2:
        state.turn = state.first if laid else 1 - state.first
        await_with_top(state, stages.FIRST_PLATE)
    else:
        state.turn = state.first
        await_with_top(state, stages.TURN)


@inner(types.void(RECORD, GENERATOR))
def show_top(state: State, random: Any) -> None:
    """D50: the back of the pile's top plate is seen: one of those that nobody has seen."""
    special = state.backs & 255
    if below(random, special + (state.backs >> 8)) < special:
        back = SPECIAL_BACK
        state.backs -= 1
    else:
        back = WILD_BACK
        state.backs -= 1 << 8
    state.pile[0] = state.pile[0] & ~31 | back
    stage = state.after
    state.after = 0
    await_stage(state, stage)


@inner(INT(RECORD, COMPONENTS_RECORD, INT, GENERATOR))
def front_of(state: State, components: Any, back: int, random: Any) -> int:
    """The front of a plate: the known one, or one of those of its kind that nobody knows."""
    if back < SPECIAL_BACK:
        return back - 1
    kind = components.special_plates if back == SPECIAL_BACK else ~components.special_plates
    plates = state.unseen_plates & kind
    plate = member(plates, below(random, size(plates)))
    state.unseen_plates &= ~(1 << plate)
    return plate


@inner(types.void(RECORD, INT))
def leave_pile(state: State, plate: int) -> None:
    """A plate lies open from now on: who has looked at it before is no matter any more."""
    state.looked &= ~((1 | 1 << OF_SEAT | 1 << PUT) << plate)


@inner(types.void(RECORD, COMPONENTS_RECORD, GENERATOR))
def turn_up(state: State, components: Any, random: Any) -> None:
    """D10, D40: the pile's top plate comes to the display's first empty place."""
    plate = front_of(state, components, state.pile[0] & 31, random)
    take_at(state.pile, 0)
    state.piled -= 1
    leave_pile(state, plate)
    lane = 0
    while state.display >> lane & 31:
        lane += 5
    state.display |= (plate + 1) << lane
    fill_display(state)


@inner(types.void(RECORD, INT))
def take_plate(state: State, place: int) -> None:
    """D20, D11: a plate of the display comes to the hand."""
    state.hand = state.display >> 5 * place & 31
    state.display &= ~(31 << 5 * place)
    if state.stage == stages.TURN:
        state.tokens[state.turn] -= 1
    await_stage(state, stages.LAY)


@inner(types.void(RECORD))
def draw_plate(state: State) -> None:
    """D20: pay a point, if there is one, and draw the pile's top plate face down."""
    seat = state.turn
    if state.stage == stages.TURN:
        state.tokens[seat] -= 1
    state.score[seat] = max(0, state.score[seat] - 1)
    put_at(state.drawn, state.held, state.pile[0] & 31)
    state.held += 1
    take_at(state.pile, 0)
    state.piled -= 1
    await_with_top(state, stages.DRAWING)


@inner(types.void(RECORD, COMPONENTS_RECORD, GENERATOR))
def look(state: State, components: Any, random: Any) -> None:
    """D20: the fronts of the drawn plates are looked at."""
    seat = state.turn
    own, others = OF_SEAT * seat, OF_SEAT * (1 - seat)
    first, second = 0, 0
    for place in range(state.held):
        plate = front_of(state, components, plate_at(state.drawn, place), random)
        if state.looked >> (plate + others) & ~(state.looked >> (plate + own)) & 1:
            # The other seat put it where it was drawn from.
            state.looked |= (1 - seat) << (plate + PUT)
        state.looked |= 1 << (plate + own)
        if place < FIRST_WORD:
            first |= (plate + 1) << 5 * place
        else:
            second |= (plate + 1) << 5 * (place - FIRST_WORD)
    state.drawn[0], state.drawn[1] = first, second
    await_stage(state, stages.KEEP)


@inner(types.void(RECORD, INT))
def take_drawn(state: State, plate: int) -> None:
    """One of the drawn plates goes elsewhere."""
    place = 0
    while plate_at(state.drawn, place) != plate + 1:
        place += 1
    take_at(state.drawn, place)
    state.held -= 1


@inner(types.void(RECORD, INT))
def keep(state: State, plate: int) -> None:
    """D20: keep one of the drawn plates; the seat that drew them knows where it puts the others."""
    take_drawn(state, plate)
    state.hand = plate + 1
    leave_pile(state, plate)
    for place in range(state.held):
        other = plate_at(state.drawn, place) - 1
        if state.looked >> other & state.looked >> (other + OF_SEAT) & 1:
            state.looked = state.looked & ~(1 << (other + PUT)) | state.turn << (other + PUT)
    await_stage(state, stages.LAY)


@inner(types.void(RECORD))
def put_back(state: State) -> None:
    """The last plate that was not kept, if there is one, goes under the pile by itself."""
    if state.held:
        put_at(state.pile, state.piled, state.drawn[0])
        state.piled += 1
        state.drawn[0] = state.held = 0


@inner(INT(RECORD, INT))
def put_under(state: State, plate: int) -> int:
    """D20: one of the drawn plates goes under the pile; returns whether the last one did so by itself then."""
    take_drawn(state, plate)
    put_at(state.pile, state.piled, plate + 1)
    state.piled += 1
    if state.held > 1:
        return 0
    put_back(state)
    return 1


@inner(types.void(RECORD, COMPONENTS_RECORD, INT, INT))
def lay(state: State, components: Any, space: int, turn: int) -> None:
    """D20, D11: the plate in hand goes to a plate space, and its spaces are those of the dome."""
    seat = state.turn
    spaces = components.spaces[state.hand - 1, turn]
    for quarter in range(4):
        cell = 1 << CELL_OF[space, quarter]
        asked = spaces >> 3 * quarter & 7
        if asked == SPECIAL:
            state.special[seat] |= cell
        elif asked == WILD:
            for colour in range(5):
                state.asks[seat, colour] |= cell
        else:
            state.asks[seat, asked] |= cell
    state.laid[seat] |= 1 << space
    state.dome[seat] |= (state.hand | turn << 5) << 7 * space
    state.hand = 0
