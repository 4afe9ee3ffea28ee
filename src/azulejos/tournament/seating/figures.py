"""What a seating comes to: meetings, empty chairs and seats, past and planned rounds together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations

from azulejos.tournament.seating.tables import CHAIRS, burden, empty_chairs

Table = tuple[int, ...]
"""The numbers of the players, in seat order."""
Round = tuple[Table, ...]


def pairs(count: int) -> int:
    """How many pairs there are among so many; that is also what so many meetings of two players cost.

    >>> pairs(1), pairs(2), pairs(3)
    (0, 1, 3)
    """
    return count * (count - 1) // 2


def evenly(count: int, places: int) -> int:
    """How many pairs are together when so many spread over so many places as well as they can.

    >>> evenly(4, 4), evenly(4, 3), evenly(4, 2)
    (0, 1, 2)
    """
    each, rest = divmod(count, places)
    return rest * pairs(each + 1) + (places - rest) * pairs(each)


@dataclass(frozen=True, slots=True)
class Figures:
    """The figures by which plans are compared. Fewer is better, and an earlier one counts before all later ones."""

    cost: int
    """Sum over all pairs of players of C(meetings, 2): 0 if nobody meets anybody twice."""
    chairs: int
    """Sum over the players of the `burden` of the empty chairs at their tables: the less, the better three-tables go round."""
    seats: int
    """Sum over players and seats of C(times there, 2): 0 if everybody always has another seat."""
    bound: int
    """No seating can cost less than this."""
    met_again: int
    """How many pairs meet more than once."""
    most_meetings: int
    """How often the pair that meets most often meets."""
    small_tables: tuple[int, int]
    """How often a player of the planned rounds sits at a table of three or two: who does least often, who does most often."""
    seat_spread: int
    """How much more often, at most, a player of the planned rounds has one seat than another."""
    is_optimal: bool
    """Whether no seating can cost less. If not, one may exist or not."""

    @property
    def rank(self) -> tuple[int, int, int]:
        """For comparisons: cost, then empty chairs, then seats."""
        return self.cost, self.chairs, self.seats


def figures(past: Sequence[Round], planned: Sequence[Round]) -> Figures:
    """The figures of past and planned rounds together.

    >>> found = figures([], [((1, 2, 3, 4),), ((2, 1, 4, 3),)])
    >>> found.cost, found.bound, found.met_again, found.seats
    (6, 6, 6, 0)
    """
    rounds = [*past, *planned]
    meetings = Counter(meeting for round in rounds for table in round for meeting in combinations(sorted(table), 2))
    chairs: Counter[int] = Counter()
    small: Counter[int] = Counter()
    seats: Counter[tuple[int, int]] = Counter()
    for table in (table for round in rounds for table in round):
        for seat, player in enumerate(table, 1):
            chairs[player] += empty_chairs(len(table))
            small[player] += len(table) < CHAIRS
            seats[player, seat] += 1
    present = {player for round in planned for table in round for player in table}
    spread = (max(had) - min(had) for had in ([seats[player, seat] for seat in range(1, CHAIRS + 1)] for player in present))
    cost, least = _cost(meetings.values()), bound(past, planned)
    return Figures(
        cost=cost,
        chairs=sum(map(burden, chairs.values())),
        seats=_cost(seats.values()),
        bound=least,
        met_again=sum(times > 1 for times in meetings.values()),
        most_meetings=max(meetings.values(), default=0),
        small_tables=(min((small[player] for player in present), default=0), max((small[player] for player in present), default=0)),
        seat_spread=max(spread, default=0),
        is_optimal=cost == least,
    )


def bound(past: Sequence[Round], planned: Sequence[Round]) -> int:
    """No planned rounds with the same players and sizes of tables cost less than this, past rounds included.

    Two arguments, of which the better one counts. The cost is also, summed over all pairs of rounds, the number of pairs of players that sit together
    in both: and seven players who shared tables of four and three cannot all be apart at the two tables of another round. Or: each round brings
    so many meetings, whoever they are between; at best they are between those who have met least.

    >>> bound([], [((1, 2, 3, 4), (5, 6, 7))] * 3)
    9
    """
    return max(_bound_by_rounds(past, planned), _bound_by_meetings(past, planned))


def _bound_by_rounds(past: Sequence[Round], planned: Sequence[Round]) -> int:
    least = sum(len({*one} & {*other}) * (len({*one} & {*other}) - 1) // 2 for a, b in combinations(past, 2) for one in a for other in b)
    for number, round in enumerate(planned):
        present = {player for table in round for player in table}
        for earlier in (*past, *planned[:number]):
            least += sum(evenly(len(present.intersection(table)), len(round)) for table in earlier)
    return least


def _bound_by_meetings(past: Sequence[Round], planned: Sequence[Round]) -> int:
    meetings = Counter(meeting for round in past for table in round for meeting in combinations(sorted(table), 2))
    least = _cost(meetings.values())
    present = sorted({player for round in planned for table in round for player in table})
    levels = Counter(meetings[pair] for pair in combinations(present, 2))
    to_come = sum(pairs(len(table)) for round in planned for table in round)
    level = 0
    while to_come:  # pairs that have met `level` times meet once more, at the cost of `level`
        more = min(to_come, levels[level])
        least += more * level
        to_come -= more
        level += 1
        levels[level] += more
    return least


def _cost(counts: Iterable[int]) -> int:
    return sum(map(pairs, counts))
