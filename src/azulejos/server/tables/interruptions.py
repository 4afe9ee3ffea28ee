"""Interruptions: every second it is looked whether time has jumped. It is logged, and every table that does not know of it is told."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence

from azulejos.rules import AzulejosError
from azulejos.server.live.tasks import Tasks
from azulejos.server.live.time_source import TimeSource
from azulejos.server.logs import Log
from azulejos.server.tables.live import LiveTable

LOOK_SECONDS = 1.0


class Interruptions:
    """Looks at the time, whatever the store does meanwhile. A table that could not be told is told at a later look."""

    def __init__(self, time: TimeSource, loaded: Callable[[], Sequence[LiveTable]], tasks: Tasks, log: Log) -> None:
        self._time = time
        self._loaded = loaded
        self._tasks = tasks
        self._log = log
        self._telling: set[str] = set()
        self._timer: asyncio.TimerHandle | None = None

    def open(self) -> None:
        """Begin to look."""
        self._timer = asyncio.get_running_loop().call_later(LOOK_SECONDS, self._look)

    def close(self) -> None:
        """Look no more."""
        if self._timer is not None:
            self._timer.cancel()

    def _look(self) -> None:
        self.open()
        if jump := self._time.look():
            self._log.warning("time-jumped", ms=jump)
        for live in self._loaded():
            if live.time.has_jumped and live.table.id not in self._telling:
                self._telling.add(live.table.id)
                self._tasks.spawn(self._tell(live))

    async def _tell(self, live: LiveTable) -> None:
        try:
            await live.interrupt()
        except AzulejosError as error:
            self._log.failure("interruption-not-stored", error, table=live.table.id)
        finally:
            self._telling.discard(live.table.id)
