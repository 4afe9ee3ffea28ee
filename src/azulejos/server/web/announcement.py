"""What the operator wants everybody to know: one sentence at a time, kept in the operator's log, and shown on every page until its time is over."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from azulejos.server.store import Store

STREAM = "operator"
"""The operator's log."""
ANNOUNCED, WITHDRAWN = "announced", "withdrew-announcement"
FRESH_MS = 10_000
"""So long it is not asked for again: of several processes each hears of it this late at the most."""


@dataclass(frozen=True, slots=True)
class Announcement:
    """What is announced, since when and until when, in milliseconds since 1970."""

    text: str
    since: int
    until: int


class Announcements:
    """The announcement that holds now, as the log has it."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store = store
        self._now = now
        self._read_until = 0
        self._read_at: int | None = None
        self._latest: Announcement | None = None

    def forget(self) -> None:
        """Something was announced or withdrawn: look again."""
        self._read_at = None

    async def current(self) -> Announcement | None:
        """The one that holds now."""
        now = self._now()
        if self._read_at is None or not 0 <= now - self._read_at < FRESH_MS:
            self._read_at = now
            await self._read()
        return self._latest if self._latest is not None and now < self._latest.until else None

    async def _read(self) -> None:
        for event in await self._store.read(STREAM, self._read_until):
            self._read_until = event.version
            if event.kind == ANNOUNCED:
                since = event.at
                self._latest = Announcement(event.payload["text"], since, since + event.payload["minutes"] * 60_000)
            elif event.kind == WITHDRAWN:
                self._latest = None
