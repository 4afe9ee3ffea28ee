"""A process for work that would keep everybody waiting: a thread would not do, because Python runs one of them at a time."""

from __future__ import annotations

import asyncio
import os
import pickle
import subprocess
import sys
from collections.abc import Callable
from typing import Any, Self

import orjson

from azulejos.server.bot_workers.protocol import LENGTH, frame
from azulejos.server.errors import ServerError
from azulejos.server.web.refusals import UnreadableRecord
from azulejos.server.web.work_worker import DONE, REFUSED

WORKER = "azulejos.server.web.work_worker"


class WorkFailed(Exception):
    """A piece of work has a fault, or its process is gone."""


class WorkProcess:
    """One process, which is asked one thing at a time. Whoever does not wait for the answer ends it."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process

    @classmethod
    async def start(cls) -> Self:
        """A process; it may take a second until it answers."""
        process = await asyncio.create_subprocess_exec(
            # -P: no module of the folder in which the server was started.
            sys.executable, "-P", "-m", WORKER,
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
            start_new_session=True,  # Ctrl-C in the server's terminal is not for it
            env=without_secrets(),
        )  # fmt: skip
        return cls(process)

    async def ask(self, work: Callable[..., bytes], *arguments: Any) -> bytes:
        """What a function returns for these arguments."""
        stdin, stdout = self._process.stdin, self._process.stdout
        assert stdin is not None
        assert stdout is not None
        try:
            stdin.write(frame(pickle.dumps((work, arguments))))
            await stdin.drain()
            (length,) = LENGTH.unpack(await stdout.readexactly(LENGTH.size))
            answer = await stdout.readexactly(length)
        except (OSError, asyncio.IncompleteReadError):
            raise WorkFailed("The process is gone.") from None
        if answer[:1] == DONE:
            return answer[1:]
        if answer[:1] == REFUSED:
            raise _refused(orjson.loads(answer[1:]))
        raise WorkFailed(f"{work.__name__} failed: {answer[1:].decode('ascii', 'replace')}.")

    async def end(self) -> None:
        """End it at once."""
        if self._process.returncode is None:
            self._process.kill()
            await self._process.wait()


def without_secrets() -> dict[str, str]:
    """The environment of a process that needs none of the server's secrets."""
    return {name: value for name, value in os.environ.items() if not name.startswith("AZULEJOS_")}


def _refused(told: dict[str, Any]) -> ServerError:
    if "line" in told:
        return UnreadableRecord(told["code"], told["text"], told["clause"], told["line"], told["token"])
    return ServerError(told["code"], told["text"], told["clause"], told["status"])
