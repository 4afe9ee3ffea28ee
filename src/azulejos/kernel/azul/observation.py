"""What a player sees of Azul, as small numbers for a learner: everything, because nothing in it is hidden, from the own seat on.

`layout` has the fields. Numbers are unpacked from the state's words by tables: a row of five cells, or a lane of five counts, at a time.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import types

from azulejos.kernel.azul.state import (
    CENTRES,
    COLOURS,
    DISPLAYS,
    FLOOR_COUNT,
    FRONT,
    INT,
    OFFER,
    RECORD,
    TAKES,
    TILING,
    State,
)
from azulejos.kernel.compiler import inner
from azulejos.kernel.layout import Field, Layout
from azulejos.kernel.stores import NUMBERS, as_bytes, store5, store8

CELLS = 25
MOST = 255
"""The greatest number of an observation; a higher round or score is shown as this."""
BYTES: Any = np.array([sum((cells >> cell & 1) << 8 * cell for cell in range(5)) for cells in range(32)], np.int64)
"""Five bits, each in a byte of its own."""


def layout(players: int, displays: int, is_grey: bool) -> Layout:
    """The fields of an observation at such a table.

    >>> layout(2, 5, False).size, layout(4, 9, True).size
    (163, 709)
    """
    table = (
        Field("displays", (displays, COLOURS), 4, "tiles of each colour on each display"),
        Field("centre", (COLOURS,), 3 * DISPLAYS, "tiles of each colour in the centre"),
        Field("centre_marker", (1,), 1, "whether the marker lies in the centre"),
        Field("bag", (COLOURS,), 20, "tiles of each colour in the bag"),
        Field("lid", (COLOURS,), 20, "tiles of each colour in the lid"),
        Field("round", (1,), MOST, "the number of the round, from 1"),
        Field("idle", (1,), 2, "rounds in succession, this one included, without a tile to any line (A33)"),
    )
    grey = (
        Field("bare", (1,), 5, "rounds in succession, this one included, without a tile to any wall (A33)"),
        Field("tiling_line", (5,), 1, "which line's tile is to be placed now; all 0 while tiles are taken"),
    )
    board = (
        Field("lines", (5, COLOURS), 5, "tiles of each colour on each pattern line"),
        Field("floor", (6,), 7, "tiles of each colour on the floor line, and the marker"),
        Field("marker", (1,), 1, "whether this seat has the marker, on its floor line or in front of it (A15)"),
        Field("first", (1,), 1, "whether this seat started the round"),
        Field("to_move", (1,), 1, "whether it is this seat's turn"),
        Field("score", (1,), MOST, "points so far, without the bonuses of the end"),
        Field("wall", (5, 5, COLOURS) if is_grey else (5, 5), 1, "tiles by row, column and colour" if is_grey else "tiles by row and column"),
    )
    return Layout(table + grey if is_grey else table, board, players, actions(displays, is_grey))


def actions(displays: int, is_grey: bool) -> int:
    """How many actions a table has: all takes from its centre and displays, and on the grey wall all placements.

    >>> actions(5, False), actions(5, True), actions(9, True)
    (180, 205, 325)
    """
    return (displays + 1) * 6 * COLOURS + (CELLS if is_grey else 0)


@inner(INT(INT, INT))
def of_table(action: int, takes: int) -> int:
    """An action of a table with so many takes, as the kernel numbers it: placements follow on the takes of this table."""
    return action if action < takes else action - takes + TAKES


@inner(types.void(RECORD, INT, INT, NUMBERS, INT))
def write_board(state: State, seat: int, is_moving: int, out: Any, at: int) -> None:
    """Write what lies on a seat's board."""
    lines = state.lines[seat]
    for row in range(5):
        lane = lines >> 6 * row & 63
        store5(out, at + 5 * row, (lane & 7) << 8 * (lane >> 3) >> 8)
    floor = state.floor[seat]
    lying = 0
    for _ in range(floor >> FLOOR_COUNT):
        lying += 1 << 8 * (floor & 7) >> 8
        floor >>= 3
    marker = state.marker
    holds = marker == seat + 1 or marker == seat + FRONT
    store8(out, at + 25, lying | holds << 48 | (state.first == seat) << 56)
    out[at + 33] = is_moving and state.turn == seat
    out[at + 34] = min(state.score[seat], MOST)
    wall = state.wall[seat]
    if not state.grey:
        for row in range(5):
            store5(out, at + 35 + 5 * row, BYTES[wall >> 5 * row & 31])
        return
    for half in range(2):
        hues = state.hues[seat, half]
        first = at + 35 + 75 * half
        for cell in range(10 if half else 15):
            store5(out, first + 5 * cell, 1 << 8 * (hues & 7) >> 8)
            hues >>= 3


@inner(types.void(RECORD, INT, NUMBERS))
def write(state: State, observer: int, out: Any) -> None:
    """Write what a seat sees."""
    sources, displays = state.sources, state.displays
    for source in range(1, displays + 1):
        tiles = state.tiles[source] if sources >> source & CENTRES else 0
        store5(out, COLOURS * (source - 1), as_bytes(tiles))
    at = COLOURS * displays
    store5(out, at, as_bytes(state.tiles[0]))
    out[at + 5] = state.marker == 0
    store5(out, at + 6, state.bag)
    store5(out, at + 11, state.lid)
    out[at + 16] = min(state.round, MOST)
    out[at + 17] = state.idle
    at += 18
    if state.grey:
        out[at] = state.bare
        store5(out, at + 1, 1 << 8 * state.line if state.phase == TILING else 0)
        at += 6
    size = 160 if state.grey else 60
    is_moving = state.phase == OFFER or state.phase == TILING
    for k in range(state.players):
        seat = observer + k if observer + k < state.players else observer + k - state.players
        write_board(state, seat, is_moving, out, at + size * k)
