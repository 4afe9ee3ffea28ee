"""Two server processes on one PostgreSQL and one Redis: any of them answers, one owns a table, and whichever goes, play goes on."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from tests.kit.patience import PATIENCE
from tests.server.kit.game import Game
from tests.server.kit.plans import PLANS
from tests.server.kit.player import Pace
from tests.server.kit.process import RunningServer
from tests.server.kit.stored import stored_events
from tests.server.redis_server import RedisServer

LEASE = ("--lease-seconds", "2")
PACE = Pace(think=0.02)


@pytest.fixture
def redis() -> Iterator[RedisServer]:
    with RedisServer() as server:
        yield server


def process(database: str, folder: Path, redis: RedisServer, *flags: str) -> RunningServer:
    """One of several processes."""
    return RunningServer(database, folder, "--redis-url", redis.url, *LEASE, *flags)


@pytest.mark.long
async def test_play_goes_on_whoever_goes(tmp_path: Path, postgres_url: str, redis: RedisServer) -> None:
    """Games at both processes, with viewers at both; then Redis goes and comes, the owner is killed, and the other one hands over and ends."""
    first, second = (process(postgres_url, tmp_path, redis) for _ in range(2))
    with first, second:
        urls = (first.url, second.url)
        async with AsyncExitStack() as stack:
            games = []
            for number, plan in enumerate((PLANS[0], PLANS[1], PLANS[6])):
                game = await stack.enter_async_context(Game(urls[number % 2], plan, PACE, urls, number))
                for place, viewer in enumerate(game.viewers):
                    viewer.through = urls[place % 2 :] + urls[: place % 2]
                games.append(game)
            playing = asyncio.gather(*(game.play() for game in games))
            await _until(lambda: all(game.latest > 8 for game in games), playing)
            redis.stop()
            before = [game.latest for game in games]
            await _until(lambda: all(game.is_over or game.latest > known + 4 for game, known in zip(games, before, strict=True)), playing)
            redis.start()
            await asyncio.to_thread(first.kill)
            before = [game.latest for game in games]
            await _until(lambda: all(game.is_over or game.latest > known + 4 for game, known in zip(games, before, strict=True)), playing)
            await asyncio.to_thread(first.start)
            assert await asyncio.to_thread(second.stop) == 0
            await playing
            for game in games:
                for viewer in game.viewers:
                    viewer.device.move(first.url)
                await game.check_finished()
            stored = stored_events(postgres_url, [game.table for game in games])
            for game in games:
                game.check_stored(stored[game.table])
    for server in (first, second):
        assert "Traceback" not in server.log.read_text(), server.log.read_text()[-8000:]


async def _until(is_so: Callable[[], bool], playing: asyncio.Future[list[None]]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not (is_so() or playing.done()):
            await asyncio.sleep(0.05)
    if playing.done():
        await playing
