"""Work that nobody waits for: logged when it fails, and cancelled when the server closes."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine

from azulejos.rules import AzulejosError
from azulejos.server.logs import Log


class Tasks:
    """The tasks of one part of a server; `len` is how many are under way."""

    def __init__(self, log: Log) -> None:
        self._log = log
        self._tasks: set[asyncio.Task[None]] = set()

    def __len__(self) -> int:
        return len(self._tasks)

    def spawn(self, work: Coroutine[None, None, None]) -> asyncio.Task[None]:
        """Begin some work."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def every(self, seconds: float, work: Callable[[], Awaitable[None]], failure: str) -> None:
        """Do the same again and again, with a rest before each time. An error is logged under the name `failure`, and the work goes on."""
        self.spawn(self._repeat(seconds, work, failure))

    async def _repeat(self, seconds: float, work: Callable[[], Awaitable[None]], failure: str) -> None:
        while True:
            await asyncio.sleep(seconds)
            try:
                await work()
            except AzulejosError as error:
                self._log.failure(failure, error)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            self._log.error("task-failed", error=error)

    async def close(self) -> None:
        """Cancel everything, and wait until it has ended."""
        tasks = tuple(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
