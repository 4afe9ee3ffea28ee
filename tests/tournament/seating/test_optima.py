"""As few repeated meetings as possible (T15): the numbers that the issue asks for, each proved by the checker.

A plan without a past is the same for every seed but for the shuffle; one is enough in an ordinary run, for a third of
the numbers. `make long` has all.
"""

import pytest

from azulejos.tournament.seating import check, plan
from azulejos.tournament.seating.design import design
from tests.kit.effort import LONG, some

NOBODY_TWICE = {3: (9, *range(13, 65)), 4: (9, *range(13, 33)), 5: tuple(range(15, 33))}
REPEATED = {3: {6: 6, 7: 9, 8: 12, 10: 3, 11: 6, 12: 9}, 4: {10: 6, 11: 12, 12: 18}}
OPTIMA = [(rounds, players, 0) for rounds, numbers in NOBODY_TWICE.items() for players in numbers] + [
    (rounds, players, cost) for rounds, numbers in REPEATED.items() for players, cost in numbers.items()
]
SEEDS = range(12 if LONG else 1)


@pytest.mark.parametrize(("rounds", "players", "cost"), some(OPTIMA, 12))
def test_t15_as_few_repeated_meetings_as_possible(rounds: int, players: int, cost: int) -> None:
    for seed in SEEDS:
        draft = plan(range(1, players + 1), rounds, seed)
        report = check(draft.rounds, range(1, players + 1))
        assert report.faults == ()
        assert report.cost == draft.figures.cost == draft.figures.bound == cost
        assert draft.figures.is_optimal


@pytest.mark.parametrize("players", [9, 16, 24, 31])
def test_t15_whatever_the_seed(players: int) -> None:
    drafts = [plan(range(1, players + 1), 3, seed) for seed in (0, 1, 2, 12345, 2**40)]
    assert {check(draft.rounds, range(1, players + 1)).cost for draft in drafts} == {0}
    assert len({draft.rounds for draft in drafts}) == len(drafts)


@pytest.mark.parametrize("rounds", [3, 4])
def test_t15_three_tables_go_round(rounds: int) -> None:
    """In the end nobody has sat at one more than once oftener than anybody else, from 15 players on."""
    for players in some(range(15, 65 if rounds == 3 else 33), 5):
        draft = plan(range(1, players + 1), rounds, 1)
        least, most = draft.figures.small_tables
        assert most - least <= 1


@pytest.mark.parametrize("players", [13, 14])
def test_t15_with_four_tables_they_cannot_go_round_better(players: int) -> None:
    """Four who sat together are, if nobody is to meet twice, one at each of the four tables of another round: so fours must be repeated as often."""
    fours = players - 12
    again = 3 * fours**2
    draft = plan(range(1, players + 1), 3, 1)
    small = check(draft.rounds, range(1, players + 1)).small_tables
    assert sum((3 - times) * (2 - times) // 2 for times in small.values()) == again


@pytest.mark.parametrize(("players", "rounds"), [(2, 3), (3, 2), (4, 10), (5, 6), (20, 8), (119, 10), (200, 10)])
def test_t15_other_numbers_are_honest(players: int, rounds: int) -> None:
    draft = plan(range(1, players + 1), rounds, 3)
    report = check(draft.rounds, range(1, players + 1))
    assert report.is_valid
    assert report.cost == draft.figures.cost >= draft.figures.bound
    assert draft.figures.met_again == sum(times > 1 for times in report.meetings.values())
    assert draft.figures.most_meetings == max(report.meetings.values())


@pytest.mark.parametrize("tables", range(4, 17))
@pytest.mark.parametrize("empty", range(4))
def test_t15_the_construction(tables: int, empty: int) -> None:
    players = 4 * tables - empty
    known = design(players, min(tables, 5))
    assert known is not None or tables == 4
    if known:
        report = check(known, range(players))
        assert (report.faults, report.cost) == ((), 0)


def test_t15_the_construction_knows_what_it_cannot() -> None:
    assert design(12, 3) is None
    assert design(40, 10) is None


def test_t15_the_same_seed_gives_the_same_seating() -> None:
    """Here, and on every machine: this is what it was when it was written down."""
    assert plan(range(1, 10), 4, 5) == plan(range(1, 10), 4, 5)
    assert plan(range(1, 10), 2, 5).rounds == KEPT


KEPT = (((6, 3, 2), (5, 4, 1), (9, 8, 7)), ((2, 7, 5), (4, 6, 8), (1, 9, 3)))
