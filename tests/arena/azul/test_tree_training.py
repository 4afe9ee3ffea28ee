"""The same for tables of three and four."""

from pathlib import Path

import numpy as np

from azulejos.arena.azul import tree_training
from azulejos.bots.azul.lustre_bot import weights_by_wall
from azulejos.kernel.azul.tree_search import net

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
