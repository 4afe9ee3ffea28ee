"""Backups: consistent while the server writes, from either database into either, never over something unasked."""

import asyncio
import sqlite3
import stat
from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Executable, insert, select, text

from azulejos.server.store import (
    Store,
    analyses,
    bans,
    copying,
    events,
    heartbeat,
    keys,
    listing,
    people,
    push_subscriptions,
    puzzles,
    reports,
    results,
    roles,
    schema,
    secrets,
    wakes,
)
from azulejos.server.store.backup import Copied, backup, restore
from azulejos.server.store.database import connectable, url_of
from azulejos.server.store.migration import migrate, newest
from tests.kit.errors import code_of
from tests.kit.patience import PATIENCE
from tests.server.store.kit import STREAM, opened, played, within

Databases = Callable[[str], str]
PART = 10
EVENTS = 25
"""More than two parts: what is read and written some rows at a time is here read and written in several."""


@pytest.fixture(autouse=True)
def _small_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(copying, "PART", PART)


@pytest.fixture
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Databases:
    """A new, empty database of a kind."""

    def new(kind: str) -> str:
        return f"sqlite:///{tmp_path}/{kind}-restored.sqlite" if kind == "sqlite" else str(request.getfixturevalue("postgres_url"))

    return new


async def fill(store: Store) -> None:
    """Something in every table."""
    also: list[Executable] = [
        *(people.put("p-1", "Zoë ș", 2**41), people.mute("p-1", 5), keys.add("h", "p-1", "link", 1, 2), keys.use("h", 0), keys.put_seat("s", "x", 1)),
        *(secrets.add("x", bytes(range(256))), heartbeat.put(7), bans.put("address", "::1", None, "a flood")),
        listing.put("x", state="open", public=True, game="azul", made_at=1, updated_at=1, summary={"a": ["ț"]}),
        *(people.put_player("p-1", "Zoë", "Ștefan"), roles.add("t", "spring", 1, "arbiter", "p-1", "Zoë", 4), *people.erase("p-9", 3)),
        *(wakes.put("x", 1), push_subscriptions.put("d", "p-1", "https://push.example/1", "k", "a", "ro", 2)),
        *results.add(results.Result("p-1", "x", 1, "azul", (1,), (40, None), (1,), ("bot:greedy",))),
        *(analyses.put("x", 1, 4, '{"moves":[]}'), insert(schema.metadata.tables["lease"]).values(resource="table:x", epoch=3, left_at=0)),
        insert(schema.metadata.tables["process"]).values(id="a", name="a", address="a:1", key="k", alive_at=1, expires_at=2, taken=0),
        *puzzles.answer("p-1", "z", "1B1"),
        *(listing.put_person("x", "p-1"), reports.add("r", table_id="x", person="p-1", at=1, about="p-2", text="rude")),
    ]
    await store.append(STREAM, 0, [played(n) for n in range(EVENTS)], at=1, also=also)


async def everything(store: Store) -> dict[str, list[tuple[Any, ...]]]:
    """Every row of every table."""
    return {name: sorted(map(tuple, await store.rows(select(table))), key=repr) for name, table in schema.metadata.tables.items()}


@pytest.mark.parametrize("into", ["sqlite", "postgresql"])
def test_all_comes_back_in_either_database(store_url: str, tmp_path: Path, database: Databases, into: str) -> None:
    file = tmp_path / "backup.sqlite"

    async def save(store: Store) -> dict[str, list[tuple[Any, ...]]]:
        await fill(store)
        made = await asyncio.to_thread(backup, store_url, file)
        assert made == Copied(newest(), {name: len(rows) for name, rows in sorted((await everything(store)).items())})
        assert all(made.rows.values())
        return await everything(store)

    before = within(store_url, save)
    target = database(into)
    same = target == store_url
    assert restore(file, target, force=same).rows["event"] == EVENTS

    async def check(store: Store) -> None:
        assert await everything(store) == before
        await store.append(STREAM, EVENTS, [played()], at=1)

    within(target, check)


def test_a_backup_is_of_one_moment(store_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "backup.sqlite"

    async def test(store: Store) -> None:
        loop = asyncio.get_running_loop()
        written: list[int] = []

        async def write() -> None:
            # The heartbeat has the version of the last event in it, always.
            version = len(written) + 1
            await store.append("table:y", version - 1, [played(version)], at=1, also=[heartbeat.put(version)])
            written.append(version)

        def between(read: Any, *given: Any) -> Any:
            """Before and after each table is read, the server writes, and has been answered."""
            asyncio.run_coroutine_threadsafe(write(), loop).result(PATIENCE)
            found = read(*given)
            asyncio.run_coroutine_threadsafe(write(), loop).result(PATIENCE)
            return found

        await write()
        monkeypatch.setattr(copying, "_read", partial(between, copying._read))
        made = await asyncio.to_thread(backup, store_url, file)
        assert len(written) > 2 * len(made.rows)

    within(store_url, test)
    with closing(sqlite3.connect(file)) as saved:
        last = saved.execute("SELECT max(version) FROM event WHERE stream = 'table:y'").fetchone()
        assert last == saved.execute("SELECT max(alive_at) FROM beat").fetchone()
        assert last != (None,)


def test_a_backup_is_one_file_of_its_owner_and_can_itself_be_opened(store_url: str, tmp_path: Path) -> None:
    folder = tmp_path / "backups"
    folder.mkdir()
    file = folder / "monday.sqlite"

    async def test(store: Store) -> None:
        await store.append(STREAM, 0, [played()], at=1)
        await asyncio.to_thread(backup, store_url, file)
        assert [each.name for each in folder.iterdir()] == [file.name]
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
        async with opened(f"sqlite:///{file}") as copy:
            assert await copy.read(STREAM) == await store.read(STREAM)

    within(store_url, test)


def test_nothing_is_written_over_unasked(store_url: str, tmp_path: Path) -> None:
    file = tmp_path / "backup.sqlite"

    async def one(store: Store) -> None:
        await store.append(STREAM, 0, [played()], at=1)

    async def two(store: Store) -> None:
        await store.append(STREAM, 1, [played()], at=1)

    async def versions(store: Store) -> list[int]:
        return [row.version for row in await store.rows(events.streams("table:"))]

    within(store_url, one)
    backup(store_url, file)
    assert code_of(backup, store_url, file) == "file-exists"
    within(store_url, two)
    assert code_of(restore, file, store_url) == "store-not-empty"
    assert within(store_url, versions) == [2]
    restore(file, store_url, force=True)
    assert within(store_url, versions) == [1]
    within(store_url, two)
    backup(store_url, file, force=True)
    restore(file, store_url, force=True)
    assert within(store_url, versions) == [2]


def test_an_empty_store_may_be_restored_into(store_url: str, tmp_path: Path) -> None:
    file = tmp_path / "backup.sqlite"
    within(store_url, lambda store: store.write([]))
    backup(store_url, file)
    assert sum(restore(file, store_url).rows.values()) == 0


def test_a_running_server_is_not_restored_into(store_url: str, tmp_path: Path) -> None:
    file = tmp_path / "backup.sqlite"

    async def test(store: Store) -> None:
        await store.append(STREAM, 0, [played()], at=1)
        await asyncio.to_thread(backup, store_url, file)
        assert await asyncio.to_thread(code_of, lambda: restore(file, store_url, force=True)) == "store-in-use"
        await store.append(STREAM, 1, [played()], at=1)

    within(store_url, test)


def test_whoever_was_erased_since_is_erased_again(store_url: str, tmp_path: Path) -> None:
    file = tmp_path / "backup.sqlite"

    async def save(store: Store) -> None:
        await fill(store)
        await asyncio.to_thread(backup, store_url, file)
        await store.write(people.erase("p-1", 60))

    within(store_url, save)
    for _ in range(2):  # And a second time: the store has not forgotten whom to forget.
        restore(file, store_url, force=True)

        async def test(store: Store) -> None:
            rows = await everything(store)
            assert rows["erased"] == [("p-1", 60), ("p-9", 3)]
            assert rows["person"] == rows["player"] == rows["role"] == rows["key"] == rows["listing_person"] == []
            assert len(rows["event"]) == EVENTS
            assert "Zoë" not in str(rows)

        within(store_url, test)


def test_an_older_backup_is_migrated(store_url: str, tmp_path: Path) -> None:
    old = tmp_path / "old.sqlite"
    engine = connectable(url_of(str(old)), writing=True)
    with engine.begin() as connection:
        migrate(connection, "0001")
        connection.execute(insert(schema.event).values(stream=STREAM, version=1, at=7, actor="p-ann", kind="created", payload='{"form":1}'))
    engine.dispose()
    # The store of an older release is saved as it is, without being migrated.
    file = tmp_path / "backup.sqlite"
    assert backup(f"sqlite:///{old}", file).revision == "0001"
    with closing(sqlite3.connect(old)) as connection_:
        assert connection_.execute("SELECT version_num FROM alembic_version").fetchall() == [("0001",)]
    assert restore(file, store_url).revision == "0001"

    async def test(store: Store) -> None:
        assert [event.at for event in await store.read(STREAM)] == [7]
        assert await store.rows(listing.counts()) == []

    within(store_url, test)


def test_a_newer_backup_is_refused(store_url: str, tmp_path: Path) -> None:
    file = tmp_path / "backup.sqlite"
    within(store_url, lambda store: store.append(STREAM, 0, [played()], at=1))
    backup(store_url, file)
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    assert code_of(restore, file, store_url, force=True) == "newer-store"
    assert within(store_url, lambda store: store.read(STREAM))


def test_a_restoration_that_fails_changes_nothing(store_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "backup.sqlite"
    within(store_url, fill)
    backup(store_url, file)
    # Rows that get lost on the way.
    monkeypatch.setattr(copying, "insert", lambda table: text("DELETE FROM event WHERE version < 0"))
    assert code_of(restore, file, store_url, force=True) == "not-the-same"
    assert code_of(backup, store_url, tmp_path / "other.sqlite") == "not-the-same"
    assert sorted(each.name for each in tmp_path.glob("*other*")) == []
    monkeypatch.undo()
    assert len(within(store_url, lambda store: store.read(STREAM))) == EVENTS


def test_what_is_wrong_with_files_is_said(tmp_path: Path) -> None:
    store = f"sqlite:///{tmp_path}/store.sqlite"
    file = tmp_path / "backup.sqlite"
    assert code_of(backup, store, file) == "no-store"
    assert not (tmp_path / "store.sqlite").exists()
    within(store, fill)
    assert code_of(backup, store, tmp_path) == "is-a-folder"
    assert code_of(backup, store, tmp_path / "nowhere" / "backup") == "not-copied"
    assert code_of(backup, store, tmp_path / "store.sqlite", force=True) == "same-file"
    assert code_of(restore, tmp_path / "store.sqlite", store, force=True) == "same-file"
    assert code_of(restore, file, store) == "no-backup"
    file.write_text("Dear Ann, " * 1_000)
    assert code_of(restore, file, store, force=True) == "not-copied"
    file.write_bytes(b"")
    assert code_of(restore, file, store, force=True) == "not-a-store"
    assert code_of(backup, f"sqlite:///{file}", tmp_path / "copy") == "not-a-store"
    backup(store, file, force=True)
    whole = file.read_bytes()
    file.write_bytes(whole[: len(whole) // 2])
    assert code_of(lambda: restore(file, store, force=True)) in ("damaged", "not-copied")
    assert len(within(store, lambda opened: opened.read(STREAM))) == EVENTS


def test_tables_of_others_are_left_alone(store_url: str, tmp_path: Path) -> None:
    file = tmp_path / "backup.sqlite"
    within(store_url, lambda store: store.write([text("CREATE TABLE other (id integer)"), text("INSERT INTO other VALUES (5)"), heartbeat.put(1)]))
    assert "other" not in backup(store_url, file).rows
    restore(file, store_url, force=True)
    assert within(store_url, lambda store: store.rows(text("SELECT id FROM other"))) == [(5,)]  # type: ignore[arg-type]


def test_somebody_elses_database_is_not_taken(store_url: str, database: Databases, tmp_path: Path) -> None:
    file = tmp_path / "backup.sqlite"
    within(f"sqlite:///{tmp_path}/source.sqlite", fill)
    backup(f"sqlite:///{tmp_path}/source.sqlite", file)
    engine = connectable(url_of(store_url), writing=True)
    with engine.begin() as connection:
        connection.execute(text("CREATE TABLE event (title text)"))
    engine.dispose()
    assert code_of(restore, file, store_url, force=True) == "not-a-store"
