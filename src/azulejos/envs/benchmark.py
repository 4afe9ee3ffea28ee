"""How fast environments are: in CPU time of one thread, the median of several runs."""

from __future__ import annotations

import random
import time
from collections.abc import Mapping
from dataclasses import dataclass
from statistics import median
from typing import Any

import numpy as np

from azulejos.envs.aec import env
from azulejos.envs.games import interface
from azulejos.envs.vector import AzulejosVectorEnv

GAMES_AT_ONCE = 4096
SPREAD = 100
"""So many steps are made before any is measured, so that the games are at different moments."""


@dataclass(frozen=True, slots=True)
class EnvironmentSpeed:
    """How fast the environments of one kind of table are."""

    table: str
    games_at_once: int
    vector_steps_per_second: float
    """Step, mask and observation of one game among many."""
    vector_random_steps_per_second: float
    """The same, with the choice of a random legal action."""
    pettingzoo_steps_per_second: float
    """Random play, the choice among what the mask allows included."""


def speeds(id: str, steps: int, runs: int) -> list[EnvironmentSpeed]:
    """All kinds of tables of a game: so many steps of every game at once in a run, and so many runs."""
    return [speed(id, name, options, steps, runs) for name, options in interface(id).tables.items()]


def speed(id: str, name: str, options: Mapping[str, Any], steps: int, runs: int) -> EnvironmentSpeed:
    """One kind of table.

    >>> measured = speed("azul", "2 players, coloured", {"players": 2}, steps=1, runs=1)
    >>> measured.pettingzoo_steps_per_second > 0
    True
    """
    stepping, choosing = _vector(id, options, steps, runs)
    total = steps * GAMES_AT_ONCE
    return EnvironmentSpeed(
        name,
        GAMES_AT_ONCE,
        round(total / stepping),
        round(total / (stepping + choosing)),
        round(median(_pettingzoo(id, options, 10 * steps) for _ in range(runs))),
    )


def _vector(id: str, options: Mapping[str, Any], steps: int, runs: int) -> tuple[float, float]:
    """The seconds that a run's steps take, and the choice of their actions."""
    environments = AzulejosVectorEnv(id, num_envs=GAMES_AT_ONCE, **options)
    environments.reset(seed=1)
    for _ in range(min(SPREAD, 10 * steps)):
        environments.step(environments.sample_actions())
    stepping, choosing = [], []
    for _ in range(runs):
        in_steps = in_choices = 0.0
        for _ in range(steps):
            begun = time.process_time()
            actions = environments.sample_actions()
            chosen = time.process_time()
            environments.step(actions)
            in_steps += time.process_time() - chosen
            in_choices += chosen - begun
        stepping.append(in_steps)
        choosing.append(in_choices)
    return median(stepping), median(choosing)


def _pettingzoo(id: str, options: Mapping[str, Any], steps: int) -> float:
    """Steps in a second, over at least so many."""
    environment, lots, made = env(id, **options), random.Random(1), 0
    environment.reset(seed=1)
    begun = time.process_time()
    while made < steps:
        environment.reset()
        for _ in environment.agent_iter():
            observation, _, terminated, _, _ = environment.last()
            if terminated:
                environment.step(None)
                continue
            legal = np.flatnonzero(observation["action_mask"])
            environment.step(legal[int(lots.random() * len(legal))])
            made += 1
    return made / (time.process_time() - begun)
