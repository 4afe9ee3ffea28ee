"""What spectators of an event see: the same table, some time ago. Nothing that they can ask for knows more than this."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Iterable

from azulejos.server.tables.chat import Said
from azulejos.server.tables.events import Created, Recorded, Sat, Started, TableEvent
from azulejos.server.tables.state import Table

AT_ONCE = (Created, Sat, Started)
"""What says who sits where, and nothing of the game."""


class DelayedTable:
    """A table as it was `delay` milliseconds ago.

    >>> delayed = DelayedTable("k3x9", 60_000)
    >>> delayed.due_at is None, delayed.advance(0)
    (True, False)
    """

    def __init__(self, id: str, delay: int) -> None:
        self.table = Table(id)
        self.delay = delay
        self._coming: deque[Recorded[TableEvent]] = deque()

    @property
    def due_at(self) -> int | None:
        """When the next event may be seen."""
        return self._coming[0].at + self.delay if self._coming else None

    def add(self, happened: Recorded[TableEvent]) -> None:
        """Something has happened, and will be seen."""
        if not self._coming and isinstance(happened.event, AT_ONCE):
            self.table.apply(happened)
        else:
            self._coming.append(happened)

    def advance(self, now: int) -> bool:
        """Let be seen what may be seen by now; whether that is more than before."""
        before = self.table.version
        while self._coming and self._coming[0].at + self.delay <= now:
            self.table.apply(self._coming.popleft())
        return self.table.version != before


class DelayedView:
    """A delayed table that shows itself: `shown` is called with the version before what is new, `heard` with what was said, when they are due."""

    def __init__(self, table: DelayedTable, now: Callable[[], int], shown: Callable[[int], None], heard: Callable[[Recorded[Said]], None]) -> None:
        self._delayed = table
        self._now = now
        self._shown = shown
        self._heard = heard
        self._words: deque[Recorded[Said]] = deque()
        """Players' words that spectators have not heard yet."""
        self._timer: asyncio.TimerHandle | None = None

    @property
    def table(self) -> Table:
        """The table as it was last shown."""
        return self._delayed.table

    @property
    def delay(self) -> int:
        """In milliseconds."""
        return self._delayed.delay

    def add(self, events: Iterable[Recorded[TableEvent]]) -> None:
        """Things have happened, and will be seen."""
        for event in events:
            self._delayed.add(event)
        self.advance()

    def say(self, said: Recorded[Said]) -> None:
        """Something was said too early for spectators, and will be heard."""
        self._words.append(said)
        self.advance()

    def is_early(self, said: Recorded[Said]) -> bool:
        """Whether spectators may not hear it yet: players' words are as late as their moves."""
        return said.event.seat is not None and said.at + self.delay > self._now()

    def advance(self) -> None:
        """Show what may be seen and heard by now, and again when there is more.

        A timer may ring a little early by the clock on the wall: what is due is decided here and nowhere else, and the rest waits for the next one.
        """
        before = self._delayed.table.version
        if self._delayed.advance(self._now()):
            self._shown(before)
        while self._words and not self.is_early(self._words[0]):
            self._heard(self._words.popleft())
        self.stop()
        words = self._words[0].at + self.delay if self._words else None
        due = min((at for at in (self._delayed.due_at, words) if at is not None), default=None)
        if due is not None:
            self._timer = asyncio.get_running_loop().call_later(max(1, due - self._now()) / 1000, self.advance)

    def stop(self) -> None:
        """Show nothing more by itself."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
