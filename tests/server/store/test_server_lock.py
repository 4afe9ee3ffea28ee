"""The lock of a server on its store: nobody else gets it, it is taken again when it was lost, and who lost it to another stores nothing more."""

import errno
import json
import os
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg
import pytest

from azulejos.server.store import Store, StoreFailed, file_lock
from azulejos.server.store.lock_holder import Holder, StoreInUse
from azulejos.server.store.server_lock import ServerLock, take
from azulejos.server.store.session_lock import SessionLock
from tests.kit.errors import raises
from tests.server import postgres
from tests.server.store.kit import STREAM, played
from tests.server.web.running import until

Lose = Callable[[], None]


@contextmanager
def held(url: str) -> Iterator[ServerLock]:
    lock = take(url, wait=0)
    try:
        yield lock
    finally:
        lock.release()


@pytest.fixture
def lose(store_url: str, tmp_path: Path) -> Lose:
    """Take the lock away from whoever has it: remove its file, or end its session."""

    def end_session() -> None:
        with psycopg.connect(postgres.plain(store_url), autocommit=True) as connection:
            ended = connection.execute(
                "SELECT pg_terminate_backend(pid, 60000) FROM pg_stat_activity WHERE datname = current_database() AND application_name ~ 'serve'"
            ).fetchall()
        assert ended == [(True,)]

    return (tmp_path / "store.sqlite.lock").unlink if store_url.startswith("sqlite") else end_session


def test_one_at_a_time(store_url: str) -> None:
    with held(store_url) as lock:
        lock.tell("http://127.0.0.1:8080")
        for _ in range(2):
            with pytest.raises(StoreInUse) as caught:
                take(store_url, wait=0)
            holder = caught.value.holder
            assert (holder.use, holder.pid, holder.address, holder.is_here) == ("serve", os.getpid(), "http://127.0.0.1:8080", True)
            assert holder.since.endswith("UTC")
            assert not holder.is_passing
            lock.hold()
    with held(store_url):
        pass


def test_a_lost_lock_is_taken_again(store_url: str, lose: Lose) -> None:
    with held(store_url) as lock:
        lock.tell("http://127.0.0.1:8080")
        lose()
        lock.hold()
        with pytest.raises(StoreInUse) as caught:
            take(store_url, wait=0)
        assert caught.value.holder.address == "http://127.0.0.1:8080"


async def test_who_has_lost_the_lock_to_another_stores_nothing_more(store_url: str, lose: Lose, caplog: pytest.LogCaptureFixture) -> None:
    with held(store_url) as lock:
        store = await Store.open(store_url, lock=lock)
        try:
            await store.append(STREAM, 0, [played()], at=1)
            await store.look()
            assert store.refusal is None
            lose()
            with held(store_url):
                for _ in range(3):
                    await store.look()
                assert isinstance(store.fault, StoreInUse)
                with raises(StoreFailed, "store-failed"):
                    await store.append(STREAM, 1, [played()], at=1)
            with raises(StoreFailed, "store-failed"):  # The other one has written meanwhile: what is in memory here is past.
                await store.append(STREAM, 1, [played()], at=1)
            assert [record.getMessage() for record in caplog.records] == ["store-in-use"]
            with raises(StoreFailed, "not-read"):
                await store.read(STREAM)
        finally:
            await store.close()


async def test_after_a_restart_of_postgresql_the_first_to_come_has_the_store(postgres_url: str) -> None:
    with held(postgres_url) as lock:
        store = await Store.open(postgres_url, lock=lock)
        try:
            await store.append(STREAM, 0, [played()], at=1)
            with psycopg.connect(postgres.plain(postgres_url), autocommit=True) as connection:
                connection.execute(
                    "SELECT pg_terminate_backend(pid, 60000) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
                )
            # The writer connects anew, and is not the server any more, though no beat has come yet.
            with held(postgres_url), raises(StoreFailed, "store-failed"):
                await store.append(STREAM, 1, [played()], at=1)
            assert isinstance(store.fault, StoreInUse)
        finally:
            await store.close()


def test_our_own_lost_session_is_nobody_else(postgres_url: str) -> None:
    """The line to PostgreSQL breaks, and PostgreSQL does not notice: then the lock is still that of the session before."""
    lock = take(postgres_url, wait=0)
    assert isinstance(lock, SessionLock)
    try:
        before = lock._connection
        before.detach()
        lock._connection = lock._engine.connect()
        lock._connection.close()
        with raises(StoreFailed, "store-failed"):
            lock.hold()
        until(lambda: code_of_hold(lock) is None)
        before.close()
    finally:
        lock.release()


def code_of_hold(lock: ServerLock) -> str | None:
    try:
        lock.hold()
    except StoreFailed as error:
        return error.code
    return None


def test_a_link_leads_to_the_same_lock(tmp_path: Path) -> None:
    (tmp_path / "here").symlink_to(tmp_path / "store.sqlite")
    with held(f"sqlite:///{tmp_path}/store.sqlite"), pytest.raises(StoreInUse):
        take(f"sqlite:///{tmp_path}/here", wait=0)


def test_a_file_system_without_locks_is_refused_with_what_to_do(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def none(*_: object, **__: object) -> None:
        raise OSError(errno.ENOLCK, "No locks available")

    monkeypatch.setattr(file_lock, "lock", none)
    with raises(StoreFailed, "not-locked") as caught:
        take(sqlite_url)
    assert "local disk" in str(caught.value)


def test_whatever_stands_in_a_lock_file_of_nobody_is_no_lock(tmp_path: Path, sqlite_url: str) -> None:
    file = tmp_path / "store.sqlite.lock"
    for text in ("", "{", "[1]", '{"pid": "x"}', '{"colour": 1}'):
        file.write_text(text)
        file.chmod(0o644)
        with held(sqlite_url):
            assert json.loads(file.read_text())["pid"] == os.getpid()
            assert file.stat().st_mode & 0o777 == 0o600
            file.write_text(text)
            with pytest.raises(StoreInUse) as caught:
                take(sqlite_url, wait=0)
            assert "another program" in str(caught.value)


def test_who_is_only_passing_is_waited_for() -> None:
    serving = Holder("serve", os.getpid(), "http://127.0.0.1:8080", host=socket.gethostname())
    assert not serving.is_passing
    assert Holder("serve", os.getpid()).is_passing, "it is starting"
    assert Holder("serve", 2**22 + 1, "http://127.0.0.1:8080").is_passing, "it was killed"
    assert not Holder("serve", 2**22 + 1, "http://192.0.2.1:8080", is_here=False).is_passing, "nobody can see that from here"
    assert not Holder("restore", os.getpid()).is_passing
