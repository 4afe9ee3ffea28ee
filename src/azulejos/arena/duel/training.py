"""Self-play and learning of Azul Duel, generation after generation, in a folder from which it goes on after an interruption.

A generation plays games against itself with all kinds of scoring tiles, and learns what boards bring from each round on: weights of their features,
by least squares. The first one plays by the policy alone, those after it search. Everything follows from the seed. Needs the extra `kernel`.

| file | what it holds |
|---|---|
| `games-2-0007.npz` | boards of one part of the second generation's games, and what they brought |
| `weights-2.npz` | what the second generation learned; the games of the third are played with it |
| `weights-0.npz` | with which the training began; if there are none, it began with those that were set by hand |
| `history.json` | a row for each generation that is done |
"""

from __future__ import annotations

import json
import math
import random
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from itertools import combinations, product
from pathlib import Path
from typing import Any

import numpy as np

from azulejos.arena.match import match
from azulejos.bots import Limit
from azulejos.bots.duel.baseline_bot import baseline_weights
from azulejos.bots.duel.search_bot import SearchBot
from azulejos.bots.duel.tree_search import TreeSearch
from azulejos.kernel.duel import conversion
from azulejos.kernel.duel.tree_search import self_play
from azulejos.kernel.duel.tree_search.context import FEATURES, VALUED_ROUNDS, context
from azulejos.kernel.random import generator
from azulejos.rules import RandomChance, game
from azulejos.rules.duel.game import DuelGame
from azulejos.rules.duel.scoring_tiles import LEAST, SIDES

PART = 100
"""Games that are played, and kept, at a time."""
LOGISTIC = math.sqrt(3) / math.pi
"""The scale of a logistic distribution whose standard deviation is 1."""
Show = Callable[[str, int, int], None]
"""Told what is being done, and how much of how much is."""
Weights = tuple[Any, Any]
"""What boards are worth after each round, and how far margins spread from that."""


@dataclass(frozen=True, slots=True)
class Plan:
    """How weights are learned."""

    generations: int = 3
    games: int = 4_000
    """Of self-play, for each generation."""
    nodes: int = 400
    """That a decision may cost in self-play, from the second generation on."""
    astray: int = 40
    """Of a thousand decisions, those that are random."""
    window: int = 2
    """Generations that are learned from."""
    doubt: float = 30.0
    """How many samples it takes before a weight is believed half."""
    match_games: int = 100
    match_nodes: int = 1_000
    seed: int = 1
    threads: int = 1


@dataclass(frozen=True, slots=True)
class Generation:
    """What a generation came to."""

    number: int
    samples: int
    loss: float
    """By how many points what a board brought differs from what was expected: the root of the mean square, on the last part of the games."""
    share: float
    """Of the games against the generation before; for the first, against the weights that the training began with."""
    error: float
    baseline: float
    """Of the games against the weights that were set by hand."""


def tables() -> list[DuelGame]:
    """Every choice of three or four scoring tiles, any side of each.

    >>> len(tables())
    48
    """
    chosen = [tiles for count in range(LEAST, len(SIDES) + 1) for sides in combinations(SIDES, count) for tiles in product(*sides)]
    found = [game("duel", tiles=tiles) for tiles in chosen]
    return [each for each in found if isinstance(each, DuelGame)]


def train(folder: Path, plan: Plan, show: Show = lambda what, done, of: None, *, start: Weights | None = None) -> Iterator[Generation]:
    """Train until so many generations are done, those that were done before included; each is yielded when it is done.

    A training that begins with other weights than the hand-set ones searches from its first generation on.
    """
    folder.mkdir(parents=True, exist_ok=True)
    if start is not None and not (folder / "weights-0.npz").exists():
        np.savez(folder / "weights-0.npz", weights=start[0].astype(np.float32), spread=start[1])
    path = folder / "history.json"
    done = [Generation(**row) for row in json.loads(path.read_text())] if path.exists() else []
    yield from done
    for number in range(len(done) + 1, plan.generations + 1):
        _play(folder, plan, number, show)
        weights, spread, count, loss = learn(_samples(folder, plan, number), plan.doubt)
        np.savez(folder / f"weights-{number}.npz", weights=weights.astype(np.float32), spread=spread)
        share, error = _measure(plan, (weights, spread), _weights(folder, number - 1), number, show)
        begins = number == 1 and not (folder / "weights-0.npz").exists()
        baseline = share if begins else _measure(plan, (weights, spread), baseline_weights(), number, show)[0]
        done.append(Generation(number, count, loss, share, error, baseline))
        path.write_text(json.dumps([asdict(each) for each in done], indent=2) + "\n")
        yield done[-1]


def _weights(folder: Path, number: int) -> Weights:
    """What a generation learned; the hand-set weights for the one before the first, if the training began with them."""
    path = folder / f"weights-{number}.npz"
    if not number and not path.exists():
        return baseline_weights()
    kept: Any = np.load(path)
    return kept["weights"].astype(np.float64), kept["spread"]


def _play(folder: Path, plan: Plan, number: int, show: Show) -> None:
    """Play the games of a generation that are not there yet."""
    weights, spread = _weights(folder, number - 1)
    parts = [part for part in range(-(-plan.games // PART)) if not _part(folder, number, part).exists()]
    done = -(-plan.games // PART) - len(parts)
    games = tables()
    components = conversion.tables_of(games)

    def play(part: int) -> None:
        contexts = context()
        contexts[0]["weights"], contexts[0]["spread"] = weights, spread
        starts = [games[(part * 7 + each) % len(games)].start(1 + (part + each) % 2) for each in range(len(games))]
        states = conversion.pack(starts[: self_play.STARTS] + starts, games)
        most = PART * self_play.SAMPLES
        rows, targets, rounds = np.zeros((most, FEATURES), np.float32), np.zeros(most), np.zeros(most, np.int64)
        nodes = plan.nodes if number > 1 or (folder / "weights-0.npz").exists() else 0
        lots = generator(plan.seed * 1_000_003 + number * 10_007 + part)
        count = self_play.play_games(contexts, states, components, lots, PART, nodes, plan.astray, rows, targets, rounds)
        path = _part(folder, number, part)
        with path.with_suffix(".part").open("wb") as file:
            np.savez_compressed(file, rows=rows[:count].astype(np.float16), targets=targets[:count], rounds=rounds[:count])
        path.with_suffix(".part").rename(path)

    with ThreadPoolExecutor(plan.threads) as pool:
        for finished, _ in enumerate(pool.map(play, parts), 1):
            show("games", min(plan.games, (done + finished) * PART), plan.games)


def _part(folder: Path, number: int, part: int) -> Path:
    return folder / f"games-{number}-{part:04}.npz"


def _samples(folder: Path, plan: Plan, number: int) -> list[Any]:
    """The parts of the last generations, the newest last."""
    return [np.load(path) for each in range(max(1, number - plan.window + 1), number + 1) for path in sorted(folder.glob(f"games-{each}-*.npz"))]


def learn(parts: list[Any], doubt: float) -> tuple[Any, Any, int, float]:
    """What boards are worth after each round, how far margins spread from that, how many samples there were, and the loss on the last part.

    Weights are those of the least squares, drawn towards 0 as by so many samples more. Boards of a game stand side by side, seat 1 first.
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


def _measure(plan: Plan, weights: Weights, before: Weights, number: int, show: Show) -> tuple[float, float]:
    """The share of games that weights win against others, and its error."""
    played = 0

    def count(_: object) -> None:
        nonlocal played
        played += 1
        show("match", played, plan.match_games)

    lots = random.Random(plan.seed + number)
    entrants = [SearchBot(TreeSearch(*each), name, RandomChance(lots)) for name, each in (("now", weights), ("before", before))]
    limit = Limit(nodes=plan.match_nodes)
    result = match(entrants, game="duel", games=plan.match_games, seed=plan.seed + number, limit=limit, played=count)
    return result.shares[0], result.errors[0]
