"""The rounds to come, planned anew after withdrawals (T20) and late entries."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from azulejos.tournament.errors import SeatingError
from azulejos.tournament.seating import Plan, Round, check, plan, replan, table_sizes
from azulejos.tournament.seating.figures import bound, figures
from tests.kit.errors import raises


@st.composite
def incidents(draw: st.DrawFn) -> tuple[Plan, int, list[int], list[int]]:
    """A plan, how much of it was played, who left and who came."""
    players = draw(st.integers(4, 26))
    rounds = draw(st.integers(2, 4))
    before = plan(range(1, players + 1), rounds, draw(st.integers(0, 5)))
    withdrawn = draw(st.lists(st.integers(1, players), max_size=min(5, players - 2), unique=True))
    late = list(range(players + 1, players + 1 + draw(st.integers(0, 4))))
    return before, draw(st.integers(0, rounds - 1)), withdrawn, late


@given(incidents(), st.integers(0, 2**64))
def test_t20_who_is_there_is_seated_and_who_left_is_not(drawn: tuple[Plan, int, list[int], list[int]], seed: int) -> None:
    before, played, withdrawn, late = drawn
    after = replan(before, played, seed, withdrawn, late)
    present = {player for table in before.rounds[0] for player in table}.difference(withdrawn).union(late)
    report = check(after.rounds, present, after.past)
    assert report.faults == ()
    assert after.past == before.rounds[:played]
    assert len(after.past) + len(after.rounds) == len(before.rounds)
    assert report.cost == after.figures.cost >= after.figures.bound
    assert after == replan(before, played, seed, withdrawn, late)


@pytest.mark.parametrize("players", [16, 20, 24, 31, 64])
@pytest.mark.parametrize("played", [1, 2])
def test_t15_nobody_meets_twice_after_a_withdrawal_and_a_late_entry(players: int, played: int) -> None:
    before = plan(range(1, players + 1), 3, 1)
    after = replan(before, played, 2, withdrawn=[2], late=[players + 1])
    assert check(after.rounds, {*range(1, players + 2)} - {2}, after.past).cost == 0


def test_t15_three_tables_go_round_after_a_withdrawal() -> None:
    before = plan(range(1, 32), 3, 1)
    after = replan(before, 1, 2, withdrawn=[2])
    assert after.figures.small_tables == (0, 1)


def test_t15_replanned_twice() -> None:
    first = plan(range(1, 21), 4, 1)
    second = replan(first, 1, 2, withdrawn=[7])
    third = replan(second, 2, 3, late=[21, 22])
    assert third.past == (first.rounds[0], second.rounds[0])
    assert check(third.rounds, {*range(1, 23)} - {7}, third.past).is_valid
    assert third.figures.cost == 0


@st.composite
def by_lot(draw: st.DrawFn) -> list[Round]:
    """Rounds of a few players in any order, some of whom come and go."""
    rounds = []
    for _ in range(draw(st.integers(1, 6))):
        present = draw(st.lists(st.integers(1, 10), min_size=6, unique=True))
        rounds.append(tuple(tuple(present.pop() for _ in range(size)) for size in table_sizes(len(present))))
    return rounds


@given(by_lot(), st.permutations(range(1, 11)), st.integers(1, 4))
def test_t15_no_seating_costs_less_than_the_bound(past: list[Round], order: list[int], to_come: int) -> None:
    planned = [tuple(tuple(order[start:end]) for start, end in ((0, 4), (4, 7), (7, 10)))] * to_come
    shifted = [tuple(tuple((player + turn) % 10 + 1 for player in table) for table in round) for turn, round in enumerate(planned)]
    for rounds in (planned, shifted):
        found = figures(past, rounds)
        assert found.bound == bound(past, rounds) <= found.cost == check(rounds, range(1, 11), past).cost


@pytest.mark.parametrize("played", [-1, 3, 4])
def test_t15_nothing_is_to_come(played: int) -> None:
    with raises(SeatingError, "no-round-to-come"):
        replan(plan(range(1, 9), 3, 1), played, 1)


def test_t15_what_was_played_is_not_planned_again() -> None:
    after = replan(plan(range(1, 9), 3, 1), 2, 1)
    with raises(SeatingError, "no-round-to-come"):
        replan(after, 1, 1)


@pytest.mark.parametrize(
    ("players", "rounds", "code", "clause"),
    [([1], 3, "too-few-players", "T1"), ([1, 2, 2], 3, "player-twice", "T15"), (range(201), 3, "too-many-players", "T15"),
     ([1, 2], 0, "rounds", "T10"),
     ([1, 2], 11, "rounds", "T10")],
)  # fmt: skip
def test_t15_what_cannot_be_planned(players: list[int], rounds: int, code: str, clause: str) -> None:
    with pytest.raises(SeatingError) as refused:
        plan(players, rounds, 1)
    assert (refused.value.code, refused.value.clause) == (code, clause)
