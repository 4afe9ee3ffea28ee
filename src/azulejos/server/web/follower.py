"""A follower's end of an event. Somebody on a slow line is not sent every step: what waits is thrown away, and everything is sent instead."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

from azulejos.server.tournaments.live import LiveTournament, Message
from azulejos.server.tournaments.roles import Role
from azulejos.server.web.frames import Write, frame

LONGEST_QUEUE = 8


class Follower:
    """A socket that follows an event. `close` ends it, with a code and a word, and does not wait.

    A message is written `at_once`, the same frame for all, where the line takes it; otherwise it waits in a queue.
    """

    def __init__(
        self,
        live: LiveTournament,
        role: Role | None,
        write: Callable[[str | bytes], Awaitable[None]],
        at_once: Write | None,
        close: Callable[[int, str], None],
        *,
        packs: bool,
    ) -> None:
        self.live = live
        self._role = role
        self._write = write
        self._at_once = at_once
        self._close = close
        self._packs = packs
        self._queue: deque[Message] = deque()
        self._writing: asyncio.Task[None] | None = None
        self._is_behind = False
        self.is_gone = False

    @property
    def role(self) -> Role | None:
        """As what, if not as an onlooker."""
        return self._role

    def send(self, message: Message) -> None:
        """Pass a message on, without waiting."""
        if self.is_gone:
            return
        if self._writing is None and self._at_once is not None and self._at_once(self._frame(message)):
            return
        if self._is_behind or len(self._queue) >= LONGEST_QUEUE:
            self._is_behind = True
            self._queue.clear()
        else:
            self._queue.append(message)
        if self._writing is None:
            self._writing = asyncio.create_task(self._drain())

    def _content(self, message: Message) -> str | bytes:
        return (message.packed if self._packs else None) or message.text

    def _frame(self, message: Message) -> bytes:
        found = message.frames.get(self._packs)
        if found is None:
            found = message.frames[self._packs] = frame(self._content(message))
        return found

    async def _drain(self) -> None:
        try:
            while self._queue or self._is_behind:
                if self._is_behind:
                    self._is_behind = False
                    self._queue.append(self.live.whole(self._role))
                await self._write(self._content(self._queue.popleft()))
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
