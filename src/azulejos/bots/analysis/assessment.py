"""What is expected of each move of a position, and the interface of those who judge it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from azulejos.bots.analysis.reason import Reason
from azulejos.bots.interface import Limit
from azulejos.rules import Move, Position


@dataclass(frozen=True, slots=True)
class RoundEnd:
    """How a round may end after a move, as chance fell once; by seat."""

    costs: tuple[int, ...]
    """What the tiles that it has broken will take away."""
    tiled: tuple[tuple[tuple[int, int], ...], ...] = ()
    """The lines that bring a tile, and what that tile scores."""
    scored: tuple[int, ...] = ()
    """What all tiles score that come by then."""
    bonuses: tuple[int, ...] = ()
    """What the end of the game will count more for them."""
    specials: tuple[tuple[int, ...], ...] = ()
    """The points of each special tile among them."""


@dataclass(frozen=True, slots=True)
class Option:
    """A legal move, and what is expected of it."""

    move: Move
    chances: tuple[float, ...]
    """Each seat's chance to win, a shared victory split evenly."""
    scores: tuple[float, ...]
    """Each seat's final score."""
    line: tuple[Move, ...]
    """What all are expected to play, this move first, up to the next event of chance at most."""
    ends: tuple[RoundEnd, ...] = ()
    """How the round may end, each time that chance was tried; empty where it was not."""

    def lead(self, seat: int) -> float:
        """By how many points a seat is expected to be ahead of the best other one in the end."""
        return self.scores[seat - 1] - max(score for other, score in enumerate(self.scores, 1) if other != seat)


@dataclass(frozen=True, slots=True)
class Assessment:
    """All legal moves of a position, the best first."""

    options: tuple[Option, ...]
    nodes: int
    """How many positions were looked at."""

    def option(self, move: Move) -> Option:
        """What is expected of a legal move."""
        return next(option for option in self.options if option.move == move)


class Analyser(Protocol):
    """Judges the moves of a game."""

    def knows(self, position: Position) -> bool:
        """Whether it can judge the moves of this position."""

    def assess(self, position: Position, limit: Limit, played: Move | None = None) -> Assessment:
        """Judge every legal move of a position that it knows; the move that was played, if one is given, as carefully as the best."""

    def foreseen(self, position: Position, option: Option, limit: Limit) -> Option:
        """The same move with more that is expected of it: what is told of a move is read off that."""

    def reasons(self, position: Position, played: Option, best: Option) -> tuple[Reason, ...]:
        """What a move did on the board, and what the better one would have done."""
