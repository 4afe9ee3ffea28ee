"""Swiss by PT: who has about as many tournament points meets, and meets somebody new where that is possible (T15)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations

from azulejos.tournament.seating.seats import balance
from azulejos.tournament.seating.sizes import table_sizes

REACH = 4
"""A table looks for somebody new among so many more than it has places left."""

Round = tuple[tuple[int, ...], ...]


def swiss_round(order: Sequence[int], past: Sequence[Round]) -> Round:
    """The next game's tables for players in the order of the standings, best first; people are numbers here, as for every planner.

    Table by table, from the top: the best player without a seat, then each time whoever of the next few has met those at the table least often; the
    better one, if several have. Smaller tables are the last ones; of those who could sit at the last full one, who sat at a small one goes first.
    Seats are balanced.

    >>> first = ((1, 2, 3, 4), (5, 6, 7, 8))
    >>> [sorted(table) for table in swiss_round([1, 5, 2, 6, 3, 7, 4, 8], [first])]
    [[1, 2, 5, 6], [3, 4, 7, 8]]
    """
    met = Counter(pair for round in past for table in round for pair in combinations(sorted(table), 2))
    small = Counter(player for round in past for table in round if len(table) < 4 for player in table)
    left, tables = list(order), []
    sizes = table_sizes(len(order))
    for number, size in enumerate(sizes):
        table = [left.pop(0)]
        last_full = size == 4 and sizes[number + 1 : number + 2] == (3,)
        while len(table) < size:
            near = left[: size - len(table) + REACH]
            chosen = min(near, key=lambda player: (_meetings(met, table, player), -small[player] if last_full else 0))
            table.append(chosen)
            left.remove(chosen)
        tables.append(tuple(table))
    return balance(past, (tuple(tables),))[0]


def _meetings(met: Counter[tuple[int, int]], table: Sequence[int], player: int) -> int:
    return sum(met[min(player, other), max(player, other)] for other in table)
