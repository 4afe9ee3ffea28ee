"""A puzzle, and everything that is said about it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from azulejos.bots.analysis.marks import Mark, mark_of
from azulejos.bots.analysis.reason import Reason
from azulejos.bots.analysis.written import reason_json


@dataclass(frozen=True, slots=True)
class PuzzleMove:
    """A legal move of a puzzle, and those that do the same."""

    tokens: tuple[str, ...]
    """The move itself, then those that do the same: takes from displays that hold the same tiles."""
    chance: float
    """The chance to win of the player who makes it, by the deeper search."""
    reasons: tuple[Reason, ...]
    """For the solution, what it does better than the next best move; for any other, what it does on the board."""


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position, and what is expected of each of its moves."""

    afen: str
    moves: tuple[PuzzleMove, ...]
    """The solution first."""
    line: tuple[str, ...]
    """What all are expected to play, the solution first, up to the next event of chance at most."""
    found_by: tuple[str, ...]
    """The bots that find it, from the weakest to the strongest."""
    difficulty: int
    """The lowest level from which on every bot finds it; one above the highest if even the strongest bot does not."""

    @property
    def id(self) -> str:
        """Ten characters that stand for its position, and for no other.

        >>> Puzzle("azul:...", (), (), (), 5).id
        '9a1c74d220'
        """
        return sha256(self.afen.encode()).hexdigest()[:10]

    @property
    def game(self) -> str:
        """The id of its game."""
        return self.afen.partition(":")[0]

    @property
    def solution(self) -> PuzzleMove:
        """The best move."""
        return self.moves[0]

    @property
    def margin(self) -> float:
        """How far the solution's chance is above that of the next best move."""
        return self.moves[0].chance - self.moves[1].chance

    def move(self, token: str) -> PuzzleMove | None:
        """The move with a token; `None` if it is not legal."""
        return next((move for move in self.moves if token in move.tokens), None)

    def mark(self, move: PuzzleMove) -> Mark:
        """How good a move of it is."""
        return mark_of(max(0.0, self.solution.chance - move.chance))


def to_json(puzzle: Puzzle) -> dict[str, Any]:
    """An object that `json` can write and `from_json` reads; docs/puzzles.md lists its keys."""
    return {
        "id": puzzle.id,
        "afen": puzzle.afen,
        "difficulty": puzzle.difficulty,
        "found_by": list(puzzle.found_by),
        "line": list(puzzle.line),
        "moves": [
            {"move": move.tokens[0]}
            | ({"same": list(move.tokens[1:])} if len(move.tokens) > 1 else {})
            | {"chance": move.chance, "reasons": [reason_json(reason) for reason in move.reasons]}
            for move in puzzle.moves
        ],
    }


def from_json(content: Mapping[str, Any]) -> Puzzle:
    """The puzzle that `to_json` wrote."""
    moves = (
        PuzzleMove(
            (each["move"], *each.get("same", ())),
            each["chance"],
            tuple(Reason(reason["text"], reason["values"]) for reason in each["reasons"]),
        )
        for each in content["moves"]
    )
    return Puzzle(content["afen"], tuple(moves), tuple(content["line"]), tuple(content["found_by"]), content["difficulty"])
