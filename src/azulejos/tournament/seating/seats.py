"""Seats at the tables, so that everybody has seats as different as possible.

Where a player had seat a more often than seat b, there is a chain: exchange the two seats at one of the tables where the player has a; whoever loses
b there gains a, and passes it on at another table; and so on, until somebody gains who had b more often. Nobody between the two ends notices.
If a and b are at all tables and no round is past, such a chain always exists (whoever is reached by chains has, all together, as many a as b at
least); over three rounds, therefore, everybody has three different seats, whatever the tables are.

Past seats cannot be passed on. Where no chain helps any more, some that do no harm are tried, and after each of them those that help.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from itertools import permutations

from azulejos.rules import RandomChance
from azulejos.tournament.seating.figures import Round, evenly, pairs
from azulejos.tournament.seating.tables import CHAIRS
from azulejos.tournament.seating.wishes import in_their_seats

_HELPS, _HARMLESS = 3, 2
"""How much more the first of a chain must have a before b than the last one, so that less repetition is left, or as much."""
_TRIES = 300
_EXCHANGES = tuple(permutations(range(CHAIRS), 2))
NOBODY: Mapping[int, int] = {}


def balance(past: Sequence[Round], planned: Sequence[Round], fixed: Mapping[int, int] = NOBODY) -> tuple[Round, ...]:
    """The planned rounds with the same tables, and the seats at each table balanced. Seats of past rounds count. Whoever needs a certain seat has it.

    >>> balance([], [((1, 2, 3),), ((1, 2, 3),), ((1, 2, 3),)])
    (((2, 1, 3),), ((3, 2, 1),), ((1, 3, 2),))
    >>> balance([], [((1, 2, 3),), ((1, 2, 3),)], {1: 2})
    (((3, 1, 2),), ((2, 1, 3),))
    """
    if fixed:
        planned = tuple(tuple(in_their_seats(table, fixed) for table in round) for round in planned)
    seats = _Seats(past, planned, fixed)
    seats.improve()
    chance = RandomChance(random.Random(0))
    goal = seats.least()
    for _ in range(_TRIES):
        uneven = seats.uneven()
        if not uneven or seats.repeated() == goal:
            break
        # The one with the repetition passes it on, or somebody else makes way.
        among = uneven if chance.below(2) else seats.players
        if seats.shift(among[chance.below(len(among))], *_EXCHANGES[chance.below(len(_EXCHANGES))], _HARMLESS):
            seats.improve()
    tables = iter(seats.tables)
    return tuple(tuple(tuple(next(tables)) for _ in round) for round in planned)


class _Seats:
    """The tables of all planned rounds, and how often each player has had each seat."""

    def __init__(self, past: Sequence[Round], planned: Sequence[Round], fixed: Mapping[int, int] = NOBODY) -> None:
        self._fixed = fixed
        self.tables = [list(table) for round in planned for table in round]
        # In the order in which they sit, not by their numbers: these must not matter.
        self.players = list(dict.fromkeys(player for table in self.tables for player in table))
        self._at: dict[int, list[list[int]]] = {player: [] for player in self.players}
        self._had = {player: [0] * CHAIRS for player in self.players}
        for table in self.tables:
            for player in table:
                self._at[player].append(table)
        for round in (*past, *planned):
            for seat, player in ((seat, player) for table in round for seat, player in enumerate(table)):
                if player in self._had:
                    self._had[player][seat] += 1

    def repeated(self) -> int:
        """How much repetition there is: the sum over players and seats of C(times there, 2)."""
        return sum(pairs(times) for had in self._had.values() for times in had)

    def least(self) -> int:
        """No seats have less repetition than this."""
        return sum(evenly(sum(had), CHAIRS) for had in self._had.values())

    def uneven(self) -> list[int]:
        """Those who had some seat twice more than another, or still more often."""
        return [player for player, had in self._had.items() if max(had) - min(had) > 1 and player not in self._fixed]

    def improve(self) -> None:
        """Use all chains that help."""
        better = True
        while better:
            better = False
            for player in self.uneven():
                for often, seldom in _EXCHANGES:
                    while self.shift(player, often, seldom, _HELPS):
                        better = True

    def shift(self, first: int, often: int, seldom: int, gain: int) -> bool:
        """Give a player one seat less often and another more often, by the shortest chain that brings this gain; or tell that there is none."""
        excess = self._excess(first, often, seldom)
        if excess < 1:
            return False
        came: dict[int, tuple[int, list[int]]] = {}
        reached = [first]
        for player in reached:
            for table in self._at[player]:
                if len(table) <= max(often, seldom) or table[often] != player:
                    continue
                taker = table[seldom]
                if taker == first or taker in came or player in self._fixed or taker in self._fixed:
                    continue
                came[taker] = (player, table)
                if excess - self._excess(taker, often, seldom) >= gain:
                    self._pass_on(taker, first, came, often, seldom)
                    return True
                reached.append(taker)
        return False

    def _excess(self, player: int, often: int, seldom: int) -> int:
        had = self._had[player]
        return had[often] - had[seldom]

    def _pass_on(self, last: int, first: int, came: dict[int, tuple[int, list[int]]], often: int, seldom: int) -> None:
        for player, more, less in ((first, seldom, often), (last, often, seldom)):
            self._had[player][more] += 1
            self._had[player][less] -= 1
        while last != first:
            last, table = came[last]
            table[often], table[seldom] = table[seldom], table[often]
