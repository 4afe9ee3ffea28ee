"""Self-play and learning, generation after generation, in a folder from which it goes on after an interruption.

A generation plays games against itself, learns from them and from those of the generations before it, and is then measured against the
generation before. Everything follows from the seed: whatever was interrupted is done again from its last whole step. Needs the extra `kernel`.

| file | what it holds |
|---|---|
| `games-3-0007.npy` | the samples of one part of the third generation's games |
| `net-3.npy` | the weights that the third generation learned; the games of the fourth are played with them |
| `net-0.npy` | the weights with which the training began; if there are none, it began with the hand-set evaluation |
| `history.json` | a row for each generation that is done |
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np

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
"""The part of the samples from which nothing is learned: they tell when to stop."""
Show = Callable[[str, int, int], None]
"""Told what is being done, and how much of how much is."""


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
    """Of a thousand takes, those beside which something else is tried; none in the first generation, whose hand-set values are no chances."""
    window: int = 3
    """Generations that are learned from."""
    epochs: int = 8
    rate: float = 1e-3
    trust: float = 0.5
    """How much of a label is what a search said; the rest is what came of the game."""
    match_games: int = 100
    match_nodes: int = 2_000
    seed: int = 1
    threads: int = 1


@dataclass(frozen=True, slots=True)
class Generation:
    """What a generation came to."""

    number: int
    samples: int
    loss: float
    """On what was held back."""
    share: float
    """Of the games against the generation before; against the hand-set evaluation for the first."""
    error: float
    baseline: float
    """Of the games against the hand-set evaluation."""


def train(folder: Path, plan: Plan, show: Show = lambda what, done, of: None, *, start: Any = None) -> Iterator[Generation]:
    """Train until so many generations are done, those that were done before included; each is yielded when it is done.

    A training that begins with the weights of an earlier one goes on from there.
    """
    folder.mkdir(parents=True, exist_ok=True)
    if start is not None and not (folder / "net-0.npy").exists():
        np.save(folder / "net-0.npy", start)
    path = folder / "history.json"
    done = [Generation(**row) for row in json.loads(path.read_text())] if path.exists() else []
    yield from done
    for number in range(len(done) + 1, plan.generations + 1):
        _play(folder, plan, number, show)
        weights, count, loss = _learn(folder, plan, number, show)
        np.save(folder / f"net-{number}.npy", weights)
        before = _net(folder, number - 1)
        share, error = _measure(plan, weights, before, number, show)
        baseline = share if before is None else _measure(plan, weights, None, number, show)[0]
        done.append(Generation(number, count, loss, share, error, baseline))
        path.write_text(json.dumps([asdict(each) for each in done], indent=2) + "\n")
        yield done[-1]


def _net(folder: Path, number: int) -> Any:
    """The weights of a generation; `None` for the one before the first, if that plays by the hand-set evaluation."""
    path = folder / f"net-{number}.npy"
    return np.load(path) if number or path.exists() else None


def _play(folder: Path, plan: Plan, number: int, show: Show) -> None:
    """Play the games of a generation that are not there yet."""
    weights = _net(folder, number - 1)
    parts = [part for part in range(-(-plan.games // PART)) if not _part(folder, number, part).exists()]
    done = plan.games // PART - len(parts)

    def play(part: int) -> None:
        contexts = context()
        contexts["hand_set"] = 1
        if weights is not None:
            net.install(contexts, weights)
        states = self_play.new_game(first=1 + part % 2)
        samples = np.zeros(PART * self_play.MOST_SAMPLES, self_play.SAMPLE)
        random = generator(plan.seed * 1_000_003 + number * 10_007 + part)
        aside = 0 if weights is None else plan.aside
        count = self_play.play_games(contexts, states, random, PART, plan.nodes, plan.wild, aside, samples)
        path = _part(folder, number, part)
        with path.with_suffix(".part").open("wb") as file:
            np.save(file, samples[:count])
        path.with_suffix(".part").rename(path)

    with ThreadPoolExecutor(plan.threads) as pool:
        for finished, _ in enumerate(pool.map(play, parts), 1):
            show("games", (done + finished) * PART, plan.games)


def _part(folder: Path, number: int, part: int) -> Path:
    return folder / f"games-{number}-{part:04}.npy"


def _learn(folder: Path, plan: Plan, number: int, show: Show) -> tuple[Any, int, float]:
    """Learn from the games of the last generations; the weights, how many samples there were, and the loss on what was held back."""
    paths = [path for each in range(max(1, number - plan.window + 1), number + 1) for path in sorted(folder.glob(f"games-{each}-*.npy"))]
    samples = np.concatenate([np.load(path) for path in paths])
    ones, counts = np.zeros((len(samples), MOST), np.int16), np.zeros(len(samples), np.int16)
    learning.describe(context(), samples, ones, counts)
    before = _net(folder, number - 1)
    targets = labels(samples, plan.trust if before is not None else 0.0)
    random = np.random.default_rng(plan.seed + number)
    order = random.permutation(len(samples))
    cut = int(len(samples) * HELD_BACK)
    held, order = order[:cut], order[cut:]
    # What the generation before had learned came from games that are no longer looked at: it is kept, and learned further.
    weights = net.new_net(plan.seed + number) if before is None else before.copy()
    mean, square = np.zeros_like(weights), np.zeros_like(weights)
    steps = 0
    for epoch in range(plan.epochs):
        rate = plan.rate * (0.1 + 0.9 * 0.5 * (1 + np.cos(np.pi * epoch / plan.epochs)))
        learning.learn(weights, mean, square, ones, counts, targets, random.permutation(order), steps, rate)
        steps += len(order) // learning.BATCH
        show("learning", epoch + 1, plan.epochs)
    return weights, len(samples), float(learning.loss_of(weights, ones[held], counts[held], targets[held]))


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
    played = 0

    def count(_: object) -> None:
        nonlocal played
        played += 1
        show("match", played, plan.match_games)

    opponent = BaselineBot() if before is None else SearchBot(RoundSearch(before), "before")
    entrants = [SearchBot(RoundSearch(weights), "now"), opponent]
    result = match(entrants, games=plan.match_games, seed=plan.seed + number, limit=Limit(nodes=plan.match_nodes), played=count)
    return result.shares[0], result.errors[0]
