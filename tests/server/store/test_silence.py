"""A database that does not answer, because its processes were stopped: whoever waits is told in time, threads are freed, and closing ends."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from queue import SimpleQueue

import pytest
from sqlalchemy import text

from azulejos.server.store import Store, StoreFailed, heartbeat
from azulejos.server.store import probe as probes
from azulejos.server.store.probe import Probe
from tests.kit.errors import raises
from tests.kit.patience import PATIENCE
from tests.server.faults import frozen
from tests.server.store.kit import STREAM, played

SECONDS = 0.5


@asynccontextmanager
async def impatient(url: str) -> AsyncIterator[Store]:
    """A store that gives up soon."""
    store = await Store.open(url, SECONDS)
    try:
        yield store
    finally:
        await store.close()


async def written(store: Store, version: int) -> None:
    """Append as soon as that works again."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            return await store.append(STREAM, version, [played()], at=1)
        except StoreFailed:
            assert time.monotonic() < end, "it never works again"
            await asyncio.sleep(0.05)


async def test_whoever_waits_for_a_silent_database_is_told_and_it_goes_on_afterwards(postgres_url: str) -> None:
    async with impatient(postgres_url) as store:
        await store.append(STREAM, 0, [played()], at=1)
        await store.read(STREAM)
        with frozen(postgres_url):
            calls = [
                store.append(STREAM, 1, [played()], at=1),
                store.read(STREAM),
                *(store.append(f"table:{n}", 0, [played()], at=1) for n in range(9)),
            ]
            answers = await asyncio.gather(*calls, return_exceptions=True)
            assert {getattr(answer, "code", None) for answer in answers} == {"store-failed", "not-read"}
            assert store.condition.is_failing
            assert not await Probe(store, lambda: 1).is_well()
        await written(store, len(await read_patiently(store)))
        # What was given up before it was begun was not stored behind anybody's back; what was on its way may have been, and no more than once.
        assert len(await store.read(STREAM)) in (2, 3)


async def read_patiently(store: Store) -> list[object]:
    end = time.monotonic() + PATIENCE
    while True:
        try:
            return list(await store.read(STREAM))
        except StoreFailed:
            assert time.monotonic() < end, "it can never be read again"
            await asyncio.sleep(0.05)


async def test_a_silent_database_does_not_keep_a_store_from_closing(postgres_url: str) -> None:
    store = await Store.open(postgres_url, PATIENCE)  # As patient as can be: only the limit of the last writes ends it.
    with frozen(postgres_url):
        waiting = asyncio.create_task(store.append(STREAM, 0, [played()], at=1))
        await asyncio.sleep(0)
        store.finish_within(0.3)
        with raises(StoreFailed, "store-failed"):
            await waiting
        with raises(StoreFailed, "store-closed"):
            await store.read(STREAM)
        await store.close()
    for thread in store._threads:  # One may have waited for a new connection, which nobody can cut; but nobody has waited for it.
        await asyncio.to_thread(thread.join, PATIENCE)
        assert not thread.is_alive()


async def test_a_statement_that_takes_too_long_is_ended_by_the_database(postgres_url: str) -> None:
    async with impatient(postgres_url) as store:
        with raises(StoreFailed, "store-failed"):
            await store.write([text("SELECT pg_sleep(600)")])
        with raises(StoreFailed, "not-read"):
            await store.rows(text("SELECT pg_sleep(600)"))  # type: ignore[arg-type]
        [row] = await rows_patiently(store, "SHOW idle_in_transaction_session_timeout")
        assert row == ("1s",)


async def rows_patiently(store: Store, question: str) -> list[object]:
    end = time.monotonic() + PATIENCE
    while True:
        try:
            return [tuple(row) for row in await store.rows(text(question))]  # type: ignore[arg-type]
        except StoreFailed:
            assert time.monotonic() < end
            await asyncio.sleep(0.05)


async def test_a_read_on_a_line_that_had_broken_takes_a_new_one(postgres_store: Store) -> None:
    await asyncio.gather(*(postgres_store.read(STREAM) for _ in range(8)))
    end = text("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()")
    await postgres_store.write([end])
    assert await asyncio.gather(*(postgres_store.read(STREAM) for _ in range(8))) == [[]] * 8
    assert not postgres_store.condition.is_failing


async def test_what_was_given_up_before_it_was_begun_is_not_stored_later(sqlite_store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    jobs: SimpleQueue[object] = SimpleQueue()
    real = sqlite_store._writer.jobs
    monkeypatch.setattr(sqlite_store._writer, "jobs", jobs)
    monkeypatch.setattr(sqlite_store._calls, "seconds", 0.05)
    with raises(StoreFailed, "store-failed"):
        await sqlite_store.append(STREAM, 0, [played()], at=1)
    monkeypatch.undo()
    real.put(jobs.get())  # type: ignore[arg-type]
    await sqlite_store.write([heartbeat.put(1)])
    assert await sqlite_store.read(STREAM) == []


async def test_a_probe_writes_once_for_all_who_ask(sqlite_store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(probes, "ANSWER_SECONDS", PATIENCE)
    probe = Probe(sqlite_store, lambda: 7)
    assert all(await asyncio.gather(*(probe.is_well() for _ in range(500))))
    assert all([await probe.is_well() for _ in range(500)])
    # One more for every half second that this took.
    assert sqlite_store.synced < 100
    assert [row.alive_at for row in await sqlite_store.rows(heartbeat.last())] == [7]
