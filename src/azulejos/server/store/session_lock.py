"""The lock of a server on a store in PostgreSQL: an advisory one, of a session that does nothing else."""

from __future__ import annotations

import os
import re
from contextlib import AbstractContextManager, suppress
from threading import Lock

from sqlalchemy import URL, Connection, text
from sqlalchemy.exc import SQLAlchemyError

from azulejos.server.logs import Log
from azulejos.server.store.database import APPLICATION, connectable, shown
from azulejos.server.store.deadline import limited
from azulejos.server.store.errors import StoreFailed, reason
from azulejos.server.store.lock_holder import Holder, StoreInUse, Use

KEY = 4_170_718
"""Any number but that of migrations will do, as long as every server asks for the same."""
LONGEST_NAME = 63
"""PostgreSQL cuts longer names of applications."""
RELEASE_SECONDS = 1.0
KEEPALIVES = "SET tcp_keepalives_idle = 10; SET tcp_keepalives_interval = 5; SET tcp_keepalives_count = 3"
"""A machine that has lost its power does not say goodbye: PostgreSQL asks after it, and lets go of the lock within half a minute."""
_TAKE = text("SELECT pg_try_advisory_lock(:key), pg_backend_pid()")
_TAKE_SHARED = text("SELECT pg_try_advisory_lock_shared(:key), pg_backend_pid()")
_NAME = text("SELECT set_config('application_name', :name, false)")
_HOLDER = text(
    """SELECT session.pid, session.application_name, to_char(session.backend_start AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI "UTC"'),
    session.client_addr IS NOT DISTINCT FROM inet_client_addr()
    FROM pg_locks JOIN pg_stat_activity AS session USING (pid)
    WHERE locktype = 'advisory' AND granted AND classid = 0 AND objid = :key AND objsubid = 1
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"""
)


class SessionLock:
    """The lock of a database of PostgreSQL: one of a session that has no other work. Its name tells who has it."""

    def __init__(self, url: URL, use: Use, seconds: float | None = None, *, shared: bool = False) -> None:
        """Whatever takes longer than so many seconds has failed. A `shared` lock keeps only those out who want it for themselves."""
        self._take = _TAKE_SHARED if shared else _TAKE
        self._engine = connectable(url, writing=False, seconds=seconds)
        self._seconds = seconds
        self._where = shown(url)
        self._name = f"{APPLICATION} {use} {os.getpid()}"
        self._backend = 0
        self._turn = Lock()
        try:
            self._connection = self._taken()
        except BaseException:
            self._engine.dispose()
            raise

    def hold(self) -> None:
        """The lock ends with its session."""
        with self._turn:
            with suppress(SQLAlchemyError), self._in_time(self._connection):
                if self._connection.execute(text("SELECT pg_backend_pid()")).scalar_one() == self._backend:
                    return
            self._drop(self._connection)
            try:
                self._connection = self._taken()
            except SQLAlchemyError as error:
                raise StoreFailed("store-failed", f"PostgreSQL cannot be reached for the server's lock: {reason(error)}.") from error
            Log().warning("lock-taken-again", reason="The session that held it was lost.")

    def tell(self, address: str) -> None:
        """Name the session for it."""
        with self._turn:
            self._name = f"{self._name} {address}" if len(self._name) + len(address) < LONGEST_NAME else self._name
            with suppress(SQLAlchemyError), self._in_time(self._connection):  # Where that fails, the next session is named so.
                self._connection.execute(_NAME, {"name": self._name})

    def release(self) -> None:
        """End the session. If it is just being asked for and does not answer, it ends with the process."""
        if self._turn.acquire(timeout=RELEASE_SECONDS):
            try:
                self._drop(self._connection)
                self._engine.dispose()
            finally:
                self._turn.release()

    def _taken(self) -> Connection:
        connection = self._engine.connect()
        try:
            with self._in_time(connection):
                connection.execution_options(isolation_level="AUTOCOMMIT")
                connection.exec_driver_sql(KEEPALIVES)
                connection.execute(_NAME, {"name": self._name})
                is_taken, backend = connection.execute(self._take, {"key": KEY}).one()
                if not is_taken:
                    self._refuse(connection)
        except BaseException:
            self._drop(connection)
            raise
        self._backend = backend
        return connection

    def _in_time(self, connection: Connection) -> AbstractContextManager[None]:
        return limited(connection.connection.dbapi_connection, self._seconds)

    def _refuse(self, connection: Connection) -> None:
        found = connection.execute(_HOLDER, {"key": KEY}).first()
        if found is None:
            raise StoreFailed("store-failed", "Somebody had the server's lock a moment ago: try again.")
        backend, name, since, is_here = found
        if backend == self._backend:
            # Our own session of before: the line to it was lost, and PostgreSQL does not know yet. Nobody else has the lock.
            connection.execute(text("SELECT pg_terminate_backend(:backend)"), {"backend": backend})
            raise StoreFailed("store-failed", "The session that holds the server's lock was lost, and is being ended: try again.")
        use, pid, address = _named(name or "")
        raise StoreInUse(self._where, Holder(use, pid, address, since or "", is_here=is_here))

    def _drop(self, connection: Connection) -> None:
        with suppress(Exception):  # It is thrown away: that it cannot even be closed changes nothing.
            connection.invalidate()
            connection.close()


def _named(name: str) -> tuple[str, int, str]:
    """What the name of a session says: for what, which process, where.

    >>> _named("azulejos serve 4711 http://127.0.0.1:8080"), _named("azulejos restore 12"), _named("psql")
    (('serve', 4711, 'http://127.0.0.1:8080'), ('restore', 12, ''), ('', 0, ''))
    """
    found = re.fullmatch(rf"{APPLICATION} (\w+) (\d+) ?(\S*)", name)
    return (found[1], int(found[2]), found[3]) if found else ("", 0, "")
