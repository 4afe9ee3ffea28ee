"""The two databases: how they are reached, and the promise that a commit of either is on the disk when it returns."""

from __future__ import annotations

import sqlite3
from math import ceil
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from azulejos.files import keep_private, make_private
from azulejos.server.store.deadline import limited
from azulejos.server.store.driver import driven
from azulejos.server.store.errors import StoreFailed, reason

# What SQLite is asked for, and what it must then answer. 2 is FULL: the log is synced before a commit returns.
# (On a Mac, only with `fullfsync` does a sync reach the disk; elsewhere it changes nothing.)
PRAGMAS: dict[str, tuple[str, object]] = {
    "busy_timeout": ("5000", 5000),
    "journal_mode": ("WAL", "wal"),
    "synchronous": ("FULL", 2),
    "foreign_keys": ("ON", 1),
    "fullfsync": ("ON", 1),
    "checkpoint_fullfsync": ("ON", 1),
}

# Beside the database SQLite has its log, and an index of that, for as long as somebody has the database open.
LOGS = ("-wal", "-shm")

# By this name a server is seen in PostgreSQL's list of connections.
APPLICATION = "azulejos"


def url_of(database: str) -> URL:
    """The address of a database; a path alone is one of SQLite.

    >>> url_of("games.sqlite").drivername, url_of("postgresql://ann@host/games").drivername
    ('sqlite', 'postgresql+psycopg')
    """
    if "://" not in database:
        return URL.create("sqlite", database=database)
    try:
        url = make_url(database)
    except (ArgumentError, ValueError):
        raise StoreFailed("bad-database", "The database cannot be understood: give sqlite:///PATH or postgresql://USER@HOST/NAME.") from None
    if url.get_backend_name() == "postgresql":
        return url.set(drivername="postgresql+psycopg")
    if url.drivername in ("sqlite", "sqlite+pysqlite"):
        if not url.database or url.database.startswith((":memory:", "file:")):
            raise StoreFailed("not-synced", "A database in memory would lose every game at its end: give sqlite:///PATH.")
        return url.set(drivername="sqlite")
    raise StoreFailed("bad-database", f"There is no store in {url.drivername}: give sqlite:///PATH or postgresql://USER@HOST/NAME.")


def shown(url: URL) -> str:
    """The address without its password.

    >>> shown(url_of("postgresql://ann:secret@host/games"))
    'postgresql+psycopg://ann:***@host/games'
    """
    return url.render_as_string(hide_password=True)


def file_of(url: URL) -> Path | None:
    """The file of an SQLite database, or None for another one."""
    return Path(url.database or "") if url.drivername == "sqlite" else None


def make_file(file: Path) -> None:
    """Make a new database's file and its folder, for our eyes only, and keep an old one so: seeds and the hashes of keys are in it."""
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    make_private(file)  # SQLite gives its log the owner and the mode of the database
    for log in LOGS:
        keep_private(Path(f"{file.resolve()}{log}"))


def not_opened(url: URL, error: SQLAlchemyError | OSError) -> StoreFailed:
    """What is said of a database that cannot be opened."""
    why = error.strerror or error if isinstance(error, OSError) else reason(error)
    return StoreFailed("not-opened", f"{shown(url)} cannot be opened: {why}.")


def check_synced(fsync: str) -> None:
    """Refuse a PostgreSQL that does not sync; it may be told not to while it runs."""
    if fsync != "on":
        raise StoreFailed("not-synced", "PostgreSQL runs with fsync off, and would lose games in a crash: set fsync = on.")


def connectable(url: URL, *, writing: bool, size: int = 1, seconds: float | None = None) -> Engine:
    """An engine whose every connection keeps the promise, or is refused; one that does not write cannot.

    `seconds` is how long the database may take for anything; None for as long as it takes, as a backup does.
    """
    timeouts: dict[str, Any] = {}
    if seconds is not None:
        timeouts["pool_timeout"] = seconds
        if url.drivername != "sqlite":
            timeouts["connect_args"] = {name: value for name, value in _watchful(seconds).items() if name not in url.query}
    try:
        engine = create_engine(url, pool_size=size, max_overflow=0, hide_parameters=True, **timeouts)
    except ImportError as error:
        raise StoreFailed("no-psycopg", 'PostgreSQL needs psycopg: install it with pip install "azulejos[postgres]".') from error
    if url.drivername == "sqlite":
        event.listen(engine, "connect", _sqlite(writing))
        if not writing:
            event.listen(engine, "do_connect", _of_a_file_that_is_there)
        _begins(engine, "BEGIN IMMEDIATE" if writing else "BEGIN")
    else:
        event.listen(engine, "connect", _postgresql(writing, seconds))
    return engine


def _watchful(seconds: float) -> dict[str, int]:
    """How PostgreSQL's library notices that nobody is at the other end of a line; what a database's address says goes before."""
    return {
        "connect_timeout": max(2, ceil(seconds)),  # It takes less than 2 for 2.
        "keepalives": 1,
        "keepalives_idle": max(1, ceil(seconds)),
        "keepalives_interval": max(1, ceil(seconds / 3)),
        "keepalives_count": 3,
        "tcp_user_timeout": ceil(seconds * 1000),
    }


def draft(file: Path) -> Engine:
    """An engine for a new SQLite file that nobody else has: one file, without a log beside it, which the caller syncs when it is complete."""
    engine = create_engine(URL.create("sqlite", database=str(file)), pool_size=1, max_overflow=0, hide_parameters=True)

    @event.listens_for(engine, "connect")
    def connected(connection: sqlite3.Connection, _: object) -> None:
        connection.isolation_level = None
        for pragma in ("journal_mode = MEMORY", "synchronous = OFF", "foreign_keys = ON"):
            connection.execute(f"PRAGMA {pragma}")

    _begins(engine, "BEGIN")
    return engine


def _begins(engine: Engine, how: str) -> None:
    # The driver would begin transactions itself, too late and not before DDL: the engine begins them instead.
    @event.listens_for(engine, "begin")
    def begun(connection: Connection) -> None:
        driven(connection, how)


def _of_a_file_that_is_there(_: object, __: object, given: list[Any], options: dict[str, Any]) -> None:
    """SQLite would make an empty file where somebody has removed the database: who only reads must not."""
    given[0] = f"{Path(given[0]).absolute().as_uri()}?mode=rw"
    options["uri"] = True


def _sqlite(writing: bool) -> Any:
    def connected(connection: sqlite3.Connection, _: object) -> None:
        connection.isolation_level = None
        for pragma, (wanted, expected) in PRAGMAS.items():
            if not writing and pragma == "journal_mode":
                continue
            connection.execute(f"PRAGMA {pragma} = {wanted}")
            [found] = connection.execute(f"PRAGMA {pragma}").fetchone()
            if found != expected:
                raise StoreFailed("not-synced", f"SQLite has {pragma} {found} here, not {wanted}: keep the database in a file on a local disk.")
        if not writing:
            connection.execute("PRAGMA query_only = ON")

    return connected


def _postgresql(writing: bool, seconds: float | None = None) -> Any:
    def connected(connection: Any, _: object) -> None:
        with limited(connection, seconds), connection.cursor() as cursor:
            cursor.execute("SHOW fsync")
            [fsync] = cursor.fetchone()
            check_synced(fsync)
            cursor.execute("SET synchronous_commit = on")
            cursor.execute(f"SET application_name = '{APPLICATION}'")
            if not writing:
                cursor.execute("SET default_transaction_read_only = on")
            if seconds is not None:
                cursor.execute(f"SET statement_timeout = {ceil(seconds * 1000)}")
                # What is left of us behind a line that broke, with its locks, ends by itself.
                cursor.execute(f"SET idle_in_transaction_session_timeout = {ceil(seconds * 2000)}")
            # Within a transaction that is rolled back, a SET is forgotten.
            connection.commit()

    return connected
