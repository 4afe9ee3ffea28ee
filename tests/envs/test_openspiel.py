"""OpenSpiel's own test, its search, and what its chance nodes deal."""

import pickle

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import mcts
from open_spiel.python.observation import make_observation

from azulejos.envs.openspiel import AzulejosState
from azulejos.kernel.duel.actions import DRAW, STOP
from azulejos.rules import OptionError
from tests.kit.effort import LONG

TABLES = [
    "azulejos_azul",
    "azulejos_azul(players=3,reward=rank)",
    "azulejos_azul(players=4,wall=grey,reward=score)",
    "azulejos_mini(players=3,displays=5)",
    "azulejos_duel(tiles=colours edge wilds)",
]


@pytest.mark.parametrize("table", TABLES)
def test_it_passes_the_test_of_the_library(table: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(table), num_sims=10 if LONG else 1, serialize=True, verbose=False)


def begun(table: str, seed: int = 1) -> AzulejosState:
    """A state in which a player is to act."""
    state: AzulejosState = pyspiel.load_game(table).new_initial_state()
    _deal(state, np.random.RandomState(seed))
    return state


def _deal(state: AzulejosState, lots: np.random.RandomState) -> None:
    while state.is_chance_node():
        outcomes, odds = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(int(lots.choice(outcomes, p=odds)))


@pytest.mark.parametrize("table", [TABLES[0], TABLES[2], TABLES[4]])
def test_its_own_search_plays_it(table: str) -> None:
    game, state, lots = pyspiel.load_game(table), begun(table), np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 2, 5, mcts.RandomRolloutEvaluator(1, lots), random_state=lots)
    for _ in range(3):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)
        _deal(state, lots)


def test_a_tile_is_dealt_at_every_chance_node() -> None:
    state = pyspiel.load_game("azulejos_azul").new_initial_state()
    for number in range(20):
        assert state.is_chance_node()
        assert str(state).count("+") == number
        state.apply_action(4)
    assert state.current_player() == 0
    assert state.position.bag == (20, 20, 20, 20, 0)


def test_a_clone_goes_its_own_way() -> None:
    state = begun("azulejos_duel")
    clone = state.clone()
    clone.apply_action(clone.legal_actions()[0])
    assert str(state) != str(clone)
    assert str(begun("azulejos_duel")) == str(state)


def test_players_observe_what_they_may_know() -> None:
    state = begun("azulejos_duel")
    lots = np.random.RandomState(3)
    while not state.position.drawn:  # type: ignore[attr-defined]
        legal = state.legal_actions()
        state.apply_action(DRAW if DRAW in legal else int(lots.choice(legal)))
        _deal(state, lots)
    observer = make_observation(state.get_game())
    seat = state.current_player()
    while not state.position.drawn[0].seen_by:  # type: ignore[attr-defined]
        state.apply_action(STOP)
        _deal(state, lots)
    for player in (seat, 1 - seat):
        observer.set_from(state, player)
        assert bool(observer.dict["drawn"].any()) == (player == seat)
        assert observer.dict["drawn_kinds"].sum() > 0
    assert observer.string_from(state, seat) != observer.string_from(state, 1 - seat)


def test_games_are_pickled_and_moves_have_names() -> None:
    state = begun("azulejos_azul(players=3)")
    again = pickle.loads(pickle.dumps(state))
    assert str(again) == str(state)
    assert all(len(state.action_to_string(action)) == 3 for action in state.legal_actions())


def test_parameters_that_do_not_exist_are_refused() -> None:
    for wrong in ("wall=pink", "players=5", "reward=fame", "displays=x"):
        with pytest.raises((OptionError, pyspiel.SpielError, ValueError)):
            pyspiel.load_game(f"azulejos_azul({wrong})")
