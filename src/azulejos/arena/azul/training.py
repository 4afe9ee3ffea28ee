"""Self-play and learning, generation after generation, in a folder from which it goes on after an interruption.

A generation plays games against itself, learns from them and from those of the generations before it, and is then measured against the
generation before. Everything follows from the seed: whatever was interrupted is done again from its last whole step. Needs the extra `kernel`.

Beside the files of `generations`, the folder has these:

| file | what it holds |
|---|---|
| `net-3.npy` | the weights that the third generation learned; the games of the fourth are played with them |
| `net-0.npy` | the weights with which the training began; if there are none, it began with the hand-set evaluation |
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

from azulejos.arena.executor import Executor, InProcess
from azulejos.arena.generations import Generation, Show, generations, kept_samples, match_progress, part_paths, play_parts
from azulejos.arena.match import match
from azulejos.bots import Limit
from azulejos.bots.azul.baseline_bot import BaselineBot
from azulejos.bots.azul.round_search import RoundSearch
from azulejos.bots.azul.search_bot import SearchBot
from azulejos.kernel.azul.round_search import learning, net, self_play
from azulejos.kernel.azul.round_search.context import context
from azulejos.kernel.azul.round_search.features import MOST
from azulejos.kernel.random import generator

PART = 250
"""Games that are played, and kept, at a time."""
HELD_BACK = 0.05
"""The part of the games from which nothing is learned, the newest: they tell what the net knows of games that it has not seen."""
PIECES = 20
"""In which an epoch is learned; the weights after each count alike in the mean that is kept."""


@dataclass(frozen=True, slots=True)
class Plan:
    """How a net is trained."""

    generations: int = 4
    games: int = 12_000
    """Of self-play, for each generation."""
    nodes: int = 1_500
    """That a take may cost in self-play."""
    wild: int = 60
    """Of a thousand takes, those that are random."""
    aside: int = 300
    """Of a thousand takes, those beside which another one is tried; none in the first generation, whose hand-set values are no chances."""
    ends: int = 500
    """Of a thousand takes, those beside which the round is played to its end; likewise. No game has more than four or five ends of its own."""
    window: int = 3
    """Generations that are learned from."""
    epochs: int = 3
    """Of a net that goes on from another; after more it knows the games by heart."""
    first_epochs: int = 8
    """Of a net that begins with nothing."""
    rate: float = 1e-3
    trust: float = 0.9
    """How much of a label is what a search said; the rest is what came of the game."""
    match_games: int = 100
    match_nodes: int = 2_000
    seed: int = 1
    threads: int = 1
    """In which games are played here."""


def train(
    folder: Path, plan: Plan, show: Show = lambda what, done, of: None, *, start: Any = None, executor: Executor | None = None
) -> Iterator[Generation]:
    """Train until all generations of the plan are done, those of earlier runs included; each is yielded when it is done.

    A training that begins with the weights of an earlier one goes on from there. An executor, such as a cluster, has the games played elsewhere;
    what is learned from them is learned here.
    """
    executor = executor or InProcess(plan.threads)
    keep_start(folder, None if start is None else net.widened(start, plan.seed))

    def train_one(number: int) -> Generation:
        before = net_of(folder, number - 1)
        paths = part_paths(folder, number, -(-plan.games // PART), ".npy")
        play_parts(paths, partial(PartPlayer, plan, number, before), np.save, PART, show, executor)
        weights, count, loss = _learn(folder, plan, number, show)
        np.save(folder / f"net-{number}.npy", weights)
        share, error = _measure(plan, weights, before, number, show)
        baseline = share if before is None else _measure(plan, weights, None, number, show)[0]
        return Generation(number, count, loss, share, error, baseline)

    yield from generations(folder, plan.generations, train_one)


def keep_start(folder: Path, weights: Any) -> None:
    """Make the folder of a training, with the weights with which it begins; `None` if there are none, and those of an earlier run stay."""
    folder.mkdir(parents=True, exist_ok=True)
    if weights is not None and not (folder / "net-0.npy").exists():
        np.save(folder / "net-0.npy", weights)


def net_of(folder: Path, number: int) -> Any:
    """The weights of a generation; `None` for the one before the first, if that plays by the hand-set evaluation."""
    path = folder / f"net-{number}.npy"
    return np.load(path) if number or path.exists() else None


@dataclass(frozen=True, slots=True)
class PartPlayer:
    """Plays parts of a generation's games against itself."""

    plan: Plan
    number: int
    """Of the generation."""
    weights: Any
    """Of the generation before; `None` for the hand-set evaluation."""

    def play(self, part: int) -> tuple[int, Any]:
        """Which part it is, and the samples of its games."""
        contexts = context()
        contexts["hand_set"] = 1
        if self.weights is not None:
            net.install(contexts, self.weights)
        states = self_play.new_game(first=1 + part % 2)
        samples = np.zeros(PART * self_play.MOST_SAMPLES, self_play.SAMPLE)
        random = generator(self.plan.seed * 1_000_003 + self.number * 10_007 + part)
        aside, ends = (0, 0) if self.weights is None else (self.plan.aside, self.plan.ends)
        count = self_play.play_games(contexts, states, random, PART, self.plan.nodes, self.plan.wild, aside, ends, samples)
        return part, samples[:count].copy()

    def close(self) -> None:
        """It keeps nothing."""


def _learn(folder: Path, plan: Plan, number: int, show: Show) -> tuple[Any, int, float]:
    """Learn from the games of the last generations; the weights, how many samples there were, and the loss on what was held back."""
    samples = kept_samples(folder, max(1, number - plan.window + 1), number, self_play.SAMPLE)
    ones, counts = np.zeros((len(samples), MOST), np.int16), np.zeros(len(samples), np.int16)
    learning.describe(context(), samples, ones, counts)
    before = net_of(folder, number - 1)
    targets = labels(samples, plan.trust if before is not None else 0.0)
    # Whole games, since positions of one game know each other's result; of older ones the generations before have learned.
    cut = len(samples) - int(len(samples) * HELD_BACK)
    # What the generation before had learned came from games that are no longer looked at: it is kept, and learned further.
    weights = net.new_net(plan.seed + number) if before is None else before.copy()
    epochs = plan.first_epochs if before is None else plan.epochs
    steady = SteadyMean(weights, epochs * PIECES // 2 if before is None else 0)
    random = np.random.default_rng(plan.seed + number)
    mean, square = np.zeros_like(weights), np.zeros_like(weights)
    steps = 0
    for epoch in range(epochs):
        for piece in np.array_split(random.permutation(cut), PIECES):
            learning.learn(weights, mean, square, ones, counts, targets, piece, steps, plan.rate)
            steps += len(piece) // learning.BATCH
            steady.add(weights)
        show("learning", epoch + 1, epochs)
    weights, held = steady.weights, np.arange(cut, len(samples))
    return weights, len(samples), float(learning.loss_of(weights, ones[held], counts[held], targets[held]))


class SteadyMean:
    """The mean of what the weights were on the way. Each of them has learned its last few positions too well, and the mean plays far better than the
    last ones do (docs/strength.md).

    >>> mean = SteadyMean(np.zeros(1), 0)
    >>> mean.add(np.ones(1))
    >>> float(mean.weights[0])
    0.5
    """

    def __init__(self, weights: Any, first: int) -> None:
        """`first` of the weights that are added is the first that counts; 0 if those of the beginning count, too."""
        self._sum, self._count, self._ahead = weights.astype(np.float64), 1, first

    def add(self, weights: Any) -> None:
        """Count these, too."""
        if self._ahead:
            self._ahead -= 1
            self._sum, self._count = weights.astype(np.float64), 1
        else:
            self._sum += weights
            self._count += 1

    @property
    def weights(self) -> Any:
        """The mean of those that count."""
        return (self._sum / self._count).astype(np.float32)


def labels(samples: Any, trust: float) -> Any:
    """What the net should say of samples, and how much that counts: `trust` is the part of what a search said where the result is known."""
    targets = np.zeros((len(samples), learning.TARGETS), np.float32)
    is_known = samples["share"] != self_play.ASIDE
    targets[:, 0] = np.where(is_known, samples["share"] / 2, 0)
    targets[:, 1:3] = samples["finals"] / 10
    targets[:, 3] = 1 / (1 + np.exp(-samples["value"] / 1000))
    targets[:, 4] = np.where(is_known, 1 - trust, 0)
    targets[:, 5] = np.where(is_known, trust, 1 if trust else 0)
    return targets


def _measure(plan: Plan, weights: Any, before: Any, number: int, show: Show) -> tuple[float, float]:
    """The share of games that a net wins against another, or against the hand-set evaluation, and its error."""
    opponent = BaselineBot() if before is None else SearchBot(RoundSearch(before), "before")
    entrants = [SearchBot(RoundSearch(weights), "now"), opponent]
    limit, played = Limit(nodes=plan.match_nodes), match_progress(show, plan.match_games)
    result = match(entrants, games=plan.match_games, seed=plan.seed + number, limit=limit, played=played)
    return result.shares[0], result.errors[0]
