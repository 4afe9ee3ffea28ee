"""The only writer. It stores whatever is waiting in one transaction with one sync, and only then answers the callers."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from time import perf_counter
from typing import Any

from sqlalchemy import Connection, Engine, Executable
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from azulejos.server.errors import ServerError
from azulejos.server.store.deadline import Deadline
from azulejos.server.store.errors import LeaseLost, StatementRefused, Unchanged, VersionConflict, is_fault, not_written, reason
from azulejos.server.store.events import heads, put
from azulejos.server.store.fence import Fence, broken
from azulejos.server.store.guard import Guard
from azulejos.server.store.statements import Upsert, changes

# So many callers are stored together at most: the first of a crowd shall not wait for the last.
LARGEST_GROUP = 512


@dataclass(frozen=True, slots=True, eq=False)
class Job:
    """What one caller wants stored, whole or not at all, and the future that answers the caller."""

    stream: str
    after: int
    rows: list[dict[str, Any]]
    also: Sequence[Executable]
    answer: asyncio.Future[None]
    fence: Fence | None = None
    """The lease that has to be held, where there are several processes."""

    @property
    def is_given_up(self) -> bool:
        """Whether the caller has been told that nobody knows: what is not begun by then is not stored any more."""
        return self.answer.done() and not self.answer.cancelled()


Outcomes = dict[Job, ServerError | None]


class CommitFailed(Exception):
    """Nothing of a group is known to be stored."""


class Writer:
    """The work of the writer's thread: `run` ends after a None in `jobs`, when all before it is stored. A group may take so many seconds.

    `done` is called in that thread once for each group, after its commit: with what became of each job, None meaning that it is on the disk, and how
    many seconds that took. The `guard` is asked before and after each commit whether it may count.
    """

    def __init__(self, engine: Engine, guard: Guard, seconds: float, done: Callable[[Outcomes, float], None]) -> None:
        self.jobs: SimpleQueue[Job | None] = SimpleQueue()
        self.deadline = Deadline()
        self._engine = engine
        self._guard = guard
        self._seconds = seconds
        self._done = done
        self._connection: Connection | None = None

    def run(self) -> None:
        """Store what comes, until the end."""
        goes_on = True
        while goes_on:
            group, goes_on = self._wait()
            if group:
                began = perf_counter()
                with self.deadline.within(self._seconds):
                    outcomes = self._store(group)
                self._done(outcomes, perf_counter() - began)
        self._disconnect()

    def _wait(self) -> tuple[list[Job], bool]:
        group: list[Job] = []
        job = self.jobs.get()
        while job is not None:
            if not job.is_given_up:
                group.append(job)
            if len(group) == LARGEST_GROUP:
                return group, True
            try:
                job = self.jobs.get_nowait()
            except Empty:
                return group, True
        return group, False

    def _store(self, group: list[Job]) -> Outcomes:
        """All at once, which is fast and nearly always goes well; else one by one, so that a fault is that of its caller alone."""
        try:
            try:
                return self._commit(group, self._together)
            except CommitFailed:
                raise
            except Exception:
                if self.deadline.is_over:
                    raise
                return self._commit(group, self._one_by_one)
        except Exception as error:
            # Whatever it was: a thread that ended here would let everybody wait for ever.
            cause = error.__cause__ if isinstance(error, CommitFailed) else error
            return dict.fromkeys(group, not_written(reason(cause)))

    def _commit(self, group: list[Job], how: Callable[[Connection, list[Job]], Outcomes]) -> Outcomes:
        self._guard.before_commit()
        try:
            connection = self._connected()
            transaction = connection.begin()
            outcomes = how(connection, group)
        except BaseException as error:
            if is_fault(error):
                self._disconnect()  # One that was opened while nothing could be written would stay so.
            else:
                self._give_up()
            raise
        try:
            if connection.dialect.name == "sqlite" and not connection.connection.dbapi_connection.in_transaction:  # type: ignore[union-attr]
                # SQLite itself rolls back after some faults, and a commit of nothing would succeed.
                raise not_written("SQLite has rolled back")
            transaction.commit()
        except BaseException as error:
            # Not tried again: a commit that failed may still have happened, and then these events would meet themselves.
            self._disconnect()
            raise CommitFailed from error
        self._guard.after_commit()
        return outcomes

    def _together(self, connection: Connection, group: list[Job]) -> Outcomes:
        lost = broken(connection, (job.fence for job in group if job.fence is not None))
        versions = heads(connection, list({job.stream for job in group if job.rows}))
        outcomes: Outcomes = {}
        rows: list[dict[str, Any]] = []
        for job in group:
            outcomes[job] = LeaseLost(job.fence.resource) if job.fence in lost and job.fence is not None else _conflict(job, versions)
            if outcomes[job] is None:
                rows += job.rows
        if rows:
            put(connection, rows)
        for job in group:
            if outcomes[job] is None:
                _execute(connection, job.also)
        return outcomes

    def _one_by_one(self, connection: Connection, group: list[Job]) -> Outcomes:
        outcomes: Outcomes = {}
        for job in group:
            savepoint = connection.begin_nested()
            try:
                outcomes.update(self._together(connection, [job]))
                savepoint.commit()
            except (SQLAlchemyError, StatementRefused) as error:
                if is_fault(error):
                    raise  # It is not this caller's.
                # If even this fails, the transaction is gone, and the whole group with it.
                savepoint.rollback()
                outcomes[job] = error if isinstance(error, StatementRefused) else self._refusal(connection, job, error)
        return outcomes

    def _refusal(self, connection: Connection, job: Job, error: SQLAlchemyError) -> ServerError:
        if isinstance(error, IntegrityError):
            # Another process may have stored the next event of the stream since we looked.
            conflict = _conflict(job, heads(connection, [job.stream]))
            return conflict or StatementRefused("statement-refused", "The database refuses this.", reason=reason(error))
        return StatementRefused("statement-failed", "The database could not do this.", reason=reason(error))

    def _connected(self) -> Connection:
        if self._connection is None:
            self._guard.connecting()
            self._connection = self._engine.connect()
        self.deadline.watch(self._connection)
        return self._connection

    def _give_up(self) -> None:
        """Roll back; if not even that works, or the connection is broken, the next transaction gets a new one."""
        connection = self._connection
        if connection is None:
            return
        try:
            connection.rollback()
        except Exception:
            self._disconnect()
        else:
            if connection.invalidated:
                self._disconnect()

    def _disconnect(self) -> None:
        connection, self._connection = self._connection, None
        if connection is None:
            return
        self._guard.disconnecting()
        # It is thrown away: that it cannot even be closed changes nothing.
        with suppress(Exception):
            connection.invalidate()
            connection.close()


def _conflict(job: Job, versions: dict[str, int]) -> VersionConflict | None:
    """Whether a job follows the last event of its stream; if so, the next one has to follow it."""
    if not job.rows:
        return None
    current = versions[job.stream]
    if current != job.after:
        return VersionConflict(job.stream, job.after, current)
    versions[job.stream] = current + len(job.rows)
    return None


def _execute(connection: Connection, statements: Sequence[Executable]) -> None:
    for statement in statements:
        if isinstance(statement, Upsert):
            connection.execute(statement.statement, statement.values)
            continue
        found = connection.execute(statement)
        if changes(statement) and found.rowcount == 0:
            raise Unchanged("unchanged", "What this would change is gone, or was changed before: look again.")
