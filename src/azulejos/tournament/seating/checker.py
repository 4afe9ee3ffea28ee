"""A checker of seatings that shares no code with the planner: it counts everything again, in the simplest way."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class SeatingFault:
    """One thing that is wrong with a seating. Rounds and tables are numbered from 1; a fault of a whole round has table 0."""

    code: str
    clause: str
    round: int
    table: int
    text: str


@dataclass(frozen=True, slots=True)
class Report:
    """What the checker counted. Meetings, small tables and seats are those of past and checked rounds together."""

    faults: tuple[SeatingFault, ...]
    cost: int
    """Sum over all pairs of players of C(meetings, 2)."""
    meetings: dict[tuple[int, int], int]
    """How often each pair met, the smaller number first; who never met is not there."""
    small_tables: dict[int, int]
    """How often each player sat at a table of fewer than four."""
    seats: dict[int, tuple[int, ...]]
    """The seats of each player, in the order of the rounds."""

    @property
    def is_valid(self) -> bool:
        """Whether nothing is wrong."""
        return not self.faults


def check(rounds: Sequence[Sequence[Sequence[int]]], players: Collection[int], past: Sequence[Sequence[Sequence[int]]] = ()) -> Report:
    """Check that each round seats each of these players once, at tables as T1 wants them; and count what the seating comes to.

    >>> report = check([[[1, 2, 3], [4, 5, 6]], [[1, 2, 4], [3, 5, 5]]], range(1, 7))
    >>> [(fault.code, fault.round, fault.table) for fault in report.faults]
    [('seated-twice', 2, 0), ('not-seated', 2, 0)]
    >>> report.cost, report.seats[1]
    (1, (1, 1))
    """
    faults = [fault for number, round in enumerate(rounds, len(past) + 1) for fault in _faults(number, round, players)]
    every = [*past, *rounds]
    known = sorted({player for round in every for table in round for player in table})
    meetings = {}
    for index, one in enumerate(known):
        mates = [set(table) for round in every for table in round if one in table]
        for other in known[index + 1 :]:
            times = sum(other in table for table in mates)
            if times:
                meetings[one, other] = times
    small = {player: sum(player in table and len(table) < 4 for round in every for table in round) for player in known}
    seats = {player: tuple(list(table).index(player) + 1 for round in every for table in round if player in table) for player in known}
    cost = sum(times * (times - 1) // 2 for times in meetings.values())
    return Report(tuple(faults), cost, meetings, small, seats)


def _faults(number: int, round: Sequence[Sequence[int]], players: Collection[int]) -> Iterator[SeatingFault]:
    seated = [player for table in round for player in table]
    for player in sorted(set(seated)):
        if player not in players:
            yield SeatingFault("stranger", "T20", number, 0, f"Player {player} sits in round {number} and does not take part in it.")
        if seated.count(player) > 1:
            yield SeatingFault("seated-twice", "T15", number, 0, f"Player {player} sits {seated.count(player)} times in round {number}.")
    for player in sorted(set(players) - set(seated)):
        yield SeatingFault("not-seated", "T15", number, 0, f"Player {player} does not sit in round {number}.")
    for place, table in enumerate(round, 1):
        if not 2 <= len(table) <= 4:
            yield SeatingFault("table-size", "T1", number, place, f"Table {place} of round {number} has {len(table)} players, not two to four.")
    sizes = sorted(len(table) for table in round)
    wanted = _wanted(len(seated))
    if sizes != wanted:
        shown = " + ".join(map(str, reversed(sizes)))
        yield SeatingFault("table-sizes", "T1", number, 0, f"Round {number} has tables of {shown}, not of {' + '.join(map(str, reversed(wanted)))}.")


def _wanted(players: int) -> list[int]:
    """T1, by trying everything: the fewest two-tables, and then the fewest three-tables; no tables where there is no way."""
    ways = [
        (twos, threes, fours)
        for twos in range(players // 2 + 1)
        for threes in range((players - 2 * twos) // 3 + 1)
        for fours in [(players - 2 * twos - 3 * threes) // 4]
        if 2 * twos + 3 * threes + 4 * fours == players
    ]
    if not ways:
        return []
    twos, threes, fours = min(ways)
    return [2] * twos + [3] * threes + [4] * fours
