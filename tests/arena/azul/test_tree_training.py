"""The same for tables of three and four."""

from pathlib import Path

import numpy as np

from azulejos.arena.azul import tree_training
from azulejos.bots.azul.lustre_bot import weights_by_wall
from azulejos.kernel.azul.tree_search import learning, net, self_play

PLAN = tree_training.TreePlan(generations=1, games=tree_training.PART, playouts=2, epochs=1, match_games=4, match_nodes=50)


def test_it_goes_on_from_a_net_that_is_there(tmp_path: Path) -> None:
    """From the first generation on its games are searched ones: nobody plays five times as many without a search."""
    shipped = weights_by_wall()["coloured"]
    (done,) = tree_training.train(tmp_path, PLAN, start=shipped)
    assert np.array_equal(np.load(tmp_path / "net-0.npy"), shipped)
    assert len(list(tmp_path.glob("games-1-*.npz"))) == 1
    learned = np.load(tmp_path / "net-1.npy")
    assert not np.array_equal(learned, shipped)
    policy = len(net.policy_of(learned).ravel())
    assert np.abs(learned - shipped)[:-policy].max() < 0.1, "it has gone on from there, in a few small steps"
    assert not np.array_equal(net.policy_of(learned), net.policy_of(shipped)), "and foresees the search better than before"
    assert done.number == 1


def test_what_is_held_back_are_the_last_positions_and_nothing_is_learned_from_them() -> None:
    """Positions of a game lie together and tell of each other, so that whole games have to be held back."""
    samples = np.zeros(2 * 20 * 64, self_play.SAMPLE)
    samples["players"], samples["seat"][1::2] = 2, 1
    samples["count"], samples["inputs"][:, 0] = 1, np.arange(len(samples)) % 7
    samples["share"][::2], samples["said"][::2] = 1, 1
    other = samples.copy()
    last = slice(-2 * 64, None)
    other["share"][last], other["said"][last] = 1 - other["share"][last], 1 - other["said"][last]
    learned = [net.new_net(1), net.new_net(1)]
    losses = [learning.learn(weights, each, 1, 1e-3, 0.5, 1, lambda *_: None) for weights, each in zip(learned, (samples, other), strict=True)]
    assert not np.array_equal(learned[0], net.new_net(1))
    assert np.array_equal(*learned)
    assert losses[0] != losses[1]
