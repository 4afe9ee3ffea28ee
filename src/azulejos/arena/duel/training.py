"""Self-play and learning of Azul Duel, generation after generation, in a folder from which it goes on after an interruption.

A generation plays games against itself with all kinds of scoring tiles, and learns what boards bring from each round on: weights of their features,
by least squares. The first one plays by the policy alone, those after it search; they learn as well which decisions the search tried most, for the
policy. Everything follows from the seed. Needs the extra `kernel`.

Beside the files of `generations`, whose samples are boards and what they brought, the folder has these:

| file | what it holds |
|---|---|
| `weights-2.npz` | what the second generation learned; the games of the third are played with it |
| `weights-0.npz` | with which the training began; if there are none, it began with those that were set by hand |
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from itertools import combinations, product
from pathlib import Path
from typing import Any, BinaryIO

import numpy as np

from azulejos.arena.executor import InProcess
from azulejos.arena.generations import Generation, Show, generations, kept_parts, match_progress, part_paths, play_parts
from azulejos.arena.match import match
from azulejos.arena.policy_training import train_policy
from azulejos.bots import Limit
from azulejos.bots.duel.baseline_bot import baseline_weights
from azulejos.bots.duel.search_bot import SearchBot
from azulejos.bots.duel.tree_search import TreeSearch
from azulejos.kernel.duel import conversion
from azulejos.kernel.duel.state import STATE
from azulejos.kernel.duel.tree_search import policy_learning, self_play
from azulejos.kernel.duel.tree_search.context import FEATURES, VALUED_ROUNDS, Learned, context
from azulejos.kernel.random import generator
from azulejos.rules import RandomChance, game
from azulejos.rules.duel.game import DuelGame
from azulejos.rules.duel.scoring_tiles import LEAST, SIDES

PART = 100
"""Games that are played, and kept, at a time."""
LOGISTIC = math.sqrt(3) / math.pi
"""The scale of a logistic distribution whose standard deviation is 1."""


@dataclass(frozen=True, slots=True)
class Plan:
    """How weights are learned."""

    generations: int = 3
    games: int = 4_000
    """Of self-play, for each generation."""
    nodes: int = 400
    """That a decision may cost in self-play, from the second generation on."""
    wild: int = 40
    """Of a thousand decisions, those that are random."""
    window: int = 2
    """Generations that are learned from."""
    doubt: float = 30.0
    """How many samples it takes before a weight is believed half."""
    epochs: int = 4
    """How often the policy goes through all decisions."""
    rate: float = 0.03
    match_games: int = 100
    match_nodes: int = 1_000
    seed: int = 1
    threads: int = 1


def tables() -> list[DuelGame]:
    """Every choice of three or four scoring tiles, any side of each.

    >>> len(tables())
    48
    """
    chosen = [tiles for count in range(LEAST, len(SIDES) + 1) for sides in combinations(SIDES, count) for tiles in product(*sides)]
    found = [game("duel", tiles=tiles) for tiles in chosen]
    return [each for each in found if isinstance(each, DuelGame)]


def train(folder: Path, plan: Plan, show: Show = lambda what, done, of: None, *, start: Learned | None = None) -> Iterator[Generation]:
    """Train until all generations of the plan are done, those of earlier runs included; each is yielded when it is done.

    A training that begins with other weights than the hand-set ones searches from its first generation on.
    """
    folder.mkdir(parents=True, exist_ok=True)
    if start is not None and not (folder / "weights-0.npz").exists():
        _keep(folder, 0, start)

    def train_one(number: int) -> Generation:
        before = _weights(folder, number - 1)
        # Nobody searches with weights that were set by hand.
        begins = number == 1 and not (folder / "weights-0.npz").exists()
        paths = part_paths(folder, number, -(-plan.games // PART), ".npz")
        make = partial(PartPlayer, plan, number, before, 0 if begins else plan.nodes)
        play_parts(paths, make, _save, PART, show, InProcess(plan.threads))
        parts = [np.load(path) for path in kept_parts(folder, max(1, number - plan.window + 1), number, ".npz")]
        weights, spread, count, loss = learn(parts, plan.doubt)
        contexts = context(before)
        learn_policy = partial(policy_learning.learn, contexts, np.zeros(1, STATE), conversion.tables_of(tables()))
        policy = train_policy(learn_policy, contexts[0]["policy"], parts, STATE, plan.epochs, plan.rate, plan.seed + number, show)
        learned = Learned(weights, spread, policy)
        _keep(folder, number, learned)
        share, error = _measure(plan, learned, before, number, show)
        baseline = share if begins else _measure(plan, learned, baseline_weights(), number, show)[0]
        return Generation(number, count, loss, share, error, baseline)

    yield from generations(folder, plan.generations, train_one)


def _weights(folder: Path, number: int) -> Learned:
    """What a generation learned; the hand-set weights for the one before the first, if the training began with them."""
    path = folder / f"weights-{number}.npz"
    if not number and not path.exists():
        return baseline_weights()
    kept: Any = np.load(path)
    return Learned(*(kept[name] for name in Learned._fields))


def _keep(folder: Path, number: int, learned: Learned) -> None:
    np.savez(folder / f"weights-{number}.npz", **(learned._asdict() | {"weights": learned.weights.astype(np.float32)}))


@dataclass(frozen=True, slots=True)
class PartPlayer:
    """Plays parts of a generation's games against itself, at all kinds of tables in turn."""

    plan: Plan
    number: int
    """Of the generation."""
    before: Learned
    """Of the generation before."""
    nodes: int
    """That a decision may cost; 0 where nobody searches."""

    def play(self, part: int) -> tuple[int, dict[str, Any]]:
        """Which part it is, and the samples of its games."""
        games, contexts = tables(), context(self.before)
        starts = [games[(part * 7 + each) % len(games)].start(1 + (part + each) % 2) for each in range(len(games))]
        states = conversion.pack(starts[: self_play.STARTS] + starts, games)
        most = PART * self_play.SAMPLES
        rows, targets, rounds = np.zeros((most, FEATURES), np.float32), np.zeros(most), np.zeros(most, np.int64)
        positions = np.zeros(PART * self_play.DECISIONS, STATE)
        tried = np.zeros((len(positions), 2, self_play.MOST_CHOICES), np.int32)
        lots = generator(self.plan.seed * 1_000_003 + self.number * 10_007 + part)
        components = conversion.tables_of(games)
        plan = self.plan
        count, decided = self_play.play_games(
            contexts, states, components, lots, PART, self.nodes, plan.wild, rows, targets, rounds, positions, tried
        )
        boards = {"rows": rows[:count].astype(np.float16), "targets": targets[:count], "rounds": rounds[:count]}
        return part, boards | {"positions": positions[:decided], "tried": tried[:decided]}

    def close(self) -> None:
        """It keeps nothing."""


def _save(file: BinaryIO, samples: dict[str, Any]) -> None:
    np.savez_compressed(file, **samples)


def learn(parts: list[Any], doubt: float) -> tuple[Any, Any, int, float]:
    """What boards are worth after each round, how far margins spread from that, how many samples there were, and the loss:
    the root of the mean square, in points, by which the boards of the last part brought something else than was expected.

    Weights are those of the least squares, drawn towards 0 as `doubt` further samples would. Boards of a game stand side by side, seat 1 first.
    """
    squares, products = np.zeros((VALUED_ROUNDS, FEATURES, FEATURES)), np.zeros((VALUED_ROUNDS, FEATURES))
    count = 0
    for part in parts[:-1] or parts:
        for over in range(VALUED_ROUNDS):
            rows, targets = _of_round(part, over)
            squares[over] += rows.T @ rows
            products[over] += rows.T @ targets
            count += len(rows)
    doubts = doubt * np.eye(FEATURES)
    weights = np.stack([np.linalg.solve(squares[over] + doubts, products[over]) for over in range(VALUED_ROUNDS)])
    errors, spread = [], np.zeros(VALUED_ROUNDS)
    for over in range(VALUED_ROUNDS):
        rows, targets = _of_round(parts[-1], over)
        error = targets - rows @ weights[over]
        errors.append(error)
        spread[over] = LOGISTIC * float(np.std(error[0::2] - error[1::2]))
    return weights, np.maximum(spread, 1.0), count, float(np.sqrt(np.mean(np.concatenate(errors) ** 2)))


def _of_round(part: Any, over: int) -> tuple[Any, Any]:
    chosen = part["rounds"] == over + 1
    return part["rows"][chosen].astype(np.float64), part["targets"][chosen]


def _measure(plan: Plan, learned: Learned, before: Learned, number: int, show: Show) -> tuple[float, float]:
    """The share of games that a generation wins against another, and its error."""
    lots = random.Random(plan.seed + number)
    entrants = [SearchBot(TreeSearch(each), name, RandomChance(lots)) for name, each in (("now", learned), ("before", before))]
    limit, played = Limit(nodes=plan.match_nodes), match_progress(show, plan.match_games)
    result = match(entrants, game="duel", games=plan.match_games, seed=plan.seed + number, limit=limit, played=played)
    return result.shares[0], result.errors[0]
