"""The search by sampling: it knows the moves that the rules know, keeps its limits, and what it says adds up."""

import random
from functools import partial
from typing import Any

import numpy as np
import pytest

from azulejos.kernel.azul import conversion
from azulejos.kernel.azul.state import STATE
from azulejos.kernel.azul.tree_search import context, features, learning, net, policy_learning, search, self_play
from azulejos.kernel.random import generator
from azulejos.rules import Phase, game
from azulejos.rules.azul import AzulGame, AzulPosition, Take
from tests.kit.chances import seeded

TABLES = [(2, "grey"), (3, "coloured"), (4, "coloured"), (4, "grey")]


def table(players: int, wall: str) -> AzulGame:
    found = game("azul", players=players, wall=wall)
    assert isinstance(found, AzulGame)
    return found


def positions(players: int, wall: str, seed: int = 3) -> list[AzulPosition]:
    """Every position of a random game in which somebody chooses."""
    position, lots, found = table(players, wall).start(), random.Random(seed), []
    while position.outcome is None:
        if position.phase is Phase.DEAL:
            position.push(position.deal(seeded(lots.getrandbits(30))))
            continue
        found.append(position.copy())
        position.push(lots.choice(list(position.legal_moves)))
    return found


def played(players: int, wall: str, games: int, seed: int, playouts: int, wild: int, aside: int) -> tuple[Any, Any, Any]:
    """Games of self-play: samples, and takes with what was tried there."""
    samples = np.zeros(games * self_play.MOST_SAMPLES, self_play.SAMPLE)
    takes = np.zeros(games * self_play.MOST_TAKES, STATE)
    tried = np.zeros((len(takes), 2, self_play.MOST_TRIED), np.int32)
    trees, states = context.tree(), self_play.new_game(table(players, wall))
    found, noted = self_play.play_games(trees, states, generator(seed), games, playouts, wild, aside, samples, takes, tried)
    return samples[:found], takes[:noted], tried[:noted]


def distinct(position: AzulPosition) -> set[str]:
    """The legal moves, but takes from displays that hold the same as one before."""
    kept = set()
    for move in position.legal_moves:
        twins = position.displays[: move.source - 1] if isinstance(move, Take) and move.source else ()
        if not (isinstance(move, Take) and move.source and position.displays[move.source - 1] in twins):
            kept.add(str(move))
    return kept


@pytest.mark.parametrize(("players", "wall"), TABLES)
def test_the_moves_of_a_root_are_the_legal_ones(players: int, wall: str) -> None:
    trees = context.tree()
    for position in positions(players, wall):
        search.begin(trees, conversion.pack([position] * 2))
        begin, count = int(trees["first"][0, 0]), int(trees["children"][0, 0])
        found = [str(conversion.move_of(int(action))) for action in trees["action"][0, begin : begin + count]]
        assert len(found) == len(set(found))
        assert set(found) == distinct(position)
        assert np.isclose(trees["prior"][0, begin : begin + count].sum(), 1)


@pytest.mark.parametrize(("players", "wall"), TABLES)
def test_the_limit_of_nodes_is_exact_and_shares_add_up(players: int, wall: str) -> None:
    trees = context.tree()
    for nodes, position in zip((1, 7, 300, 2_000), positions(players, wall)[:: 10 * players], strict=False):
        states = conversion.pack([position] * 2)
        search.begin(trees, states)
        action = search.think(trees, states, generator(5), search.NO_END, nodes)
        assert conversion.move_of(int(action)) in position.legal_moves
        assert int(trees["nodes"][0]) == nodes
        visits, shares = int(trees["visits"][0, 0]), trees["shares"][0, 0]
        assert visits == int(trees["playouts"][0])
        assert np.isclose(shares.sum(), visits)
        assert not shares[players:].any()


def test_a_round_that_ends_the_game_is_judged_by_its_result() -> None:
    """One tile is left, and completes a row: who takes it has lost already, and nobody's judgement changes that."""
    position = positions(3, "coloured")[-1]
    trees, states = context.tree(), conversion.pack([position] * 2)
    after = position.copy()
    after.push(next(iter(position.legal_moves)))
    assert after.outcome is not None
    search.begin(trees, states)
    search.think(trees, states, generator(1), search.NO_END, 60)
    mean = trees["shares"][0, 0, :3] / trees["visits"][0, 0]
    assert np.argmax(mean) + 1 in after.outcome.winners
    assert mean.max() > 0.9 / len(after.outcome.winners)


@pytest.mark.parametrize(("players", "wall"), TABLES)
def test_samples_of_self_play_tell_what_came_of_each_seat(players: int, wall: str) -> None:
    found, takes, tried = played(players, wall, 20, seed=9, playouts=4, wild=100, aside=200)
    assert len(takes) > 20 * 5
    assert (np.count_nonzero(tried[:, 1], axis=1) > 1).all()
    assert len(found) >= 20 * 2 * players
    assert found["count"].max() < features.MOST
    assert found["inputs"].max() < features.INPUTS
    used = np.arange(features.MOST) < found["count"][:, None]
    listed = np.where(used, found["inputs"], -1 - np.arange(features.MOST))
    assert all(len(set(row)) == len(row) for row in listed.tolist())
    rows = learning.positions(found)
    beside = (found["share"][rows[:, :players]] == self_play.ASIDE).all(axis=1)
    assert 0.3 < beside.mean() < 0.95
    assert np.allclose(found["share"][rows[~beside][:, :players]].sum(axis=1), 1)
    assert np.allclose(found["said"][rows[:, :players]].sum(axis=1), 1, atol=1e-5)


def test_it_learns_from_samples() -> None:
    found, _, _ = played(3, "coloured", 400, seed=2, playouts=0, wild=0, aside=0)
    weights = net.new_net(1)
    before = learning.gradients(weights, found, learning.positions(found), 0.0)[0]
    told: list[int] = []
    after = learning.learn(weights, found, 8, 2e-3, 0.0, 1, lambda done, of: told.append(done))
    assert told == list(range(1, 9))
    assert after < before / 2


def test_the_gradient_is_that_of_the_loss() -> None:
    found, _, _ = played(4, "grey", 1, seed=4, playouts=3, wild=0, aside=200)
    weights, rows = net.new_net(3).astype(np.float64), learning.positions(found)
    slope = np.concatenate([each.ravel() for each in learning.gradients(weights, found, rows, 0.5)[1]])
    for at in np.argsort(-np.abs(slope))[:200:20]:
        step = np.zeros_like(weights)
        step[at] = 1e-5
        ahead, behind = (learning.gradients(weights + sign * step, found, rows, 0.5)[0] for sign in (1, -1))
        assert (ahead - behind) / 2e-5 == pytest.approx(slope[at], rel=1e-2, abs=1e-4)


@pytest.mark.parametrize(("players", "wall"), TABLES)
def test_a_policy_learns_what_a_search_tries(players: int, wall: str) -> None:
    _, takes, tried = played(players, wall, 12, seed=5, playouts=60, wild=100, aside=0)
    trees = context.tree()
    learn = partial(policy_learning.learn, trees)
    kept, half = np.zeros(net.POLICY, np.float32), len(takes) // 2
    held = takes[half:], tried[half:], np.arange(len(takes) - half)
    before = learn(*held, kept, 0.0)
    assert not trees[0]["policy"].any()
    for _ in range(3):
        learn(takes[:half], tried[:half], np.arange(half), kept, 3.0)
    assert learn(*held, kept, 0.0) < before
    assert trees[0]["policy"].any()
