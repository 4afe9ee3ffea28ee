"""Open tables that nobody comes to are closed after a while."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from azulejos.server.errors import Conflict
from azulejos.server.store import listing
from azulejos.server.tables import decisions, expiry
from azulejos.server.tables.policy import TablePolicy
from azulejos.server.tables.state import TableStatus
from tests.kit.errors import raises
from tests.server.tables.bench import setup
from tests.server.tables.kit import Loop, Server, Viewer, crash, kinds, later, now, opened_server, pass_time, quiet

LOOP = Loop

WEEK = 7 * 86_400_000
POLICY = TablePolicy(open_ms=WEEK)


@asynccontextmanager
async def a_week_later(url: str) -> AsyncIterator[Server]:
    """A server that finds an open table to which nobody has come for a week."""
    async with opened_server(url, POLICY) as here:
        await here.table(setup("person", "open"), sit=False)
        await crash(here.tables)
    later(WEEK + 1)
    async with opened_server(url, POLICY) as there:
        yield there


async def in_state(here: Server, state: str) -> list[str]:
    await quiet(here.tables)
    return sorted(row.table_id for row in await here.store.rows(listing.in_state([state], limit=None)))


async def test_an_open_table_expires_without_being_read(store_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    untouched: Any = listing.untouched
    monkeypatch.setattr(listing, "untouched", lambda *given: untouched(*given, limit=2))  # So that it takes several questions.
    async with opened_server(store_url, POLICY) as here:
        for number in range(5):
            await here.table(setup("person", "open"), f"t{number}", sit=False)
        await here.table(setup(), "running")
        await crash(here.tables)
    later(WEEK + 1)
    async with opened_server(store_url, POLICY) as there:
        fresh = await there.table(setup("person", "open"), "fresh", sit=False)
        await pass_time(there.tables, 1_000)
        assert await in_state(there, "closed") == [f"t{number}" for number in range(5)]
        assert await in_state(there, "open") == ["fresh"]
        assert await in_state(there, "running") == ["running"]
        assert there.tables.loaded == (fresh,)
        assert (await kinds(there.store, "t0"))[-1] == "closed"
        assert "tables-expired" in there.logged
        live = await there.tables.table("t0")
        assert live.table.status is TableStatus.CLOSED
        assert live.table.shown[-1].base["why"] == "expired"
        with raises(Conflict, "game-is-over"):
            await there.sit(live, 1)


async def test_a_table_at_which_somebody_waits_does_not_expire(sqlite_url: str) -> None:
    async with opened_server(sqlite_url, POLICY) as here:
        await here.table(setup("person", "open"), "left", sit=False)
        watched, viewer = await here.table(setup("person", "open"), "watched", sit=False), Viewer(1)
        watched.audience.subscribe(viewer)
        await pass_time(here.tables, WEEK + 1_000)
        assert (await in_state(here, "open"), await in_state(here, "closed")) == (["watched"], ["left"])
        watched.audience.unsubscribe(viewer)
        await pass_time(here.tables, expiry.EVERY_MS)
        assert await in_state(here, "open") == []


async def test_who_comes_while_a_table_is_closed_finds_it_closed(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with a_week_later(sqlite_url) as there:
        append = there.store.append

        async def meanwhile(*given: Any) -> None:
            await there.tables.table("k3x9")
            await append(*given)

        monkeypatch.setattr(there.store, "append", meanwhile)
        await pass_time(there.tables, 1_000)
        assert there.tables.loaded[0].table.status is TableStatus.CLOSED


async def test_who_sits_down_at_that_moment_is_sooner(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with a_week_later(sqlite_url) as there:
        append = there.store.append

        async def meanwhile(*given: Any) -> None:
            monkeypatch.setattr(there.store, "append", append)
            await there.sit(await there.tables.table("k3x9"), 1)
            await append(*given)

        monkeypatch.setattr(there.store, "append", meanwhile)
        await pass_time(there.tables, 1_000)
        assert there.tables.loaded[0].table.status is TableStatus.OPEN
        assert await kinds(there.store) == ["created", "sat"]


async def test_without_a_limit_nothing_expires(sqlite_url: str) -> None:
    async with opened_server(sqlite_url) as here:
        live = await here.table(setup("person", "open"), sit=False)
        await pass_time(here.tables, 100 * WEEK)
        assert live.table.status is TableStatus.OPEN
        await live.do(lambda each: decisions.close(each, "server", "tidied"))
        assert live.table.touched_at == now()
