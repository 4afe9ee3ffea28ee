"""Tiles as characters: three columns each, always with their letter, so that colour is never the only sign."""

from __future__ import annotations

from dataclasses import dataclass

from rich.console import Console, ConsoleOptions

from azulejos.render.text_names import plain
from azulejos.rules.azul import Colour

Piece = tuple[str, str]
"""Some characters and their style, as `rich.text.Text.append` takes them."""

WIDTH = 3
MARKER = "1st"
FAINT = "dim"
POINTED = "bold green"
_TILES = ("bold bright_white on blue", "bold black on yellow", "bold bright_white on red", "bold bright_white on grey30", "bold black on white")
_EMPTY = ("bright_blue", "yellow", "bright_red", "default", "cyan")


@dataclass(frozen=True, slots=True)
class Pen:
    """How tiles are written on a certain terminal: with colours or without, with all of Unicode or plain characters."""

    coloured: bool
    ascii: bool

    @classmethod
    def of(cls, console: Console, options: ConsoleOptions) -> Pen:
        """The pen that a terminal understands; `NO_COLOR`, a pipe and a dumb terminal have no colours."""
        return cls(console.color_system is not None and not console.no_color, options.ascii_only)

    def tile(self, colour: Colour, *, pointed: bool = False) -> Piece:
        """A tile that lies there; one that is pointed at has arrows on it.

        >>> Pen(False, True).tile(Colour.BLUE), Pen(False, True).tile(Colour.BLUE, pointed=True)
        (('[B]', 'bold'), ('>B<', 'bold'))
        """
        left, right = (self.arrow, "<" if self.ascii else "‹") if pointed else (" ", " ") if self.coloured else ("[", "]")
        return f"{left}{colour.letter}{right}", _TILES[colour] if self.coloured else "bold"

    def waiting(self, colour: Colour) -> Piece:
        """A cell of the coloured wall that still waits for its tile: a small faint letter."""
        return f" {colour.letter.lower()} ", _EMPTY[colour] if self.coloured else FAINT

    def number(self, number: int) -> Piece:
        """A cell or a line that may be chosen, by its number."""
        return f"{self.arrow}{number} ", POINTED

    def words(self, text: str, width: int) -> str:
        """A text from outside, in characters that the terminal has, and no wider than so many columns."""
        fit = plain(text, width)
        return fit.encode("ascii", "replace").decode() if self.ascii else fit

    @property
    def space(self) -> Piece:
        """A space without a tile."""
        return f" {'.' if self.ascii else '·'} ", FAINT

    @property
    def marker(self) -> Piece:
        """The first-player marker."""
        return MARKER, "bold reverse"

    @property
    def arrow(self) -> str:
        """What points at things."""
        return ">" if self.ascii else "›"

    @property
    def dot(self) -> str:
        """What stands between things in a line."""
        return "-" if self.ascii else "·"

    @property
    def times(self) -> str:
        """What stands before a number of tiles."""
        return "x" if self.ascii else "×"
