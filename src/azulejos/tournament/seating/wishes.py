"""What an organiser wishes of a seating: who should not meet, and who needs a certain table or seat.

The search knows one thing only: how often two players have met. So a wish is told to it as a past: two who should stay apart have met a hundred times
or more already, and two who need the same table have missed each other as often. A wish therefore comes before everything else that a seating is
judged by, and where wishes contradict each other, as few as possible go unmet.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations

from azulejos.tournament.seating.design import Seating
from azulejos.tournament.seating.figures import Round, Table, pairs

WEIGHT = 100
"""A wish is worth so many repeated meetings."""
Pair = tuple[int, int]


@dataclass(frozen=True)
class Wishes:
    """Players are numbers here, as for every planner.

    >>> Wishes().weights([1, 2]), Wishes(apart=frozenset({(1, 2)})).weights([1, 2])
    ({}, {(0, 1): 200})
    """

    apart: frozenset[Pair] = frozenset()
    """Pairs that should not meet, the smaller number first."""
    rather_apart: frozenset[Pair] = frozenset()
    """Pairs that should not meet either, but rather than those: members of one club, of whom there may be more than tables."""
    tables: Mapping[int, int] = field(default_factory=dict)
    """Who always needs the same table, and which, from 1."""
    seats: Mapping[int, int] = field(default_factory=dict)
    """Who always needs the same seat, and which, from 1."""

    def weights(self, players: Sequence[int]) -> dict[Pair, int]:
        """By the places of two players in this list: by how many meetings more, or fewer, they count as having met."""
        found = {}
        for (here, one), (there, other) in combinations(enumerate(players), 2):
            mine, theirs, pair = self.tables.get(one), self.tables.get(other), (min(one, other), max(one, other))
            if mine is not None and mine == theirs:
                # Who cannot climb stairs sits downstairs, whoever else does.
                found[here, there] = -2 * WEIGHT
            elif (mine is not None and theirs is not None) or pair in self.apart:
                found[here, there] = 2 * WEIGHT
            elif pair in self.rather_apart:
                found[here, there] = WEIGHT
        return found


NONE = Wishes()


def added(weights: Mapping[Pair, int], meetings: Sequence[Sequence[int]], rounds: int) -> int:
    """How much the weights add, at least, to the cost of so many rounds; the meetings are those of the past, with the weights.

    >>> added({(0, 1): 100}, [[0, 101], [101, 0]], 3), added({(0, 1): -100}, [[0, -100], [-100, 0]], 3)
    (5050, 4750)
    """
    return sum(pairs(weight) + weight * (meetings[one][other] - weight + (rounds if weight < 0 else 0)) for (one, other), weight in weights.items())


def relabelled(seating: Seating, weights: Mapping[Pair, int]) -> Seating:
    """The same tables with the players exchanged among themselves so that they meet as is wished, as far as single exchanges lead.

    >>> relabelled([[[0, 1], [2, 3]]], {(0, 1): 100})
    [[[2, 1], [0, 3]]]
    """
    met = {(min(pair), max(pair)) for round in seating for table in round for pair in combinations(table, 2)}
    of: dict[int, list[tuple[int, int]]] = {}
    for (one, other), weight in weights.items():
        of.setdefault(one, []).append((other, weight))
        of.setdefault(other, []).append((one, weight))
    label = list(range(1 + max(player for table in seating[0] for player in table)))

    def worth(*players: int) -> int:
        return sum(
            weight
            for player in players
            for other, weight in of.get(player, ())
            if (min(label[player], label[other]), max(label[player], label[other])) in met
        )

    better = True
    while better:
        better = False
        for one in of:
            for other in range(len(label)):
                before = worth(one, other)
                label[one], label[other] = label[other], label[one]
                if worth(one, other) < before:
                    better = True
                else:
                    label[one], label[other] = label[other], label[one]
    player = {each: number for number, each in enumerate(label)}
    return [[[player[each] for each in table] for table in round] for round in seating]


def in_their_places(tables: Sequence[Table], wanted: Mapping[int, int]) -> Round:
    """The tables of a round in such an order that whoever needs a certain one has it, as far as can be; the others stay in theirs.

    >>> in_their_places([(1, 2), (3, 4), (5, 6)], {5: 1, 4: 9})
    ((5, 6), (1, 2), (3, 4))
    """
    left: list[Table] = list(tables)
    placed: dict[int, Table] = {}
    for number in sorted({number for number in wanted.values() if number <= len(tables)}):
        table = max(left, key=lambda table: sum(wanted.get(player) == number for player in table))
        if any(wanted.get(player) == number for player in table):
            placed[number] = table
            left.remove(table)
    rest = iter(left)
    return tuple(placed[number] if number in placed else next(rest) for number in range(1, len(tables) + 1))


def in_their_seats(table: Iterable[int], wanted: Mapping[int, int]) -> Table:
    """A table with everybody who needs a certain seat in it, as far as can be.

    >>> in_their_seats((1, 2, 3), {3: 1}), in_their_seats((1, 2, 3), {3: 4}), in_their_seats((1, 2, 3), {2: 1, 3: 1})
    ((3, 2, 1), (1, 2, 3), (2, 1, 3))
    """
    seats = list(table)
    for player in tuple(seats):
        place = wanted.get(player, 0) - 1
        if 0 <= place < len(seats) and wanted.get(seats[place]) != place + 1:
            at = seats.index(player)
            seats[at], seats[place] = seats[place], seats[at]
    return tuple(seats)
