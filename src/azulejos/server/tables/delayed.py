"""What spectators of an event see: the same table, some time ago. Nothing that they can ask for knows more than this."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Iterable

from azulejos.server.tables.chat import Said
from azulejos.server.tables.events import Created, Interrupted, Recorded, Sat, Started, TableEvent
from azulejos.server.tables.state import Table

AT_ONCE = (Created, Sat, Started)
"""What says who sits where, and nothing of the game."""


class DelayedTable:
    """A table as it was some time ago: each event is seen when it is due.

    >>> delayed = DelayedTable("k3x9")
    >>> delayed.due_at is None, delayed.advance(0)
    (True, False)
    """

    def __init__(self, id: str) -> None:
        self.table = Table(id)
        self._coming: deque[tuple[int, Recorded[TableEvent]]] = deque()

    @property
    def due_at(self) -> int | None:
        """When the next event may be seen."""
        return self._coming[0][0] if self._coming else None

    @property
    def gaps(self) -> int:
        """By how much the table's time has jumped in what is not seen yet."""
        return sum(happened.event.gap for _, happened in self._coming if isinstance(happened.event, Interrupted))

    def add(self, happened: Recorded[TableEvent], due_at: int) -> None:
        """Something has happened, and will be seen."""
        if not self._coming and isinstance(happened.event, AT_ONCE):
            self.table.apply(happened)
        else:
            self._coming.append((due_at, happened))

    def advance(self, now: int) -> bool:
        """Let be seen what may be seen by now; whether that is more than before."""
        before = self.table.version
        while self._coming and self._coming[0][0] <= now:
            self.table.apply(self._coming.popleft()[1])
        return self.table.version != before


class DelayedView:
    """A delayed table that shows itself: `shown` is called with the version before what is new, `heard` with what was said, when they are due.

    What is due is counted by `running`, which nobody can set: a table's own time may jump, and then shows nobody anything sooner.
    """

    def __init__(
        self,
        table: DelayedTable,
        delay: int,
        running: Callable[[], int],
        shown: Callable[[int], None],
        heard: Callable[[Recorded[Said]], None],
    ) -> None:
        self._delayed = table
        self._delay = delay
        self._running = running
        self._shown = shown
        self._heard = heard
        self._words: deque[tuple[int, Recorded[Said]]] = deque()
        """Players' words that spectators have not heard yet."""
        self._timer: asyncio.TimerHandle | None = None

    @property
    def table(self) -> Table:
        """The table as it was last shown."""
        return self._delayed.table

    @property
    def lateness(self) -> int:
        """How long ago by the table's own time that was, in milliseconds."""
        return self._delay + self._delayed.gaps

    def add(self, events: Iterable[Recorded[TableEvent]], now: int) -> None:
        """Things have happened, and will be seen; `now` by the table's own time."""
        for event in events:
            self._delayed.add(event, self._due_at(event.at, now))
        self.advance()

    def say(self, said: Recorded[Said], now: int) -> None:
        """Something was said, and will be heard: players' words are as late as their moves."""
        if said.event.seat is not None and (due_at := self._due_at(said.at, now)) > self._running():
            self._words.append((due_at, said))
            self.advance()

    def _due_at(self, at: int, now: int) -> int:
        return self._running() + self._delay - max(0, now - at)

    def is_early(self, said: Recorded[Said]) -> bool:
        """Whether spectators may not hear it yet."""
        return any(waiting.version == said.version for due_at, waiting in self._words if due_at > self._running())

    def advance(self) -> None:
        """Show what may be seen and heard by now, and again when there is more.

        A timer may ring a little early: what is due is decided here and nowhere else, and the rest waits for the next one.
        """
        before = self._delayed.table.version
        if self._delayed.advance(self._running()):
            self._shown(before)
        while self._words and self._words[0][0] <= self._running():
            self._heard(self._words.popleft()[1])
        self.stop()
        words = self._words[0][0] if self._words else None
        due = min((at for at in (self._delayed.due_at, words) if at is not None), default=None)
        if due is not None:
            self._timer = asyncio.get_running_loop().call_later(max(1, due - self._running()) / 1000, self.advance)

    def stop(self) -> None:
        """Show nothing more by itself."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
