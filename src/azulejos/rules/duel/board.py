"""A player's board of Azul Duel: lines, dome, broken tiles, chips (D2, D24, D31)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

from azulejos.rules.duel.dome import SIZE, Dome
from azulejos.rules.duel.plates import LETTERS

BROKEN_SPACES = 4
TOKENS = 2
CHIPS_A_ROUND = 2


class Line(NamedTuple):
    """What lies on a pattern line: one colour, and how many of its spaces are filled."""

    colour: str | None
    filled: int


EMPTY_LINE = Line(None, 0)
EMPTY_LINES = (EMPTY_LINE,) * SIZE


class Board(NamedTuple):
    """One player's board. It never changes: each event makes a new one."""

    score: int = 5
    """D10."""
    lines: tuple[Line, ...] = EMPTY_LINES
    dome: Dome = Dome()
    broken: str = ""
    chips: tuple[str, ...] = ()
    """The chips that are not spent, in order."""
    spent: tuple[str, ...] = ()
    tokens: int = 0
    """Tokens not yet used in this round."""
    chips_taken: int = 0
    """Chips taken in this round."""

    def with_line(self, row: int, line: Line) -> Board:
        """The board with a line (from 0) changed."""
        lines = (*self.lines[:row], line, *self.lines[row + 1 :])
        # Written out: twice as fast as _replace, in the innermost step of every take.
        return Board(self.score, lines, self.dome, self.broken, self.chips, self.spent, self.tokens, self.chips_taken)

    def breaking(self, tiles: str) -> tuple[Board, str]:
        """D24: the board with tiles broken; also returns those that find no space and go to the tower."""
        broken = (self.broken + tiles)[:BROKEN_SPACES]
        return self._replace(broken=broken), tiles[len(broken) - len(self.broken) :]

    @property
    def tiles(self) -> str:
        """All coloured tiles that lie on the board."""
        lines = "".join((line.colour or "") * line.filled for line in self.lines)
        dome = "".join(tile for row in self.dome.tiles for tile in row if tile is not None and tile in LETTERS)
        return lines + dome + self.broken


def open_lines(lines: tuple[Line, ...]) -> dict[str, int]:
    """D24: for each colour the lines that may take it, as bits; the lowest one is line 1."""
    empty = 0
    closed_to_others: list[tuple[str, int]] = []
    for row, (colour, filled) in enumerate(lines):
        if colour is None:
            empty |= 1 << row
        elif filled <= row:
            closed_to_others.append((colour, 1 << row))
    open = dict.fromkeys(LETTERS, empty)
    for colour, line in closed_to_others:
        open[colour] |= line
    return open


def can_pay(chips: tuple[str, ...], colour: str, missing: int) -> bool:
    """D31: whether so many missing places can be paid for: each by two chips that show the colour, or by any three.

    >>> can_pay(("BR", "T", "TY"), "T", 1), can_pay(("BR", "T"), "T", 1)
    (True, False)
    """
    matching = sum(colour in chip for chip in chips)
    return any(pairs + (len(chips) - 2 * pairs) // 3 >= missing for pairs in range(matching // 2 + 1))


def payments(chips: tuple[str, ...], colour: str, missing: int) -> Iterator[tuple[str, ...]]:
    """D31: all choices of chips that pay for just so many places, equal chips being the same."""
    for count in range(2 * missing, min(3 * missing, len(chips)) + 1):
        pairs = 3 * missing - count
        for chosen in sorted(set(combinations(chips, count))):
            if sum(colour in chip for chip in chosen) >= 2 * pairs:
                yield chosen
