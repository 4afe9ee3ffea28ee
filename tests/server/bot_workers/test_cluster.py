"""Bots that think on a cluster, whose driver goes wrong as it is told: every decision is made. Real clusters: tests/cluster/ray_nodes.py."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

import pytest

from azulejos.server.bot_workers import BotPool, Crashed, Overrun
from azulejos.server.bot_workers import cluster as bot_cluster
from azulejos.server.bot_workers.cluster import BotCluster, check_installed
from azulejos.server.logs import Log
from azulejos.server.settings import SettingError, Settings
from tests.cluster.stand_in_driver import command
from tests.kit.errors import raises
from tests.kit.patience import PATIENCE
from tests.server.bot_workers.odd_bots import BOTS
from tests.server.bot_workers.test_pool import first_of, until, view, workers

ROOT = Path(__file__).parents[3]


class Noted(Log):
    """Keeps the words of the log."""

    said: list[str] = []  # noqa: RUF012

    def info(self, event: str, /, **fields: object) -> None:
        self.said.append(event)

    def warning(self, event: str, /, **fields: object) -> None:
        assert "secret" not in str(fields)
        self.said.append(event)


@pytest.fixture(autouse=True)
def odd_bots_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    monkeypatch.setattr(Noted, "said", [])


@asynccontextmanager
async def thinking(*way: object, grace: float = PATIENCE) -> AsyncIterator[tuple[BotPool, BotCluster]]:
    """Bots on a cluster whose driver is the stand-in."""
    cluster = BotCluster("there:6379", Noted(), command=command(*map(str, way)))
    bot_pool = BotPool(1, 8, bots=BOTS, grace=grace, start_worker=cluster.worker)
    await bot_pool.start()
    cluster.open()
    try:
        yield bot_pool, cluster
    finally:
        await bot_pool.stop()
        await cluster.close()
        assert workers() == []


async def test_bots_think_there_and_no_process_of_ours_is_started() -> None:
    seen = view()
    async with thinking("gone", 100) as (bot_pool, cluster):
        await until(lambda: cluster.is_joined)
        for _ in range(3):
            assert await bot_pool.choose("first", seen, PATIENCE) == first_of(seen)
        assert workers() == []
    assert Noted.said == ["bot-cluster-joined"]


def lost(times: int) -> bool:
    """Whether the cluster was lost so often."""
    return Noted.said.count("bot-cluster-gone") >= times


async def test_a_cluster_that_is_lost_costs_no_decision_and_is_joined_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_cluster, "RETRY_SECONDS", 0.1)
    seen = view()
    async with thinking("gone", 2) as (bot_pool, cluster):
        for losses in (1, 2, 3):  # it dies after every second answer
            await until(lambda: cluster.is_joined)
            for _ in range(3):
                assert await bot_pool.choose("first", seen, PATIENCE) == first_of(seen)
            await until(partial(lost, losses))
    assert Noted.said[:3] == ["bot-cluster-joined", "bot-cluster-gone", "bot-cluster-joined"]


@pytest.mark.parametrize("way", ["refused", "rubbish", "dying"])
async def test_where_there_is_no_cluster_bots_think_here(way: str) -> None:
    seen = view()
    async with thinking(way) as (bot_pool, _):
        await until(lambda: Noted.said)
        assert await bot_pool.choose("first", seen, PATIENCE) == first_of(seen)
        assert len(workers()) == 1
    assert Noted.said == ["bot-cluster-joined"] if way == "dying" else "bot-cluster-gone" in Noted.said


async def test_a_cluster_that_does_not_answer_is_left_alone_for_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_cluster, "REST_SECONDS", 100 * PATIENCE)
    async with thinking("silent", grace=0.05) as (bot_pool, cluster):
        await until(lambda: cluster.is_joined)
        with pytest.raises(Overrun):  # here, too
            await bot_pool.choose("endless", view(), 0.05)
        assert Noted.said == ["bot-cluster-joined", "bot-cluster-late"]
        assert await bot_pool.choose("first", view(), PATIENCE) == first_of(view())
        assert Noted.said == ["bot-cluster-joined", "bot-cluster-late"], "it was not asked again"


async def test_a_bot_that_fails_there_is_asked_here_and_is_told_by_its_own_failure() -> None:
    async with thinking("gone", 100) as (bot_pool, cluster):
        await until(lambda: cluster.is_joined)
        with raises(Crashed, "bot-failed"):
            await bot_pool.choose("fails", view(), PATIENCE)
        assert len(workers()) == 1
        with raises(Crashed, "bot-illegal"):
            await bot_pool.choose("illegal", view(), PATIENCE)


async def test_who_gives_up_has_it_given_up_there() -> None:
    async with thinking("silent") as (bot_pool, cluster):
        await until(lambda: cluster.is_joined)
        asking = asyncio.create_task(bot_pool.choose("first", view(), PATIENCE))
        await asyncio.sleep(0.05)
    with pytest.raises(Exception, match="closing down"):
        await asking


def test_the_setting_names_a_cluster_and_needs_ray(monkeypatch: pytest.MonkeyPatch) -> None:
    assert Settings(bot_workers_ray="10.0.0.1:6379").bot_workers_ray == "10.0.0.1:6379"
    for wrong in ("there", "http://there:1", "a b:1"):
        with pytest.raises(SettingError):
            Settings(bot_workers_ray=wrong)
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    with raises(SettingError, "no-ray"):
        check_installed()
