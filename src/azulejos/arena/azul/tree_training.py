"""Self-play and learning for tables of more than two players and for the grey wall, generation after generation, in a folder from which it goes on
after an interruption.

The first generation learns from games of players who only look at what a move promises; those are played by the thousand in a second. Each later
one searches with the net of the one before, and learns as well which takes the search tried most, for the policy. Files are those of `training`, but
games are `.npz`, with these takes; a part has the games of all numbers of players. Needs the extra `kernel`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, BinaryIO

import numpy as np

from azulejos.arena.azul.training import keep_start, net_of
from azulejos.arena.executor import Executor, InProcess
from azulejos.arena.generations import Generation, Show, generations, kept_parts, match_progress, part_paths, play_parts
from azulejos.arena.match import match
from azulejos.arena.policy_training import train_policy
from azulejos.bots import Limit
from azulejos.bots.azul.search_bot import SearchBot
from azulejos.bots.azul.tree_search import TreeSearch
from azulejos.kernel.azul.state import STATE
from azulejos.kernel.azul.tree_search import learning, net, policy_learning, self_play
from azulejos.kernel.azul.tree_search.context import tree
from azulejos.kernel.random import generator
from azulejos.rules.azul import AzulGame

PLAYERS = {"coloured": (3, 4), "grey": (2, 3, 4)}
"""Which tables a net is for, by the wall."""
PART = 250
"""Games of each number of players that are played, and kept, at a time."""
SIMPLE = 5
"""How many times as many games the first generation plays, since nobody searches in it."""


@dataclass(frozen=True, slots=True)
class TreePlan:
    """How a net is trained."""

    wall: str = "coloured"
    generations: int = 4
    games: int = 4_000
    """Of self-play, for each generation and each number of players; in the first generation `SIMPLE` times as many."""
    playouts: int = 150
    """That a move may cost in self-play."""
    wild: int = 60
    """Of a thousand moves, those that are careless."""
    aside: int = 250
    """Of a thousand moves, those beside which the round is played to its end in another way."""
    window: int = 2
    """Generations that are learned from."""
    epochs: int = 6
    rate: float = 1e-3
    policy_epochs: int = 4
    """How often the policy goes through all takes."""
    policy_rate: float = 3.0
    trust: float = 0.5
    """How much of a label is what a search said; the rest is what came of the game."""
    match_games: int = 60
    match_nodes: int = 3_000
    seed: int = 1
    threads: int = 1


def train(
    folder: Path, plan: TreePlan, show: Show = lambda what, done, of: None, *, start: Any = None, executor: Executor | None = None
) -> Iterator[Generation]:
    """Train until all generations of the plan are done, those of earlier runs included; each is yielded when it is done.

    A generation's share is that of one seat against the generation before in all others, as a multiple of the fair one: 1 is as good as they are.
    A training that begins with the weights of an earlier one goes on from there. An executor, such as a cluster, has the games played elsewhere.
    """
    executor = executor or InProcess(plan.threads)
    keep_start(folder, start)

    def train_one(number: int) -> Generation:
        before = net_of(folder, number - 1)
        games = plan.games * SIMPLE if before is None else plan.games
        paths = part_paths(folder, number, -(-games // PART), ".npz")
        play_parts(paths, partial(TreePartPlayer, plan, number, before), _save, PART, show, executor)
        weights, count, loss = _learn(folder, plan, number, show)
        np.save(folder / f"net-{number}.npy", weights)
        share, error = _measure(plan, weights, before, number, show)
        baseline = share if before is None else _measure(plan, weights, None, number, show)[0]
        return Generation(number, count, loss, share, error, baseline)

    yield from generations(folder, plan.generations, train_one)


@dataclass(frozen=True, slots=True)
class TreePartPlayer:
    """Plays parts of a generation's games against itself, with all numbers of players."""

    plan: TreePlan
    number: int
    """Of the generation."""
    weights: Any
    """Of the generation before; `None` where nobody searches."""

    def play(self, part: int) -> tuple[int, dict[str, Any]]:
        """Which part it is, and the samples and takes of its games."""
        played = [self._games(part, players) for players in PLAYERS[self.plan.wall]]
        return part, {name: np.concatenate([each[name] for each in played]) for name in played[0]}

    def close(self) -> None:
        """It keeps nothing."""

    def _games(self, part: int, players: int) -> dict[str, Any]:
        """The samples of some games with this number of players; and takes, with what the search tried there."""
        plan, trees = self.plan, tree()
        if self.weights is not None:
            net.install(trees, self.weights)
        states = self_play.new_game(AzulGame("azul", players, plan.wall, 2 * players + 1, False))
        samples = np.zeros(PART * self_play.MOST_SAMPLES, self_play.SAMPLE)
        positions = np.zeros(PART * self_play.MOST_TAKES, STATE)
        tried = np.zeros((len(positions), 2, self_play.MOST_TRIED), np.int32)
        random = generator((plan.seed * 1_000_003 + self.number * 10_007 + part) * 10 + players)
        playouts = 0 if self.weights is None else plan.playouts
        count, takes = self_play.play_games(trees, states, random, PART, playouts, plan.wild, plan.aside, samples, positions, tried)
        return {"samples": samples[:count], "positions": positions[:takes], "tried": tried[:takes]}


def _save(file: BinaryIO, played: dict[str, Any]) -> None:
    np.savez_compressed(file, **played)


def _learn(folder: Path, plan: TreePlan, number: int, show: Show) -> tuple[Any, int, float]:
    """Learn from the games of the last generations; the weights, how many samples there were, and the loss on what was held back."""
    # Where nobody had searched, the games were those of weak players: later generations do not look at them.
    oldest = 1 if number == 1 or net_of(folder, 0) is not None else 2
    parts = [np.load(path) for path in kept_parts(folder, max(oldest, number - plan.window + 1), number, ".npz")]
    # A file does not say how its numbers are aligned.
    samples = np.concatenate([part["samples"] for part in parts]).astype(self_play.SAMPLE)
    before = net_of(folder, number - 1)
    weights = net.new_net(plan.seed + number) if before is None else before.copy()
    trust = 0.0 if before is None else plan.trust
    loss = learning.learn(weights, samples, plan.epochs, plan.rate, trust, plan.seed + number, lambda epoch, of: show("learning", epoch, of))
    trees = tree()
    net.install(trees, weights)
    learn = partial(policy_learning.learn, trees)
    net.policy_of(weights)[:] = train_policy(learn, trees[0]["policy"], parts, STATE, plan.policy_epochs, plan.policy_rate, plan.seed + number, show)
    return weights, len(samples), loss


def _measure(plan: TreePlan, weights: Any, before: Any, number: int, show: Show) -> tuple[float, float]:
    """The multiple of the fair share that a net wins against another in all other seats, or against the hand-set values, and its error."""
    players = PLAYERS[plan.wall][-1]
    old = None if before is None else {plan.wall: before}
    entrants = [SearchBot(TreeSearch({plan.wall: weights}), "now"), *_opponents(old, players - 1)]
    limit, played = Limit(nodes=plan.match_nodes), match_progress(show, plan.match_games)
    result = match(entrants, games=plan.match_games, seed=plan.seed + number, limit=limit, played=played, wall=plan.wall)
    return players * result.shares[0], players * result.errors[0]


def _opponents(weights: Any, count: int) -> Sequence[SearchBot]:
    search = TreeSearch(weights)
    return [SearchBot(search, "before") for _ in range(count)]
