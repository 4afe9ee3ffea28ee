"""Self-play and learning, in small."""

from functools import partial
from pathlib import Path

import numpy as np

from azulejos.arena.azul.training import PART, PartPlayer, Plan, SteadyMean, labels, train
from azulejos.arena.executor import InProcess
from azulejos.arena.processes import Processes
from azulejos.kernel.azul.round_search import learning, net, self_play
from azulejos.kernel.azul.round_search.context import context
from azulejos.kernel.azul.round_search.features import INPUTS, MOST
from tests.kit.effort import LONG

PLAN = Plan(generations=2, games=12 * PART, nodes=800, match_games=60) if LONG else Plan(
    generations=1, games=PART, nodes=40, first_epochs=3, match_games=4, match_nodes=100
)  # fmt: skip


def test_it_learns_and_goes_on_where_it_was_interrupted(tmp_path: Path) -> None:
    """A minute of it in `make long`, after which the net beats the hand-set evaluation; in an ordinary run a few seconds, after which it knows
    more than to begin with."""
    done = list(train(tmp_path, PLAN))
    assert [each.number for each in done] == list(range(1, PLAN.generations + 1))
    samples = np.concatenate([np.load(path) for path in sorted(tmp_path.glob("games-1-*.npy"))])
    assert len(samples) > 30 * PLAN.games
    ones, counts = np.zeros((len(samples), MOST), np.int16), np.zeros(len(samples), np.int16)
    learning.describe(context(), samples, ones, counts)
    assert counts.max() <= MOST
    assert ones.max() < INPUTS
    before = learning.loss_of(net.new_net(PLAN.seed + 1), ones, counts, labels(samples, 0.0))
    assert done[0].loss < before / 2
    if LONG:
        assert done[-1].baseline > 0.5
    # What was done is not done again: without the games and nets of the first generation nothing else could follow from them.
    times = {path.name: path.stat().st_mtime_ns for path in tmp_path.iterdir()}
    assert list(train(tmp_path, PLAN)) == done
    assert {path.name: path.stat().st_mtime_ns for path in tmp_path.iterdir()} == times
    next(tmp_path.glob("games-1-*.npy")).unlink()
    (tmp_path / "history.json").unlink()
    again = next(iter(train(tmp_path, PLAN)))
    assert again == done[0]


def test_the_weights_of_a_new_net_count_from_its_second_half_on_and_others_from_the_beginning() -> None:
    new, further = SteadyMean(np.full(2, 100.0), 2), SteadyMean(np.full(2, 100.0), 0)
    for value in (10.0, 4.0, 2.0, 0.0):
        new.add(np.full(2, value))
        further.add(np.full(2, value))
    assert new.weights.tolist() == [2.0, 2.0]
    assert np.allclose(further.weights, 116 / 5)


def test_samples_tell_what_came_of_the_game_and_what_a_search_said() -> None:
    samples = np.zeros(3, self_play.SAMPLE)
    samples["share"] = [0, 1, self_play.ASIDE]
    samples["finals"] = [[10, 40], [30, 30], [0, 0]]
    samples["value"] = [2_000, 0, -2_000]
    won, mine, others, seen, known, said = labels(samples, 0.25).T
    assert won.tolist() == [0, 0.5, 0]
    assert np.allclose([mine, others], samples["finals"].T / 10)
    assert np.allclose(seen, [0.880797, 0.5, 0.119203])
    assert (known.tolist(), said.tolist()) == ([0.75, 0.75, 0], [0.25, 0.25, 1])
    assert labels(samples, 0.0)[:, 5].tolist() == [0, 0, 0]


def test_self_play_gives_the_same_samples_in_other_processes_and_threads() -> None:
    make = partial(PartPlayer, Plan(nodes=50), 1, None)
    here, threads, beside = (dict(executor.run(make, [0, 1])) for executor in (InProcess(), InProcess(2), Processes(2)))
    assert sorted(here) == sorted(threads) == sorted(beside) == [0, 1]
    for part, samples in here.items():
        assert len(samples) > 1000
        assert np.array_equal(samples, threads[part])
        assert np.array_equal(samples, beside[part])
