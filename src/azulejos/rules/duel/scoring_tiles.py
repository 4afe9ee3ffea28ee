"""The scoring tiles (D6): what a dome brings at the end, and for which cells. Rows and columns count from 0 here."""

from __future__ import annotations

import enum
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import TYPE_CHECKING

from azulejos.rules.duel.dome import SIZE, Dome
from azulejos.rules.duel.plates import LETTERS, SPECIAL, WILD
from azulejos.rules.errors import OptionError
from azulejos.rules.outcome import Bonus

if TYPE_CHECKING:
    from azulejos.rules.duel.components import Components

Group = tuple[tuple[int, int], ...]
"""Cells that count together."""


class Counts(enum.Enum):
    """When a group counts."""

    FULL = "full"
    EMPTY = "empty"
    ALL_KINDS = "all kinds"


@dataclass(frozen=True, slots=True)
class ScoringTile:
    """One side of a scoring tile: everything that is to be known of it but its points and its words.

    >>> SCORING_TILES["diagonals"].groups["diagonals"][0][:2]
    ((0, 0), (1, 1))
    """

    name: str
    groups: Mapping[str, tuple[Group, ...]] = field(default_factory=dict)
    """What counts, by the name that its points have in a component file."""
    space: str = ""
    """Instead of groups: every space of this kind counts by itself."""
    counts: Counts = Counts.FULL
    all_or_none: bool = False
    """Whether nothing counts before everything does."""
    example: int | None = None
    """The group that stands for all of them in a picture; otherwise all are shown."""
    _at: Mapping[tuple[int, int], list[tuple[str, Group]]] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        at: dict[tuple[int, int], list[tuple[str, Group]]] = {}
        for points, groups in self.groups.items():
            for group in groups:
                for cell in group:
                    at.setdefault(cell, []).append((points, group))
        object.__setattr__(self, "_at", at)

    @property
    def shown(self) -> list[tuple[Group, ...]]:
        """What stands for it in a picture, by what it is worth.

        >>> SCORING_TILES["rows"].shown == [_ROWS[2:3]], SCORING_TILES["corners"].shown == [_UPPER, _LOWER]
        (True, True)
        """
        everything = self.groups.values()
        return [*everything] if self.example is None else [groups[self.example : self.example + 1] for groups in everything]

    def groups_of(self, dome: Dome) -> list[tuple[str, Group]]:
        """All that may count in a dome, with the name of its points."""
        if self.space:
            cells = ((row, column) for row in range(SIZE) for column in range(SIZE) if dome.spaces[row][column] == self.space)
            return [(self.name, (cell,)) for cell in cells]
        return [(points, group) for points, groups in self.groups.items() for group in groups]

    def groups_at(self, dome: Dome, row: int, column: int) -> list[tuple[str, Group]]:
        """Those of them that a cell belongs to.

        >>> SCORING_TILES["columns"].groups_at(Dome(), 3, 0) == [("columns", _COLUMNS[0])]
        True
        >>> SCORING_TILES["wilds"].groups_at(Dome(), 3, 0)
        []
        """
        if self.space:
            return [(self.name, ((row, column),))] if dome.spaces[row][column] == self.space else []
        return self._at.get((row, column), [])

    def score(self, dome: Dome, components: Components) -> Bonus:
        """What it brings for a dome."""
        groups = self.groups_of(dome)
        counted = [(points, group) for points, group in groups if self._does_count(dome, group, components)]
        if self.all_or_none and len(counted) < len(groups):
            counted = []
        points = sum(number * components.points(each) for each, number in Counter(points for points, _ in counted).items())
        cells = tuple(tuple((row + 1, column + 1) for row, column in group) for _, group in counted)
        return Bonus(self.name, len(counted), points, cells)

    def _does_count(self, dome: Dome, group: Group, components: Components) -> bool:
        tiles = [dome.tiles[row][column] for row, column in group]
        if self.counts is Counts.ALL_KINDS:
            kinds = {*LETTERS, SPECIAL} if components.special_is_a_kind else {*LETTERS}
            return len(kinds.intersection(tiles)) >= len(LETTERS)
        return None not in tiles if self.counts is Counts.FULL else not any(tiles)


_ROWS = tuple(tuple((row, column) for column in range(SIZE)) for row in range(SIZE))
_COLUMNS = tuple(zip(*_ROWS))
_DIAGONALS = (tuple((at, at) for at in range(SIZE)), tuple((at, SIZE - 1 - at) for at in range(SIZE)))
_EDGE = tuple(((row, column),) for row in range(SIZE) for column in range(SIZE) if {row, column} & {0, SIZE - 1})
_UPPER, _LOWER = (
    tuple(tuple((row + down, column + right) for down in (0, 1) for right in (0, 1)) for column in (0, SIZE - 2)) for row in (0, SIZE - 2)
)

_TILES = (
    (ScoringTile("rows", {"rows": _ROWS}, example=2), ScoringTile("colours", {"colours": _ROWS}, counts=Counts.ALL_KINDS, example=2)),
    (ScoringTile("columns", {"columns": _COLUMNS}, example=2), ScoringTile("edge", {"edge": _EDGE})),
    (ScoringTile("diagonals", {"diagonals": _DIAGONALS}), ScoringTile("corners", {"upper_corners": _UPPER, "lower_corners": _LOWER})),
    (ScoringTile("wilds", space=WILD, all_or_none=True), ScoringTile("specials", space=SPECIAL, counts=Counts.EMPTY)),
)
SCORING_TILES: Mapping[str, ScoringTile] = MappingProxyType({side.name: side for sides in _TILES for side in sides})
SIDES = tuple(tuple(side.name for side in sides) for sides in _TILES)
"""The sides of each tile, by name."""
POINTS = frozenset(points for side in SCORING_TILES.values() for points in side.groups or [side.name])
"""The names that their points have in a component file."""
LEAST, MOST = 3, 4
"""How many tiles a game uses."""
NAMES = tuple(SCORING_TILES)
FIRST_GAME = ("rows", "columns", "diagonals")


def check_names(names: tuple[str, ...]) -> None:
    """D6: raise unless these are three tiles or four, at most one side of each."""
    if not LEAST <= len(names) <= MOST or any(name not in SCORING_TILES for name in names):
        raise OptionError("no-such-tiles", f"A game uses three or four scoring tiles, of {', '.join(NAMES)}.", "D6")
    if any(sum(map(names.count, sides)) > 1 for sides in SIDES):
        raise OptionError("tile-sides", "A game uses one side of a scoring tile, not both.", "D6")


def score(name: str, dome: Dome, components: Components) -> Bonus:
    """What a scoring tile brings for a dome.

    >>> from azulejos.rules.duel.loader import standard
    >>> score("rows", Dome(), standard()).points
    0
    """
    return SCORING_TILES[name].score(dome, components)
