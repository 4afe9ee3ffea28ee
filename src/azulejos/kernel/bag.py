"""Tiles of five colours as lanes of one word: the bag, and what it is refilled from. A lane has 8 bits, the first one the lowest."""

from __future__ import annotations

from numba import types

from azulejos.kernel.compiler import inner

COLOURS = 5
INT = types.int64
LANES = 0x0101010101
"""The lowest bit of each lane; as a factor it sums the lanes up to each."""
TOPS = LANES << 7
ALL = (1 << 40) - 1


@inner(INT(INT))
def count(tiles: int) -> int:
    """How many tiles there are."""
    return tiles * LANES >> 32 & 255


@inner(INT(INT, INT))
def colour_at(tiles: int, which: int) -> int:
    """The colour of a tile of a bag, if they lie in the order of colours."""
    sums = tiles * LANES & ALL
    reached = ((sums | TOPS) - (which + 1) * LANES) & TOPS
    return COLOURS - ((reached >> 7) * LANES >> 32 & 255)
