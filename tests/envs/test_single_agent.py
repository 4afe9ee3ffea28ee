"""Gymnasium's own test, opponents, and illegal actions."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import azulejos as az
import azulejos.envs
from azulejos.envs.registration import ids
from azulejos.envs.single_agent import AzulejosEnv
from azulejos.rules import IllegalMove, Move, OptionError, View
from azulejos.rules.azul import Colour, Take


@pytest.mark.parametrize("id", ids())
@pytest.mark.filterwarnings("ignore:.*")
def test_it_passes_the_test_of_the_library(id: str) -> None:
    check_env(gymnasium.make(id).unwrapped, skip_render_check=True)
    check_env(gymnasium.make(id, illegal="lose", seat=1).unwrapped, skip_render_check=True)


def finish(environment: AzulejosEnv, seed: int) -> float:
    observation, info = environment.reset(seed=seed)
    lots, reward, terminated = np.random.default_rng(seed), 0.0, False
    while not terminated:
        assert (environment.action_masks() == info["action_mask"]).all()
        observation, reward, terminated, _, info = environment.step(int(lots.choice(np.flatnonzero(observation["action_mask"]))))
    return reward


def test_opponents_are_asked_in_their_order_and_see_their_own_seat() -> None:
    asked: list[tuple[str, int]] = []

    def opponent(name: str, view: View) -> Move:
        asked.append((name, view.seat))
        assert view.to_move == view.seat
        return view.legal_moves[0]

    environment = AzulejosEnv("azul", players=3, seat=2, opponents=[lambda view: opponent("left", view), lambda view: opponent("right", view)])
    finish(environment, 1)
    assert set(asked) == {("left", 3), ("right", 1)}
    assert AzulejosEnv("duel", opponents=[lambda view: view.legal_moves[-1]]).reset(seed=1)


def test_a_bot_is_an_opponent_and_beats_chance() -> None:
    greedy = az.bot("greedy", np.random.default_rng(1)).choose
    environment = AzulejosEnv("azul", opponents=[greedy])
    assert sum(finish(environment, seed) for seed in range(6)) == -6


def test_the_seat_is_drawn_unless_it_is_named() -> None:
    environment = AzulejosEnv("azul", players=4)
    assert {environment.reset(seed=seed)[1]["seat"] for seed in range(40)} == {1, 2, 3, 4}
    assert AzulejosEnv("azul", players=4, seat=3).reset(seed=1)[1]["seat"] == 3
    with pytest.raises(OptionError, match="no seat 5"):
        AzulejosEnv("azul", players=4, seat=5)
    with pytest.raises(OptionError, match="3 other seats"):
        AzulejosEnv("azul", players=4, opponents=[None])


def test_an_illegal_action_loses_or_raises() -> None:
    environment = AzulejosEnv("azul", seat=1)
    observation, _ = environment.reset(seed=1)
    illegal = int(np.argmin(observation["action_mask"]))
    _, reward, terminated, _, info = environment.step(illegal)
    assert (reward, terminated, info["illegal"]) == (-1.0, True, True)
    strict = AzulejosEnv("azul", seat=1, illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(IllegalMove):
        strict.step(illegal)
    with pytest.raises(IllegalMove):
        AzulejosEnv("azul", seat=2, opponents=[lambda view: Take(9, Colour.WHITE, 5)]).reset(seed=1)


def test_it_goes_on_from_a_position() -> None:
    position = az.start("azul", seed=9)
    for _ in range(7):
        position.push(position.legal_moves[0])
    environment = AzulejosEnv("azul", seat=2, render_mode="svg")
    environment.reset(seed=1, options={"position": position})
    assert environment.position.to_move == 2
    assert str(environment.position.round) in environment.render()
    environment.position = position
    assert environment.position == position or environment.position.to_move == 2


def test_the_ids_are_versioned() -> None:
    assert azulejos.envs.registration.NAMESPACE == "azulejos"
    for id in ids():
        assert gymnasium.spec(id).version == 0
