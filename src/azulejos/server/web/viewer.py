"""A viewer's end of a table: what is sent waits in a bounded queue, so that somebody with a slow line delays nobody."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

from azulejos.server.tables.live import LiveTable
from azulejos.server.tables.messages import Seats
from azulejos.server.web.callers import Caller

LONGEST_QUEUE = 256
"""Whoever is so many messages behind is let go, and comes back with the version that they know."""
TOO_SLOW = 4008
BANNED = 4403
"""Why a socket is closed (docs/socket.md)."""


class Viewer:
    """A socket or stream that looks at a table. `close` ends it, with a code and a word, and does not wait."""

    def __init__(self, write: Callable[[bytes], Awaitable[None]], caller: Caller, live: LiveTable, close: Callable[[int, str], None]) -> None:
        self.caller = caller
        self.live = live
        self._write = write
        self._close = close
        self._queue: deque[bytes] = deque()
        self._writing: asyncio.Task[None] | None = None
        self._seats: Seats = frozenset()
        self._seats_at = (-1, -1)
        self.is_gone = False

    @property
    def person(self) -> str | None:
        """Who it is, if known."""
        return self.caller.person

    @property
    def seats(self) -> Seats:
        """The seats that this viewer holds now: whoever has got up sees no more through that seat's eyes."""
        at = (self.live.table.version, self.live.keys_age)
        if at != self._seats_at:
            self._seats, self._seats_at = self.caller.seats(self.live), at
        return self._seats

    @property
    def is_delayed(self) -> bool:
        """Whether this viewer sees the table late, where there is a delay."""
        return self.live.delayed is not None and not self.seats and self.caller.is_delayed(self.live)

    def send(self, message: bytes) -> None:
        """Pass a message on, without waiting."""
        if self.is_gone:
            return
        if len(self._queue) >= LONGEST_QUEUE:
            self.let_go(TOO_SLOW, "too-slow")
            return
        self._queue.append(message)
        if self._writing is None:
            self._writing = asyncio.create_task(self._drain())

    async def _drain(self) -> None:
        try:
            while self._queue:
                await self._write(self._queue.popleft())
        except Exception:  # The line is dead; whoever reads from it notices as well.
            self.is_gone = True
        finally:
            self._writing = None

    def let_go(self, code: int, why: str) -> None:
        """End it from this side."""
        self.stop()
        self._close(code, why)

    def stop(self) -> None:
        """Send nothing more: the line has ended."""
        self.is_gone = True
        self._queue.clear()
        if self._writing is not None:
            self._writing.cancel()
