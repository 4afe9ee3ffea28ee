"""How a position of Azul lies in memory.

A lane is a number of fixed width inside a word; the first one holds the lowest bits. Colours count from 0 (B Y R K W), sources from 0 (the centre)
to 9, destinations from 0 (the floor line) to 5, seats and wall rows and columns from 0.

| field | of | what it holds |
|---|---|---|
| `sources` | table | who still has a colour: bit 10·colour + source. 0 means that the offer is over (A16) |
| `tiles` | source | tiles of each colour, five lanes of 6 bits: in the centre now, and on each display when the round began. Whether they are |
|   |   | still there, `sources` says |
| `marker` | table | 0 in the centre, seat + 1 on that floor line, seat + 9 in front of that seat |
| `lines` | seat | five lanes of 6 bits, one a line: tiles on it (3 bits), colour + 1 (3 bits); from bit 30 on five more, one a colour: the |
|   |   | destinations open to it (A13), of which bit 0 is the floor line |
| `floor` | seat | seven lanes of 3 bits: colour + 1, or 6 the marker; above them, from bit 21 on, how many |
| `wall` | seat | bit 5·row + column: a tile is there; from bit 25 on bit 5·row + colour: the row has that colour |
| `columns` | seat | grey wall: bit 5·column + colour: the column has that colour |
| `hues` | seat | grey wall: colour + 1 of each cell, 3 bits each: rows 1 to 3, then 4 and 5 |
| `score` | seat | points, without the bonuses of the end |
| `bag`, `lid` | table | tiles of each colour, five lanes of 8 bits |
| `turn` | table | the seat to move, while the phase is OFFER or TILING |
| `line` | table | grey tiling: the wall row whose tile is to be placed |
| `first`, `round`, `phase`, `idle`, `bare` | table | as in `rules` |
| `players`, `displays`, `grey` | game | what is played |
"""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Any, Protocol

import numpy as np
from numba import from_dtype, types

SEATS = 4
DISPLAYS = 9
SOURCES = 1 + DISPLAYS
COLOURS = 5
DEAL, OFFER, TILING, OVER = range(4)

STATE = np.dtype(
    [
        ("sources", np.int64),
        ("marker", np.int64),
        ("turn", np.int64),
        ("idle", np.int64),
        ("phase", np.int64),
        ("players", np.int64),
        ("lid", np.int64),
        ("lines", np.int64, (SEATS,)),
        ("floor", np.int64, (SEATS,)),
        ("tiles", np.int64, (SOURCES,)),
        ("wall", np.int64, (SEATS,)),
        ("score", np.int64, (SEATS,)),
        ("bag", np.int64),
        ("first", np.int64),
        ("round", np.int64),
        ("line", np.int64),
        ("bare", np.int64),
        ("displays", np.int64),
        ("grey", np.int64),
        ("columns", np.int64, (SEATS,)),
        ("hues", np.int64, (SEATS, 2)),
    ],
    align=True,
)
"""One game."""

INT = types.int64
RECORD = from_dtype(STATE)
STATES = types.Array(RECORD, 1, "C")


class State(Protocol):
    """A record of `STATE`, as compiled code and mypy see it."""

    sources: int
    marker: int
    turn: int
    idle: int
    phase: int
    players: int
    lid: int
    lines: MutableSequence[int]
    floor: MutableSequence[int]
    tiles: MutableSequence[int]
    wall: MutableSequence[int]
    score: MutableSequence[int]
    bag: int
    first: int
    round: int
    line: int
    bare: int
    displays: int
    grey: int
    columns: MutableSequence[int]
    hues: Any


# Actions: every take there is, then every placement on the grey wall.
TAKES = SOURCES * COLOURS * 6
ACTIONS = TAKES + 25

CENTRES = sum(1 << SOURCES * colour for colour in range(COLOURS))
"""The bits of `sources` that stand for the centre; shifted by a source, those of that one."""
EACH_COLOUR = sum(1 << 6 * colour for colour in range(COLOURS))
"""The lowest bit of each of five lanes of 6 bits."""
OPEN = 30
"""Where in `lines` the open destinations begin."""
FLOOR_COUNT = 21
"""Where in `floor` the count stands."""
FLOOR_ITEMS = (1 << FLOOR_COUNT) - 1
FLOOR_SPACES = 7
MARKER = 6
WALL_COLOURS = 25
"""Where in `wall` the colours of the rows begin."""
FRONT = 9
"""Added to a seat: the marker lies in front of it."""


def take(source: int, colour: int, destination: int) -> int:
    """The action that takes a colour from a source to a destination.

    >>> take(9, 4, 5) == TAKES - 1
    True
    """
    return (source * COLOURS + colour) * 6 + destination


def placement(row: int, column: int) -> int:
    """The action that places the tile of a line.

    >>> placement(4, 4) == ACTIONS - 1
    True
    """
    return TAKES + row * 5 + column
