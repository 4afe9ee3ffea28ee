"""Scoring that explains itself: what each step brought or cost, and the cells that counted.

The run rule (A21) is shared by every game that tiles a wall or a dome.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from azulejos.rules.outcome import Cell


@dataclass(frozen=True, slots=True)
class Scoring:
    """One step of a scoring: whose it is, and by how much the score moves."""

    seat: int
    points: int


@dataclass(frozen=True, slots=True)
class TileScored(Scoring):
    """A tile came to the wall (A21). `horizontal` and `vertical` are the runs through it, itself included; a run of one does not count."""

    cell: Cell
    tile: str
    horizontal: tuple[Cell, ...]
    vertical: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class LineFallen(Scoring):
    """A complete line found no cell: its tiles fell (A51). `to_lid` of them did not fit on the floor line."""

    line: int
    tile: str
    to_floor: int
    to_lid: int


@dataclass(frozen=True, slots=True)
class FloorCost(Scoring):
    """The floor line was paid for (A22). `costs` has each occupied space's content and cost; `points` is what the score really lost, since it
    never falls below 0.
    """

    costs: tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class SpecialScored(Scoring):
    """A special plate's other spaces are filled, and it got its special tile (D34), which scores the points of its row."""

    cell: Cell


@dataclass(frozen=True, slots=True)
class LineBroken(Scoring):
    """A line found no space in a dome row that has all its plates: its tiles broke (D32). `to_tower` of them found no space among the broken ones."""

    line: int
    tile: str
    broken: int
    to_tower: int


@dataclass(frozen=True, slots=True)
class BrokenCost(Scoring):
    """Broken tiles and the first-player tile were paid for (D36). `costs` has each one and what it adds; `points` is what the score really lost."""

    costs: tuple[tuple[str, int], ...]


def run(cells: Sequence[object], at: int) -> range:
    """The unbroken run of filled cells around one of them; `None` is an empty cell.

    >>> run(["B", "Y", None, "K", "W"], 4)
    range(3, 5)
    """
    start = at
    while start and cells[start - 1] is not None:
        start -= 1
    stop = at + 1
    while stop < len(cells) and cells[stop] is not None:
        stop += 1
    return range(start, stop)


def tile_points(horizontal: int, vertical: int) -> int:
    """A21: the points of a placed tile, from the lengths of the two runs through it.

    >>> tile_points(1, 1), tile_points(3, 1), tile_points(4, 3)
    (1, 3, 7)
    """
    if horizontal == vertical == 1:
        return 1
    return (horizontal if horizontal > 1 else 0) + (vertical if vertical > 1 else 0)
