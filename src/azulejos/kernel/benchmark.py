"""How fast a kernel is: in CPU time of one thread, the median of several runs. A game's own `benchmark` says what is run."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable
from dataclasses import dataclass
from statistics import median
from typing import Any

import numpy as np

from azulejos.kernel.registry import Speed

SIGNATURE_GAMES = 1_000
"""So many games make the signature, however many are measured."""


@dataclass(frozen=True, slots=True)
class Work:
    """What is measured at one kind of table."""

    table: str
    play: Callable[[int], tuple[int, int]]
    """Plays so many random games; returns how many moves they had, and a signature of all of them."""
    perft: Callable[[], int]
    """Counts moves; returns how many were made."""
    step: Callable[[int], int]
    """Plays a game so many times by single moves called from Python; returns how many moves."""


def count_games(play: Callable[[Any], Any]) -> tuple[int, int]:
    """Games that a kernel plays, adding up their moves in an array of one number: how many moves, and a signature."""
    moves = np.zeros(1, np.int64)
    signature = int(play(moves))
    return int(moves[0]), signature


def measured(work: Work, games: int, runs: int) -> Speed:
    """So many random games a run, and so many runs."""
    behaviour = (*work.play(SIGNATURE_GAMES), work.perft())
    seconds, moves = _median(lambda: work.play(games)[0], runs)
    walk_seconds, nodes = _median(work.perft, runs)
    step_seconds, steps = _median(lambda: work.step(max(games // 20, 1)), runs)
    return Speed(
        work.table,
        round(moves / seconds),
        round(games / seconds),
        round(nodes / walk_seconds),
        round(steps / step_seconds),
        signature(*behaviour),
    )


def signature(*parts: object) -> str:
    """A number that changes only with these.

    >>> signature(1, "a") == signature(1, "a"), signature(1, "a") == signature("a", 1)
    (True, False)
    """
    return hashlib.sha256(repr(parts).encode()).hexdigest()[:16]


def _median(work: Callable[[], int], runs: int) -> tuple[float, int]:
    """The CPU seconds of some work, and how much it is, which is the same in every run."""
    seconds, found = [], set()
    for _ in range(runs):
        begun = time.process_time()
        found.add(work())
        seconds.append(time.process_time() - begun)
    (count,) = found
    return median(seconds), count
