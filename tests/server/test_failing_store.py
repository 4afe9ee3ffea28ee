"""A store that fails while people play: everybody is told, nothing is lost, play goes on by itself, and the log says once what it was.

`AZULEJOS_FREEZE=60` (`make soak`) stops PostgreSQL for so many seconds, with the time-outs that a server has unless it is told otherwise, and
fills a real disk; an ordinary run does the same in a few seconds.
"""

import asyncio
import json
import os
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractContextManager, asynccontextmanager, nullcontext
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.kit.patience import PATIENCE
from tests.server.faults import filled, frozen, no_room, read_only, small_disk
from tests.server.kit import AZUL_2, Game, Pace, RunningServer, stored_events

FREEZE = float(os.environ.get("AZULEJOS_FREEZE", "0"))
IMPATIENT = ("--database-seconds", "5" if FREEZE else "1")
PACE = Pace(think=0.2, again=1.0, ping=1.0, silence=20.0)
"""As patient as a browser, and so slow that a game outlives the fault."""
SECRETS = ("azpg-", "/", "database", "disk", "readonly", "server closed", "connection", "sqlite", "psycopg", "SELECT", "INSERT")
"""What only a driver says."""


class Outside:
    """Somebody who looks after a server from outside."""

    def __init__(self, server: RunningServer) -> None:
        self.server = server
        self._http = httpx.AsyncClient(base_url=server.url, timeout=PATIENCE, trust_env=False)

    async def __aenter__(self) -> "Outside":
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._http.aclose()

    async def get(self, path: str) -> httpx.Response:
        return await self._http.get(path)

    async def until_ready_is(self, status: int) -> float:
        """Ask until the server says so; how many seconds that took."""
        began = time.monotonic()
        while True:
            asked = time.monotonic()
            answer = await self.get("/readyz")
            assert time.monotonic() - asked < PATIENCE / 2, "it does not answer"
            if answer.status_code == status:
                assert_tells_nothing(answer.text)
                return time.monotonic() - began
            assert time.monotonic() < began + PATIENCE, f"{answer.status_code} {answer.text}"
            await asyncio.sleep(0.05)

    def logged(self, event: str) -> list[dict[str, Any]]:
        """What the server has logged under a name, and so far."""
        lines = [json.loads(line) for line in self.server.log.read_text().splitlines() if line.startswith("{")]
        return [line for line in lines if line["event"] == event]

    async def figure(self, name: str) -> float:
        text = (await self.get("/metrics")).text
        return float(next(line for line in text.splitlines() if line.startswith(f"{name} ")).split()[1])


def assert_tells_nothing(text: str) -> None:
    assert not [secret for secret in SECRETS if secret in text], text


async def until(condition: Callable[[], object], what: str) -> float:
    """Wait until something holds; how many seconds that took."""
    began = time.monotonic()
    while not condition():
        assert time.monotonic() < began + PATIENCE, f"it never came true that {what}"
        await asyncio.sleep(0.02)
    return time.monotonic() - began


class Heard:
    """The refusals that players hear, which tell nothing that only a driver says, and never that a move was not stored."""

    def __init__(self) -> None:
        self.codes: set[str] = set()

    def __call__(self, text: str) -> None:
        message = json.loads(text)
        if message["type"] == "refused":
            assert_tells_nothing(message["text"])
            assert "not stored" not in message["text"]
            self.codes.add(message["code"])


@asynccontextmanager
async def playing(server: RunningServer) -> AsyncIterator[tuple[Game, Heard]]:
    """Two who play all the time."""
    heard = Heard()
    async with Game(server.url, AZUL_2, PACE, seed=7) as game:
        for viewer in game.viewers:
            viewer.overheard = heard
        async with asyncio.TaskGroup() as group:
            task = group.create_task(game.play())
            await until(lambda: game.last_played > 4, "the game begins")
            yield game, heard
            assert not task.done(), "the game was over before the fault was"
            for viewer in game.viewers:
                viewer.is_asked_to_leave = True
    assert not [fault for viewer in game.viewers for fault in viewer.faults]
    game.check_stored(stored_events(server.database, [game.table])[game.table])


async def goes_on(game: Game) -> float:
    """How many seconds it takes until somebody has made a move again."""
    mark = game.last_played
    return await until(lambda: game.last_played > mark, "play goes on")


async def fail_and_recover(server: RunningServer, fault: AbstractContextManager[object], tell: Callable[[str], None] = print) -> dict[str, Any]:
    """Let a store fail while people play, and see that the server gets over it; the line of the log that says what it was."""
    async with Outside(server) as outside, playing(server) as (game, heard):
        with fault:
            not_ready = await outside.until_ready_is(503)
            assert (await outside.get("/healthz")).status_code == 200
            await until(lambda: outside.logged("storage-failing"), "the log says what it is")
            await until(lambda: "store-failed" in heard.codes, "a player is told")
            assert await outside.figure("azulejos_store_failing_seconds") > 0
            await asyncio.sleep(FREEZE)
        went_on = await goes_on(game)
        ready = await outside.until_ready_is(200)
        tell(f"not ready after {not_ready:.2f} s; play went on {went_on:.2f} s after, and it was ready {ready:.2f} s later")
        await until(lambda: outside.logged("storage-works"), "the log says that it is over")
        assert await outside.figure("azulejos_store_failing_seconds") == 0
    lines = outside.logged("storage-failing")
    assert len(lines) == len(outside.logged("storage-works"))
    # On a busy machine a store may seem to fail that is only slow. How often what is said is in `store/test_condition.py`.
    assert len(lines) == 1 or not FREEZE
    named = ("beat-failed", "store-failed", "tick-failed", "table-not-read", "socket-failed", "task-failed", "listing-failed")
    assert not [line for name in named for line in outside.logged(name)]
    if FREEZE:
        assert not_ready < 2
        assert went_on < 5
    return lines[0]


async def stop(server: RunningServer, fault: AbstractContextManager[object]) -> None:
    """Ask a server to end while its store fails and people play: that is no failure, and takes its time, but not for ever."""
    async with Game(server.url, AZUL_2, PACE, seed=8) as game:
        playing = asyncio.create_task(game.play())
        await until(lambda: game.last_played > 4, "the game begins")
        with fault:
            await asyncio.sleep(0.5)  # Somebody moves meanwhile.
            began = time.monotonic()
            assert await asyncio.to_thread(server.stop) == 0
            seconds = time.monotonic() - began
        playing.cancel()
        await asyncio.wait([playing])
    print(f"it ended {seconds:.2f} s after SIGTERM")
    assert seconds < 15 or not FREEZE
    said = server.log.read_text()
    assert "Traceback" not in said, said[-4000:]
    game.check_stored(stored_events(server.database, [game.table])[game.table])


def test_a_postgresql_that_falls_silent(tmp_path: Path, postgres_url: str) -> None:
    with RunningServer(postgres_url, tmp_path, *IMPATIENT) as server:
        line = asyncio.run(fail_and_recover(server, frozen(postgres_url)))
        assert line["reason"]
        asyncio.run(stop(server, frozen(postgres_url)))


@pytest.mark.parametrize("fault", (no_room, filled, read_only) if FREEZE else (no_room,))
def test_a_disk_that_takes_nothing_more(tmp_path: Path, fault: Callable[[RunningServer, Path], AbstractContextManager[object]]) -> None:
    disk = tmp_path / "disk"
    disk.mkdir()
    mounted = nullcontext() if fault is no_room else small_disk(disk, "4m")
    with mounted, RunningServer(f"sqlite:///{disk}/store.sqlite", tmp_path, *IMPATIENT) as server:
        line = asyncio.run(fail_and_recover(server, fault(server, disk)))
        assert (line["side"], bool(line["reason"])) == ("writing", True)
        assert line["reason"] == "database or disk is full" or fault is not filled
        asyncio.run(stop(server, fault(server, disk)))
