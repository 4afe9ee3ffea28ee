"""T15: three-tables go round as evenly as meetings allow. With 7, 10, 11, 13 and 14 players they cannot go round quite evenly; here is why.

In a seating of least cost, each two rounds cost as little as two rounds can (`figures.bound`). That fixes how many who sit at small tables in
one round do so in another. With 11 players, the three-table of one round is spread over the three tables of the other, so that any two three-tables
have one player in common; if they went round evenly, they would have none. With 13 or 14, nobody meets twice: a table of four has one player at each
of the four tables of the other round, so that 1 player, or 4, sit at tables of four both times, and 6, or 2, at small ones both times. How those who
sit there never, once, twice or always can then be spread is counted out.
"""

from collections.abc import Iterator
from itertools import combinations, product

import pytest

from azulejos.tournament.seating import plan, table_sizes
from azulejos.tournament.seating.tables import burden

Round = tuple[frozenset[int], ...]


def rounds_of(players: frozenset[int], sizes: tuple[int, ...]) -> Iterator[Round]:
    """All rounds of these sizes, each once: of tables of one size, the one with the lowest player comes first."""
    if not sizes:
        yield ()
        return
    same = sizes[1:] and sizes[1] == sizes[0]
    for table in combinations(sorted(players), sizes[0]):
        for rest in rounds_of(players - set(table), sizes[1:]):
            if not same or min(table) < min(rest[0]):
                yield (frozenset(table), *rest)


def together(one: Round, other: Round) -> int:
    """How many pairs sit together in both."""
    return sum(len(a & b) * (len(a & b) - 1) // 2 for a in one for b in other)


def chairs_of(rounds: tuple[Round, ...], players: int) -> int:
    """The burden of empty chairs, as plans are compared by it."""
    return sum(burden(sum(4 - len(table) for round in rounds for table in round if player in table)) for player in range(players))


@pytest.mark.parametrize(("players", "cost", "evenly", "best"), [(7, 9, 4, 6), (10, 3, 16, 26)])
def test_all_seatings_of_least_cost_were_looked_at(players: int, cost: int, evenly: int, best: int) -> None:
    """Every second and third round after the first one: no seating of the planner's cost has a smaller burden of empty chairs than the planner's."""
    every = list(rounds_of(frozenset(range(players)), table_sizes(players)))
    first = every[0]
    near = [round for round in every if together(first, round) == cost // 3]
    found = {
        chairs_of((first, second, third), players)
        for second, third in combinations(near, 2)
        if together(second, third) == cost // 3 and together(first, second) + together(first, third) + together(second, third) == cost
    }
    assert min(found) == best > evenly
    draft = plan(range(1, players + 1), 3, 1).figures
    assert (draft.cost, draft.bound, draft.chairs) == (cost, cost, best)


@pytest.mark.parametrize(("players", "least", "common"), [(7, 3, 1), (10, 1, 4), (11, 2, 1)])
def test_two_rounds_of_least_cost_have_so_many_bearers_in_common(players: int, least: int, common: int) -> None:
    """All of them, after the first."""
    first, *others = rounds_of(frozenset(range(players)), table_sizes(players))
    assert min(together(first, round) for round in others) == least
    bearers = {player for table in first if len(table) < 4 for player in table}
    near = [round for round in others if together(first, round) == least]
    assert {sum(len(table & bearers) for table in round if len(table) < 4) for round in near} == {common}


@pytest.mark.parametrize(
    ("players", "small", "common", "evenly", "best"),
    [(7, 3, 1, 4, 6), (10, 6, 4, 16, 26), (11, 3, 1, 0, 6), (13, 9, 6, 31, 39), (14, 6, 2, 8, 12)],
)
def test_the_best_spread_is_counted_out(players: int, small: int, common: int, evenly: int, best: int) -> None:
    """So many sit at small tables in each round, and any two rounds have so many of them in common: then no spread is better than the planner's."""
    spreads = []
    for none, once, twice in product(range(players + 1), repeat=3):
        always = players - none - once - twice
        if always >= 0 and once + 2 * twice + 3 * always == 3 * small and twice + 3 * always == 3 * common:
            spreads.append(2 * twice + 7 * always)
    assert min(spreads) == best
    each, rest = divmod(3 * small, players)
    assert rest * burden(each + 1) + (players - rest) * burden(each) == evenly < best
    draft = plan(range(1, players + 1), 3, 1)
    assert draft.figures.chairs == best
    assert draft.figures.is_optimal
    # And that is how its rounds meet.
    bearers = [{player for table in round if len(table) < 4 for player in table} for round in draft.rounds]
    assert [len(each) for each in bearers] == [small] * 3
    assert [len(one & other) for one, other in combinations(bearers, 2)] == [common] * 3
