"""Phase A: which takes there are, and what one does (A10-A16)."""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import types

from azulejos.kernel.azul.state import (
    CENTRES,
    COLOURS,
    EACH_COLOUR,
    FLOOR_COUNT,
    FLOOR_SPACES,
    FRONT,
    INT,
    MARKER,
    OFFER,
    OPEN,
    RECORD,
    SOURCES,
    TAKES,
    TILING,
    State,
)
from azulejos.kernel.bits import MEMBER, SIZE_OF
from azulejos.kernel.compiler import inner
from azulejos.kernel.random import GENERATOR, below

REPEATED: Any = np.array([sum(1 << 3 * space for space in range(count)) for count in range(FLOOR_SPACES + 1)], np.int64)
"""So many lanes of 3 bits with a 1 in each."""
QUOTIENT: Any = np.array([[which // max(wide, 1) for which in range(64)] for wide in range(7)], np.int64)
"""By how many destinations there are, and which take of a colour: dividing takes ten times as long as looking it up."""
SOURCE_OF: Any = np.array([action // (6 * COLOURS) for action in range(TAKES)], np.int64)
COLOUR_OF: Any = np.array([action // 6 % COLOURS for action in range(TAKES)], np.int64)
DESTINATION_OF: Any = np.array([action % 6 for action in range(TAKES)], np.int64)
LANE_OF: Any = np.array([60, 0, 6, 12, 18, 24], np.int64)
"""Where in `lines` a destination's lane begins; the floor line has an unused one, in which nothing ever lies."""
CLOSED: Any = np.array([0, *(EACH_COLOUR << (OPEN + line) for line in range(1, 6))], np.int64)
"""What is no longer open in `lines` when a line is complete."""
_SOURCES = (1 << SOURCES) - 1
# Five counts in lanes of 10 bits: no position has more than 300 takes, so that the highest bit of a lane is free.
_LANE = 10
_LANES = sum(1 << _LANE * colour for colour in range(COLOURS))
_LANE_MASK = (1 << _LANE) - 1
_TOPS = _LANES << (_LANE - 1)
_ALL = (1 << _LANE * COLOURS) - 1


@inner(INT(RECORD))
def count_takes(state: State) -> int:
    """How many legal takes the player to move has."""
    sources, open = state.sources, state.lines[state.turn] >> OPEN
    total = 0
    for colour in range(COLOURS):
        total += SIZE_OF[sources >> SOURCES * colour & _SOURCES] * SIZE_OF[open >> 6 * colour & 63]
    return total


@inner(INT(RECORD, types.Array(INT, 1, "C")))
def list_takes(state: State, actions: Any) -> int:
    """Write the legal takes as actions; returns how many there are."""
    sources, open = state.sources, state.lines[state.turn] >> OPEN
    found = 0
    for colour in range(COLOURS):
        holders, lines = sources >> SOURCES * colour & _SOURCES, open >> 6 * colour & 63
        for i in range(SIZE_OF[holders]):
            take = (MEMBER[holders, i] * COLOURS + colour) * 6
            for j in range(SIZE_OF[lines]):
                actions[found] = take + MEMBER[lines, j]
                found += 1
    return found


@inner(INT(RECORD, INT))
def is_take(state: State, action: int) -> int:
    """Whether an action is a legal take (A11, A13)."""
    if action < 0 or action >= TAKES or state.phase != OFFER:
        return 0
    destination, colour, source = action % 6, action // 6 % COLOURS, action // (6 * COLOURS)
    return state.sources >> (SOURCES * colour + source) & state.lines[state.turn] >> (OPEN + 6 * colour + destination) & 1


@inner(INT(RECORD, GENERATOR))
def random_take(state: State, random: Any) -> int:
    """One of the legal takes, each with the same probability, without listing them."""
    sources, open = state.sources, state.lines[state.turn] >> OPEN
    counts = 0
    for colour in range(COLOURS):
        takes = SIZE_OF[sources >> SOURCES * colour & _SOURCES] * SIZE_OF[open >> 6 * colour & 63]
        counts |= takes << _LANE * colour
    sums = counts * _LANES  # in each lane the takes of all colours up to it
    which = below(random, sums >> _LANE * (COLOURS - 1) & _LANE_MASK)
    reached = ((sums & _ALL | _TOPS) - (which + 1) * _LANES) & _TOPS
    colour = COLOURS - ((reached >> (_LANE - 1)) * _LANES >> _LANE * (COLOURS - 1) & _LANE_MASK)
    which -= (sums << _LANE) >> _LANE * colour & _LANE_MASK
    lines = open >> 6 * colour & 63
    wide = SIZE_OF[lines]
    turn = QUOTIENT[wide, which]
    return (MEMBER[sources >> SOURCES * colour & _SOURCES, turn] * COLOURS + colour) * 6 + MEMBER[lines, which - turn * wide]


@inner(types.void(RECORD, INT, INT, INT))
def drop(state: State, seat: int, colour: int, count: int) -> None:
    """A14: tiles fall to a floor line, left to right; what finds no space goes to the lid."""
    floor = state.floor[seat]
    lying = floor >> FLOOR_COUNT
    falling = min(count, FLOOR_SPACES - lying)
    state.floor[seat] = (floor | REPEATED[falling] * (colour + 1) << 3 * lying) + (falling << FLOOR_COUNT)
    state.lid += (count - falling) << 8 * colour


@inner(types.void(RECORD, INT))
def take_marker(state: State, seat: int) -> None:
    """A12: the marker lies on the leftmost free space; A15: on a full floor line it finds none, and costs nothing."""
    floor = state.floor[seat]
    lying = floor >> FLOOR_COUNT
    if lying < FLOOR_SPACES:
        state.floor[seat] = (floor | MARKER << 3 * lying) + (1 << FLOOR_COUNT)
        state.marker = seat + 1
    else:
        state.marker = seat + FRONT


@inner(types.void(RECORD, INT))
def take(state: State, action: int) -> None:
    """A11-A14: make a legal take. The phase becomes TILING when it was the last one (A16); nobody has tiled yet then.

    Written almost without branches, because in random play a processor guesses half of them wrong: a take from a display and one from the centre,
    to a line and to the floor line, are the same arithmetic.
    """
    destination, colour, source = DESTINATION_OF[action], COLOUR_OF[action], SOURCE_OF[action]
    seat = state.turn
    lane = 6 * colour
    tiles = state.tiles[source]
    count = tiles >> lane & 63
    state.tiles[0] = (tiles & ~(63 << lane)) + (state.tiles[0] if source else 0)
    sources = state.sources
    sources = sources & ~(CENTRES << source) | sources >> source & CENTRES & ~(1 << SOURCES * colour)
    state.sources = sources
    if source | state.marker == 0:
        take_marker(state, seat)
    lines = state.lines[seat]
    at = LANE_OF[destination]
    before = lines >> at & 7
    after = min(before + count, destination)
    open = 0 if after == destination else 1 << (OPEN + lane + destination)
    lying = (after | (colour + 1) << 3) << at if destination else 0
    state.lines[seat] = lines & ~(63 << at) & ~(CLOSED[destination] & ~open) | lying
    state.idle = 0 if destination else state.idle
    drop(state, seat, colour, count - (after - before))
    state.turn = seat + 1 if seat + 1 < state.players else 0
    if sources == 0:
        state.phase = TILING
