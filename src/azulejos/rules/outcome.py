"""How a finished game came out, for any game."""

from __future__ import annotations

import enum
from dataclasses import dataclass

Cell = tuple[int, int]
"""A cell of a wall: row from 1 at the top, column from 1 at the left."""


class TieBreak(enum.Enum):
    """How the victory was decided where it was close."""

    NONE = "none"
    """The winner has more points than everybody else, or nobody won."""
    ROWS = "rows"
    """Points were equal; more complete horizontal rows decided (A42)."""
    SHARED = "shared"
    """Points and rows were equal: the victory is shared (A42)."""
    FIRST_TILE = "first-tile"
    """Points were equal; who took the first-player tile in the last round, or started it if nobody did, won (D43)."""
    OTHER = "other"
    """Points were equal; another rule of the game decided."""


@dataclass(frozen=True, slots=True)
class Bonus:
    """Points of one kind that a seat gets at the end: how many times, and for which cells."""

    kind: str
    count: int
    points: int
    cells: tuple[tuple[Cell, ...], ...]


@dataclass(frozen=True, slots=True)
class Ending:
    """What ended the game: the clause, a sentence, and the seats that brought it about."""

    clause: str
    text: str
    seats: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Outcome:
    """The result of a game that is over.

    `scores` are final, with bonuses; `None` for a seat that has none (withdrawn, or a void game). `ranking` lists the places from the first on, each
    with the seats that share it. `winners` is the first place, and empty if the game is void.
    """

    scores: tuple[int | None, ...]
    bonuses: tuple[tuple[Bonus, ...], ...]
    ranking: tuple[tuple[int, ...], ...]
    winners: tuple[int, ...]
    tie_break: TieBreak
    ended_by: Ending

    @property
    def is_void(self) -> bool:
        """Whether the game counts for nobody."""
        return not self.winners
