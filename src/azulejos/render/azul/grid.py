"""The grid of a board: where its spaces are, and outlines around them."""

from __future__ import annotations

from dataclasses import dataclass

from azulejos.render import outline
from azulejos.render.azul.layout import pitch
from azulejos.render.box import Box
from azulejos.render.markup import element
from azulejos.render.theme import Theme
from azulejos.rules.azul import FLOOR_COSTS

TILE = 0.9
"""A tile's size, as a part of the distance to the next."""
SIZE = 5


@dataclass(frozen=True, slots=True)
class Grid:
    """Where the spaces of a board are, by their upper left corners. Rows, columns and spaces count from 0 here.

    >>> grid = Grid(Box(0, 0, 1175, 835))
    >>> grid.pitch, grid.size, grid.line(0, 0)
    (100.0, 90.0, (445.0, 130.0))
    """

    box: Box

    @property
    def pitch(self) -> float:
        """The distance from one space to the next."""
        return pitch(self.box)

    @property
    def size(self) -> float:
        """Of a tile."""
        return TILE * self.pitch

    @property
    def left(self) -> float:
        """Where lines, floor line and name begin."""
        return self.box.x + 0.45 * self.pitch

    @property
    def right(self) -> float:
        """Where wall and score end."""
        return self.wall(0, SIZE - 1)[0] + self.size

    def line(self, row: int, space: int) -> tuple[float, float]:
        """A space of a pattern line, counted from the wall."""
        return self.left + (SIZE - 1 - space) * self.pitch, self._row(row)

    def wall(self, row: int, column: int) -> tuple[float, float]:
        """A cell of the wall."""
        return self.left + (SIZE + 0.95 + column) * self.pitch, self._row(row)

    @property
    def wall_box(self) -> Box:
        """What the wall's frame goes around."""
        x, y = self.wall(0, 0)
        side = (SIZE - 1) * self.pitch + self.size
        return Box(x, y, side, side).inset(-0.07 * self.pitch)

    def floor(self, space: int) -> tuple[float, float]:
        """A space of the floor line; the one after the last is in front of the board."""
        beyond = 0.3 if space == len(FLOOR_COSTS) else 0
        return self.left + (space + beyond) * self.pitch, self.box.y + 7.02 * self.pitch

    def _row(self, row: int) -> float:
        return self.box.y + (1.3 + row) * self.pitch

    def space(self, place: tuple[float, float], fill: str, edge: str) -> str:
        """An empty space."""
        x, y = place
        return element("rect", x=x, y=y, width=self.size, height=self.size, rx=0.1 * self.size, fill=fill, stroke=edge, stroke_width=1)

    def last(self, places: list[tuple[float, float]], theme: Theme) -> str:
        """One outline around neighbouring spaces that the last move came to."""
        return outline.last(self._around(places), self.pitch, 0.15 * self.size, theme) if places else ""

    def target(self, places: list[tuple[float, float]], theme: Theme) -> str:
        """One outline around neighbouring spaces that the next move may come to."""
        return outline.target(self._around(places), self.pitch, 0.15 * self.size, theme) if places else ""

    def _around(self, places: list[tuple[float, float]]) -> Box:
        left, right = min(x for x, _ in places), max(x for x, _ in places)
        return Box(left, places[0][1], right - left + self.size, self.size)
