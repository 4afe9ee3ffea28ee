"""What a swap would cost is what the whole draft costs after it."""

import random

from hypothesis import given
from hypothesis import strategies as st

from azulejos.tournament import Refused, pairing
from azulejos.tournament.swaps import cost, costs, met_again, numbered, seated
from tests.kit.errors import raises
from tests.kit.tournaments import Tournament, in_order


def drafted(players: int, played: int, seed: int) -> Tournament:
    tournament = Tournament(players)
    for _ in range(played):
        tournament.play()
    tournament.do(pairing.draft(tournament.state, in_order, seed))
    return tournament


@given(players=st.integers(5, 14), played=st.integers(0, 2), seed=st.integers(0, 99))
def test_each_swap_costs_what_the_figures_say(players: int, played: int, seed: int) -> None:
    state = drafted(players, played, seed).state
    chosen = random.Random(seed)
    ids = list(state.entrants)
    game = chosen.choice(state.draft).game
    one = chosen.choice(state.present)
    before = numbered(state, state.draft)
    found = costs(state, state.draft, game, one)
    assert cost(state, state.draft) == before.figures.cost
    assert set(found) == set(state.present) - {one}
    for other, told in found.items():
        after = before.swap(game, ids.index(one) + 1, ids.index(other) + 1)
        assert told == after.figures.cost
        assert cost(state, seated(state, after)) == told


@given(players=st.integers(4, 14), seed=st.integers(0, 99))
def test_who_meets_again_is_counted_as_the_figures_do(players: int, seed: int) -> None:
    state = drafted(players, 1, seed).state
    again = met_again(state, state.draft)
    figures = numbered(state, state.draft).figures
    assert len({(one, other) for _, one, other, _ in again}) == figures.met_again
    assert max((times for *_, times in again), default=1) == figures.most_meetings
    assert all(one < other and times > 1 for _, one, other, times in again)


def test_who_does_not_sit_there_has_no_swaps() -> None:
    state = drafted(8, 0, 1).state
    for game, person in ((9, "p-01"), (1, "p-99")):
        with raises(Refused, "not-seated"):
            costs(state, state.draft, game, person)
