"""What onlookers see late: the same table, some time ago. Nothing that they can ask for knows more than this."""

from __future__ import annotations

from collections import deque

from azulejos.server.store import StoredEvent
from azulejos.server.tables.state import Table

AT_ONCE = frozenset({"created", "sat", "started"})
"""What says who sits where, and nothing of the game."""


class DelayedTable:
    """A table as it was `delay` milliseconds ago.

    >>> late = DelayedTable("k3x9", 60_000)
    >>> late.due_at is None, late.advance(0)
    (True, False)
    """

    def __init__(self, id: str, delay: int) -> None:
        self.table = Table(id)
        self.delay = delay
        self._coming: deque[StoredEvent] = deque()

    @property
    def due_at(self) -> int | None:
        """When the next event may be seen."""
        return self._coming[0].at + self.delay if self._coming else None

    def add(self, event: StoredEvent) -> None:
        """Something has happened, and will be seen."""
        if not self._coming and event.kind in AT_ONCE:
            self.table.apply(event)
        else:
            self._coming.append(event)

    def advance(self, now: int) -> bool:
        """Let be seen what may be seen by now; whether that is more than before."""
        before = self.table.version
        while self._coming and self._coming[0].at + self.delay <= now:
            self.table.apply(self._coming.popleft())
        return self.table.version != before
