"""A contest between bots and engines, on as many cores or nodes as there are; it can be killed at any moment, and goes on where it was.

>>> from azulejos.bots import Limit
>>> result = run(Plan(("greedy", "random"), games=4, limit=Limit(nodes=1_000)), processes=1)
>>> result.shares, [round(rating.points) > 0 for rating in result.ratings()]
((1.0, 0.0), [True, False])
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable
from contextlib import closing, nullcontext
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from azulejos.arena.executor import Executor, InProcess
from azulejos.arena.first_seat import FirstSeat, first_seat
from azulejos.arena.game import Forfeit
from azulejos.arena.journal import Journal
from azulejos.arena.plan import Plan, UnitResult
from azulejos.arena.processes import Processes
from azulejos.arena.ratings import Rating, rate
from azulejos.arena.sprt import Sprt, pair_counts
from azulejos.arena.units import UnitPlayer, names_of
from azulejos.rules import OptionError


@dataclass(frozen=True, slots=True)
class ContestResult:
    """What a contest has come to so far. Everything is by entrant, in the order in which they were named."""

    plan: Plan
    names: tuple[str, ...]
    units: tuple[UnitResult, ...]
    """In their order."""
    sprt: Sprt | None = None

    @property
    def games(self) -> tuple[int, ...]:
        """How many games each has played."""
        return tuple(sum(len(unit.games) for unit in self.units if entrant in unit.unit.entrants) for entrant in range(len(self.names)))

    @property
    def wins(self) -> tuple[float, ...]:
        """How many games each has won, a shared one as its part."""
        won = [0.0] * len(self.names)
        for unit in self.units:
            for game in unit.games:
                for entrant, share in zip(unit.unit.entrants, game.shares, strict=True):
                    won[entrant] += share
        return tuple(won)

    @property
    def shares(self) -> tuple[float, ...]:
        """Which part of its games each has won."""
        return tuple(won / games if games else 0.0 for won, games in zip(self.wins, self.games, strict=True))

    @property
    def mean_scores(self) -> tuple[float, ...]:
        """The mean score of each, of games that came to their end."""
        found: list[list[int]] = [[] for _ in self.names]
        for unit in self.units:
            for game in unit.games:
                for entrant, score in zip(unit.unit.entrants, game.scores, strict=True):
                    if score is not None and game.forfeit is None:
                        found[entrant].append(score)
        return tuple(sum(scores) / len(scores) if scores else 0.0 for scores in found)

    @property
    def slowest(self) -> tuple[float, ...]:
        """The longest that each has thought about a move, in seconds."""
        times = [0.0] * len(self.names)
        for unit in self.units:
            for game in unit.games:
                for entrant, seconds in zip(unit.unit.entrants, game.slowest, strict=True):
                    times[entrant] = max(times[entrant], seconds)
        return tuple(times)

    def ratings(self, anchor: tuple[int, float] | None = None) -> list[Rating]:
        """The ratings of all, relative to an anchor (who, and its rating), or to their mean."""
        return rate(len(self.names), [unit.results() for unit in self.units], anchor)

    def forfeits(self) -> list[tuple[str, int, Forfeit]]:
        """Games that were lost by a crash, a hang, an illegal move or an overrun: by whom, in which unit (from 1), and why."""
        return [
            (self.names[unit.unit.entrants[game.forfeit.entrant]], unit.unit.number + 1, game.forfeit)
            for unit in self.units
            for game in unit.games
            if game.forfeit is not None
        ]

    @property
    def first_seat(self) -> FirstSeat | None:
        """What it was worth to begin, at tables for two."""
        return first_seat(self.units)

    @property
    def pairs(self) -> Counter[float]:
        """How often the first of two entrants has won which part of a pair."""
        return pair_counts(unit.share(0) for unit in self.units if 0 in unit.unit.entrants)

    @property
    def llr(self) -> float:
        """How much the games speak for the test's `elo1`."""
        return 0.0 if self.sprt is None else self.sprt.llr(self.pairs)

    @property
    def decision(self) -> str | None:
        """What the test has come to."""
        return None if self.sprt is None else self.sprt.decision(self.pairs)


Tell = Callable[[ContestResult], None]
"""Told after every unit how things stand."""


def run(
    plan: Plan,
    *,
    folder: Path | None = None,
    resume: bool = False,
    processes: int | None = None,
    nice: int = 0,
    executor: Executor | None = None,
    sprt: Sprt | None = None,
    tell: Tell = lambda _: None,
) -> ContestResult:
    """Play a contest. With a folder everything is kept there, and `resume` goes on with what is there.

    With one process the games are played in this one; otherwise each process plays one game at a time, and one that dies costs only that: it is
    played again. An executor, such as a cluster, has them played elsewhere. A sequential test ends as soon as it has come to a decision; which units
    count for that depends on their order alone, and not on which was done first.
    """
    if sprt is not None and not len(plan.entrants) == plan.players == 2:
        raise OptionError("bad-sprt", "A sequential test is between two bots: name two.")
    names = names_of(plan)
    journal = None if folder is None else Journal(folder, plan, resume=resume)
    with closing(journal) if journal is not None else nullcontext():
        done = {result.unit.number: result for result in (journal.results if journal else ()) if result.unit.number < plan.size}
        board = _Board(plan, names, sprt, done)
        tell(board.result())
        missing = [unit for unit in plan.units() if unit.number not in done]
        count = min(processes or os.cpu_count() or 1, max(1, len(missing)))
        executor = executor or (InProcess() if count == 1 and not nice else Processes(count, nice))
        with closing(executor.run(partial(UnitPlayer, plan), missing)) as play:
            while not board.is_decided and (played := next(play, None)) is not None:
                result, records = played
                if journal is not None:
                    journal.keep(result, records)
                board.add(result)
                tell(board.result())
        return board.final()


class _Board:
    """The results so far; and how far they are whole, which is what a sequential test goes by."""

    def __init__(self, plan: Plan, names: tuple[str, ...], sprt: Sprt | None, done: dict[int, UnitResult]) -> None:
        self._plan, self._names, self._sprt, self._done = plan, names, sprt, dict(done)
        self._whole = 0
        self.is_decided = False
        self._advance()

    def add(self, result: UnitResult) -> None:
        self._done[result.unit.number] = result
        self._advance()

    def _advance(self) -> None:
        while not self.is_decided and self._whole in self._done:
            self._whole += 1
            self.is_decided = self._sprt is not None and self._first(self._whole).decision is not None

    def _first(self, count: int) -> ContestResult:
        return ContestResult(self._plan, self._names, tuple(self._done[number] for number in range(count)), self._sprt)

    def result(self) -> ContestResult:
        return ContestResult(self._plan, self._names, tuple(self._done[number] for number in sorted(self._done)), self._sprt)

    def final(self) -> ContestResult:
        return self._first(self._whole) if self.is_decided else self.result()
