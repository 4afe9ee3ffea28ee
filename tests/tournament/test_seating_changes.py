"""The published seating bends (T15, T20): swaps, empty chairs, and the fewest changes."""

from itertools import combinations, permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from azulejos.tournament import KeptApart, Left, PlaceFixed, Round, SeatingChanged, play
from azulejos.tournament.seating.tables import table_sizes
from azulejos.tournament.seating_changes import moved, redrawn, swapped, with_person, without
from azulejos.tournament.swaps import cost
from azulejos.tournament.wishes import unmet
from tests.kit.chances import Lowest
from tests.kit.tournaments import Tournament


def seated(count: int) -> Tournament:
    return Tournament(count).seat()


def test_t15_two_change_places_after_publishing() -> None:
    tournament = seated(8)
    before = tournament.state.published
    one, other = before[0].tables[0][1], before[0].tables[1][2]
    tournament.do(SeatingChanged(swapped(before, 1, one, other)))
    assert (tournament.state.published[0].tables[0][1], tournament.state.published[0].tables[1][2]) == (other, one)
    assert tournament.state.published[1:] == before[1:]
    assert moved(before, tournament.state.published) == 2


def test_t20_a_late_comer_sits_in_an_empty_chair() -> None:
    tournament = seated(7)
    tournament.enter("p-late")
    assert tournament.refusal(play.start(tournament.state, Lowest())) == ("seating-is-old", "T20")
    tournament.do(SeatingChanged(with_person(tournament.state.published, 1, 2, "p-late")))
    assert [len(table) for table in tournament.state.published[0].tables] == [4, 4]
    tournament.do(play.start(tournament.state, Lowest()))


def test_t20_somebody_is_taken_out_and_the_others_keep_their_tables() -> None:
    tournament = seated(8)
    before = tournament.state.published
    tournament.do(Left("p-03"))
    tournament.do(SeatingChanged(without(before, 1, "p-03")))
    assert moved(before, tournament.state.published) == 0
    tournament.do(play.start(tournament.state, Lowest()))


def test_t1_a_change_leaves_no_table_smaller_than_has_to_be() -> None:
    tournament = seated(11)
    last = tournament.state.published[0].tables[2]
    assert len(last) == 3
    assert tournament.refusal(SeatingChanged(without(tournament.state.published, 1, last[0]))) == ("wrong-tables", "T1")


def test_t15_what_no_change_can_be() -> None:
    tournament = seated(8)
    rounds = tournament.state.published
    assert tournament.refusal(SeatingChanged(rounds)) == ("nothing-changes", "T15")
    assert tournament.refusal(SeatingChanged(rounds[1:])) == ("wrong-games", "T15")
    stranger = (Round(1, ((*rounds[0].tables[0][:3], "p-nobody"), *rounds[0].tables[1:])), *rounds[1:])
    assert tournament.refusal(SeatingChanged(stranger)) == ("not-everybody", "T15")
    assert tournament.refusal(SeatingChanged(swapped(rounds, 1, "p-01", "p-08")), "p-01") == ("not-an-arbiter", "T23")
    tournament.do(play.start(tournament.state, Lowest()))
    assert tournament.refusal(SeatingChanged(tournament.state.published)) == ("game-is-on", "T15")


@pytest.mark.parametrize("out", [(), ("p-02",), ("p-02", "p-07"), ("p-01", "p-02", "p-03", "p-04", "p-05")])
@pytest.mark.parametrize("more", [0, 1, 3])
def test_t20_redrawn_seats_all_who_are_there(out: tuple[str, ...], more: int) -> None:
    tournament = seated(13)
    for person in out:
        tournament.do(Left(person))
    tournament.enter(*(f"p-late{number}" for number in range(more)))
    before, after = tournament.state.published, redrawn(tournament.state)
    if not out and not more:
        assert after == before
        return
    tournament.do(SeatingChanged(after))
    tournament.do(play.start(tournament.state, Lowest()))


@given(count=st.integers(4, 9), out=st.sets(st.integers(0, 8), max_size=3), more=st.integers(0, 3), seed=st.integers(0, 50))
def test_redrawn_with_the_fewest_changes(count: int, out: set[int], more: int, seed: int) -> None:
    """No seating of all who are there asks fewer to go to another table: by trying them all, for one game."""
    tournament = Tournament(count).seat(seed)
    for number in sorted(out):
        if number < count and len(tournament.state.present) + more > 3:
            tournament.do(Left(f"p-{number + 1:02}"))
    tournament.enter(*(f"p-late{number}" for number in range(more)))
    state = tournament.state
    after = redrawn(state)
    found = moved(state.published[:1], after[:1])
    assert found == fewest(state.published[0], state.present)


def fewest(before: Round, present: tuple[str, ...]) -> int:
    """How many have to move at least: over every way to give the tables their sizes, and of whom to stay."""
    at = [sum(person in present for person in table) for table in before.tables]
    sizes = table_sizes(len(present))
    best = len(present)
    for order in set(permutations([*sizes, *[0] * max(0, len(at) - len(sizes))])):
        if any(order[len(sizes) :]):  # tables keep their numbers, from 1 on
            continue
        stay = sum(min(size, count) for size, count in zip(order, at, strict=False))
        best = min(best, sum(at) - stay)
    return best


def test_redrawn_repeats_few_meetings() -> None:
    """Of those who could be asked to change tables, one is asked by whom the fewest meet again."""
    tournament = Tournament(11).play().seat(3)
    tournament.do(Left(tournament.state.published[0].tables[2][0]))
    state = tournament.state
    after = redrawn(state)
    assert moved(state.published[:1], after[:1]) == 1
    others = []
    for number, other in combinations(range(3), 2):
        for person in state.published[0].tables[number]:
            tables = [[each for each in table if each in state.present] for table in state.published[0].tables]
            if person in tables[number] and len(tables[number]) == 4 and len(tables[other]) == 2:
                tables[number].remove(person)
                tables[other].append(person)
                others.append(cost(state, (Round(2, tuple(map(tuple, tables))), *after[1:])))
    assert cost(state, after) == min(others)


def test_t15_redrawn_meets_wishes_with_the_fewest_changes() -> None:
    """A late-comer's chair is at a sister's table: one of another table gets up for it, and nobody else."""
    tournament = seated(7)
    tournament.enter("p-late")
    sister = tournament.state.published[0].tables[1][0]
    tournament.do(KeptApart(tuple(sorted(("p-late", sister)))))
    before, after = tournament.state.published, redrawn(tournament.state)
    assert unmet(tournament.state, after) == ()
    assert moved(before[:1], after[:1]) == 1


def test_t15_redrawn_keeps_a_table_and_a_seat_for_whoever_needs_them() -> None:
    tournament = seated(11)
    tournament.enter("p-late")
    tournament.do(PlaceFixed("p-late", table=1, seat=2))
    assert tournament.state.published[0].tables[2] == ("p-09", "p-10", "p-11")
    after = redrawn(tournament.state)
    assert unmet(tournament.state, after) == ()
    assert all(round.tables[0][1] == "p-late" for round in after)


@given(
    count=st.integers(6, 12),
    out=st.sets(st.integers(1, 12), max_size=2),
    more=st.integers(0, 2),
    apart=st.sets(st.tuples(st.integers(1, 12), st.integers(1, 12)), min_size=1, max_size=3),
)
def test_t15_redrawn_meets_a_few_wishes_always(count: int, out: set[int], more: int, apart: set[tuple[int, int]]) -> None:
    tournament = seated(count)
    for one, other in apart:
        if one < other <= count:
            tournament.do(KeptApart((f"p-{one:02}", f"p-{other:02}")))
    for number in sorted(out):
        if number <= count and len(tournament.state.present) + more > 6:
            tournament.do(Left(f"p-{number:02}"))
    tournament.enter(*(f"p-late{number}" for number in range(more)))
    state = tournament.state
    again = [round for round, before in zip(redrawn(state), state.published, strict=True) if round != before]
    # Three who are all kept apart cannot sit at two tables.
    groups = {person for group in state.apart for person in group}
    if len(groups) == 2 * len(state.apart):
        assert unmet(state, again) == ()
