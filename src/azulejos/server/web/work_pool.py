"""Work that takes too long for the event loop: it runs in threads and processes, and only so much of it at a time."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import TypeVar

from azulejos.server.errors import Unavailable

PNG_WORKER = "azulejos.server.web.png_worker"
THREADS = 2
PNG_WORKERS = 2
MOST_WAITING = 40
"""Who comes when so many wait already is asked to come again."""
PATIENCE_SECONDS = 20.0
"""A picture takes one second; a machine under load takes more."""

Made = TypeVar("Made")


class WorkPool:
    """Two threads for records and drawings, and two processes at a time for PNG."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="work")
        self._png_workers = asyncio.Semaphore(PNG_WORKERS)
        self._waiting = 0

    async def run(self, work: Callable[[], Made]) -> Made:
        """What a function makes, in a thread. It may touch only what is its own."""
        async with self._place():
            return await asyncio.get_running_loop().run_in_executor(self._threads, work)

    async def png(self, svg: str, width: int) -> bytes:
        """A picture as PNG."""
        async with self._place(), self._png_workers:
            try:
                process = await asyncio.create_subprocess_exec(
                    # -P: no module of the folder in which the server was started.
                    sys.executable, "-P", "-m", PNG_WORKER, str(width),
                    stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
                    start_new_session=True,  # Ctrl-C in the server's terminal is not for it
                    env={name: value for name, value in os.environ.items() if not name.startswith("AZULEJOS_")},  # no picture needs the secrets
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

    def close(self) -> None:
        """Take no more work."""
        self._threads.shutdown(wait=False, cancel_futures=True)


def _failed() -> Unavailable:
    return Unavailable("picture-failed", "The picture could not be made: try again in a moment, or take the SVG.")
