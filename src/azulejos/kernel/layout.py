"""What an observation is made of: named fields of small numbers in a row, first those of the table, then those of each board."""

from __future__ import annotations

from dataclasses import dataclass
from math import prod


@dataclass(frozen=True, slots=True)
class Field:
    """One field of an observation."""

    name: str
    shape: tuple[int, ...]
    high: int
    """The greatest number that can stand here; the least is 0."""
    what: str

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return prod(self.shape)


@dataclass(frozen=True, slots=True)
class Layout:
    """The fields of an observation, in their order. Boards stand as their seats sit: the observer's own, then clockwise."""

    table: tuple[Field, ...]
    board: tuple[Field, ...]
    players: int
    actions: int
    """How many actions there are."""

    @property
    def table_size(self) -> int:
        """Where the boards begin."""
        return sum(field.size for field in self.table)

    @property
    def board_size(self) -> int:
        """How many numbers a board has."""
        return sum(field.size for field in self.board)

    @property
    def size(self) -> int:
        """How many numbers an observation has."""
        return self.table_size + self.players * self.board_size

    @property
    def highest(self) -> list[int]:
        """The greatest number that can stand at each place."""
        table = [field.high for field in self.table for _ in range(field.size)]
        return table + self.players * [field.high for field in self.board for _ in range(field.size)]
