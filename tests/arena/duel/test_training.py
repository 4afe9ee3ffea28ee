"""Self-play and learning of Azul Duel, in small."""

from pathlib import Path

import numpy as np

from azulejos.arena.duel.training import PART, Plan, learn, train
from azulejos.kernel.duel.tree_search.context import FEATURES
from azulejos.kernel.duel.tree_search.self_play import SAMPLES
from tests.kit.effort import LONG

PLAN = Plan(generations=2, games=20 * PART, match_games=60) if LONG else Plan(generations=1, games=PART, match_games=4, match_nodes=60)


def test_it_learns_and_goes_on_where_it_was_interrupted(tmp_path: Path) -> None:
    done = list(train(tmp_path, PLAN))
    assert [each.number for each in done] == list(range(1, PLAN.generations + 1))
    parts = [np.load(path) for path in sorted(tmp_path.glob("games-1-*.npz"))]
    assert sum(len(part["targets"]) for part in parts) == PLAN.games * SAMPLES
    brought = np.concatenate([part["targets"] for part in parts])
    # What was learned tells more than the mean would.
    assert done[0].loss < brought.std()
    if LONG:
        assert done[-1].baseline > 0.5
    times = {path.name: path.stat().st_mtime_ns for path in tmp_path.iterdir()}
    assert list(train(tmp_path, PLAN)) == done
    assert {path.name: path.stat().st_mtime_ns for path in tmp_path.iterdir()} == times
    next(tmp_path.glob("games-1-*.npz")).unlink()
    (tmp_path / "history.json").unlink()
    assert next(iter(train(tmp_path, PLAN))) == done[0]


def test_least_squares_find_what_features_are_worth() -> None:
    lots = np.random.default_rng(1)
    rows = np.zeros((4_000, FEATURES))
    rows[:, :3] = lots.integers(0, 3, (4_000, 3))
    part = {"rows": rows, "targets": rows[:, 0] * 2 - rows[:, 2] * 0.5, "rounds": np.repeat(np.arange(1, 5), 1_000)}
    weights, spread, count, loss = learn([part], 0.01)
    assert np.allclose(weights[:, :3], [2, 0, -0.5], atol=0.01)
    assert (count, loss < 0.01) == (4_000, True)
    assert (spread == 1.0).all()
