"""How things are written on a certain terminal: with colours or without, with all of Unicode or plain characters."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Self

from rich.console import Console, ConsoleOptions

from azulejos.render.text_names import plain
from azulejos.render.wording import ENGLISH, Wording

Piece = tuple[str, str]
"""Some characters and their style, as `rich.text.Text.append` takes them."""

FAINT = "dim"
POINTED = "bold green"


@dataclass(frozen=True, slots=True)
class TerminalPen:
    """What every game writes alike."""

    coloured: bool
    ascii: bool
    wording: Wording = ENGLISH

    @classmethod
    def of(cls, console: Console, options: ConsoleOptions, wording: Wording) -> Self:
        """The pen that a terminal understands; `NO_COLOR`, a pipe and a dumb terminal have no colours."""
        return cls(console.color_system is not None and not console.no_color, options.ascii_only, wording)

    def lying(self, letter: str, style: str, *, pointed: bool = False) -> Piece:
        """A tile that lies there, by its letter; one that is pointed at has arrows on it.

        >>> TerminalPen(False, True).lying("B", "blue"), TerminalPen(True, True).lying("B", "blue", pointed=True)
        (('[B]', 'bold'), ('>B<', 'blue'))
        """
        left, right = (self.arrow, "<" if self.ascii else "‹") if pointed else (" ", " ") if self.coloured else ("[", "]")
        return f"{left}{letter}{right}", style if self.coloured else "bold"

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
        return f" {self.spot} ", FAINT

    @property
    def marker(self) -> Piece:
        """What makes somebody the first player."""
        return f"{self.wording('terminal-first'):3}", "bold reverse"

    @property
    def arrow(self) -> str:
        """What points at things."""
        return ">" if self.ascii else "›"

    @property
    def spot(self) -> str:
        """What an empty space is."""
        return "." if self.ascii else "·"

    @property
    def dot(self) -> str:
        """What stands between things in a line."""
        return "-" if self.ascii else "·"

    @property
    def times(self) -> str:
        """What stands before a number of tiles."""
        return "x" if self.ascii else "×"
