"""Tiles of Azul as characters: three columns each, always with their letter, so that colour is never the only sign."""

from __future__ import annotations

from dataclasses import dataclass

from azulejos.render.text_pen import FAINT, POINTED, Piece, TerminalPen
from azulejos.rules.azul import Colour

__all__ = ["FAINT", "POINTED", "WIDTH", "Pen", "Piece"]

WIDTH = 3
_TILES = ("bold bright_white on blue", "bold black on yellow", "bold bright_white on red", "bold bright_white on grey30", "bold black on white")
_EMPTY = ("bright_blue", "yellow", "bright_red", "default", "cyan")


@dataclass(frozen=True, slots=True)
class Pen(TerminalPen):
    """How the tiles of Azul are written on a certain terminal."""

    def tile(self, colour: Colour, *, pointed: bool = False) -> Piece:
        """A tile that lies there; one that is pointed at has arrows on it.

        >>> Pen(False, True).tile(Colour.BLUE), Pen(False, True).tile(Colour.BLUE, pointed=True)
        (('[B]', 'bold'), ('>B<', 'bold'))
        """
        return self.lying(colour.letter, _TILES[colour], pointed=pointed)

    def waiting(self, colour: Colour) -> Piece:
        """A cell of the coloured wall that still waits for its tile: a small faint letter."""
        return f" {colour.letter.lower()} ", _EMPTY[colour] if self.coloured else FAINT
