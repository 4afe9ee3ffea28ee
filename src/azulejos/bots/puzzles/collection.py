"""Collections of mined puzzles: how they are read, the one that ships with the package, and which puzzle belongs to a day."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterable, Iterator
from datetime import date
from functools import cache
from hashlib import sha256
from importlib.resources import files
from types import MappingProxyType

from azulejos.bots.puzzles.puzzle import Puzzle, from_json

SHIPPED = "puzzles.jsonl.gz"
"""Beside this module; `puzzles.json` has the commands that made them."""
DAYS = 7


class Collection:
    """Puzzles, each once, and which of them belongs to which day.

    A week goes from the easiest on Monday to the hardest on Sunday. Everybody gets the same puzzle, and none comes again before all
    others of its weekday have.
    """

    def __init__(self, puzzles: Iterable[Puzzle]) -> None:
        self._by_id = MappingProxyType({puzzle.id: puzzle for puzzle in puzzles})
        graded = sorted(self._by_id.values(), key=lambda puzzle: (puzzle.difficulty, -puzzle.margin, puzzle.id))
        weeks = len(graded) // DAYS
        self._days = tuple(tuple(_shuffled(graded[day * weeks : (day + 1) * weeks])) for day in range(DAYS))

    def __len__(self) -> int:
        return len(self._by_id)

    def __iter__(self) -> Iterator[Puzzle]:
        return iter(self._by_id.values())

    def find(self, id: str) -> Puzzle | None:
        """The puzzle with an id."""
        return self._by_id.get(id)

    def daily(self, day: date) -> Puzzle:
        """The puzzle of a day.

        >>> shipped().daily(date(2026, 11, 16)).difficulty < shipped().daily(date(2026, 11, 22)).difficulty
        True
        """
        week, weekday = divmod(day.toordinal() - 1, DAYS)
        return self._days[weekday][week % len(self._days[weekday])]


def _shuffled(puzzles: list[Puzzle]) -> list[Puzzle]:
    """In an arbitrary order that is always the same, so that puzzles from one game do not follow each other."""
    return sorted(puzzles, key=lambda puzzle: sha256(puzzle.afen.encode()).hexdigest()[::-1])


def read_lines(text: str) -> list[Puzzle]:
    """The puzzles in a file that has one on each line."""
    return [from_json(json.loads(line)) for line in text.splitlines() if line.strip()]


@cache
def shipped() -> Collection:
    """The puzzles that ship with the package."""
    return Collection(read_lines(gzip.decompress((files(__package__) / SHIPPED).read_bytes()).decode()))
