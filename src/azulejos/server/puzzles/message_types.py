"""What is sent of puzzles, as types."""

from __future__ import annotations

from collections.abc import Sequence

from typing_extensions import TypedDict

from azulejos.server.analysis.message_types import AnalysisReason, MoveMark
from azulejos.server.observations import Frame, Position


class PuzzleShown(TypedDict):
    """A puzzle, without its solution."""

    id: str
    date: str | None
    """The day whose puzzle was asked for, such as `2026-11-18`; `null` where it was asked for by its id."""
    today: str
    """The day that it is here (UTC)."""
    game: str
    difficulty: int
    """The lowest level of the bots from which on all of them find it; 9 if the strongest does not, either."""
    seat: int
    """Who is to move, and to find the best move."""
    position: Position
    legal: Sequence[str]
    people: int
    """How many people's first answer was counted."""
    found: int
    """How many of these had found it."""


class PuzzleChoice(TypedDict):
    """A move that people chose first."""

    move: str
    mark: MoveMark
    people: int


class PuzzleAnswer(TypedDict):
    """What is said of an answer."""

    found: bool
    move: str
    mark: MoveMark
    reasons: Sequence[AnalysisReason]
    """What the move does; of the solution, what it does better than the next best."""
    why: Sequence[str]
    """The same as sentences, in the language that is asked for. `{2}` stands for the name of who sits on seat 2."""
    people: int
    """How many people's first answer was counted."""
    chosen: Sequence[PuzzleChoice]
    """What they chose, the most frequent first; empty until it is found, because it would tell the solution."""
    after: Frame | None
    """The position after the move; `null` until it is found."""


class PuzzleSolution(TypedDict):
    """The solution, for whoever asks for it."""

    move: str
    same: Sequence[str]
    """Other moves that do the same: takes from displays that hold the same tiles."""
    line: Sequence[str]
    """How play is expected to go on, the solution first, up to the next deal at most."""
    reasons: Sequence[AnalysisReason]
    why: Sequence[str]
    """The reasons as sentences, in the language that is asked for. `{2}` stands for the name of who sits on seat 2."""
    people: int
    chosen: Sequence[PuzzleChoice]
    after: Frame
