"""Where tasks are done makes no difference, and whoever dies costs only what it was doing. Real clusters: tests/cluster/ray_nodes.py."""

from pathlib import Path

import psutil
import pytest

from azulejos.arena import cluster
from azulejos.arena.cluster import Cluster
from azulejos.arena.contest import run
from azulejos.arena.plan import Plan
from azulejos.arena.processes import Processes
from azulejos.bots import BotError, Limit
from azulejos.cluster import ClusterError
from azulejos.notation import agn
from tests.arena.fragile_bots import FOLDER, FailingWorker
from tests.arena.test_contest import told
from tests.cluster.stand_in_driver import command
from tests.kit.errors import raises

PLAN = Plan(("greedy", "random"), games=8, limit=Limit(nodes=10))
FRAGILE = Plan(("tests.arena.fragile_bots:Fragile", "greedy"), games=8, limit=Limit(nodes=10))
DEADLY = Plan(("greedy", "tests.arena.fragile_bots:Deadly"), games=2)


def driven(monkeypatch: pytest.MonkeyPatch, *way: object) -> Cluster:
    """A cluster whose driver is the stand-in."""
    monkeypatch.setattr(cluster, "driver_command", lambda address: command(*map(str, way)))
    return Cluster("there:6379")


def test_a_worker_that_is_killed_costs_only_its_unfinished_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """By SIGKILL, in the middle of a game: the table is the same, and every game is kept once."""
    monkeypatch.setenv(FOLDER, str(tmp_path / "signs"))
    (tmp_path / "signs").mkdir()
    beside = run(FRAGILE, folder=tmp_path / "kept", executor=Processes(2))
    assert (tmp_path / "signs" / "killed").exists()
    whole = run(FRAGILE, processes=1)  # nobody is killed now
    assert told(beside) == told(whole)
    assert len(list(agn.read(tmp_path / "kept" / "games.agn"))) == 8


def test_a_task_that_kills_whoever_does_it_is_given_up() -> None:
    before = psutil.Process().children()
    with raises(BotError, "worker-died"):
        run(DEADLY, executor=Processes(1))
    assert psutil.Process().children() == before


def test_a_cluster_that_answers_in_any_order_gives_the_same_table(monkeypatch: pytest.MonkeyPatch) -> None:
    there = run(PLAN, executor=driven(monkeypatch, "reversed", PLAN.size))
    assert told(there) == told(run(PLAN, processes=1))


def test_a_cluster_that_is_lost_is_said_and_what_was_kept_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with raises(ClusterError, "cluster-lost"):
        run(PLAN, folder=tmp_path, executor=driven(monkeypatch, "gone", 2))
    assert len((tmp_path / "pairs.jsonl").read_text().splitlines()) == 1 + 2
    assert told(run(PLAN, folder=tmp_path, resume=True, processes=1)) == told(run(PLAN, processes=1))


@pytest.mark.parametrize(("way", "code"), [("refused", "no-cluster"), ("dying", "worker-died"), ("failing", "cluster-failed")])
def test_what_goes_wrong_at_a_cluster_is_said(monkeypatch: pytest.MonkeyPatch, way: str, code: str) -> None:
    with pytest.raises((ClusterError, BotError)) as error:
        run(PLAN, executor=driven(monkeypatch, way))
    assert error.value.code == code


def test_what_fails_elsewhere_is_told_in_its_own_words(monkeypatch: pytest.MonkeyPatch) -> None:
    for executor in (driven(monkeypatch, "gone", 9), Processes(1)):
        with pytest.raises(BotError) as error:
            list(executor.run(FailingWorker, [1]))
        assert (error.value.code, error.value.text) == ("bot-failed", "KeyError: 'wall'")
