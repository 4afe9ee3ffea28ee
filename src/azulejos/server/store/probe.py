"""Whether the store can be written to, found out by writing: for whoever asks whether the server is ready."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import monotonic

from azulejos.server.store import heartbeat
from azulejos.server.store.errors import StoreFailed
from azulejos.server.store.store import Store

FRESH_SECONDS = 0.5
"""So long what was last written shows that something can be: strangers, who may ask as often as they like, cause no more writes than this."""
ANSWER_SECONDS = 0.8
"""So long an answer is waited for."""


class Probe:
    """Writes the heartbeat, once for all who ask at the same time."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store = store
        self._now = now
        self._write: asyncio.Task[bool] | None = None

    async def is_well(self) -> bool:
        """Whether the store works, and something was written just now."""
        if self._store.condition.is_failing:
            return False  # The server's own heartbeat finds out when that is over.
        if monotonic() - self._store.written_at < FRESH_SECONDS:
            return True
        if self._write is None or self._write.done():
            self._write = asyncio.create_task(self._written())
        write = self._write
        await asyncio.wait({write}, timeout=ANSWER_SECONDS)
        return write.done() and write.result()

    async def _written(self) -> bool:
        try:
            await self._store.write([heartbeat.put(self._now())])
        except StoreFailed:
            return False
        return True
