"""How a position of Azul Duel lies in memory.

A lane is a number of fixed width inside a word; the first one holds the lowest bits. Colours count from 0 (B Y R K T), trays from 0 (the large one)
to 4, lines from 1 to 6, seats, dome rows and columns, plate spaces and plates from 0. A cell is 6 · row + column. Chips are told by their kind
(`actions.CHIP_KINDS`), but for those that nobody has seen: they are the chips of the components, of which the last ones of a kind are left.

| field | of | what it holds |
|---|---|---|
| `sources` | table | who has a colour to take: bit 6·colour + source, source 5 being the moon sides. 0: there are no tiles left (D25) |
| `sun` | tray | tiles of each colour on the sun side, five lanes of 6 bits |
| `moon` | table | tiles of each colour on the large tray's moon side, five lanes of 6 bits |
| `stacks` | table | the small trays' moon sides, four lanes of 9 bits: three lanes of 3 bits, colour + 1, the top one first |
| `covered` | table | bit tray - 1: its chip lies face down |
| `shown` | table | the revealed chips, four lanes of 4 bits: kind + 1 |
| `tray`, `rest` | table | the small tray, and the tiles of each colour to be stacked on it, five lanes of 2 bits |
| `display` | table | three lanes of 5 bits: plate + 1 |
| `hand` | table | plate + 1, if one is to be laid |
| `pile` | table | two words of twelve lanes of 5 bits, from the top: plate + 1 if the front is known, or a back (`SPECIAL_BACK`, `WILD_BACK`), or |
|   |   | `UNKNOWN` |
| `drawn` | table | the drawn plates, in the same way |
| `piled`, `held` | table | how many plates `pile` and `drawn` have |
| `unseen_plates` | table | bit plate: nobody knows where it lies |
| `backs` | table | two lanes of 8 bits: how many of the `UNKNOWN` are special ones, and wild ones |
| `looked` | table | bit plate: seat 0 has looked at the front of a plate that is drawn or in the pile; from bit 18 on seat 1; from bit 36 on: both |
|   |   | have, and seat 1 put it there |
| `unseen_chips` | table | bit chip: nobody has seen it |
| `bag`, `tower` | table | tiles of each colour, five lanes of 8 bits |
| `stage`, `after` | table | what is awaited (`stages`); and what, once the back of the pile's top plate is known |
| `phase` | table | what the stage belongs to |
| `turn`, `line` | table | the seat to move, 0 if there is none; the line that is handled in tiling, otherwise 0 |
| `payment` | table | the chips that were chosen for that line so far, in lanes as `chips` |
| `first`, `round` | table | as in `rules`, the seat from 0 |
| `holder` | table | seat + 1 that has the first-player tile; 0 while it lies on the large tray |
| `game` | table | which of the tables of components it is played with |
| `lines` | seat | six lanes of 6 bits: tiles on the line (3 bits), colour + 1 (3 bits) |
| `open` | seat | five lanes of 7 bits, one a colour: the lines open to it (D24), of which bit 0 is to break the tiles |
| `broken` | seat | four lanes of 3 bits: colour + 1; above them, from bit 12 on, how many |
| `tiles` | seat | bit cell: a tile is there |
| `asks` | seat, colour | bit cell: its space takes that colour, be it coloured or wild |
| `special` | seat | bit cell: a special space |
| `laid` | seat | bit plate space: a plate lies there |
| `dome` | seat | nine lanes of 7 bits, one a plate space: plate + 1 (5 bits), quarters turned (2 bits) |
| `wilds` | seat | nine lanes of 3 bits, one a plate space: colour + 1 of the tile on its wild space |
| `chips`, `spent` | seat | fifteen lanes of 4 bits, one a kind: chips in store, and spent ones |
| `score`, `tokens`, `taken` | seat | points, without those of the scoring tiles; tokens not yet used, and chips taken in this round |

Who knows what of the pile (D50) is there as far as it can be said plate by plate; the probabilities that `rules` keeps of plates which a seat cannot
tell apart any more are not.
"""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Any, Protocol

import numpy as np
from numba import from_dtype, types

SEATS = 2
TRAYS = 5

STATE = np.dtype(
    [
        ("stage", np.int64),
        ("phase", np.int64),
        ("turn", np.int64),
        ("sources", np.int64),
        ("moon", np.int64),
        ("stacks", np.int64),
        ("covered", np.int64),
        ("shown", np.int64),
        ("tray", np.int64),
        ("rest", np.int64),
        ("holder", np.int64),
        ("tower", np.int64),
        ("sun", np.int64, (TRAYS,)),
        ("lines", np.int64, (SEATS,)),
        ("open", np.int64, (SEATS,)),
        ("broken", np.int64, (SEATS,)),
        ("tokens", np.int64, (SEATS,)),
        ("taken", np.int64, (SEATS,)),
        ("chips", np.int64, (SEATS,)),
        ("score", np.int64, (SEATS,)),
        ("line", np.int64),
        ("payment", np.int64),
        ("tiles", np.int64, (SEATS,)),
        ("asks", np.int64, (SEATS, 5)),
        ("special", np.int64, (SEATS,)),
        ("laid", np.int64, (SEATS,)),
        ("dome", np.int64, (SEATS,)),
        ("wilds", np.int64, (SEATS,)),
        ("spent", np.int64, (SEATS,)),
        ("display", np.int64),
        ("hand", np.int64),
        ("piled", np.int64),
        ("pile", np.int64, (2,)),
        ("held", np.int64),
        ("drawn", np.int64, (2,)),
        ("unseen_plates", np.int64),
        ("backs", np.int64),
        ("looked", np.int64),
        ("unseen_chips", np.int64),
        ("bag", np.int64),
        ("after", np.int64),
        ("first", np.int64),
        ("round", np.int64),
        ("game", np.int64),
    ],
    align=True,
)
"""One game."""

INT = types.int64
RECORD = from_dtype(STATE)
STATES = types.Array(RECORD, 1, "C")


class State(Protocol):
    """A record of `STATE`, as compiled code and mypy see it."""

    stage: int
    phase: int
    turn: int
    sources: int
    moon: int
    stacks: int
    covered: int
    shown: int
    tray: int
    rest: int
    holder: int
    tower: int
    sun: MutableSequence[int]
    lines: MutableSequence[int]
    open: MutableSequence[int]
    broken: MutableSequence[int]
    tokens: MutableSequence[int]
    taken: MutableSequence[int]
    chips: MutableSequence[int]
    score: MutableSequence[int]
    line: int
    payment: int
    tiles: MutableSequence[int]
    asks: Any
    special: MutableSequence[int]
    laid: MutableSequence[int]
    dome: MutableSequence[int]
    wilds: MutableSequence[int]
    spent: MutableSequence[int]
    display: int
    hand: int
    piled: int
    pile: MutableSequence[int]
    held: int
    drawn: MutableSequence[int]
    unseen_plates: int
    backs: int
    looked: int
    unseen_chips: int
    bag: int
    after: int
    first: int
    round: int
    game: int


EACH_COLOUR = sum(1 << 6 * colour for colour in range(5))
"""The lowest bit of each of five lanes of 6 bits."""
EACH_OPEN = sum(1 << 7 * colour for colour in range(5))
"""The lowest bit of each lane of `open`."""
EACH_CHIP = sum(1 << 4 * kind for kind in range(15))
"""The lowest bit of each lane of `chips`; as a factor it sums the lanes in the last one."""
BROKEN_COUNT = 12
"""Where in `broken` the count stands."""
BROKEN_ITEMS = (1 << BROKEN_COUNT) - 1
SPECIAL_BACK, WILD_BACK, UNKNOWN = 19, 20, 21
"""What is in the pile, if no front is known."""
FIRST_WORD = 12
"""So many plates stand in the first word of a pile."""
OF_SEAT, PUT = 18, 36
"""Where in `looked` the plates of the other seat begin, and those that it put back."""
