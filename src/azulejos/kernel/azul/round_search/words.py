"""How a position within a round lies in three words, as the player to move sees it.

| word | bits | what it holds |
|---|---|---|
| table | 0-29 | who still has a colour: bit 6·colour + source, source 0 being the centre. 0 means that the offer is over (A16) |
|   | 30-59 | tiles in the centre, five lanes of 6 bits, one a colour |
|   | 60-61 | the marker: 0 in the centre, 1 the player to move has it, 2 the other one |
| board, one for each | 0-29 | five lanes of 6 bits, one a line: tiles on it (3 bits), colour + 1 (3 bits) |
|   | 30-59 | five lanes of 6 bits, one a colour: the destinations open to it, of which bit 0 is the floor line |
|   | 60-62 | spaces taken on the floor line, the marker's too |

Displays, walls and scores are the same for the whole round. A take is (source · 5 + colour) · 6 + destination, as an action of `kernel.azul`.
"""

from __future__ import annotations

from typing import Any

import numpy as np

SEATS = 2
COLOURS = 5
SOURCES = 6
"""The centre and at most five displays."""
TAKES = SOURCES * COLOURS * 6
MOST_TAKES = TAKES

HOLDERS = (1 << 30) - 1
CENTRE = 30
MARKER = 60
FLOOR = 60
LINES = (1 << 60) - 1
"""All of a board but its floor line."""
OPEN = 30
FLOOR_SPACES = 7
SOURCE_BITS = sum(1 << 6 * colour for colour in range(COLOURS))
"""The centre's bits; shifted by a source, those of that one."""

SOURCE_OF: Any = np.array([take // 30 for take in range(TAKES)], np.int64)
COLOUR_OF: Any = np.array([take // 6 % 5 for take in range(TAKES)], np.int64)
DESTINATION_OF: Any = np.array([take % 6 for take in range(TAKES)], np.int64)
CLOSED: Any = np.array([0, *(SOURCE_BITS << (OPEN + line) for line in range(1, 6))], np.int64)
"""What is no longer open when a line is complete."""
TURNED: Any = np.array([0, 2, 1, 0], np.int64)
"""The marker as the other player sees it."""


def occupied(tiles: int) -> int:
    """The centre's bits for those colours of which there are tiles.

    >>> occupied(3 << 6 | 1 << 24) == 1 << 6 | 1 << 24
    True
    """
    return sum(1 << 6 * colour for colour in range(COLOURS) if tiles >> 6 * colour & 63)
