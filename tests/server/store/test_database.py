"""How a database is opened, and when it is refused."""

import asyncio
import os
import sqlite3
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg
import pytest
from sqlalchemy import text

from azulejos.server.store import Store, StoreFailed, database
from azulejos.server.store.backup import backup, restore
from tests.kit.errors import raises
from tests.kit.patience import PATIENCE
from tests.server import postgres
from tests.server.needs import missing
from tests.server.store.kit import STREAM, opened, played, within


def refused(url: str) -> StoreFailed:
    with pytest.raises(StoreFailed) as caught:
        asyncio.run(Store.open(url))
    assert "\n" not in str(caught.value)
    return caught.value


def test_sqlite_is_in_wal_mode_and_synced(tmp_path: Path) -> None:
    url = database.url_of(f"sqlite:///{tmp_path}/store.sqlite")
    for writing in (True, False):
        with database.connectable(url, writing=writing).connect() as connection:
            pragmas = {name: connection.execute(text(f"PRAGMA {name}")).scalar_one() for name in database.PRAGMAS}
        assert (pragmas["journal_mode"], pragmas["synchronous"], pragmas["foreign_keys"], pragmas["busy_timeout"]) == ("wal", 2, 1, 5000)
        connection.engine.dispose()


def test_a_file_is_made_with_its_folder_for_its_owner_alone(tmp_path: Path) -> None:
    file = tmp_path / "new folder" / "100%" / "store.sqlite"

    async def test(store: Store) -> None:
        await store.append(STREAM, 0, [played()], at=1)
        for each in file.parent.iterdir():
            assert stat.S_IMODE(each.stat().st_mode) == 0o600

    within(f"sqlite:///{file}", test)
    # Closed tidily, it is one file again.
    assert [each.name for each in file.parent.iterdir()] == ["store.sqlite"]


@contextmanager
def umask(mask: int) -> Iterator[None]:
    before = os.umask(mask)
    try:
        yield
    finally:
        os.umask(before)


@pytest.mark.parametrize("mask", [0, 0o277])
def test_only_its_owner_reads_a_file_whatever_it_was_and_the_umask_says(tmp_path: Path, mask: int) -> None:
    file, copy = tmp_path / "store.sqlite", tmp_path / "backup.sqlite"
    url = f"sqlite:///{file}"

    def modes() -> dict[str, int]:
        return {each.name: stat.S_IMODE(each.stat().st_mode) for each in tmp_path.iterdir()}

    async def test(store: Store) -> None:
        await store.append(STREAM, len(await store.read(STREAM)), [played()], at=1)
        await asyncio.to_thread(backup, url, copy, force=True)
        ours = dict.fromkeys(("store.sqlite", "store.sqlite-wal", "store.sqlite-shm", "backup.sqlite"), 0o600)
        assert modes() == ours
        for each in tmp_path.iterdir():
            each.chmod(0o644)
        async with opened(url):  # A command of somebody beside the server.
            assert modes() == ours | {"backup.sqlite": 0o644}

    with umask(mask):
        within(url, test)
        file.chmod(0o644)
        within(url, test)


def test_what_root_restores_belongs_to_whom_it_belonged_to(tmp_path: Path) -> None:
    if os.geteuid() != 0:
        missing("only root can give files away")
    service = 12_345
    folder, copy = tmp_path / "service", tmp_path / "backup.sqlite"
    within(f"sqlite:///{tmp_path}/source.sqlite", lambda store: store.append(STREAM, 0, [played()], at=1))
    backup(f"sqlite:///{tmp_path}/source.sqlite", copy)
    folder.mkdir()
    os.chown(folder, service, service)
    for force in (False, True):  # A new file in the service's folder, and then over one that is there.
        restore(copy, f"sqlite:///{folder}/store.sqlite", force=force)
        [file] = folder.iterdir()
        found = file.stat()
        assert (file.name, found.st_uid, found.st_gid, stat.S_IMODE(found.st_mode)) == ("store.sqlite", service, service, 0o600)


def test_a_database_in_memory_is_refused() -> None:
    assert refused("sqlite:///:memory:").code == "not-synced"
    assert refused("sqlite://").code == "not-synced"


def test_what_cannot_be_synced_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # As SQLite does where it cannot: it says nothing, and keeps another mode.
    monkeypatch.setitem(database.PRAGMAS, "synchronous", ("NORMAL", 2))
    error = refused(f"sqlite:///{tmp_path}/store.sqlite")
    assert (error.code, "synchronous" in error.text) == ("not-synced", True)


def test_other_files_are_refused(tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("Dear Ann, " * 500)
    assert refused(f"sqlite:///{tmp_path}/letter").code == "not-opened"
    assert refused(f"sqlite:///{tmp_path}").code == "not-opened"
    assert refused(f"sqlite:///{tmp_path}/letter/store").code == "not-opened"


@pytest.mark.parametrize("url", ["mysql://host/name", "http://host", "://", "postgresql://host:port/name"])
def test_other_databases_are_refused(url: str) -> None:
    assert refused(url).code == "bad-database"


def test_a_server_that_is_not_there_is_told_without_the_password(tmp_path: Path) -> None:
    error = refused(f"postgresql://ann:secret@/games?host={tmp_path}")
    assert error.code == "not-opened"
    assert "secret" not in str(error)


async def test_postgresql_waits_for_the_sync_whatever_its_default_is(postgres_url: str) -> None:
    with psycopg.connect(postgres.plain(postgres_url), autocommit=True) as connection:
        [name] = connection.execute("SELECT current_database()").fetchone() or ()
        connection.execute(f"ALTER DATABASE {name} SET synchronous_commit = off".encode())
    async with opened(postgres_url) as store:
        # The place in its log up to which PostgreSQL has synced is never behind what we were told is stored.
        with psycopg.connect(postgres.plain(postgres_url), autocommit=True) as connection:
            assert connection.execute("SHOW synchronous_commit").fetchone() == ("off",)
            for n in range(20):
                before = connection.execute("SELECT pg_current_wal_insert_lsn()").fetchone()
                await store.append(STREAM, n, [played(n)], at=1)
                synced = connection.execute("SELECT pg_current_wal_flush_lsn() > %s::pg_lsn", before).fetchone()
                assert synced == (True,)


def test_postgresql_without_fsync_is_refused() -> None:
    class Cursor:
        """A session of a server with fsync off; a real one would have to be started for it."""

        def __enter__(self) -> "Cursor":
            return self

        def __exit__(self, *_: object) -> None:
            pass

        def cursor(self) -> "Cursor":
            return self

        def execute(self, statement: str) -> None:
            assert statement == "SHOW fsync"

        def fetchone(self) -> tuple[str]:
            return ("off",)

    with raises(StoreFailed, "not-synced"):
        database._postgresql(True)(Cursor(), None)


async def test_postgresql_that_is_told_not_to_sync_while_it_runs(postgres_store: Store, postgres_url: str, caplog: pytest.LogCaptureFixture) -> None:
    async def told(statement: str, *, refused: bool) -> None:
        with psycopg.connect(postgres.plain(postgres_url), autocommit=True) as connection:
            connection.execute(statement.encode())
            connection.execute("SELECT pg_reload_conf()")
        async with asyncio.timeout(PATIENCE):  # It tells its sessions when it comes to it.
            while (postgres_store.refusal is not None) is not refused:
                await postgres_store.look()

    await postgres_store.append(STREAM, 0, [played()], at=1)
    try:
        await told("ALTER SYSTEM SET fsync = off", refused=True)
        with raises(StoreFailed, "store-failed"):
            await postgres_store.append(STREAM, 1, [played()], at=1)
        await postgres_store.look()
    finally:
        await told("ALTER SYSTEM RESET fsync", refused=False)
    await postgres_store.append(STREAM, 1, [played()], at=1)
    assert [record.getMessage() for record in caplog.records] == ["not-synced", "store-usable-again"]


async def test_somebody_else_may_read_meanwhile(tmp_path: Path, sqlite_store: Store) -> None:
    with sqlite3.connect(tmp_path / "store.sqlite", isolation_level=None) as other:
        other.execute("BEGIN")
        other.execute("SELECT count(*) FROM event").fetchone()
        await sqlite_store.append(STREAM, 0, [played()], at=1)
        assert other.execute("SELECT count(*) FROM event").fetchone() == (0,)
    other.close()
    assert len(await sqlite_store.read(STREAM)) == 1
