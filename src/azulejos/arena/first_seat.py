"""What it is worth to begin: how often the first seat of a table for two has won, by how much, and how many points would make up for it."""

from __future__ import annotations

import math
import statistics
from collections.abc import Sequence
from dataclasses import dataclass

from azulejos.arena.plan import GameResult, UnitResult
from azulejos.arena.ratings import SURE


@dataclass(frozen=True, slots=True)
class FirstSeat:
    """What the first seat has won of some games for two."""

    games: int
    share: float
    """A shared victory is half a one."""
    error: float
    """± holds 95 of 100 true shares. Games of one deal are counted together, as they have much in common."""
    margin: float
    """By how many points it was ahead in the mean."""
    compensation: float
    """Points for the second seat, in halves, that would have brought both closest to an equal share."""


def first_seat(units: Sequence[UnitResult]) -> FirstSeat | None:
    """What the first seat has won; `None` without a deal that was played by two to its end.

    >>> from azulejos.arena.plan import Unit
    >>> games = [GameResult((1, 2), (60, 50), (1.0, 0.0), (0, 0)), GameResult((2, 1), (40, 41), (0.0, 1.0), (0, 0))]
    >>> first_seat([UnitResult(Unit(0, 0, (0, 1)), tuple(games))])
    FirstSeat(games=2, share=1.0, error=0.0, margin=5.5, compensation=1.5)
    """
    deals = [
        (statistics.fmean(game.shares[game.seats.index(1)] for game in unit.games), [_margin(game) for game in unit.games])
        for unit in units
        if all(len(game.seats) == 2 and game.forfeit is None and None not in game.scores for game in unit.games)
    ]
    if not deals:
        return None
    shares = [share for share, _ in deals]
    margins = [margin for _, each in deals for margin in each]
    error = SURE * statistics.stdev(shares) / math.sqrt(len(shares)) if len(shares) > 1 else 0.0
    return FirstSeat(len(margins), statistics.fmean(shares), error, statistics.fmean(margins), _compensation(margins))


def _margin(game: GameResult) -> int:
    first, second = (game.scores[game.seats.index(seat)] or 0 for seat in (1, 2))
    return first - second


def _compensation(margins: Sequence[int]) -> float:
    """The half points nearest to none, of all that come closest to an equal share."""

    def inequality(points: float) -> float:
        won = sum(1.0 if margin > points else 0.5 if margin == points else 0.0 for margin in margins)
        return abs(won / len(margins) - 0.5)

    halves = range(2 * min(margins) - 1, 2 * max(margins) + 2)
    return min((half / 2 for half in halves), key=lambda points: (inequality(points), abs(points)))
