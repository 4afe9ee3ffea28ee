"""Tiles of Azul: five colours, and how many there are of each in some place (A1)."""

from __future__ import annotations

import enum


class Colour(enum.IntEnum):
    """A tile's colour, in the order that all writing uses."""

    BLUE = 0
    YELLOW = 1
    RED = 2
    BLACK = 3
    WHITE = 4

    @property
    def letter(self) -> str:
        """The letter that stands for the colour in every text.

        >>> Colour.BLACK.letter
        'K'
        """
        return LETTERS[self]


LETTERS = "BYRKW"
COLOURS = tuple(Colour)
OF_EACH = 20
"""A1: so many tiles of each colour."""

Tiles = tuple[int, ...]
"""How many tiles of each colour, in the order of `Colour`. Display, centre, bag and lid are all such counts: none has an order."""

NO_TILES: Tiles = (0, 0, 0, 0, 0)
ALL_TILES: Tiles = (OF_EACH,) * 5


def tiles(letters: str) -> Tiles:
    """Count tiles written as letters.

    >>> tiles("BBYK")
    (2, 1, 0, 1, 0)
    """
    return tuple(map(letters.count, LETTERS))


def letters(counts: Tiles) -> str:
    """Write tiles as letters, in the order B Y R K W.

    >>> letters((2, 1, 0, 1, 0))
    'BBYK'
    """
    return "".join(letter * count for letter, count in zip(LETTERS, counts, strict=True))


def without(counts: Tiles, colour: int) -> Tiles:
    """All but one colour."""
    return counts[:colour] + (0,) + counts[colour + 1 :]


def of_colour(colour: int, count: int) -> Tiles:
    """So many tiles of one colour."""
    return NO_TILES[:colour] + (count,) + NO_TILES[colour + 1 :]
