"""A subscriber's end of a line: what is sent waits in a bounded queue, so that somebody on a slow line delays nobody."""

from __future__ import annotations

import asyncio
import zlib
from collections import deque
from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import cached_property
from typing import Any, Generic, TypeVar

import orjson

M = TypeVar("M")

TOO_SLOW = 4008
"""Why a socket is closed (docs/socket.md)."""
MOVED = 1012
"""Another process has it by now: whoever comes again is brought there."""
CLOSING = b'{"type":"closing"}'
"""What everybody is sent when the server stops."""
PACKED_FROM = 1_000
"""A message of so many characters is sent packed to whoever can unpack it."""


class Message:
    """A text that is sent to many: made once, packed once.

    >>> zlib.decompress(Message("a" * 2000).packed, 31)[:3]
    b'aaa'
    """

    def __init__(self, text: str) -> None:
        self.text = text
        self.frames: dict[bool, bytes] = {}
        """As it goes over the line, packed or not, once somebody has made it so."""

    @classmethod
    def of(cls, content: Mapping[str, Any]) -> Message:
        """The text of a message that is one object of JSON."""
        return cls(orjson.dumps(content).decode())

    @cached_property
    def packed(self) -> bytes | None:
        """By gzip, if that is worth it."""
        if len(self.text) < PACKED_FROM:
            return None
        packer = zlib.compressobj(6, wbits=31)
        return packer.compress(self.text.encode()) + packer.flush()


class Subscriber(Generic[M]):
    """A line on which messages are sent. `write` sends one, and waits; `close` ends the line, with a code and a word, and does not wait.

    Whoever is `longest` messages behind is let go, and comes back with the version that they know. Where there is a `snapshot`, that is sent instead
    of all that waits, and nobody is let go. `write_at_once` sends messages without waiting where the line takes them, and returns whether it did.
    """

    def __init__(
        self,
        write: Callable[[M], Awaitable[None]],
        close: Callable[[int, str], None],
        longest: int,
        *,
        snapshot: Callable[[], M] | None = None,
        write_at_once: Callable[[Sequence[M]], bool] | None = None,
    ) -> None:
        self.is_gone = False
        self._write = write
        self._close = close
        self._longest = longest
        self._snapshot = snapshot
        self._write_at_once = write_at_once
        self._queue: deque[M] = deque()
        self._needs_snapshot = False
        self._writing: asyncio.Task[None] | None = None

    def send(self, *messages: M) -> None:
        """Pass messages on, in one piece where the line takes them, without waiting."""
        if self.is_gone:
            return
        if self._writing is None and self._write_at_once is not None and self._write_at_once(messages):
            return
        for message in messages:
            self._queue_up(message)

    def _queue_up(self, message: M) -> None:
        if self.is_gone:
            return  # With the message before this one.
        if self._needs_snapshot or len(self._queue) >= self._longest:
            if self._snapshot is None:
                self.let_go(TOO_SLOW, "too-slow")
                return
            self._needs_snapshot = True
            self._queue.clear()
        else:
            self._queue.append(message)
        if self._writing is None:
            self._writing = asyncio.create_task(self._drain())

    async def _drain(self) -> None:
        try:
            while self._queue or self._needs_snapshot:
                if self._needs_snapshot and self._snapshot is not None:
                    self._needs_snapshot = False
                    self._queue.append(self._snapshot())
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
