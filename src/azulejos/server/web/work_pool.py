"""Work that takes too long for the event loop: it runs in threads and processes, and only so much of it at a time."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Any, TypeVar

from azulejos.server.errors import ServerError, Unavailable
from azulejos.server.web.work_process import WorkProcess, without_secrets

PNG_WORKER = "azulejos.server.web.png_worker"
THREADS = 2
PROCESSES = 2
PNG_WORKERS = 2
MOST_WAITING = 40
"""Who comes when so many wait already is asked to come again."""
PATIENCE_SECONDS = 20.0
"""A picture takes one second; a machine under load takes more."""

Made = TypeVar("Made")


class WorkPool:
    """Two processes for records and drawings, which stay; two at a time for PNG; and two threads for what a process cannot be given."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="work")
        self._png_workers = asyncio.Semaphore(PNG_WORKERS)
        self._processes = asyncio.Semaphore(PROCESSES)
        self._idle: list[WorkProcess] = []
        self._waiting = 0

    async def run(self, work: Callable[[], Made]) -> Made:
        """What a function makes, in a thread. It may touch only what is its own."""
        async with self._place():
            return await asyncio.get_running_loop().run_in_executor(self._threads, work)

    async def process(self, work: Callable[..., bytes], *arguments: Any) -> bytes:
        """What a function of a module returns, in a process of its own. All has to be such that it can be pickled."""
        async with self._place(), self._processes:
            try:
                worker = self._idle.pop() if self._idle else await WorkProcess.start()
            except OSError:
                raise Unavailable("workshop-busy", "Records and pictures cannot be made here now: try again in a moment.") from None
            is_usable = False
            try:
                async with asyncio.timeout(PATIENCE_SECONDS):
                    answer = await worker.ask(work, *arguments)
                is_usable = True
                return answer
            except ServerError:
                is_usable = True
                raise
            except TimeoutError:
                raise Unavailable("workshop-busy", "This takes too long to make here: try again in a moment.") from None
            finally:
                if is_usable:
                    self._idle.append(worker)
                else:
                    await worker.end()

    async def png(self, svg: str, width: int) -> bytes:
        """A picture as PNG."""
        async with self._place(), self._png_workers:
            try:
                process = await asyncio.create_subprocess_exec(
                    # -P: no module of the folder in which the server was started.
                    sys.executable, "-P", "-m", PNG_WORKER, str(width),
                    stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
                    start_new_session=True,  # Ctrl-C in the server's terminal is not for it
                    env=without_secrets(),
                )  # fmt: skip
            except OSError:
                raise _failed() from None
            try:
                async with asyncio.timeout(PATIENCE_SECONDS):
                    png, _ = await process.communicate(svg.encode())
            except TimeoutError:
                raise _failed() from None
            finally:
                if process.returncode is None:
                    process.kill()
                    await process.wait()
            if process.returncode != 0:
                raise _failed()
            return png

    @asynccontextmanager
    async def _place(self) -> AsyncIterator[None]:
        if self._waiting >= MOST_WAITING:
            raise Unavailable("workshop-busy", "Many records and pictures are being made here: try again in a moment.")
        self._waiting += 1
        try:
            yield
        finally:
            self._waiting -= 1

    async def close(self) -> None:
        """Take no more work."""
        self._threads.shutdown(wait=False, cancel_futures=True)
        while self._idle:
            await self._idle.pop().end()


def _failed() -> Unavailable:
    return Unavailable("picture-failed", "The picture could not be made: try again in a moment, or take the SVG.")
