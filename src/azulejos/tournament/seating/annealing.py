"""A search for the rounds to come, where no construction has them: players are exchanged at random, ever more choosily.

An exchange that makes the seating better is always kept, one that makes it worse sometimes, and more and more seldom. The search ends after so many
exchanges, never after so many seconds, and computes with nothing but sums, products and comparisons: it finds the same on every machine.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import combinations

from azulejos.tournament.seating.design import Seating
from azulejos.tournament.seating.figures import pairs
from azulejos.tournament.seating.tables import burden, empty_chairs

_STAGES = 40
_HOT, _COLD = 0.43, 0.03
"""With what probability an exchange that is worse by one is kept, at first and at last; one that is worse by two, with the square of it."""
_WORST = 24
"""Exchanges that are worse by this or more are never kept."""


@dataclass(slots=True)
class Start:
    """Where a search begins. Players are numbered from 0."""

    seating: Seating
    meetings: list[list[int]]
    """How often two players have met in the past."""
    chairs: list[int]
    """Beside how many empty chairs each player has sat in the past."""


@dataclass(slots=True)
class _State:
    seating: Seating
    meetings: list[list[int]]
    chairs: list[int]
    places: list[list[int]] = field(init=False)
    """By round and player: the table."""

    def __post_init__(self) -> None:
        self.places = [[0] * len(self.chairs) for _ in self.seating]
        for places, round in zip(self.places, self.seating):
            for number, table in enumerate(round):
                for player in table:
                    places[player] = number
                    self.chairs[player] += empty_chairs(len(table))
                for one, other in combinations(table, 2):
                    self.meetings[one][other] += 1
                    self.meetings[other][one] += 1

    def rank(self) -> tuple[int, int]:
        met = sum(pairs(times) for player, row in enumerate(self.meetings) for times in row[:player])
        return met, sum(map(burden, self.chairs))


def _copy(seating: Sequence[Sequence[Sequence[int]]]) -> Seating:
    return [[list(table) for table in round] for round in seating]


def anneal(start: Start, exchanges: int, meeting: int, goal: tuple[int, int], random: Callable[[], float]) -> tuple[tuple[int, int], Seating]:
    """The best seating met on the way, and what it comes to: repeated meetings, then empty chairs. Nothing better than the goal is looked for.

    During the search a repeated meeting weighs as much as `meeting` says against the burden of empty chairs; the best one goes by meetings first.

    >>> from random import Random
    >>> apart = Start([[[0, 1, 2], [3, 4, 5], [6, 7, 8]] for _ in range(4)], [[0] * 9 for _ in range(9)], [0] * 9)
    >>> anneal(apart, 20_000, 3, (0, 144), Random(1).random)[0]
    (0, 144)
    """
    state = _State(_copy(start.seating), [list(row) for row in start.meetings], list(start.chairs))
    met, borne = state.rank()
    best, best_seating = (met, borne), _copy(state.seating)
    seating, meetings, chairs, places = state.seating, state.meetings, state.chairs, state.places
    rounds, players = len(seating), len(chairs)
    for stage in range(_STAGES):
        likely = _probabilities(_HOT + (_COLD - _HOT) * stage / (_STAGES - 1))
        for _ in range(exchanges // _STAGES):
            if best <= goal:
                return best, best_seating
            number = int(random() * rounds)
            one, other = int(random() * players), int(random() * players)
            place = places[number]
            here, there = seating[number][place[one]], seating[number][place[other]]
            if here is there:
                continue
            of_one, of_other = meetings[one], meetings[other]
            more = len(here) + len(there) - 2
            for player in here:
                more += of_other[player] - of_one[player]
            for player in there:
                more += of_one[player] - of_other[player]
            # Both tables were walked with the two players themselves: they are at their own tables, and in nobody's way but each other's.
            more -= 2 * of_one[other]
            heavier = 0
            if len(here) != len(there):
                shift = len(here) - len(there)
                heavier = burden(chairs[one] + shift) - burden(chairs[one]) + burden(chairs[other] - shift) - burden(chairs[other])
            worse = meeting * more + heavier
            if worse > 0 and (worse >= _WORST or random() >= likely[worse]):
                continue
            _exchange(meetings, here, there, one, other)
            if len(here) != len(there):
                chairs[one] += shift
                chairs[other] -= shift
            place[one], place[other] = place[other], place[one]
            met += more
            borne += heavier
            if (met, borne) < best:
                best, best_seating = (met, borne), _copy(seating)
    return best, best_seating


def _probabilities(base: float) -> list[float]:
    """The powers of a number, by multiplication: a library's power may differ in the last bit from machine to machine."""
    powers = [1.0]
    while len(powers) < _WORST:
        powers.append(powers[-1] * base)
    return powers


def _exchange(meetings: list[list[int]], here: list[int], there: list[int], one: int, other: int) -> None:
    """Let the two change places, and count the meetings anew."""
    here.remove(one)
    there.remove(other)
    for table, comes, goes in ((here, other, one), (there, one, other)):
        for player in table:
            row = meetings[player]
            row[comes] += 1
            row[goes] -= 1
            meetings[comes][player] += 1
            meetings[goes][player] -= 1
    here.append(other)
    there.append(one)
