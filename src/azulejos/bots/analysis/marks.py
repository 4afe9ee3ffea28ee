"""How good a move was, in a word: by the part of the chance to win that it gave away.

Chess sites draw the lines at 5, 10 and 15 of 100 (0.1, 0.2 and 0.3 on a scale from -1 to 1). In 30 games of the greedy bot against itself, which
plays like somebody who knows the rules and thinks no further, 28 of 100 takes give away 5 or more, 14 give away 10, 7 give away 15 and 3 give away
20. Its inaccuracies and mistakes are what such a player would want to hear of. A blunder should be rare, and is drawn at 20: one or two a game.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from enum import StrEnum


class Mark(StrEnum):
    """From the best move to the worst."""

    BEST = "best"
    GOOD = "good"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


AS_GOOD = 0.005
"""A move that gives away no more than this is as good as the best: no search is more exact than that."""
FROM = ((0.2, Mark.BLUNDER), (0.1, Mark.MISTAKE), (0.05, Mark.INACCURACY), (AS_GOOD, Mark.GOOD))
"""How much a move has to give away to get each mark."""
HALVED = 0.1
"""A move that gives away this much counts for half."""


def mark_of(loss: float) -> Mark:
    """The mark of a move that gave away so much of the chance to win.

    >>> [str(mark_of(loss)) for loss in (0, 0.03, 0.07, 0.1, 0.35)]
    ['best', 'good', 'inaccuracy', 'mistake', 'blunder']
    """
    return next((mark for least, mark in FROM if loss >= least), Mark.BEST)


def accuracy(losses: Sequence[float]) -> float | None:
    """How well somebody has played, from 0 to 100: the mean over their moves, each of which counts for less the more it gave away.

    >>> accuracy([0, 0, 0.1, 0.2]), accuracy([])
    (68.75, None)
    """
    return round(100 * math.fsum(0.5 ** (loss / HALVED) for loss in losses) / len(losses), 2) if losses else None
