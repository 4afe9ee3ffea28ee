"""A round for those who are there now, with the fewest changes from the one that was published (T15, T20).

A change is a player who has to go to another table; tables keep their numbers. Wishes come first, as for every planner: whoever would sit against one
changes places. Then as few as possible get up; among such rounds, few meetings are repeated, and then empty chairs go round.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations

from azulejos.tournament.seating.figures import Round, Table
from azulejos.tournament.seating.tables import burden, empty_chairs, table_sizes
from azulejos.tournament.seating.wishes import NONE, Wishes, in_their_seats

Tables = list[list[int]]
Weight = tuple[int, int, int]
"""Of tables: wishes that are not met, repeated meetings, empty chairs."""
Weigh = Callable[[int, Sequence[int]], Weight]
"""Of a table by its number, from 0, and who sits there."""
CLUB, APART, TABLE = 1, 2, 3
"""What a wish weighs against another one: who cannot climb stairs sits downstairs, whoever else does."""


def fewest_changes(before: Round, present: Sequence[int], others: Sequence[Table], wishes: Wishes = NONE) -> Round:
    """The round for those who are present; `others` are the tables of all other games.

    >>> fewest_changes(((1, 2, 3, 4), (5, 6, 7)), [1, 2, 3, 4, 5, 6, 7, 8], [])
    ((1, 2, 3, 4), (5, 6, 7, 8))
    >>> fewest_changes(((1, 2, 3, 4), (5, 6, 7)), [1, 2, 3, 4, 5, 6, 7, 8], [], Wishes(apart=frozenset({(5, 8)})))
    ((8, 2, 3, 4), (5, 6, 7, 1))
    """
    sizes = table_sizes(len(present))
    there = set(present)
    home = {player: number for number, table in enumerate(before[: len(sizes)]) for player in table if player in there}
    tables: Tables = [[player for player in table if player in there] for table in before[: len(sizes)]]
    tables += [[] for _ in range(len(sizes) - len(tables))]
    # The fullest tables stay the largest: so the fewest have to get up.
    for size, number in zip(sizes, sorted(range(len(tables)), key=lambda number: -len(tables[number])), strict=True):
        del tables[number][size:]
    seated = {player for table in tables for player in table}
    standing = [player for player in present if player not in seated]
    for size, table in zip(sizes, sorted(tables, key=len, reverse=True), strict=True):
        while len(table) < size:
            table.append(standing.pop(0))
    weigh = _weigher(others, wishes, len(tables))
    tables = _descended(tables, home, weigh)
    tables = _descended(_by_wish(tables, home, weigh), home, weigh)
    return tuple(
        in_their_seats(_in_seats(before[number] if number < len(before) else (), table), wishes.seats) for number, table in enumerate(tables)
    )


def _weigher(others: Sequence[Table], wishes: Wishes, count: int) -> Weigh:
    met = Counter(pair for table in others for pair in combinations(sorted(table), 2))
    chairs: Counter[int] = Counter()
    for table in others:
        chairs.update(dict.fromkeys(table, empty_chairs(len(table))))
    unwanted = {**dict.fromkeys(wishes.rather_apart, CLUB), **dict.fromkeys(wishes.apart, APART)}
    needed = {player: table - 1 for player, table in wishes.tables.items() if table <= count}

    def weigh(number: int, table: Sequence[int]) -> Weight:
        empty, pairs = empty_chairs(len(table)), list(combinations(sorted(table), 2))
        wished = sum(unwanted.get(pair, 0) for pair in pairs) + TABLE * sum(needed.get(player, number) != number for player in table)
        more = sum(burden(chairs[player] + empty) - burden(chairs[player]) for player in table)
        return wished, sum(met[pair] for pair in pairs), more

    return weigh


def _weight(tables: Mapping[int, Sequence[int]], weigh: Weigh) -> Weight:
    each = [weigh(number, table) for number, table in tables.items()]
    return sum(wished for wished, _, _ in each), sum(meetings for _, meetings, _ in each), sum(chairs for _, _, chairs in each)


def _by_wish(tables: Tables, home: Mapping[int, int], weigh: Weigh) -> Tables:
    """Two change places as long as that meets more wishes: those two for whom the fewest have to get up."""

    def price(found: Mapping[int, Sequence[int]]) -> tuple[int, int, int, int]:
        wished, meetings, chairs = _weight(found, weigh)
        return wished, sum(home.get(player, number) != number for number, table in found.items() for player in table), meetings, chairs

    while True:
        best: tuple[tuple[int, ...], dict[int, list[int]]] | None = None
        for here in range(len(tables)):
            if not weigh(here, tables[here])[0]:
                continue
            for there in range(len(tables)):
                if there == here:
                    continue
                now = price({here: tables[here], there: tables[there]})
                for one in tables[here]:
                    for other in tables[there]:
                        change = {here: _put(tables[here], one, other), there: _put(tables[there], other, one)}
                        won = tuple(new - old for new, old in zip(price(change), now, strict=True))
                        if won[0] < 0 and (best is None or won < best[0]):
                            best = won, change
        if best is None:
            return tables
        tables = [best[1].get(number, table) for number, table in enumerate(tables)]


def _descended(tables: Tables, home: Mapping[int, int], weigh: Weigh) -> Tables:
    """Better and better rounds with as many changes, until none is better."""
    better = True
    while better:
        better = False
        for change in _alike(tables, home):
            if _weight(change, weigh) < _weight({number: tables[number] for number in change}, weigh):
                tables = [change.get(number, table) for number, table in enumerate(tables)]
                better = True
                break
    return tables


def _alike(tables: Tables, home: Mapping[int, int]) -> Iterator[dict[int, list[int]]]:
    """Other rounds with as many changes: the tables of each that differ."""
    free = [(player, number) for number, table in enumerate(tables) for player in table if home.get(player) != number]
    for (one, here), (other, there) in combinations(free, 2):
        if here != there and home.get(one) != there and home.get(other) != here:
            yield {here: _put(tables[here], one, other), there: _put(tables[there], other, one)}
    for player, here in free:
        for number, table in enumerate(tables):
            # A larger table gives its chair up for a smaller one.
            if number != here and len(tables[here]) == len(table) + 1 and home.get(player) != number:
                yield {here: [each for each in tables[here] if each != player], number: [*table, player]}
        origin = home.get(player)
        if origin is None:
            continue
        for number, table in enumerate(tables):
            # Somebody else gets up, and this one stays at home.
            for other in table:
                if home.get(other) != number or number == here:
                    continue
                if number == origin:
                    yield {here: _put(tables[here], player, other), origin: _put(table, other, player)}
                elif origin != here and len(table) == len(tables[origin]) + 1:
                    yield {
                        here: _put(tables[here], player, other),
                        number: [each for each in table if each != other],
                        origin: [*tables[origin], player],
                    }


def _put(table: Sequence[int], old: int, new: int) -> list[int]:
    return [new if player == old else player for player in table]


def _in_seats(before: Sequence[int], table: Sequence[int]) -> Table:
    """Who stays keeps the chair where that is possible; others take those that are free."""
    others = [player for player in table if player not in before]
    seats = [player if player in table else others.pop(0) if others else None for player in before]
    return (*(player for player in seats if player is not None), *others)
