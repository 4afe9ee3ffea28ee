"""A small agent learns Azul for two by playing against itself, with NumPy alone, and is measured against the random player.

    pip install "azulejos[envs]"
    OPENBLAS_NUM_THREADS=1 python examples/train.py

(several threads of NumPy's library only wait for each other in so small a net).
One hidden layer gives a probability to every action and a guess of the result; both are improved by the results of whole games (REINFORCE with a
baseline). A thousand games are played at once: the vector environment says what is seen and what may be done, and everything else is matrices.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from typing import Any

import numpy as np

from azulejos.envs.vector import AzulejosVectorEnv

HIDDEN = 128
LEARNING_RATE = 2e-3
ENTROPY = 0.01
"""How much it is worth to stay curious."""
POINTS = 10.0
"""A lead of so many points counts as 1."""
MINIBATCH = 4096


class Agent:
    """A net with one hidden layer: what is seen goes in, a preference for each action and a guess of the lead come out."""

    def __init__(self, highest: list[int], actions: int, random: np.random.Generator) -> None:
        size = len(highest)
        self._scale = 1 / np.array(highest, np.float32)
        self.weights = {
            "hidden": random.normal(0, 1 / np.sqrt(size), (size, HIDDEN)).astype(np.float32),
            "hidden_bias": np.zeros(HIDDEN, np.float32),
            "action": np.zeros((HIDDEN, actions), np.float32),
            "action_bias": np.zeros(actions, np.float32),
            "value": np.zeros((HIDDEN, 1), np.float32),
            "value_bias": np.zeros(1, np.float32),
        }
        self._mean = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self._square = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self._steps = 0

    def think(self, observations: Any, masks: Any) -> tuple[Any, Any, Any, Any]:
        """What is seen as fractions, the hidden layer, the probabilities of actions, and the guesses."""
        weights = self.weights
        seen = observations * self._scale
        hidden = np.maximum(seen @ weights["hidden"] + weights["hidden_bias"], 0)
        preferences = np.where(masks, hidden @ weights["action"] + weights["action_bias"], -np.inf)
        chances = np.exp(preferences - preferences.max(axis=1, keepdims=True))
        chances /= chances.sum(axis=1, keepdims=True)
        return seen, hidden, chances, (hidden @ weights["value"] + weights["value_bias"])[:, 0]

    def choose(self, observations: Any, masks: Any, random: np.random.Generator) -> Any:
        """An action for each game, by its probability."""
        chances = self.think(observations, masks)[2]
        drawn = random.random((len(chances), 1), np.float32) * chances.sum(axis=1, keepdims=True)
        chosen = (np.cumsum(chances, axis=1) <= drawn).sum(axis=1)
        # Rounding may draw the very end, where the last action need not be legal.
        return np.where(masks[np.arange(len(masks)), np.minimum(chosen, masks.shape[1] - 1)], chosen, chances.argmax(axis=1))

    def best(self, observations: Any, masks: Any) -> Any:
        """The most probable action of each game."""
        return self.think(observations, masks)[2].argmax(axis=1)

    def learn(self, observations: Any, masks: Any, actions: Any, results: Any) -> None:
        """One step towards what has led to better results than were expected."""
        count = len(actions)
        seen, hidden, chances, guesses = self.think(observations, masks)
        surprise = results - guesses
        worth = (surprise - surprise.mean()) / (surprise.std() + 1e-6)
        # How the loss changes with each preference: that of REINFORCE, and less entropy.
        logs = np.log(np.maximum(chances, 1e-12))
        entropy = -(chances * logs).sum(axis=1, keepdims=True)
        slopes = chances * worth[:, None] + ENTROPY * chances * (logs + entropy)
        slopes[np.arange(count), actions] -= worth
        slopes /= count
        value_slopes = -2 * surprise[:, None] / count
        back = (slopes @ self.weights["action"].T + value_slopes @ self.weights["value"].T) * (hidden > 0)
        self._improve(
            {
                "hidden": seen.T @ back,
                "hidden_bias": back.sum(axis=0),
                "action": hidden.T @ slopes,
                "action_bias": slopes.sum(axis=0),
                "value": hidden.T @ value_slopes,
                "value_bias": value_slopes.sum(axis=0),
            }
        )

    def _improve(self, slopes: dict[str, Any]) -> None:
        """Adam."""
        self._steps += 1
        for name, slope in slopes.items():
            self._mean[name] += 0.1 * (slope - self._mean[name])
            self._square[name] += 0.001 * (slope**2 - self._square[name])
            mean, square = self._mean[name] / (1 - 0.9**self._steps), self._square[name] / (1 - 0.999**self._steps)
            self.weights[name] -= LEARNING_RATE * mean / (np.sqrt(square) + 1e-8)


def played(environments: AzulejosVectorEnv, agent: Agent, random: np.random.Generator) -> Iterator[tuple[Any, Any, Any, Any]]:
    """Play every game to its end against itself; yields what was seen, what was allowed, what was done, and what it led to."""
    observations, infos = environments.reset()
    steps = []
    over = np.zeros(environments.num_envs, np.bool_)
    results = np.zeros((environments.num_envs, 2), np.float32)
    while not over.all():
        games = np.flatnonzero(~over)
        seen, masks, seats = observations["observation"][games], observations["action_mask"][games], infos["to_move"][games]
        actions = np.zeros(environments.num_envs, np.int64)
        actions[games] = agent.choose(seen, masks, random)
        steps.append((games, seats, seen, masks, actions[games]))
        observations, _, terminations, _, infos = environments.step(actions)
        results[terminations & ~over] = infos["rewards"][terminations & ~over] / POINTS
        over = terminations.copy()
    for games, seats, seen, masks, chosen in steps:
        yield seen, masks, chosen, results[games, seats]


def share_against_random(environments: AzulejosVectorEnv, agent: Agent) -> tuple[float, float]:
    """The share of games that the agent wins against the random player, a draw as half, from both seats; and by how many points on average."""
    observations, infos = environments.reset(seed=1)
    own = np.arange(environments.num_envs) % 2
    over = np.zeros(environments.num_envs, np.bool_)
    leads = np.zeros(environments.num_envs)
    while not over.all():
        actions = environments.sample_actions().copy()
        turn = np.flatnonzero(~over & (infos["to_move"] == own))
        if len(turn):
            actions[turn] = agent.best(observations["observation"][turn], observations["action_mask"][turn])
        observations, _, terminations, _, infos = environments.step(actions)
        ended = np.flatnonzero(terminations & ~over)
        leads[ended] = infos["rewards"][ended, own[ended]]
        over = terminations.copy()
    return float(((np.sign(leads) + 1) / 2).mean()), float(leads.mean())


def train(games: int, rounds: int, measured: int, seed: int) -> float:
    """Learn for so many rounds of so many games; returns the share of games won against the random player at the end."""
    random = np.random.default_rng(seed)
    environments = AzulejosVectorEnv("azul", num_envs=games, reward="lead", autoreset_mode="Disabled")
    rivals = AzulejosVectorEnv("azul", num_envs=measured, reward="lead", autoreset_mode="Disabled")
    environments.reset(seed=seed)
    agent = Agent(environments.layout.highest, environments.layout.actions, random)
    begun, share = time.monotonic(), 0.0
    for number in range(rounds + 1):
        if number % 5 == 0 or number == rounds:
            share, lead = share_against_random(rivals, agent)
            print(f"after {number * games:>6} games, {time.monotonic() - begun:4.0f} s: wins {share:6.1%}, {lead:+5.1f} points", flush=True)
        if number < rounds:
            steps = [np.concatenate(column) for column in zip(*played(environments, agent, random), strict=True)]
            for part in np.array_split(random.permutation(len(steps[0])), max(1, len(steps[0]) // MINIBATCH)):
                agent.learn(*(column[part] for column in steps))
    return share


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=512, help="how many are played at once")
    parser.add_argument("--rounds", type=int, default=40, help="how often")
    parser.add_argument("--measured", type=int, default=2000, help="how many games against the random player measure it")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    train(chosen.games, chosen.rounds, chosen.measured, chosen.seed)
