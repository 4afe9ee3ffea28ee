"""How many sit at each table."""

import pytest

from azulejos.tournament.errors import SeatingError
from azulejos.tournament.seating import table_sizes
from azulejos.tournament.seating.tables import burden


def every_way(players: int, largest: int = 4) -> list[tuple[int, ...]]:
    """All ways to make tables of four, three and two of so many."""
    if players == 0:
        return [()]
    return [(size, *rest) for size in range(largest, 1, -1) if size <= players for rest in every_way(players - size, size)]


@pytest.mark.parametrize("players", range(2, 41))
def test_t1_as_few_small_tables_as_possible(players: int) -> None:
    assert table_sizes(players) == min(every_way(players), key=lambda sizes: (sizes.count(2), sizes.count(3)))


def test_t1_two_tables_with_two_or_five_entrants_only() -> None:
    assert [players for players in range(2, 201) if 2 in table_sizes(players)] == [2, 5]
    assert all(sum(table_sizes(players)) == players and table_sizes(players).count(3) <= 3 for players in range(2, 201))


@pytest.mark.parametrize("players", [-1, 0, 1])
def test_t1_one_entrant_is_refused(players: int) -> None:
    with pytest.raises(SeatingError) as refused:
        table_sizes(players)
    assert (refused.value.code, refused.value.clause) == ("too-few-players", "T1")


def test_t15_what_is_borne_evenly_weighs_least() -> None:
    for total in range(13):
        ways = [(one, other, total - one - other) for one in range(total + 1) for other in range(total - one + 1)]
        best = min(ways, key=lambda way: sum(map(burden, way)))
        assert max(best) - min(best) <= 1
