"""The kernels that some bots and all analyses search with: compiled beside the server where they are not yet, so that no move waits in silence."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from importlib.util import find_spec
from time import monotonic

from azulejos.server.bot_workers.errors import Crashed, Stopped
from azulejos.server.errors import Unavailable
from azulejos.server.logs import Log

COMPILE = "import os; os.nice(10)\nfrom azulejos.kernel.warmup import warm_up\nwarm_up(lambda done, total: None)"
"""What the process does: whoever plays comes first."""


def is_installed() -> bool:
    """Whether the extra `kernel` is here, without which nobody searches."""
    return find_spec("numba") is not None


def is_warm() -> bool:
    """Whether all of them are compiled."""
    from azulejos.kernel import cache

    return cache.is_warm()


class Kernels:
    """Says whether they are ready, and has them compiled if they are not: a minute or two, once after an installation or an update."""

    def __init__(self, log: Log, is_warm: Callable[[], bool] = is_warm, program: str = COMPILE) -> None:
        self._log = log
        self._is_warm = is_warm
        self._program = program
        self._compiling: asyncio.Task[None] | None = None

    @property
    def is_preparing(self) -> bool:
        """Whether they are being compiled now."""
        return self._compiling is not None and not self._compiling.done()

    async def open(self) -> None:
        """Begin to compile what is not compiled yet."""
        if is_installed() and not await asyncio.to_thread(self._is_warm):
            self._compiling = asyncio.create_task(self._compile(), name="kernels")

    async def ready(self) -> None:
        """Wait until they are ready; a `NoDecision` says why they will not be."""
        if self._compiling is not None:
            await asyncio.wait([self._compiling])
            if self._compiling.cancelled():
                raise Stopped("bots-stopped", "Bots do not search any more: the server is closing down.")
            self._compiling.result()

    def check(self) -> None:
        """The same for whoever does not want to wait for so long."""
        if self.is_preparing:
            raise Unavailable("kernels-compiling", "The search is being made ready: a minute or two, once. Ask again then.")

    async def close(self) -> None:
        """Give up what is being compiled: it is begun again at the next start."""
        if self._compiling is not None:
            self._compiling.cancel()
            await asyncio.wait([self._compiling])
            if not self._compiling.cancelled():
                self._compiling.exception()  # It was logged.

    async def _compile(self) -> None:
        began = monotonic()
        self._log.info("kernels-compiling")
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-P", "-c", self._program,
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            start_new_session=True,  # It has processes of its own, which end with it.
        )  # fmt: skip
        try:
            code = await process.wait()
        except asyncio.CancelledError:
            _end(process)
            await process.wait()
            raise
        if code:
            self._log.warning("kernels-failed", exit=code)
            raise Crashed("kernels-failed", "The search cannot be compiled here: `azulejos warmup` says why.")
        self._log.info("kernels-compiled", seconds=round(monotonic() - began, 1))


def _end(process: asyncio.subprocess.Process) -> None:
    """End it with those that it has started."""
    with contextlib.suppress(ProcessLookupError):
        if sys.platform == "win32":
            process.kill()
        else:
            os.killpg(process.pid, signal.SIGKILL)
