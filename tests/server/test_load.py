"""`make load` tells the truth: a move's time begins when it is due, and what was not moved is counted."""

import time
from collections.abc import AsyncIterator
from typing import Any, cast

import orjson
import psutil
import pytest
from websockets.asyncio.client import ClientConnection

from tests.server.load import Load, TableLoad


class Socket:
    """The server's end: it acknowledges everything that it was sent when it is read."""

    def __init__(self) -> None:
        self.sent: list[Any] = []

    async def send(self, text: str) -> None:
        self.sent.append(orjson.loads(text))

    async def __aiter__(self) -> AsyncIterator[str]:
        for each in self.sent:
            yield orjson.dumps({"type": "done", "id": each["id"]}).decode()


@pytest.fixture
def load() -> Load:
    return Load("http://127.0.0.1:9", psutil.Process(), tables=1, bots=0)


async def test_a_move_that_goes_out_late_has_waited_since_it_was_due(load: Load) -> None:
    socket = cast("ClientConnection", Socket())
    table = TableLoad("t", has_bots=False, sockets={1: socket}, mover=1, legal=["1B2"])
    await load.move(table, due=time.perf_counter() - 5)
    await load._read(table, socket)
    [latency] = load.latencies
    assert latency >= 5
    assert load._figures(1.0, 0.1)["late_ms"] >= 5_000


async def test_what_was_not_acknowledged_counts_as_long_as_it_was_due(load: Load) -> None:
    table = TableLoad("t", has_bots=False, sockets={1: cast("ClientConnection", Socket())}, mover=1, legal=["1B2"])
    load.tables = [table]
    await load.move(table, due=time.perf_counter() - 5)
    figures = load._figures(1.0, 0.1)
    assert (figures["moves"], figures["unanswered"]) == (0, 1)
    assert figures["p99_ms"] >= 5_000


async def test_tables_that_had_no_move_to_make_are_counted(load: Load) -> None:
    for table in (TableLoad("over", False, is_over=True), TableLoad("slow", False), TableLoad("slow", True, due={"1": 0.0}), TableLoad("bot", True)):
        await load.move(table, due=time.perf_counter())
    assert load.skipped == {"over": 1, "unanswered": 2, "bot to move": 1}
