"""The store: appended is stored, grouped is safe, a failure is its caller's alone."""

import asyncio
import resource
from pathlib import Path

import pytest
from sqlalchemy import Executable, insert, select, text

from azulejos.server.store import (
    NewEvent,
    StatementRefused,
    Store,
    StoredEvent,
    StoreFailed,
    Unchanged,
    VersionConflict,
    events,
    heartbeat,
    keys,
    people,
)
from azulejos.server.store.schema import event, person
from azulejos.server.store.writer import LARGEST_GROUP
from tests.kit.errors import raises
from tests.server.store.kit import STREAM, opened, played


async def test_what_is_appended_is_read_in_order(store: Store) -> None:
    await store.append(STREAM, 0, [played(1), played(2)], at=5)
    await store.append(STREAM, 2, [played(3)], at=2**40)
    await store.append("table:y", 0, [played(9)], at=6)
    found = await store.read(STREAM)
    assert found == [StoredEvent(STREAM, n, 2**40 if n == 3 else 5, "p-ann", "played", played(n).payload) for n in (1, 2, 3)]
    assert await store.read(STREAM, after=2) == found[2:]
    assert await store.read("table:none") == []
    assert [tuple(row) for row in await store.rows(events.streams("table:").order_by("stream"))] == [(STREAM, 3), ("table:y", 1)]


async def test_it_is_there_after_closing_and_opening(store_url: str) -> None:
    async with opened(store_url) as store:
        await store.append(STREAM, 0, [played()], at=1)
    async with opened(store_url) as store:
        assert len(await store.read(STREAM)) == 1
        await store.append(STREAM, 1, [played()], at=1)


@pytest.mark.parametrize("after", [0, 1, 3, 7])
async def test_events_must_follow_the_last_one(store: Store, after: int) -> None:
    await store.append(STREAM, 0, [played(1), played(2)], at=1)
    with pytest.raises(VersionConflict) as caught:
        await store.append(STREAM, after, [played(3)], at=1, also=[heartbeat.put(1)])
    assert (caught.value.code, caught.value.status, caught.value.current) == ("version-conflict", 409, 2)
    assert len(await store.read(STREAM)) == 2
    assert await store.rows(heartbeat.last()) == []


async def test_of_many_who_answer_the_same_version_one_is_stored(store: Store) -> None:
    answers = await asyncio.gather(*(store.append(STREAM, 0, [played(n)], at=1) for n in range(20)), return_exceptions=True)
    assert [answer for answer in answers if answer is None] == [None]
    assert sum(isinstance(answer, VersionConflict) for answer in answers) == 19
    [stored] = await store.read(STREAM)
    assert answers[stored.payload["number"]] is None


async def test_one_stream_may_be_appended_to_twice_within_a_group(store: Store) -> None:
    await asyncio.gather(*(store.append(STREAM, n, [played(n)], at=1) for n in range(50)))
    assert [stored.payload["number"] for stored in await store.read(STREAM)] == list(range(50))


async def test_those_who_wait_share_one_commit(store: Store) -> None:
    await asyncio.gather(*(store.append(f"table:{n}", 0, [played(n)], at=1) for n in range(300)))
    assert store.synced == 300
    # The first may be alone, and a few may come while it is stored.
    assert store.groups < 100


async def test_a_crowd_is_stored_in_several_groups(store: Store) -> None:
    crowd = 2 * LARGEST_GROUP + 1
    await asyncio.gather(*(store.append(f"table:{n}", 0, [played(n)], at=1) for n in range(crowd)))
    assert (store.synced, store.groups >= 3) == (crowd, True)


async def test_also_is_of_the_same_transaction(store: Store) -> None:
    await store.append(STREAM, 0, [played()], at=1, also=[people.put("p-ann", "Ann", 1), keys.add("h", "p-ann", "device", 1)])
    assert [row.name for row in await store.rows(people.find(["p-ann"]))] == ["Ann"]
    # The key is there already: neither the event nor the name is stored.
    with raises(StatementRefused, "statement-refused"):
        await store.append(STREAM, 1, [played()], at=1, also=[people.put("p-ann", "Anna", 1), keys.add("h", "p-ann", "device", 1)])
    assert [row.name for row in await store.rows(people.find(["p-ann"]))] == ["Ann"]
    assert len(await store.read(STREAM)) == 1


async def test_a_failure_is_its_callers_alone(store: Store) -> None:
    await store.write([people.put("p-ann", "Ann", 1)])
    bad: dict[int, list[Executable]] = {
        3: [insert(person).values(id="p-ann", name="Twice", made_at=1)],
        5: [text("SELECT * FROM nowhere")],
        7: [text("This is no SQL")],
        11: [keys.use("no such key", now=0)],
        13: [keys.add("h", "p-nobody", "device", 1)],
    }
    calls = (store.append(f"table:{n}", 9 if n == 17 else 0, [played(n)], at=1, also=bad.get(n, [])) for n in range(20))
    answers = await asyncio.gather(*calls, return_exceptions=True)
    assert {n: type(answer) for n, answer in enumerate(answers) if answer is not None} == {
        **dict.fromkeys((3, 5, 7, 13), StatementRefused),
        11: Unchanged,
        17: VersionConflict,
    }
    stored = {row.stream for row in await store.rows(select(event.c.stream))}
    assert stored == {f"table:{n}" for n in range(20) if answers[n] is None}


async def test_a_refusal_does_not_tell_values(store: Store) -> None:
    await store.write([people.put("p-ann", "Ann", 1)])
    with pytest.raises(StatementRefused) as caught:
        await store.write([insert(person).values(id="p-ann", name="a secret", made_at=1)])
    assert "secret" not in str(caught.value)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("payload", [{"form": object()}, {"form": "\ud800"}, {"form": 2**70}])
async def test_a_payload_must_be_json(store: Store, payload: dict[str, object]) -> None:
    with raises(StatementRefused, "not-json"):
        await store.append(STREAM, 0, [NewEvent("played", payload, "p-ann")], at=1)


async def test_sync_comes_before_the_answer(store: Store) -> None:
    seen: list[tuple[str, int]] = []
    store.watch = lambda what, group: seen.append((what, group))
    for n in range(3):
        await store.append(STREAM, n, [played(n)], at=1)
        seen.append(("told", n + 1))
    assert seen == [(what, group) for group in (1, 2, 3) for what in ("synced", "answered", "told")]


async def test_whoever_no_longer_waits_does_not_disturb_the_others(store: Store) -> None:
    impatient = asyncio.create_task(store.append(STREAM, 0, [played()], at=1))
    patient = asyncio.create_task(store.append("table:y", 0, [played()], at=1))
    await asyncio.sleep(0)
    impatient.cancel()
    await patient
    assert len(await store.read("table:y")) == 1


async def test_a_closed_store_has_stored_what_was_waiting_and_takes_no_more(store_url: str) -> None:
    store = await Store.open(store_url)
    waiting = [asyncio.create_task(store.append(f"table:{n}", 0, [played(n)], at=1)) for n in range(30)]
    await asyncio.sleep(0)
    await store.close()
    await store.close()
    assert await asyncio.gather(*waiting) == [None] * 30
    for call in (store.append(STREAM, 0, [played()], at=1), store.write([heartbeat.put(1)]), store.read(STREAM)):
        with pytest.raises(StoreFailed) as caught:
            await call
        assert (caught.value.code, caught.value.status) == ("store-closed", 503)


async def test_readers_cannot_write(store: Store) -> None:
    with pytest.raises(StoreFailed):
        await store.rows(text("DELETE FROM event"))  # type: ignore[arg-type]


async def test_a_full_disk_fails_everybody_and_is_got_over(tmp_path: Path, sqlite_store: Store) -> None:
    await sqlite_store.append(STREAM, 0, [played()], at=1)
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    log = tmp_path / "store.sqlite-wal"
    # No file may grow any further, as on a full disk.
    resource.setrlimit(resource.RLIMIT_FSIZE, (log.stat().st_size + 100, hard))
    try:
        calls = [sqlite_store.append(f"table:{n}", 0, [played(n)], at=1) for n in range(20)]
        answers = await asyncio.gather(*calls, sqlite_store.append(STREAM, 1, [played()], at=1), return_exceptions=True)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    assert {(type(answer), getattr(answer, "code", None)) for answer in answers} == {(StoreFailed, "store-failed")}
    assert sqlite_store.synced == 1
    await sqlite_store.append(STREAM, 1, [played()], at=1)
    assert len(await sqlite_store.read(STREAM)) == 2
    assert await sqlite_store.read("table:3") == []


async def test_a_connection_that_can_only_read_is_made_again(sqlite_store: Store) -> None:
    await sqlite_store.append(STREAM, 0, [played()], at=1)
    connection = sqlite_store._writer._connection
    assert connection is not None
    # As one is that was opened while the file system was read-only: it stays so when that is over.
    connection.connection.cursor().execute("PRAGMA query_only = ON")
    await sqlite_store.append(STREAM, 1, [played()], at=1)
    assert len(await sqlite_store.read(STREAM)) == 2


async def test_a_broken_connection_is_made_again(postgres_store: Store) -> None:
    await postgres_store.append(STREAM, 0, [played()], at=1)
    await postgres_store.read(STREAM)
    end = text("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()")
    await postgres_store.rows(end)  # type: ignore[arg-type]
    # Nothing was being committed, so that nobody has to know.
    await postgres_store.append(STREAM, 1, [played()], at=1)
    assert len(await postgres_store.read(STREAM)) == 2


async def test_a_commit_that_breaks_is_not_tried_again(postgres_store: Store) -> None:
    # Checked at the commit, and not before: there the connection is cut.
    await postgres_store.write([text(statement) for statement in CUT_AT_COMMIT])
    with raises(StoreFailed, "store-failed"):
        await postgres_store.append(STREAM, 0, [played()], at=1, also=[text("INSERT INTO cut VALUES (1)")])
    await postgres_store.append(STREAM, 0, [played()], at=1)


CUT_AT_COMMIT = (
    "CREATE TABLE cut (id int)",
    "CREATE FUNCTION cut() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NULL; END $$",
    "CREATE CONSTRAINT TRIGGER cut AFTER INSERT ON cut DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION cut()",
)


async def test_two_servers_on_one_database_cannot_both_store_a_version(postgres_url: str) -> None:
    async with opened(postgres_url) as store, opened(postgres_url) as other:
        for n in range(30):
            answers = await asyncio.gather(
                store.append(STREAM, n, [played()], at=1), other.append(STREAM, n, [played()], at=1), return_exceptions=True
            )
            assert sorted(type(answer).__name__ for answer in answers) == ["NoneType", "VersionConflict"]
        assert len(await store.read(STREAM)) == 30
