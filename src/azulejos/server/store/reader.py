"""Reading: what several threads do side by side, each with a connection that cannot write."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from queue import SimpleQueue
from typing import Any

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from azulejos.server.store.deadline import Deadline
from azulejos.server.store.errors import StatementRefused, StoreFailed, is_fault, not_read, reason


@dataclass(frozen=True, slots=True, eq=False)
class Read:
    """What one caller wants to read, and the future that answers the caller."""

    how: Callable[[Connection], Any]
    answer: asyncio.Future[Any]


Found = tuple[Read, Any, Exception | None]
"""What came of a read: what was found, or why nothing was."""


class Reader:
    """The work of a reader's thread: `run` ends after a None in `reads`. A read may take so many seconds. `done` is called in that thread."""

    def __init__(self, engine: Engine, reads: SimpleQueue[Read | None], seconds: float, done: Callable[[Found], None]) -> None:
        self.deadline = Deadline()
        self._engine = engine
        self._reads = reads
        self._seconds = seconds
        self._done = done

    def run(self) -> None:
        """Read what comes, until the end."""
        while (read := self._reads.get()) is not None:
            if read.answer.done():
                continue  # Nobody waits for it any more.
            try:
                with self.deadline.within(self._seconds):
                    found: Found = read, self._read(read), None
            except Exception as error:  # Whatever it was: a thread that ended here would let everybody wait for ever.
                found = read, None, error
            self._done(found)

    def _read(self, read: Read) -> Any:
        try:
            try:
                return self._read_once(read)
            except DBAPIError as error:
                if not error.connection_invalidated or self.deadline.is_over:
                    raise
                return self._read_once(read)  # The line had broken before: a new one is tried once.
        except (SQLAlchemyError, StoreFailed) as error:
            if isinstance(error, DBAPIError) and not is_fault(error):
                raise StatementRefused("statement-failed", "The database could not do this.", reason=reason(error)) from error
            raise not_read(reason(error)) from error

    def _read_once(self, read: Read) -> Any:
        with self._engine.connect() as connection:
            self.deadline.watch(connection)
            try:
                return read.how(connection)
            except DBAPIError as error:
                if is_fault(error):
                    connection.invalidate()
                raise
