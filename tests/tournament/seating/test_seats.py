"""Seats are balanced: with the first player of a table, they make who plays when."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from azulejos.tournament.seating import FirstPlayer, Round, first_seat, plan, replan, table_sizes
from azulejos.tournament.seating.seats import balance
from tests.kit.chances import Script, distribution


@pytest.mark.parametrize("players", [3, 4, *range(6, 65)])
def test_t12_three_different_seats_over_three_rounds(players: int) -> None:
    for seed in range(2):
        draft = plan(range(1, players + 1), 3, seed)
        seats = Counter((player, seat) for round in draft.rounds for table in round for seat, player in enumerate(table))
        assert len(seats) == 3 * players
        assert draft.figures.seats == 0


def test_t12_four_different_seats_over_four_rounds_of_four_tables() -> None:
    for players in range(8, 41, 4):
        assert plan(range(1, players + 1), 4, 1).figures.seats == 0


@st.composite
def any_tables(draw: st.DrawFn) -> tuple[tuple[Round, ...], int]:
    """Rounds by lot, and how many of them are past."""
    players = draw(st.integers(6, 30))
    rounds = []
    for _ in range(draw(st.integers(1, 6))):
        order = iter(draw(st.permutations(range(players))))
        rounds.append(tuple(tuple(next(order) for _ in range(size)) for size in table_sizes(players)))
    return tuple(rounds), draw(st.integers(0, len(rounds)))


@given(any_tables())
def test_t12_balance_changes_seats_only_and_never_for_the_worse(drawn: tuple[tuple[Round, ...], int]) -> None:
    rounds, played = drawn
    past, planned = rounds[:played], rounds[played:]
    after = balance(past, planned)
    assert [[set(table) for table in round] for round in after] == [[set(table) for table in round] for round in planned]
    assert repetition((*past, *after)) <= repetition(rounds)
    if not past and len(planned) <= 3:
        assert repetition(after) == 0


def repetition(rounds: tuple[Round, ...]) -> int:
    seats = Counter((player, seat) for round in rounds for table in round for seat, player in enumerate(table))
    return sum(times * (times - 1) // 2 for times in seats.values())


def test_t12_seats_of_the_past_count() -> None:
    before = plan(range(1, 25), 3, 1)
    for played in (1, 2):
        assert replan(before, played, 2).figures.seats == 0


@pytest.mark.parametrize("players", [2, 3, 4])
def test_t3_the_first_player_is_drawn_by_lot(players: int) -> None:
    found = distribution(lambda chance: first_seat(players, chance))
    assert {seat: share * players for seat, share in found.items()} == dict.fromkeys(range(1, players + 1), 1)


def test_t3_an_organiser_may_choose_balance_instead() -> None:
    draft = plan(range(1, 17), 4, 1)
    starts: Counter[int] = Counter()
    for table in (table for round in draft.rounds for table in round):
        starts[table[first_seat(len(table), Script(), FirstPlayer.BALANCE) - 1]] += 1
    assert starts == dict.fromkeys(range(1, 17), 1)
