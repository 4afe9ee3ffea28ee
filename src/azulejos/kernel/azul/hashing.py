"""Zobrist keys: a number for everything that distinguishes two positions, kept up to date by every take.

`key` looks at all of a position, `push_keyed` only at what a take changes; both come to the same. Scores and the number of the round are left out,
because nothing that may happen depends on them.
"""

from __future__ import annotations

import random
from typing import Any

import numpy as np

from azulejos.kernel.azul import offer, tiling
from azulejos.kernel.azul.offer import DESTINATION_OF, SOURCE_OF
from azulejos.kernel.azul.state import COLOURS, FLOOR_ITEMS, INT, OFFER, RECORD, SEATS, SOURCES, STATES, TAKES, State
from azulejos.kernel.compiler import entry, inner

_lots = random.Random("azulejos: keys of Azul")


def _keys(*shape: int) -> Any:
    """Random keys, the same ones in every process."""
    return np.array([_lots.getrandbits(63) for _ in range(int(np.prod(shape)))], np.int64).reshape(shape)


TILES = _keys(SOURCES, COLOURS, 64)
"""By source, colour and how many tiles of it are there."""
LINE = _keys(SEATS, 5, 64)
"""By seat, line and what lies on it."""
SPACE = _keys(SEATS, 7, 8)
"""By seat, space of the floor line and what lies there."""
CELL = _keys(SEATS, 25, 8)
"""By seat, cell of the wall and the tile's colour + 1."""
LID, BAG = _keys(COLOURS, 128), _keys(COLOURS, 128)
MARKER = _keys(16)
TURN = _keys(SEATS)
ROUND = _keys(4, 8, 8, 8)
"""By phase, line to be placed, and the counts of A33."""
_take, _tile, _place = offer.take, tiling.tile, tiling.place


@inner(INT(RECORD, INT))
def key_of_floor(state: State, seat: int) -> int:
    """What lies on a floor line."""
    floor = state.floor[seat] & FLOOR_ITEMS
    key = 0
    space = 0
    while floor:
        key ^= SPACE[seat, space, floor & 7]
        floor >>= 3
        space += 1
    return key


@inner(INT(RECORD, INT))
def key_of_source(state: State, source: int) -> int:
    """What lies on a display, or in the centre."""
    tiles = state.tiles[source]
    key = 0
    for colour in range(COLOURS):
        if state.sources >> (SOURCES * colour + source) & 1:
            key ^= TILES[source, colour, tiles >> 6 * colour & 63]
    return key


@inner(INT(RECORD, INT))
def key_of_wall(state: State, seat: int) -> int:
    """The tiles of a wall."""
    key = 0
    for row in range(5):
        for column in range(5):
            if state.wall[seat] >> (5 * row + column) & 1:
                hue = state.hues[seat, row // 3] >> 3 * (row % 3 * 5 + column) & 7 if state.grey else (column - row) % 5 + 1
                key ^= CELL[seat, 5 * row + column, hue]
    return key


@inner(INT(RECORD))
def key_of_status(state: State) -> int:
    """Phase, line to be placed, and the counts of A33."""
    return ROUND[state.phase, state.line, min(state.idle, 7), min(state.bare, 7)]


@inner(INT(RECORD))
def key_of_lid(state: State) -> int:
    """The tiles of the lid."""
    key = 0
    for colour in range(COLOURS):
        key ^= LID[colour, state.lid >> 8 * colour & 127]
    return key


@inner(INT(RECORD))
def key(state: State) -> int:
    """The key of a whole position."""
    key = MARKER[state.marker] ^ key_of_status(state) ^ key_of_lid(state)
    for colour in range(COLOURS):
        key ^= BAG[colour, state.bag >> 8 * colour & 127]
    for source in range(state.displays + 1):
        key ^= key_of_source(state, source)
    for seat in range(state.players):
        for row in range(5):
            key ^= LINE[seat, row, state.lines[seat] >> 6 * row & 63]
        key ^= key_of_floor(state, seat) ^ key_of_wall(state, seat)
    return key ^ TURN[state.turn]


@inner(INT(RECORD, INT, INT, INT))
def key_of_take(state: State, seat: int, source: int, destination: int) -> int:
    """All that a seat's take from a source to a destination can change."""
    key = MARKER[state.marker] ^ key_of_status(state) ^ key_of_lid(state) ^ TURN[state.turn] ^ key_of_floor(state, seat)
    if source:
        key ^= key_of_source(state, source)
    if destination:
        key ^= LINE[seat, destination - 1, state.lines[seat] >> 6 * (destination - 1) & 63]
    return key ^ key_of_source(state, 0)


@inner(INT(RECORD, INT, INT))
def push_keyed(state: State, action: int, key_before: int) -> int:
    """Make a legal move; returns the key of the position after it, given the one before."""
    if action < TAKES:
        seat, source, destination = state.turn, SOURCE_OF[action], DESTINATION_OF[action]
        kept = key_before ^ key_of_take(state, seat, source, destination)
        _take(state, action)
        if state.phase == OFFER:
            return kept ^ key_of_take(state, seat, source, destination)
        _tile(state)
    else:
        _place(state, (action - TAKES) % 5)
    return key(state)


@entry(INT(STATES, INT))
def key_at(states: Any, i: int) -> int:
    """The key of a game."""
    return key(states[i])


@entry(INT(STATES, INT, INT, INT))
def apply_keyed(states: Any, i: int, action: int, key_before: int) -> int:
    """`push_keyed` for a game of an array."""
    return push_keyed(states[i], action, key_before)
