"""Draft first, look, change by hand, compare, then publish."""

import pytest

from azulejos.tournament.errors import SeatingError
from azulejos.tournament.seating import check, compare, plan, replan
from tests.kit.errors import raises


def test_t15_a_swap_makes_another_plan_and_shows_what_it_costs() -> None:
    draft = plan(range(1, 25), 3, 1)
    one, other = draft.rounds[1][0][0], draft.rounds[1][1][2]
    changed = draft.swap(2, one, other)
    assert draft.figures.cost == 0
    assert changed.rounds[1][0][0] == other
    assert changed.rounds[1][1][2] == one
    assert (changed.rounds[0], changed.rounds[2]) == (draft.rounds[0], draft.rounds[2])
    assert changed.figures.cost == check(changed.rounds, range(1, 25)).cost
    compared = compare(draft, changed)
    assert not compared.is_better
    assert str(compared).startswith(f"repeated meetings 0 → {changed.figures.cost}, ")
    assert compare(changed, draft).is_better
    assert changed.swap(2, one, other) == draft


def test_t15_seats_can_be_balanced_after_swaps() -> None:
    draft = plan(range(1, 25), 3, 1)
    one, other = draft.rounds[1][0][0], draft.rounds[1][1][2]
    changed = draft.swap(2, one, other)
    again = changed.with_balanced_seats()
    assert again.figures.seats == 0
    assert again.figures.cost == changed.figures.cost


def test_t15_rounds_are_numbered_with_the_past() -> None:
    after = replan(plan(range(1, 9), 3, 1), 1, 1)
    one, other = after.rounds[0][0][0], after.rounds[0][1][0]
    assert after.swap(2, one, other).rounds[1] == after.rounds[1]
    for round in (0, 1, 4):
        with pytest.raises(SeatingError) as refused:
            after.swap(round, one, other)
        assert refused.value.code == "no-such-round"
        assert "from 2 to 3" in refused.value.text


def test_t15_who_does_not_sit_cannot_be_swapped() -> None:
    for pair in ((1, 9), (9, 1)):
        with raises(SeatingError, "not-seated"):
            plan(range(1, 9), 3, 1).swap(1, *pair)


def test_t15_the_first_round_is_by_lot() -> None:
    """Over many seeds everybody meets everybody about as often in the first round, and sits at the three-table about as often."""
    seeds = 400
    rounds = [plan(range(1, 8), 1, seed).rounds[0] for seed in range(seeds)]
    for player in range(1, 8):
        small = sum(player in table and len(table) == 3 for round in rounds for table in round)
        assert abs(small - seeds * 3 / 7) < 50
        for other in range(1, player):
            met = sum({player, other} <= set(table) for round in rounds for table in round)
            assert abs(met - seeds * 9 / 21) < 50
