"""What a search of Azul found."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from azulejos.bots.interface import Limit
from azulejos.rules import Move
from azulejos.rules.azul import AzulPosition


@dataclass(frozen=True, slots=True)
class Line:
    """A move of the root, and what is expected of it."""

    move: Move
    value: int
    """What it is worth to the player to move, in thousandths of a logit; of a move that was refuted no more than that."""
    win: tuple[float, ...]
    """The chance of each seat to win, a shared victory split evenly."""
    scores: tuple[float, ...]
    """The final score that each seat is expected to have."""
    variation: tuple[Move, ...]
    """What all are expected to do, this move first, up to the round's end at most."""


@dataclass(frozen=True, slots=True)
class Found:
    """What a search found."""

    lines: tuple[Line, ...]
    """The best move of the root first. Of a full search all of them, but those that are the same on another display; otherwise that one alone."""
    nodes: int
    depth: int
    seconds: float


class Search(Protocol):
    """Searches positions of Azul."""

    def can_search(self, position: AzulPosition) -> bool:
        """Whether a position is one that it knows."""

    def find(self, position: AzulPosition, limit: Limit, *, full: bool = False) -> Found:
        """Search within a limit; one second where there is none. `full` tells of every move."""

    def best(self) -> Move:
        """The best move so far of the search that runs in another thread; before that has begun, of the one before."""

    def stop(self) -> None:
        """End the search that runs in another thread; what it has found by then counts."""
