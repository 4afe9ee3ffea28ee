"""The grid of a board: where its lines, its dome, its broken tiles and its chips are."""

from __future__ import annotations

from dataclasses import dataclass

from azulejos.render.box import Box
from azulejos.rules.duel.board import BROKEN_SPACES
from azulejos.rules.duel.dome import SIZE

ACROSS = 14.4
DOWN = 9.4
"""A board's size, in units of the distance from one space to the next: its `pitch`."""
TILE = 0.88
"""A tile's size, as a part of the pitch."""
BETWEEN = 0.1
"""What stays free between two plates."""


def board_at(x: float, y: float, pitch: float) -> Box:
    """A board's box."""
    return Box(x, y, ACROSS * pitch, DOWN * pitch)


@dataclass(frozen=True, slots=True)
class Grid:
    """Where the spaces of a board are, each a square of one pitch. Rows, columns and spaces count from 0 here, plate spaces from 1.

    >>> grid = Grid(Box(0, 0, 1440, 940))
    >>> grid.pitch, grid.line(0, 0)
    (100.0, Box(x=540.0, y=125.0, width=100.0, height=100.0))
    """

    box: Box

    @property
    def pitch(self) -> float:
        """The distance from one space to the next."""
        return self.box.width / ACROSS

    @property
    def left(self) -> float:
        """Where lines, broken tiles and name begin."""
        return self.box.x + 0.4 * self.pitch

    @property
    def right(self) -> float:
        """Where row points and score end."""
        return self.box.right - 0.42 * self.pitch

    @property
    def dome_left(self) -> float:
        """Where the dome begins."""
        return self.left + (SIZE + 0.6) * self.pitch

    @property
    def dome_right(self) -> float:
        """Where the dome ends."""
        return self.cell(0, SIZE - 1).right

    @property
    def dome(self) -> Box:
        """What the dome's frame goes around."""
        first, last = self.cell(0, 0), self.cell(SIZE - 1, SIZE - 1)
        return Box(first.x, first.y, last.right - first.x, last.bottom - first.y).inset(-0.05 * self.pitch)

    def line(self, row: int, space: int) -> Box:
        """A space of a pattern line, counted from the dome."""
        return self._slot(self.left + (SIZE - 1 - space) * self.pitch, self._row(row))

    def cell(self, row: int, column: int) -> Box:
        """A cell of the dome."""
        return self._slot(self.dome_left + (column + column // 2 * BETWEEN) * self.pitch, self._row(row))

    def plate(self, number: int) -> Box:
        """A plate space of the dome, counted from 1."""
        row, column = divmod(number - 1, 3)
        corner = self.cell(2 * row, 2 * column)
        return Box(corner.x, corner.y, 2 * self.pitch, 2 * self.pitch)

    def broken(self, space: int) -> Box:
        """A space for a broken tile; the one after the last is for the first-player tile."""
        beyond = 0.35 if space == BROKEN_SPACES else 0
        return self._slot(self.left + (space + beyond) * self.pitch, self.box.y + 8.05 * self.pitch)

    @property
    def chips(self) -> Box:
        """Where chips are stored."""
        return Box(self.dome_left, self.box.y + 8.05 * self.pitch, self.right - self.dome_left, self.pitch)

    def tile(self, slot: Box) -> tuple[float, float, float]:
        """Where a tile lies in a space, and its size."""
        margin = (1 - TILE) / 2 * self.pitch
        return slot.x + margin, slot.y + margin, TILE * self.pitch

    def _slot(self, x: float, y: float) -> Box:
        return Box(x, y, self.pitch, self.pitch)

    def _row(self, row: int) -> float:
        return self.box.y + (1.25 + row + row // 2 * BETWEEN) * self.pitch
