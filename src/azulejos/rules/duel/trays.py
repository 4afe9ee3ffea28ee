"""Trays with a sun and a moon side, and the plates beside them: what lies open between the players (D3, D21-D23)."""

from __future__ import annotations

from typing import NamedTuple

from azulejos.rules.duel.plates import LETTERS, Kind, Plate

FACE_DOWN = "?"
"""A chip that nobody has seen."""
BOTH = 3
"""Who knows a front that both seats know."""


class Tray(NamedTuple):
    """A tray. A small one's moon side is a stack, from the bottom to the top; the large one's tiles lie apart from each other."""

    sun: str = ""
    moon: str = ""
    chip: str = ""
    """`FACE_DOWN`, or the colours that it shows; nothing once it was taken, and on the large tray."""

    @property
    def is_empty(self) -> bool:
        """Whether it holds no tile, sun or moon."""
        return not self.sun and not self.moon

    @property
    def has_shown_chip(self) -> bool:
        """Whether a chip lies there that can be taken."""
        return self.chip not in ("", FACE_DOWN)

    @property
    def is_to_reveal(self) -> bool:
        """D23: whether its chip is to be turned up."""
        return self.chip == FACE_DOWN and self.is_empty


class Back(NamedTuple):
    """A plate of the pile: its back, if that was ever on top; and its front, if it was looked at and put back (D50)."""

    kind: Kind | None = None
    plate: Plate | None = None
    """The front, unless it is hidden from this seat."""
    seen_by: int = 0
    """Who knows the front: 1 for seat 1, 2 for seat 2, 3 for both."""
    group: int = 0
    """The like backs among which the seat that did not put it back cannot tell it any more (`memory`); 0 where that seat has nothing to tell."""
    put_by: int = 0
    """Who put it under the pile, if both know the front; otherwise that is the one who knows it."""

    @property
    def putter(self) -> int:
        """The seat that put it under the pile, or was the first to look at it; 0 for none."""
        return self.put_by or self.seen_by

    def looked_at(self, seat: int) -> Back:
        """The same back, once a seat has looked at its front."""
        seen_by = self.seen_by | seat
        return self._replace(seen_by=seen_by, put_by=self.putter if seen_by == BOTH else 0)


def in_order(tiles: str) -> str:
    """Tiles in the order B Y R K T.

    >>> in_order("TBYB")
    'BBYT'
    """
    return "".join(letter * tiles.count(letter) for letter in LETTERS)


def tops(trays: tuple[Tray, ...]) -> str:
    """D22: the tiles that lie on top of the moon sides."""
    (_, large, _), (_, first, _), (_, second, _), (_, third, _), (_, fourth, _) = trays
    return large + first[-1:] + second[-1:] + third[-1:] + fourth[-1:]
