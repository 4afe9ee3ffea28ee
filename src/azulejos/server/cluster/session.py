"""A connection to PostgreSQL for leases alone: a renewal never waits behind moves, nor behind those who ask for an owner, and nobody waits for a
database that does not answer.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from contextlib import suppress
from itertools import count
from queue import PriorityQueue
from typing import Any, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from azulejos.server.store import StoreFailed
from azulejos.server.store.database import connectable, url_of
from azulejos.server.store.deadline import limited
from azulejos.server.store.errors import not_read, reason

T = TypeVar("T")
Work = tuple[Callable[[Connection], Any], "asyncio.Future[Any]"]
FIRST, USUAL, END = range(3)


class Session:
    """One connection with a thread of its own. Each piece of work is a transaction with a limit of time."""

    def __init__(self, database: str, seconds: float) -> None:
        self._seconds = seconds
        self._engine = connectable(url_of(database), writing=True, seconds=seconds)
        self._connection: Connection | None = None
        self._work: PriorityQueue[tuple[int, int, Work | None]] = PriorityQueue()
        self._number = count()
        self._loop = asyncio.get_running_loop()
        # A daemon, because a process that ends must not hang, whatever a driver waits for.
        self._thread = threading.Thread(target=self._run, name="leases", daemon=True)
        self._thread.start()

    async def run(self, how: Callable[[Connection], T], *, first: bool = False) -> T:
        """Do some work, before all other that waits if it goes first, and return what came of it; `StoreFailed` where the database does not do it in
        time.
        """
        answer: asyncio.Future[T] = self._loop.create_future()
        self._work.put((FIRST if first else USUAL, next(self._number), (how, answer)))
        try:
            async with asyncio.timeout(2 * self._seconds):
                return await asyncio.shield(answer)
        except TimeoutError:
            answer.cancel()  # If it was not begun, it need not be.
            raise not_read("no answer about leases") from None

    async def close(self) -> None:
        """End the thread, if it does not hang."""
        self._work.put((END, next(self._number), None))
        await asyncio.to_thread(self._thread.join, self._seconds)

    def _run(self) -> None:
        while (work := self._work.get()[2]) is not None:
            how, answer = work
            if answer.done():
                continue
            try:
                found, error = self._do(how), None
            except StoreFailed as failure:
                found, error = None, failure
            except Exception as failure:  # Whatever it was: a thread that ended here would leave everybody waiting for ever.
                found, error = None, not_read(reason(failure))
            with suppress(RuntimeError):  # The loop is closed: nobody is left to answer.
                self._loop.call_soon_threadsafe(_answer, answer, found, error)
        self._drop()
        self._engine.dispose()

    def _do(self, how: Callable[[Connection], Any]) -> Any:
        try:
            if self._connection is None:
                self._connection = self._engine.connect()
                with limited(self._connection.connection.dbapi_connection, self._seconds), self._connection.begin():
                    # A lease that a crash of the database forgets is taken again: nobody has to wait for the disk.
                    self._connection.exec_driver_sql("SET synchronous_commit = off")
            with limited(self._connection.connection.dbapi_connection, self._seconds), self._connection.begin():
                return how(self._connection)
        except SQLAlchemyError as error:
            self._drop()
            raise not_read(reason(error)) from error

    def _drop(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(Exception):  # It is thrown away: that it cannot even be closed changes nothing.
                connection.invalidate()
                connection.close()


def _answer(answer: asyncio.Future[Any], found: Any, error: StoreFailed | None) -> None:
    if answer.done():
        return
    if error is None:
        answer.set_result(found)
    else:
        answer.set_exception(error)
        answer.exception()  # The caller may have given up.
