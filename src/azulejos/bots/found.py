"""What a search found, whichever game it searched."""

from __future__ import annotations

from dataclasses import dataclass

from azulejos.rules import Move


@dataclass(frozen=True, slots=True)
class Line:
    """A move of the root, and what is expected of it."""

    move: Move
    value: int
    """What it is worth to the player to move, in thousandths of a logit; for a move that was refuted, no more than an upper bound."""
    win: tuple[float, ...]
    """The chance of each seat to win, a shared victory split evenly."""
    scores: tuple[float, ...]
    """The final score that each seat is expected to have."""
    variation: tuple[Move, ...]
    """What all are expected to do, this move first, up to the next event of chance at most."""
    tries: int = 0
    """How often a search that tries moves has tried it; 0 of one that does not."""


@dataclass(frozen=True, slots=True)
class Found:
    """What a search found."""

    lines: tuple[Line, ...]
    """The best move of the root first. A full search has all that it tried, but one of several that do the same; any other has the best alone."""
    nodes: int
    """Positions that it looked at."""
    depth: int
    seconds: float
