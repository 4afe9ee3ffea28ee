"""A box: where something stands in a picture."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle by its upper left corner and its size.

    >>> Box(0, 0, 100, 50).inset(10)
    Box(x=10, y=10, width=80, height=30)
    """

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """Where it ends."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """Where it ends, below."""
        return self.y + self.height

    @property
    def middle(self) -> tuple[float, float]:
        """Its midpoint."""
        return self.x + self.width / 2, self.y + self.height / 2

    def inset(self, by: float) -> Box:
        """The box within, or around if `by` is negative."""
        return Box(self.x + by, self.y + by, self.width - 2 * by, self.height - 2 * by)

    def is_within(self, other: Box) -> bool:
        """Whether the other box has all of this one.

        >>> Box(1, 1, 2, 2).is_within(Box(0, 0, 3, 3))
        True
        """
        return self.x >= other.x and self.y >= other.y and self.right <= other.right and self.bottom <= other.bottom

    def meets(self, other: Box) -> bool:
        """Whether the two have any point in common."""
        return self.x < other.right and other.x < self.right and self.y < other.bottom and other.y < self.bottom
