"""The store, as the server's event loop sees it."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from math import inf
from queue import SimpleQueue
from time import monotonic
from typing import Any, Literal, TypeVar

from sqlalchemy import URL, Connection, Engine, Executable, text
from sqlalchemy.exc import SQLAlchemyError

from azulejos.server.logs import Log
from azulejos.server.store.calls import Calls
from azulejos.server.store.condition import Condition
from azulejos.server.store.database import connectable, file_of, make_file, not_opened, url_of
from azulejos.server.store.errors import LeaseLost, StatementRefused, StoreFailed, not_read, not_written, reason
from azulejos.server.store.events import NewEvent, StoredEvent, of_stream, rows_of, stored
from azulejos.server.store.fence import Fence
from azulejos.server.store.guard import Guard
from azulejos.server.store.migration import check_ours, migrate
from azulejos.server.store.open_files import OpenFiles
from azulejos.server.store.reader import Found, Read, Reader
from azulejos.server.store.server_lock import ServerLock
from azulejos.server.store.statements import Found as Row
from azulejos.server.store.statements import Question
from azulejos.server.store.writer import Job, Outcomes, Writer

T = TypeVar("T")

READERS = 2
PATIENT_SECONDS = 30.0
"""So long a command waits for a database, of which nobody else waits for an answer."""
CLOSING_SECONDS = 1.0
"""So long the threads have to end after everything was given up."""
MOST_WAITING = 10_000
"""So many calls may wait: the memory is not a store."""

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
    written_at: float
    """When something was last written, by the clock `monotonic`."""
    condition: Condition
    watch: Watch | None
    """Called with "synced" and a group's number after its commit (in the writer's thread), and with "answered" before its callers are answered."""
    fence: Callable[[str], Fence] | None
    """The lease of a resource that this process owns, where there are several; raises `LeaseLost` for one that it does not."""
    lost: Callable[[str], None] | None
    """Is told of a resource whose lease turned out to be lost."""
    measure: Callable[[int, float], None] | None
    """Called in the writer's thread after each commit, with how many calls it stored and how many seconds it took."""

    def __init__(self, writing: Engine, reading: Engine, guard: Guard, seconds: float, log: Log | None) -> None:
        self.synced = 0
        self.groups = 0
        self.written_at = -inf
        self.condition = Condition(log)
        self.watch = None
        self.fence = None
        self.lost = None
        self.measure = None
        self._closed = False
        self._loop = asyncio.get_running_loop()
        self._writing = writing
        self._reading = reading
        self._guard = guard
        self._reads: SimpleQueue[Read | None] = SimpleQueue()
        self._writer = Writer(writing, guard, seconds, self._stored)
        workers: list[Writer | Reader] = [self._writer, *(Reader(reading, self._reads, seconds, self._found) for _ in range(READERS))]
        # Daemons, because a process that ends must not hang, whatever a driver waits for; nothing was acknowledged that is not on the disk.
        self._threads = [threading.Thread(target=each.run, name=f"store-{type(each).__name__.lower()}", daemon=True) for each in workers]
        for thread in self._threads:
            thread.start()
        self._calls = Calls(seconds, self.condition, [each.deadline for each in workers])

    @classmethod
    async def open(cls, url: str, seconds: float = PATIENT_SECONDS, log: Log | None = None, lock: ServerLock | None = None) -> Store:
        """Open a database, `sqlite:///PATH` or `postgresql+psycopg://…`; make or migrate its tables as this release needs them.

        Whatever takes longer than so many seconds has failed. The log is told when the store begins to fail, and when it works again. A server gives
        the `lock` that it has on it: what it stores counts only as long as it has that.
        """
        address = url_of(url)
        writing = await asyncio.to_thread(_prepared, address, seconds)
        file = file_of(address)
        guard = Guard(OpenFiles(file) if file is not None else None, lock)
        return cls(writing, connectable(address, writing=False, size=READERS, seconds=seconds), guard, seconds, log)

    # Whether it may be written to

    @property
    def fault(self) -> StoreFailed | None:
        """What keeps everything from being stored until another start: the database's files are gone, or another server has them."""
        return self._guard.fault

    @property
    def refusal(self) -> StoreFailed | None:
        """Why nothing can be stored now, as far as `look` and the last commits have seen."""
        return self._guard.refusal

    async def look(self) -> None:
        """Look whether everything can still be stored, as a server does at every beat. What is found is logged, and is then the `refusal`."""
        if self._reading.dialect.name == "postgresql" and self.fault is None:
            try:
                self._guard.fsync = await self._read(lambda connection: str(connection.exec_driver_sql("SHOW fsync").scalar_one()))
            except StoreFailed as error:  # What else cannot be read is told elsewhere.
                if isinstance(error.__cause__, StoreFailed) and error.__cause__.code == "not-synced":
                    self._guard.fsync = "off"  # A new connection is not even opened then.
        await self._aside(self._guard.look)

    # Reading and writing

    async def append(
        self, stream: str, after: int, events: Sequence[NewEvent], at: int, also: Sequence[Executable] = (), owned: str | None = None
    ) -> None:
        """Store events as the versions after + 1, after + 2, … of a stream, and `also` in the same transaction; return once all of it is on the disk.

        `owned` is the resource whose lease this process has to hold, where there are several: otherwise it raises `LeaseLost`, and nothing is stored.
        Raises `VersionConflict` where `after` is not the stream's version, `StatementRefused` where this call cannot be stored, and `StoreFailed`
        where nothing can. A caller that is cancelled while it waits does not know whether its events are stored.
        """
        fence = None if owned is None or self.fence is None else self.fence(owned)
        await self._put(stream, after, rows_of(stream, after, events, at), also, fence)

    async def write(self, statements: Sequence[Executable]) -> None:
        """Execute statements in one transaction; return once it is on the disk."""
        await self._put("", 0, [], statements)

    async def read(self, stream: str, after: int = 0) -> list[StoredEvent]:
        """The committed events of a stream after a version."""
        return await self._read(lambda connection: [stored(row) for row in connection.execute(of_stream(stream, after)).all()])

    async def rows(self, select: Question) -> list[Row]:
        """What a select finds among all that is committed."""
        return await self._read(lambda connection: list(connection.execute(select).all()))

    async def answers(self, *selects: Question) -> list[list[Row]]:
        """What several selects find, one after the other: that takes one turn of a reader's thread and not many."""
        return await self._read(lambda connection: [list(connection.execute(select).all()) for select in selects])

    def finish_within(self, seconds: float) -> None:
        """The server stops: whatever is not done after so long is given up, so that a database that does not answer cannot keep the process."""
        self._calls.last = min(self._calls.last, monotonic() + seconds)

    async def close(self) -> None:
        """Store what is waiting, then let go of the database. A second time does nothing."""
        if self._closed:
            return
        self._closed = True
        self._writer.jobs.put(None)
        for _ in range(READERS):
            self._reads.put(None)
        end = min(self._calls.last, monotonic() + 2 * self._calls.seconds) + CLOSING_SECONDS
        for thread in self._threads:
            await asyncio.to_thread(thread.join, max(0.0, end - monotonic()))
        self._calls.close()
        if any(thread.is_alive() for thread in self._threads):
            return  # Somewhere in a driver: its connections are not ours to close.
        # The readers first: SQLite tidies its log away when the last connection, which must be able to write, is closed.
        self._reading.dispose()
        self._writing.dispose()

    async def _aside(self, look: Callable[[], None]) -> None:
        """In a daemon of its own: the event loop waits at its end for threads that it has lent, and this one may hang in a driver."""
        answer: asyncio.Future[None] = self._loop.create_future()

        def done() -> None:
            if not answer.done():
                answer.set_result(None)

        def run() -> None:
            try:
                look()
            finally:
                with suppress(RuntimeError):  # The loop is closed: nobody is left to answer.
                    self._loop.call_soon_threadsafe(done)

        threading.Thread(target=run, name="store-look", daemon=True).start()
        await answer

    # Waiting for answers

    @property
    def waiting(self) -> int:
        """How many calls have not been answered yet."""
        return len(self._calls)

    @property
    def busy_seconds(self) -> float:
        """How long the commit has taken that is under way; 0 if there is none."""
        return self._writer.deadline.seconds

    async def _put(self, stream: str, after: int, rows: list[dict[str, Any]], also: Sequence[Executable], fence: Fence | None = None) -> None:
        self._check_open()
        if len(self._calls) >= MOST_WAITING:
            raise not_written("too many wait for it")
        answer = self._loop.create_future()
        self._writer.jobs.put(Job(stream, after, rows, also, answer, fence))
        await self._calls.answered(answer, "writing")

    async def _read(self, how: Callable[[Connection], T]) -> T:
        self._check_open()
        if self.fault is not None:
            raise not_read(reason(self.fault))  # A connection that is opened now might find an empty file, or half of the log.
        with self.condition.reads.one():
            answer: asyncio.Future[T] = self._loop.create_future()
            self._reads.put(Read(how, answer))
            return await self._calls.answered(answer, "reading")

    def _check_open(self) -> None:
        if self._closed or monotonic() >= self._calls.last:
            raise StoreFailed("store-closed", "The store is closed: the server is stopping.")

    # What the threads say

    def _tell(self, told: Callable[..., None], *about: object) -> None:
        try:
            self._loop.call_soon_threadsafe(told, *about)
        except RuntimeError:
            # The loop is closed: nobody is left to answer.
            return

    def _found(self, found: Found) -> None:
        """In a reader's thread."""
        self._tell(self._answer_read, *found)

    def _answer_read(self, read: Read, found: Any, error: Exception | None) -> None:
        if error is None or not isinstance(error, StoreFailed) or isinstance(error, StatementRefused):
            self.condition.worked("reading")
        else:
            self.condition.failed("reading", error.reason)
        if read.answer.done():
            return  # cancelled, or given up
        if error is None:
            read.answer.set_result(found)
        else:
            read.answer.set_exception(error)

    def _stored(self, outcomes: Outcomes, seconds: float) -> None:
        """In the writer's thread: one call into the loop for the whole group."""
        self.groups += 1
        if self.measure is not None:
            self.measure(len(outcomes), seconds)
        number = self.groups
        if self.watch is not None:
            self.watch("synced", number)
        self._tell(self._answer, outcomes, number)

    def _answer(self, outcomes: Outcomes, number: int) -> None:
        if self.watch is not None:
            self.watch("answered", number)
        fault = next((error for error in outcomes.values() if isinstance(error, StoreFailed) and not isinstance(error, StatementRefused)), None)
        if fault is None:
            self.written_at = monotonic()
            self.condition.worked("writing")
        else:
            self.condition.failed("writing", fault.reason)
        for job, error in outcomes.items():
            if error is None:
                self.synced += 1
            elif isinstance(error, LeaseLost) and self.lost is not None:
                self.lost(error.resource)
            if job.answer.done():
                continue  # cancelled, or given up
            if error is None:
                job.answer.set_result(None)
            else:
                job.answer.set_exception(error)


def _prepared(url: URL, seconds: float) -> Engine:
    """The engine to write with, after everything that has to be there is there."""
    file = file_of(url)
    engine = connectable(url, writing=True, seconds=seconds)
    try:
        check_ours(url)
        if file is not None:
            make_file(file)
        with engine.begin() as connection:
            if file is None:
                connection.execute(text("SET LOCAL statement_timeout = 0"))  # A large store may take a while.
            migrate(connection)
    except (SQLAlchemyError, OSError) as error:
        engine.dispose()
        raise not_opened(url, error) from error
    except BaseException:
        engine.dispose()
        raise
    return engine
