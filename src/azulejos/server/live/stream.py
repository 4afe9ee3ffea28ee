"""The one way by which something live changes: decided, stored and synced, then applied. What has been acknowledged survives a crash."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from sqlalchemy import Executable

from azulejos.rules import AzulejosError
from azulejos.server.errors import Unavailable
from azulejos.server.store import LeaseLost, NewEvent, StatementRefused, Store, StoreFailed, VersionConflict
from azulejos.server.store.errors import UNKNOWN, not_written, reason

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Change(Generic[T]):
    """What a command stores: events that follow version `after` of a stream, and statements in the same transaction.

    `apply` is called as soon as all of it is on the disk. It changes what is in memory, acknowledges, shows, and returns the command's answer.
    """

    stream: str
    after: int
    events: Sequence[NewEvent]
    at: int
    apply: Callable[[], T]
    also: Sequence[Executable] = ()
    owned: str | None = None
    """The resource that this process has to own by lease, where there are several."""


class LiveStream:
    """The commands of one live thing, done one after the other.

    `read` brings the memory up to date with the store. It is called before the next command whenever only the store can tell what is next: after
    another process has written, and after a commit that broke half way. A command may be decided `tries` times before it gives up.
    """

    def __init__(self, noun: str, store: Store, read: Callable[[], Awaitable[None]], tries: int = 1) -> None:
        self.lock = asyncio.Lock()
        """Held while a command is done, and by whoever must not meet one."""
        self.is_broken = False
        """The store may have events that are not in memory."""
        self._noun = noun
        self._store = store
        self._read = read
        self._tries = tries

    async def do(self, decide: Callable[[], Change[T] | T], repeated: Callable[[], T | None] = lambda: None) -> T:
        """Do a command and return its answer. `decide` returns a change, or only an answer where there is nothing to store.

        `repeated` returns the answer of a command that was done before, by its id: it is answered again, and not done twice. A command that has begun
        runs to its end even if whoever asked is cancelled, so that the memory never falls behind the store.
        """
        return await asyncio.shield(asyncio.ensure_future(self._do(decide, repeated)))

    async def _do(self, decide: Callable[[], Change[T] | T], repeated: Callable[[], T | None]) -> T:
        failure: Exception | None = None
        async with self.lock:
            for _ in range(self._tries):
                await self._catch_up()
                if (answer := repeated()) is not None:
                    return answer
                change = decide()
                if not isinstance(change, Change):
                    return change
                try:
                    await self._store.append(change.stream, change.after, change.events, change.at, change.also, change.owned)
                except LeaseLost:
                    self.is_broken = True
                    raise
                except (VersionConflict, StoreFailed) as error:
                    self.is_broken, failure = True, error
                    if not isinstance(error, VersionConflict | StatementRefused):
                        break
                else:
                    return change.apply()
        if isinstance(failure, VersionConflict):
            raise Unavailable("store-moved-on", f"Somebody else is writing to this {self._noun}: try again in a moment.") from failure
        raise _unknown(failure) from failure

    async def load(self) -> None:
        """Read what the store has and the memory has not."""
        async with self.lock:
            self.is_broken = True
            await self._catch_up()

    async def heal(self) -> None:
        """Read what is missing in memory, if anything may be."""
        if self.is_broken:
            async with self.lock:
                await self._catch_up()

    async def settle(self) -> None:
        """Wait until what is on its way to the store has arrived."""
        async with self.lock:
            pass

    async def _catch_up(self) -> None:
        """A command that comes again may have been done: as long as that cannot be read, nobody may be told that it was not."""
        if not self.is_broken:
            return
        try:
            await self._read()
        except AzulejosError as error:
            raise _unknown(error) from error
        self.is_broken = False


def _unknown(failure: Exception | None) -> StoreFailed:
    """Nobody knows whether a command was done. What is not a matter of the store, and so not in the log yet, is to be logged."""
    if isinstance(failure, StoreFailed) and failure.is_logged:
        return not_written(failure.reason)
    return StatementRefused("store-failed", UNKNOWN, status=StoreFailed.status, reason=reason(failure))
