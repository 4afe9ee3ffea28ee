"""Backups: the whole store in one file, made while the server runs, and brought back into either database.

A backup is an SQLite file with the tables of the revision that the store had. So it needs no format of its own: old ones are migrated as old stores
are, and any tool for SQLite can look into it. It has seeds and hashes of keys in it, and only its owner may read it.
"""

from __future__ import annotations

import os
import secrets
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import URL, Connection, Engine, MetaData, Table, insert, inspect, select, text
from sqlalchemy.exc import SQLAlchemyError

from azulejos.files import OURS
from azulejos.server.store import people, schema
from azulejos.server.store.copying import Sum, copy, sums, tables_of
from azulejos.server.store.database import APPLICATION, connectable, draft, file_of, make_file, shown, url_of
from azulejos.server.store.errors import BackupRefused, reason
from azulejos.server.store.lock_holder import StoreInUse, Use
from azulejos.server.store.migration import VERSIONS, check_ours, migrate, own_revision
from azulejos.server.store.server_lock import take

_OTHERS = text("SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND application_name = :us AND pid <> pg_backend_pid()")


@dataclass(frozen=True, slots=True)
class Copied:
    """What was copied: the revision of the backup, and how many rows of each table."""

    revision: str
    rows: dict[str, int]


def check_there(database: str) -> None:
    """Refuse a store that is not there: whoever opens one makes it."""
    file = file_of(url_of(database))
    if file is not None and not file.is_file():
        raise BackupRefused("no-store", f"There is no store at {file}: name it with --database.")


def backup(database: str, file: Path, *, force: bool = False) -> Copied:
    """Copy a store as it is at one moment, while its server goes on; the file appears when it is complete and was read again."""
    check_there(database)
    url = url_of(database)
    source_file = file_of(url)
    if file.is_dir():
        raise BackupRefused("is-a-folder", f"{file} is a folder: name a file in it.")
    if not force and os.path.lexists(file):
        raise BackupRefused("file-exists", f"{file} already exists: choose another name, or use --force to overwrite it.")
    if source_file is not None and file.exists() and file.samefile(source_file):
        raise BackupRefused("same-file", f"{file} is the store itself: choose another name.")
    with said(f"{shown(url)} cannot be saved in {file}"), _whole(file) as unfinished:
        target = draft(unfinished)
        with _disposed(connectable(url, writing=False)) as source, source.connect() as reading, _disposed(target), target.begin() as writing:
            if url.drivername != "sqlite":
                reading.execution_options(isolation_level="REPEATABLE READ")
            revision = _revision(reading, shown(url))
            migrate(writing, revision)
            tables = tables_of(writing)
            read = copy(reading, tables_of(reading, [table.name for table in tables]), writing, tables)
        _verify(unfinished, tables, read)
    return Copied(revision, _rows(read))


def restore(file: Path, database: str, *, force: bool = False) -> Copied:
    """Bring a backup back, of this revision or an older one, in one transaction; over what is in the store only if `force`.

    Who was erased from that store since the backup was made is erased again.
    """
    url = url_of(database)
    if not file.is_file():
        raise BackupRefused("no-backup", f"There is no backup {file}.")
    target_file = file_of(url)
    if target_file is not None and target_file.exists() and file.samefile(target_file):
        raise BackupRefused("same-file", f"{file} is the store itself: name another one with --database.")
    source = connectable(URL.create("sqlite", database=str(file)), writing=False)
    with said(f"{file} cannot be restored to {shown(url)}"), _disposed(source), source.connect() as reading:
        _check(reading, str(file))
        revision = _revision(reading, str(file))
        saved = tables_of(reading)
        with served_by_nobody(database, "restore"), prepared(url) as target, target.begin() as writing:
            erased = _erased(writing)
            _clear(writing, shown(url), force)
            migrate(writing, revision)
            tables = tables_of(writing, [table.name for table in saved])
            read = copy(reading, saved, writing, tables)
            if sums(writing, tables) != read:
                raise BackupRefused("not-the-same", f"{shown(url)} does not hold what {file} does: nothing was changed. Check the disk.")
            migrate(writing)
            _erase_again(writing, erased)
    return Copied(revision, _rows(read))


def _erased(connection: Connection) -> dict[str, int]:
    """Who was erased from a store, and when."""
    if not inspect(connection).has_table(schema.erased.name):
        return {}
    return {row.person: row.at for row in connection.execute(select(schema.erased))}


def _erase_again(connection: Connection, before: dict[str, int]) -> None:
    """Whoever was erased since the backup was made is erased once more."""
    there = _erased(connection)
    for person, at in before.items():
        for statement in people.forget(person):
            connection.execute(statement)
        if person not in there:
            connection.execute(insert(schema.erased).values(person=person, at=at))


def _rows(read: dict[str, Sum]) -> dict[str, int]:
    return {table: sum.rows for table, sum in sorted(read.items())}


def _revision(connection: Connection, where: str) -> str:
    revision = own_revision(connection, where)
    if revision is None:
        raise BackupRefused("not-a-store", f"{where} holds no store of Azulejos: name another one.")
    return revision


def _check(connection: Connection, where: str) -> None:
    faults = [*connection.execute(text("PRAGMA integrity_check(1)")).scalars(), *connection.execute(text("PRAGMA foreign_key_check")).all()]
    if faults != ["ok"]:
        raise BackupRefused("damaged", f"{where} is damaged ({faults[0]}): use another one.")


def _verify(file: Path, tables: Sequence[Table], read: dict[str, Sum]) -> None:
    """Read what was written."""
    with _disposed(draft(file)) as engine, engine.connect() as connection:
        _check(connection, str(file))
        if sums(connection, tables) != read:
            raise BackupRefused("not-the-same", "What was written is not what was read: check the disk, and try again.")


def _clear(connection: Connection, where: str, force: bool) -> None:
    """Make room in a store: its tables go, and come back as the backup had them. What is not ours stays."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SET LOCAL lock_timeout = '5s'"))
        if connection.execute(_OTHERS, {"us": APPLICATION}).scalar_one():
            raise _in_use(where)
    tables = tables_of(connection, list(schema.metadata.tables))
    if tables:
        _revision(connection, where)
    if not force and any(connection.execute(select(table).limit(1)).first() for table in tables):
        raise BackupRefused("store-not-empty", f"{where} holds a store already: choose another one, or use --force to replace what is in it.")
    for table in reversed(tables):
        table.drop(connection)
    if VERSIONS in inspect(connection).get_table_names():
        Table(VERSIONS, MetaData()).drop(connection)


def _alone(file: Path) -> None:
    """Refuse where a server has an SQLite store open: only somebody who is alone may take it out of WAL mode."""
    connection = sqlite3.connect(file, timeout=1, isolation_level=None)
    try:
        connection.execute("PRAGMA journal_mode = DELETE")
    except sqlite3.OperationalError as error:
        if "locked" in str(error):
            raise _in_use(str(file)) from None
        raise
    finally:
        connection.close()


@contextmanager
def served_by_nobody(database: str, command: Use) -> Iterator[None]:
    """With the server's lock, in the name of a command: nobody serves this store, and nobody begins to."""
    try:
        lock = take(database, command)
    except StoreInUse as error:
        raise BackupRefused("store-in-use", f"{error.where} is in use ({error.holder}): stop it first.") from None
    try:
        yield
    finally:
        lock.release()


@contextmanager
def prepared(url: URL) -> Iterator[Engine]:
    """The engine to change a store with, if nobody else uses it."""
    file = file_of(url)
    check_ours(url)
    if file is not None:
        make_file(file)
        _alone(file)
    with _disposed(connectable(url, writing=True)) as engine:
        yield engine


def _in_use(where: str) -> BackupRefused:
    return BackupRefused("store-in-use", f"{where} is in use: stop the server first.")


@contextmanager
def _disposed(engine: Engine) -> Iterator[Engine]:
    try:
        yield engine
    finally:
        engine.dispose()


@contextmanager
def said(what: str) -> Iterator[None]:
    """Whatever a database or the system has to say, in one sentence."""
    try:
        yield
    except (SQLAlchemyError, sqlite3.Error, OSError) as error:
        why = error.strerror if isinstance(error, OSError) and error.strerror else reason(error)
        raise BackupRefused("not-copied", f"{what}: {why}.") from error


@contextmanager
def _whole(file: Path) -> Iterator[Path]:
    """A file that appears in one step, as `azulejos.files.write_whole` makes it, but which need not fit into the memory."""
    place = file.resolve()
    unfinished = place.with_name(f".{place.name}.{secrets.token_hex(6)}")
    try:
        unfinished.touch(mode=OURS, exist_ok=False)
        unfinished.chmod(OURS)  # whatever the umask says
        yield unfinished
        _sync(unfinished)
        unfinished.replace(place)
        with suppress(PermissionError):  # a folder cannot be opened on Windows, and need not be
            _sync(place.parent)
    finally:
        unfinished.unlink(missing_ok=True)


def _sync(path: Path) -> None:
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
