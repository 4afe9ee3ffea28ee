"""Real Ray nodes on this machine, which are killed: `make ray`. Not in `make test`, because Ray is large and takes its time to start."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import numpy as np
import psutil
import pytest

from azulejos.arena.azul import training
from azulejos.arena.azul.training import PartPlayer
from azulejos.arena.cluster import Cluster
from azulejos.arena.contest import ContestResult, run
from azulejos.arena.executor import InProcess
from azulejos.arena.plan import Plan
from azulejos.bots import BotError, Limit
from azulejos.cluster import ClusterError
from azulejos.server.bot_workers import BotPool
from azulejos.server.bot_workers.cluster import BotCluster
from tests.arena.fragile_bots import FOLDER
from tests.arena.test_contest import told
from tests.cluster.nodes import Nodes
from tests.kit.errors import raises
from tests.kit.patience import PATIENCE
from tests.server.bot_workers.test_pool import first_of, until, view

PLAN = Plan(("greedy", "random", "bisque"), games=4, limit=Limit(nodes=10), seed=7)
HELD = Plan(("tests.arena.fragile_bots:Held", "greedy"), games=8, limit=Limit(nodes=10))
LONG = 5 * PATIENCE
"""A busy machine takes minutes to start a Ray worker."""


@pytest.fixture(scope="module")
def signs(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder in which bots leave their signs; nodes know it, so there is one for all tests."""
    return tmp_path_factory.mktemp("signs")


@pytest.fixture
def nodes(signs: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Nodes]:
    """Two nodes, each with one processor."""
    for sign in signs.iterdir():
        sign.unlink()
    monkeypatch.setenv(FOLDER, str(signs))
    with Nodes() as started:
        started.head()
        started.join()
        yield started
    assert started.left() == []


def wait(condition: Callable[[], object]) -> None:
    end = time.monotonic() + LONG
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.1)


def pids(signs: Path) -> list[psutil.Process]:
    """The processes in which a bot is held."""
    return [psutil.Process(int(sign.name)) for sign in signs.iterdir() if sign.name.isdecimal() and psutil.pid_exists(int(sign.name))]


def here() -> ContestResult:
    """The contest of bots that are held, on this machine and without a pause."""
    return run(HELD, processes=1)


def test_two_nodes_give_the_same_tables_samples_and_decisions_as_this_machine(nodes: Nodes, tmp_path: Path) -> None:
    there = run(PLAN, folder=tmp_path, executor=Cluster(nodes.address))
    assert told(there) == told(run(PLAN, processes=1))
    make = partial(PartPlayer, training.Plan(nodes=50), 1, None)
    samples = dict(Cluster(nodes.address).run(make, [0, 1]))
    for part, expected in InProcess().run(make, [0, 1]):
        assert np.array_equal(samples[part], expected)
    with raises(BotError, "worker-died"):
        run(Plan(("greedy", "tests.arena.fragile_bots:Deadly"), games=2), executor=Cluster(nodes.address))
    for port in nodes.ports():
        assert port.laddr.ip in ("127.0.0.1", "::1", "::ffff:127.0.0.1"), "nobody else can reach it"


def test_a_killed_process_and_a_killed_node_cost_only_their_unfinished_games(nodes: Nodes, signs: Path, tmp_path: Path) -> None:
    """Two games are held in their middle, one on each node; the process of one, and then the node of the other, is killed."""
    playing = subprocess.Popen([sys.executable, "-c", CONTEST, nodes.address, str(tmp_path)], cwd=Path(__file__).parents[2])
    wait(lambda: len(pids(signs)) == 2)
    first, second = sorted(pids(signs), key=lambda each: each.ppid() != nodes.raylets[0])
    assert (first.ppid(), second.ppid()) == nodes.raylets, "one on each node"
    first.send_signal(signal.SIGKILL)
    wait(lambda: len({each.pid for each in pids(signs)} - {first.pid}) == 2)  # It is played again.
    nodes.kill(1)
    (signs / "go").touch()
    assert playing.wait(LONG) == 0
    kept = run(HELD, folder=tmp_path, resume=True, processes=1)  # There is nothing left to play.
    assert told(kept) == told(here())


CONTEST = """
import sys
from pathlib import Path
from azulejos.arena.cluster import Cluster
from azulejos.arena.contest import run
from tests.cluster.ray_nodes import HELD
run(HELD, folder=Path(sys.argv[2]), executor=Cluster(sys.argv[1]))
"""


def test_bots_of_a_server_think_there_and_here_when_it_is_gone(nodes: Nodes) -> None:
    from tests.server.bot_workers.test_cluster import Noted

    async def act() -> None:
        seen = view()
        cluster = BotCluster(nodes.address, Noted())
        bots = {"first": "tests.server.bot_workers.odd_bots:First"}
        bot_pool = BotPool(1, 8, bots=bots, grace=LONG, start_worker=cluster.worker)
        await bot_pool.start()
        cluster.open()
        try:
            async with asyncio.timeout(LONG):
                while not cluster.is_joined:
                    await asyncio.sleep(0.1)
            assert await bot_pool.choose("first", seen, LONG) == first_of(seen)
            children = [" ".join(each.cmdline()) for each in psutil.Process().children()]
            assert not [each for each in children if "bot_workers.worker" in each], "it was thought about there"
            nodes.kill(1)
            nodes.kill(0)
            assert await bot_pool.choose("first", seen, LONG) == first_of(seen)
            await until(lambda: "bot-cluster-gone" in Noted.said)
        finally:
            await bot_pool.stop()
            await cluster.close()

    os.environ["PYTHONPATH"] = str(Path(__file__).parents[2])
    asyncio.run(act())


def test_where_there_is_no_cluster_that_is_said() -> None:
    with raises(ClusterError, "no-cluster"):
        run(PLAN, executor=Cluster("127.0.0.1:9"))
