"""Thousands of games in arrays: they are the same games as one by one, and begin anew as it was asked for."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

import azulejos as az
from azulejos.envs.registration import ids
from azulejos.envs.vector import AzulejosVectorEnv
from azulejos.rules import IllegalMove, OptionError

GAMES = 32


def trajectory(environments: AzulejosVectorEnv, steps: int, seed: Any) -> list[Any]:
    environments.reset(seed=seed)
    kept = []
    for _ in range(steps):
        observations, rewards, terminations, _, infos = environments.step(environments.sample_actions())
        kept.append(
            [observations["observation"].copy(), observations["action_mask"].copy(), rewards.copy(), terminations.copy(), infos["to_move"].copy()]
        )
    return kept


def same(some: list[Any], others: list[Any]) -> bool:
    return all((one == other).all() for step, step_again in zip(some, others, strict=True) for one, other in zip(step, step_again, strict=True))


@pytest.mark.parametrize(("id", "options"), [("azul", {}), ("mini", {"players": 3}), ("azul", {"players": 4, "wall": "grey"}), ("duel", {})])
def test_a_seed_plays_the_same_games(id: str, options: dict[str, Any]) -> None:
    environments = AzulejosVectorEnv(id, num_envs=GAMES, **options)
    first, again, other = (trajectory(environments, 300, seed) for seed in (1, 1, 2))
    assert same(first, again)
    assert not same(first, other)
    assert any(step[3].any() for step in first)


def test_no_game_depends_on_the_others() -> None:
    many = trajectory(AzulejosVectorEnv(num_envs=GAMES), 120, list(range(GAMES)))
    for number in (0, 7, GAMES - 1):
        alone = trajectory(AzulejosVectorEnv(num_envs=1), 120, [number])
        assert same([[each[number : number + 1] for each in step] for step in many], alone)


@pytest.mark.parametrize("id", ["azul", "duel"])
@pytest.mark.parametrize("mode", AutoresetMode)
def test_games_begin_anew_as_the_mode_has_it(mode: AutoresetMode, id: str) -> None:
    environments = AzulejosVectorEnv(id, num_envs=GAMES, autoreset_mode=mode)
    assert environments.metadata["autoreset_mode"] is mode
    environments.reset(seed=3)
    was_over = np.zeros(GAMES, bool)
    ends = 0
    for _ in range(200 if id == "azul" else 500):
        observations, rewards, terminations, _, infos = environments.step(environments.sample_actions())
        legal = observations["action_mask"].any(axis=1)
        ended = terminations & ~was_over
        ends += int(ended.sum())
        assert not rewards[~ended].any()
        assert np.allclose(infos["rewards"].sum(axis=1), 0)
        assert environments.observation_space.contains(observations)
        if mode is AutoresetMode.NEXT_STEP:
            assert (legal == ~terminations).all()
            assert not terminations[was_over].any()
        elif mode is AutoresetMode.SAME_STEP:
            assert legal.all()
            for number in np.flatnonzero(infos["_final_obs"]):
                assert (infos["final_obs"][number] != observations["observation"][number]).any()
                assert az.Phase.OVER is not environments.position(int(number)).phase
        else:
            assert (legal == ~terminations).all()
            assert terminations[was_over].all()
            if terminations.all():
                environments.reset(options={"reset_mask": np.arange(GAMES) % 2 == 0})
                assert [environments.position(number).outcome is None for number in range(4)] == [True, False, True, False]
                return
        was_over = terminations.copy()
    assert ends > GAMES


def test_the_reward_is_that_of_whoever_moved() -> None:
    environments = AzulejosVectorEnv(num_envs=GAMES, players=3, reward="score", autoreset_mode="Disabled")
    _, infos = environments.reset(seed=5)
    for _ in range(400):
        moved = infos["to_move"].copy()
        _, rewards, terminations, _, infos = environments.step(environments.sample_actions())
        for number in np.flatnonzero(rewards):
            scores = environments.position(int(number)).scores
            assert infos["rewards"][number].tolist() == list(scores)
            assert rewards[number] == scores[moved[number]]
        if terminations.all():
            return
    pytest.fail("games do not end")


def test_an_illegal_action_changes_nothing() -> None:
    environments = AzulejosVectorEnv(num_envs=4)
    observations, _ = environments.reset(seed=1)
    before = environments.states
    actions = environments.sample_actions().copy()
    for wrong in (-1, 180, int(np.argmin(observations["action_mask"][2]))):
        actions[2] = wrong
        with pytest.raises(IllegalMove, match="of game 2"):
            environments.step(actions)
        assert (environments.states == before).all()
    with pytest.raises(IllegalMove, match="4 games"):
        environments.step(actions[:3])


def test_states_and_positions_are_read_and_set() -> None:
    environments = AzulejosVectorEnv(num_envs=4, wall="grey", render_mode="ansi")
    environments.reset(seed=1)
    kept = environments.states
    seen = environments.step(environments.sample_actions())[0]["observation"].copy()
    for _ in range(20):
        environments.step(environments.sample_actions())
    environments.states = kept
    assert (environments.states == kept).all()
    environments.reset(seed=1)
    assert (environments.step(environments.sample_actions())[0]["observation"] == seen).all()
    position = environments.position(0)
    environments.set_position(3, position)
    assert environments.position(3) == position
    assert (environments.observe(3, 1) == environments.observe(0, 1)).all()
    shown = environments.render()
    assert shown is not None
    assert len(shown) == 4


def test_gymnasium_makes_it_by_its_id() -> None:
    environments = gymnasium.make_vec(next(iter(ids())), num_envs=8, vectorization_mode="vector_entry_point", players=3)
    observations, _ = environments.reset(seed=1)
    assert observations["observation"].shape == environments.observation_space["observation"].shape  # type: ignore[index]


def test_what_does_not_exist_is_refused() -> None:
    with pytest.raises(OptionError, match="at least one"):
        AzulejosVectorEnv(num_envs=0)
    with pytest.raises(OptionError, match="4 games"):
        AzulejosVectorEnv(num_envs=4).reset(seed=[1])
    with pytest.raises(OptionError, match="4 games"):
        AzulejosVectorEnv(num_envs=4).reset(options={"reset_mask": [True]})
