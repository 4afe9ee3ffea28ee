"""Tiles, plates and chips of Azul Duel as characters, always with their letters, so that colour is never the only sign."""

from __future__ import annotations

from dataclasses import dataclass

from rich.text import Text

from azulejos.render.text_pen import FAINT, POINTED, Piece, TerminalPen
from azulejos.rules.duel.plates import SPECIAL, WILD, Kind, Plate

__all__ = ["FAINT", "POINTED", "WIDTH", "Pen", "Piece", "kind_key"]

WIDTH = 3
_TILES = {
    "B": "bold bright_white on blue",
    "Y": "bold black on yellow",
    "R": "bold bright_white on red",
    "K": "bold bright_white on grey30",
    "T": "bold black on cyan",
    SPECIAL: "bold black on white",
}
_SPACES = {"B": "bright_blue", "Y": "yellow", "R": "bright_red", "K": "default", "T": "cyan", SPECIAL: "bright_magenta", WILD: "bright_magenta"}


def kind_key(kind: Kind | None) -> str:
    """What the back of a plate shows, as texts choose by it.

    >>> kind_key(Kind.WILD), kind_key(None)
    ('wild', 'unknown')
    """
    return "unknown" if kind is None else kind.name.lower()


@dataclass(frozen=True, slots=True)
class Pen(TerminalPen):
    """How the things of Azul Duel are written on a certain terminal."""

    def tile(self, letter: str, *, pointed: bool = False) -> Piece:
        """A tile that lies open.

        >>> Pen(False, True).tile("T"), Pen(False, True).tile("S", pointed=True)
        (('[T]', 'bold'), ('>S<', 'bold'))
        """
        return self.lying(letter, _TILES[letter], pointed=pointed)

    def buried(self, letter: str) -> Piece:
        """A tile of a stack on which another one lies: without brackets."""
        return f" {letter} ", f"{FAINT} {_TILES[letter]}" if self.coloured else "none"

    def waiting(self, space: str) -> Piece:
        """A space of a plate that still waits for its tile: a small letter, or an asterisk if it is wild."""
        return f" {space.lower()} ", _SPACES[space] if self.coloured else "none"

    def on_line(self, letter: str | None, width: int) -> Piece:
        """A place of a pattern line, with its tile or without."""
        if width == WIDTH:
            return self.space if letter is None else self.tile(letter)
        return (f" {self.spot}", FAINT) if letter is None else (f" {letter}", _TILES[letter] if self.coloured else "bold")

    def plate(self, plate: Plate) -> tuple[Text, Text]:
        """The two rows of a plate.

        >>> [row.plain for row in Pen(False, True).plate(Plate("YKTS"))]
        [' y  k ', ' t  s ']
        """
        rows = (Text(), Text())
        for quarter, space in enumerate(plate.spaces):
            rows[quarter // 2].append(*self.waiting(space))
        return rows

    def back(self, kind: Kind | None) -> tuple[Text, Text]:
        """The two rows of a plate that lies face down: what its back shows."""
        return Text(f" {self.wording('terminal-kind', kind=kind_key(kind))}"), Text(f" {self.wording('terminal-face-down')}", FAINT)
