"""The store, as the server's event loop sees it."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Literal, TypeVar

from sqlalchemy import URL, Engine, Executable
from sqlalchemy.exc import SQLAlchemyError

from azulejos.server.store.database import connectable, file_of, make_file, shown, url_of
from azulejos.server.store.errors import StoreFailed, reason
from azulejos.server.store.events import NewEvent, StoredEvent, of_stream, rows_of, stored
from azulejos.server.store.migration import migrate
from azulejos.server.store.statements import Found, Question
from azulejos.server.store.writer import Job, Outcomes, Writer

T = TypeVar("T")

READERS = 2

Watch = Callable[[Literal["synced", "answered"], int], None]


class Store:
    """Everything that must survive a crash: events and the tables beside them.

    >>> import tempfile
    >>> async def example(folder: str) -> list[StoredEvent]:
    ...     store = await Store.open(f"sqlite:///{folder}/azulejos.sqlite")
    ...     await store.append("table:x", 0, [NewEvent("created", {"form": 1}, "p-ann")], at=1_000)
    ...     events = await store.read("table:x")
    ...     await store.close()
    ...     return events
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     asyncio.run(example(folder))
    [StoredEvent(stream='table:x', version=1, at=1000, actor='p-ann', kind='created', payload={'form': 1})]

    A store belongs to the event loop that opened it.
    """

    synced: int
    """How many calls of `append` and `write` were stored; `groups` is how many commits that took."""
    groups: int
    watch: Watch | None
    """Called with "synced" and a group's number after its commit (in the writer's thread), and with "answered" before its callers are answered."""
    measure: Callable[[int, float], None] | None
    """Called in the writer's thread after each commit, with how many calls it stored and how many seconds it took."""

    def __init__(self, writing: Engine, reading: Engine) -> None:
        self.synced = 0
        self.groups = 0
        self.watch = None
        self.measure = None
        self._closed = False
        self._loop = asyncio.get_running_loop()
        self._writing = writing
        self._reading = reading
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="store-reader")
        self._writer = Writer(writing, self._stored)
        # A daemon, because a process that ends without `close` must not hang; nothing was acknowledged that is not on the disk.
        self._thread = threading.Thread(target=self._writer.run, name="store-writer", daemon=True)
        self._thread.start()

    @classmethod
    async def open(cls, url: str) -> Store:
        """Open a database, `sqlite:///PATH` or `postgresql+psycopg://…`; make or migrate its tables as this release needs them."""
        address = url_of(url)
        writing = await asyncio.to_thread(_prepared, address)
        return cls(writing, connectable(address, writing=False, size=READERS))

    async def append(self, stream: str, after: int, events: Sequence[NewEvent], at: int, also: Sequence[Executable] = ()) -> None:
        """Store events as the versions after + 1, after + 2, … of a stream, and `also` in the same transaction; return once all of it is on the disk.

        Raises `VersionConflict` where `after` is not the stream's version, `StatementRefused` where this call cannot be stored, and `StoreFailed`
        where nothing can. A caller that is cancelled while it waits does not know whether its events are stored.
        """
        await self._put(stream, after, rows_of(stream, after, events, at), also)

    async def write(self, statements: Sequence[Executable]) -> None:
        """Execute statements in one transaction; return once it is on the disk."""
        await self._put("", 0, [], statements)

    async def read(self, stream: str, after: int = 0) -> list[StoredEvent]:
        """The committed events of a stream after a version."""
        return await self._in_reader(lambda: [stored(row) for row in self._found(of_stream(stream, after))])

    async def rows(self, select: Question) -> list[Found]:
        """What a select finds among all that is committed."""
        return await self._in_reader(lambda: self._found(select))

    async def close(self) -> None:
        """Store what is waiting, then let go of the database. A second time does nothing."""
        if self._closed:
            return
        self._closed = True
        self._writer.jobs.put(None)
        await asyncio.to_thread(self._thread.join)
        await asyncio.to_thread(self._readers.shutdown)
        # The readers first: SQLite tidies its log away when the last connection, which must be able to write, is closed.
        self._reading.dispose()
        self._writing.dispose()

    async def _put(self, stream: str, after: int, rows: list[dict[str, Any]], also: Sequence[Executable]) -> None:
        if self._closed:
            raise _closed()
        answer = self._loop.create_future()
        self._writer.jobs.put(Job(stream, after, rows, also, answer))
        await answer

    async def _in_reader(self, read: Callable[[], T]) -> T:
        if self._closed:
            raise _closed()
        return await self._loop.run_in_executor(self._readers, read)

    def _found(self, select: Question) -> list[Found]:
        try:
            with self._reading.connect() as connection:
                return list(connection.execute(select).all())
        except SQLAlchemyError as error:
            raise StoreFailed("not-read", f"The store cannot be read: {reason(error)}.") from error

    def _stored(self, outcomes: Outcomes, seconds: float) -> None:
        """In the writer's thread: one call into the loop for the whole group."""
        self.groups += 1
        if self.measure is not None:
            self.measure(len(outcomes), seconds)
        number = self.groups
        if self.watch is not None:
            self.watch("synced", number)
        try:
            self._loop.call_soon_threadsafe(self._answer, outcomes, number)
        except RuntimeError:
            # The loop is closed: nobody is left to answer.
            return

    def _answer(self, outcomes: Outcomes, number: int) -> None:
        if self.watch is not None:
            self.watch("answered", number)
        for job, error in outcomes.items():
            if error is None:
                self.synced += 1
            if job.answer.done():
                continue  # cancelled
            if error is None:
                job.answer.set_result(None)
            else:
                job.answer.set_exception(error)


def _prepared(url: URL) -> Engine:
    """The engine to write with, after everything that has to be there is there."""
    file = file_of(url)
    engine = connectable(url, writing=True)
    try:
        if file is not None:
            make_file(file)
        with engine.begin() as connection:
            migrate(connection)
    except (SQLAlchemyError, OSError) as error:
        engine.dispose()
        why = error.strerror if isinstance(error, OSError) else reason(error)
        raise StoreFailed("not-opened", f"{shown(url)} cannot be opened: {why}.") from error
    except BaseException:
        engine.dispose()
        raise
    return engine


def _closed() -> StoreFailed:
    return StoreFailed("store-closed", "The store is closed: the server is stopping.")
