"""A worker as the server has it: a child process that is asked one question at a time."""

from __future__ import annotations

import asyncio
import contextlib
import os
import subprocess
import sys
from typing import Self, cast

from azulejos.server.bot_workers.errors import Crashed, Overrun
from azulejos.server.bot_workers.protocol import FAILED, FOUND, LENGTH, LONGEST_ANSWER, READY, TOKEN, frame

WORKER = "azulejos.server.bot_workers.worker"
START_SECONDS = 60.0
"""A machine under load starts a Python slowly."""
SHUTDOWN_SECONDS = 2.0
"""So long an idle worker has to end by itself."""
STDIN, STDOUT = 0, 1
HARMLESS = frozenset({"AZULEJOS_CACHE"})
"""No bot needs the server's secrets; but where compiled kernels are kept is none, and without it they would be compiled anew."""


class _AnswerReader(asyncio.SubprocessProtocol):
    """Reads what a worker answers, and notices when it is gone."""

    def __init__(self) -> None:
        loop = asyncio.get_running_loop()
        self.gone: asyncio.Future[None] = loop.create_future()
        self._received = bytearray()
        self._answer: asyncio.Future[bytes] = loop.create_future()

    def next_answer(self) -> asyncio.Future[bytes]:
        """What the worker says next; nothing if it is gone, or says what no worker says."""
        self._answer = asyncio.get_running_loop().create_future()
        if self.gone.done():
            self._answer.set_result(b"")
        else:
            self._read()
        return self._answer

    def _read(self) -> None:
        if self._answer.done() or len(self._received) < LENGTH.size:
            return
        (length,) = LENGTH.unpack_from(self._received)
        end = LENGTH.size + length
        if length > LONGEST_ANSWER:
            self._answer.set_result(b"")
        elif len(self._received) >= end:
            self._answer.set_result(bytes(self._received[LENGTH.size : end]))
            del self._received[:end]

    def pipe_data_received(self, fd: int, data: bytes) -> None:
        self._received += data
        self._read()

    def pipe_connection_lost(self, fd: int, exc: Exception | None) -> None:
        if fd == STDOUT and not self._answer.done():
            self._answer.set_result(b"")

    def process_exited(self) -> None:
        if not self.gone.done():
            self.gone.set_result(None)
        # Not only when the pipe is closed: somebody whom the bot has started may hold it open.
        if not self._answer.done():
            self._answer.set_result(b"")


class WorkerProcess:
    """One worker. Whoever asks it waits for the answer, or ends it: there is never more than one question in the pipe.

    After an `Overrun`, and after a `Crashed` that leaves it not alive, it is of no more use.
    """

    __slots__ = ("_process", "_reader")

    def __init__(self, process: asyncio.SubprocessTransport, reader: _AnswerReader) -> None:
        self._process = process
        self._reader = reader

    @property
    def is_alive(self) -> bool:
        """Whether it can be asked."""
        return not self._reader.gone.done()

    @classmethod
    async def start(cls) -> Self:
        """A worker that can be asked."""
        loop = asyncio.get_running_loop()
        try:
            process, reader = await loop.subprocess_exec(
                # -P: no module of the folder in which the server was started.
                _AnswerReader, sys.executable, "-P", "-m", WORKER,
                stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
                start_new_session=True,  # Ctrl-C in the server's terminal is not for it
                env={name: value for name, value in os.environ.items() if name in HARMLESS or not name.startswith("AZULEJOS_")},
            )  # fmt: skip
        except OSError as error:
            raise Crashed("worker-start", f"No process for bots can be started: {error.strerror}.") from None
        worker = cls(process, reader)
        greeting = b""
        try:
            async with asyncio.timeout(START_SECONDS):
                greeting = await reader.next_answer()
        except TimeoutError:
            pass
        finally:
            if greeting != READY:
                await worker.end()
        if greeting != READY:
            raise Crashed("worker-start", f"A process for bots does not start: try `python -m {WORKER}` by hand.")
        return worker

    async def ask(self, question: bytes, seconds: float) -> str:
        """What is answered within these seconds: the token of a move, or what was found about a position."""
        answer = b""
        try:
            async with asyncio.timeout(seconds):
                coming = self._reader.next_answer()
                self._send(frame(question))
                answer = await coming
        except TimeoutError:
            raise Overrun("bot-overrun", "The bot thought longer than it may: its process was ended.") from None
        finally:
            if answer[:1] not in (TOKEN, FOUND, FAILED):
                await self.end()
        if answer[:1] == FAILED:
            raise Crashed("bot-failed", f"The bot failed: {answer[1:].decode('ascii', 'replace')}.")
        if answer[:1] not in (TOKEN, FOUND):
            raise Crashed("bot-crashed", "The bot's process died, or what came from it is no answer.")
        return answer[1:].decode("utf-8", "replace")

    def _send(self, question: bytes) -> None:
        pipe = cast("asyncio.WriteTransport | None", self._process.get_pipe_transport(STDIN))
        if pipe is not None and not pipe.is_closing():  # a pipe is closed before its process is known to have ended
            pipe.write(question)

    async def shut_down(self) -> None:
        """Let an idle worker end by itself, or else end it."""
        pipe = self._process.get_pipe_transport(STDIN)
        if pipe is not None:
            pipe.close()
        try:
            await asyncio.wait([self._reader.gone], timeout=SHUTDOWN_SECONDS)
        finally:
            await self.end()

    async def end(self) -> None:
        """End the process at once, and wait until it is gone."""
        if self.is_alive:
            with contextlib.suppress(ProcessLookupError):
                self._process.kill()
        try:
            await asyncio.shield(self._reader.gone)
        finally:
            self._process.close()
