"""How strong the bots of the eight levels are at each kind of table, and how they play: measured, and kept in `strengths.json`.

`tools/strengths.py` writes that file from the games of an arena; docs/strength.md says how they were played. What was not measured is not there.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Any

FILE = "strengths.json"


@dataclass(frozen=True, slots=True)
class Strength:
    """A rating in Elo points, half of the interval that holds 95 of 100 true ratings, and how many games it rests on."""

    elo: int
    error: int
    games: int


@dataclass(frozen=True, slots=True)
class TableKind:
    """Tables at which a strength holds: games that have the same rules, a number of players, and options of the game."""

    games: tuple[str, ...]
    players: int
    options: Mapping[str, str]

    @property
    def name(self) -> str:
        """A short name of it, for folders and tables.

        >>> TableKind(("azul", "mini"), 2, {"wall": "grey"}).name
        'azul-2-grey'
        """
        return "-".join((self.games[0], str(self.players), *self.options.values()))


@dataclass(frozen=True, slots=True)
class Measured:
    """What was measured at one kind of table, by the names of bots."""

    kind: TableKind
    strengths: Mapping[str, Strength]
    """Weakest level first; without those that were not measured."""
    styles: Mapping[str, Mapping[str, float]]
    """Means by the names of what was measured: of a game, or of a take. How many games it was is under `games`."""


@cache
def measured() -> tuple[Measured, ...]:
    """All that was measured.

    >>> [each.kind.name for each in measured()][:2]
    ['azul-2-coloured', 'azul-3-coloured']
    """
    return tuple(map(_read, json.loads(files(__package__).joinpath(FILE).read_text("utf-8"))["kinds"]))


def _read(kept: Mapping[str, Any]) -> Measured:
    return Measured(
        TableKind(tuple(kept["games"]), kept["players"], MappingProxyType(kept["options"])),
        MappingProxyType({bot: Strength(**strength) for bot, strength in kept["strengths"].items()}),
        MappingProxyType({bot: MappingProxyType(style) for bot, style in kept["styles"].items()}),
    )
