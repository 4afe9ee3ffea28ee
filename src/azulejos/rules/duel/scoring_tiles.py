"""The eight scoring tiles (D6): what a dome brings at the end, and for which cells."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType

from azulejos.rules.duel.components import LETTERS, SPECIAL, WILD, Components
from azulejos.rules.duel.dome import SIZE, Dome
from azulejos.rules.errors import OptionError
from azulejos.rules.outcome import Bonus, Cell

PAIRS = (("rows", "colours"), ("columns", "edge"), ("diagonals", "corners"), ("wilds", "specials"))
"""The two sides of each tile."""
NAMES = tuple(name for pair in PAIRS for name in pair)
FIRST_GAME = ("rows", "columns", "diagonals")

_ROWS = tuple(tuple((row, column) for column in range(SIZE)) for row in range(SIZE))
_COLUMNS = tuple(zip(*_ROWS))
_DIAGONALS = (tuple((at, at) for at in range(SIZE)), tuple((at, SIZE - 1 - at) for at in range(SIZE)))
_EDGE = tuple(((row, column),) for row in range(SIZE) for column in range(SIZE) if {row, column} & {0, SIZE - 1})
_UPPER, _LOWER = (
    tuple(tuple((row + down, column + right) for down in (0, 1) for right in (0, 1)) for column in (0, SIZE - 2)) for row in (0, SIZE - 2)
)
Group = tuple[tuple[int, int], ...]


def check_names(names: tuple[str, ...]) -> None:
    """D6: raise unless these are three tiles or four, at most one side of each."""
    if len(names) not in (3, 4) or any(name not in NAMES for name in names):
        raise OptionError("no-such-tiles", f"A game uses three or four scoring tiles, of {', '.join(NAMES)}.", "D6")
    if any(len(set(pair) & set(names)) != sum(name in pair for name in names) or set(pair) <= set(names) for pair in PAIRS):
        raise OptionError("tile-sides", "A scoring tile has two sides, of which one is used.", "D6")


def score(name: str, dome: Dome, components: Components) -> Bonus:
    """What a scoring tile brings for a dome.

    >>> from azulejos.rules.duel.loader import standard
    >>> score("rows", Dome(), standard()).points
    0
    """
    return _SCORES[name](dome, components)


def _complete(name: str, groups: Iterable[Group]) -> Callable[[Dome, Components], Bonus]:
    def scored(dome: Dome, components: Components) -> Bonus:
        full = _full(dome, groups)
        return _bonus(name, full, len(full) * components.points(name))

    return scored


def _full(dome: Dome, groups: Iterable[Group]) -> list[Group]:
    return [group for group in groups if all(dome.tiles[row][column] is not None for row, column in group)]


def _colours(dome: Dome, components: Components) -> Bonus:
    kinds = set(LETTERS) | ({SPECIAL} if components.special_is_a_kind else set())
    shown = [group for group in _ROWS if len({dome.tiles[row][column] for row, column in group} & kinds) >= len(LETTERS)]
    return _bonus("colours", shown, len(shown) * components.points("colours"))


def _corners(dome: Dome, components: Components) -> Bonus:
    upper, lower = _full(dome, _UPPER), _full(dome, _LOWER)
    points = len(upper) * components.points("upper_corners") + len(lower) * components.points("lower_corners")
    return _bonus("corners", upper + lower, points)


def _wilds(dome: Dome, components: Components) -> Bonus:
    spaces = _spaces(dome, WILD)
    full = _full(dome, spaces)
    counted = full if len(full) == len(spaces) else []
    return _bonus("wilds", counted, len(counted) * components.points("wilds"))


def _specials(dome: Dome, components: Components) -> Bonus:
    spaces = _spaces(dome, SPECIAL)
    filled = _full(dome, spaces)
    empty = [space for space in spaces if space not in filled]
    return _bonus("specials", empty, len(empty) * components.points("specials"))


def _spaces(dome: Dome, kind: str) -> list[Group]:
    return [((row, column),) for row in range(SIZE) for column in range(SIZE) if dome.spaces[row][column] == kind]


def _bonus(name: str, groups: list[Group], points: int) -> Bonus:
    cells: tuple[tuple[Cell, ...], ...] = tuple(tuple((row + 1, column + 1) for row, column in group) for group in groups)
    return Bonus(name, len(groups), points, cells)


_SCORES: Mapping[str, Callable[[Dome, Components], Bonus]] = MappingProxyType(
    {
        "rows": _complete("rows", _ROWS),
        "colours": _colours,
        "columns": _complete("columns", _COLUMNS),
        "edge": _complete("edge", _EDGE),
        "diagonals": _complete("diagonals", _DIAGONALS),
        "corners": _corners,
        "wilds": _wilds,
        "specials": _specials,
    }
)
