"""PettingZoo's own tests, and what they do not ask."""

import warnings
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from azulejos.envs.aec import AzulejosAEC, env
from azulejos.rules import IllegalMove, OptionError, game
from tests.kit.effort import some

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("azul", {}),
    ("azul", {"players": 3, "reward": "rank"}),
    ("azul", {"players": 4, "wall": "grey", "reward": "lead"}),
    ("mini", {"wall": "grey"}),
    ("duel", {"reward": "score"}),
    ("duel", {"tiles": ("colours", "edge", "wilds")}),
]


@pytest.mark.parametrize(("id", "options"), TABLES)
def test_it_passes_the_tests_of_the_library(id: str, options: dict[str, Any]) -> None:
    with warnings.catch_warnings():
        # Observations with a mask are a dictionary, as in the library's own board games; its test knows only those by name.
        warnings.filterwarnings("ignore", "Observation is not a NumPy array")
        warnings.filterwarnings("ignore", "Observation space for each agent probably should be")
        warnings.filterwarnings("ignore", "Action mask numpy array is all zeros")
        api_test(env(id, **options), num_cycles=60)
        seed_test(lambda: env(id, **options), num_cycles=40)


def play(environment: AzulejosAEC, seed: int = 1) -> dict[str, float]:
    environment.reset(seed=seed)
    lots = np.random.default_rng(seed)
    given = {}
    for agent in environment.agent_iter():
        observation, reward, terminated, _, info = environment.last()
        if terminated:
            given[agent] = reward
            environment.step(None)
        else:
            assert info["action_mask"] is observation["action_mask"]
            environment.step(lots.choice(np.flatnonzero(observation["action_mask"])))
    return given


@pytest.mark.parametrize("players", [2, 3, 4])
def test_rewards_come_at_the_end_and_sum_to_zero(players: int) -> None:
    for reward in ("win", "rank", "lead"):
        given = play(env("azul", players=players, reward=reward))
        assert len(given) == players
        assert sum(given.values()) == pytest.approx(0, abs=1e-4)
    scores = play(env("azul", players=players, reward="score"))
    assert all(score == int(score) >= 0 for score in scores.values())


def test_an_illegal_action_raises_or_loses() -> None:
    environment = env("azul")
    with pytest.raises(IllegalMove, match="call reset first"):
        environment.step(0)
    environment.reset(seed=1)
    illegal = int(np.argmin(environment.last()[0]["action_mask"]))
    with pytest.raises(IllegalMove, match="not among the legal actions"):
        environment.step(illegal)
    with pytest.raises(IllegalMove):
        environment.step(180)
    environment = env("azul", players=3, illegal="lose")
    environment.reset(seed=1)
    environment.step(-1)
    assert all(environment.terminations.values())
    assert environment.rewards == {"player_0": -1.0, "player_1": 0.0, "player_2": 0.0}


@pytest.mark.parametrize("id", ["azul", "duel"])
def test_a_position_is_read_and_set(id: str) -> None:
    environment = env(id, render_mode="ansi")
    environment.reset(seed=1)
    lots = np.random.default_rng(1)
    for _ in range(9):
        environment.step(lots.choice(np.flatnonzero(environment.last()[0]["action_mask"])))
    kept, seen = environment.position, environment.last()[0]
    environment.reset(seed=2)
    assert environment.position != kept
    environment.position = kept
    assert environment.position == kept
    again = environment.last()[0]
    assert all((again[key] == seen[key]).all() for key in seen)
    environment.reset(options={"position": kept})
    assert environment.position == kept
    assert environment.render()
    other = game(id, **({"players": 3} if id == "azul" else {"tiles": ("colours", "edge", "wilds")})).start()
    with pytest.raises(OptionError, match="another game"):
        environment.position = other


@pytest.mark.parametrize("mode", some(["ansi", "svg", "rgb_array"], 3))
def test_it_is_rendered(mode: str) -> None:
    environment = env("duel", render_mode=mode)
    environment.reset(seed=1)
    shown = environment.render()
    assert shown.shape[2] == 3 if mode == "rgb_array" else len(shown) > 1000


def test_what_does_not_exist_is_refused() -> None:
    for options in ({"reward": "fame"}, {"illegal": "forgive"}, {"render_mode": "human"}, {"players": 5}, {"tournament": True}):
        with pytest.raises(OptionError):
            env("azul", **options)
    with pytest.raises(OptionError):
        env("chess")
