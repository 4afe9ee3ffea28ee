"""Bots that think on a Ray cluster. Whatever happens to the cluster, every decision is made: what does not come from there is asked of this machine.

A driver, which is a process of its own (`azulejos.cluster.driver`), has joined the cluster and passes questions on. Where it cannot join, or has lost
the cluster, it is started again every now and then, and the log says so. What a node answers is believed no more than what a worker answers here.
"""

from __future__ import annotations

import asyncio
import contextlib
import importlib.util
import pickle
import subprocess
from collections.abc import Callable, Sequence
from time import monotonic
from typing import cast

from azulejos.cluster.calls import Calls
from azulejos.cluster.frames import Frame, Letter, driver_command, driver_environment, frames
from azulejos.server.bot_workers.process import STDIN, WorkerProcess
from azulejos.server.bot_workers.protocol import LONGEST_ANSWER, TOKEN
from azulejos.server.logs import Log
from azulejos.server.settings import SettingError

CALLS = Calls("azulejos.server.bot_workers.worker:think")
RETRY_SECONDS = 30.0
"""How long to wait before the cluster is looked for again."""
REST_SECONDS = 10.0
"""How long the cluster is not asked after it left a question unanswered: nobody should wait for it at every turn."""
READ_SECONDS = 1.0
"""How long to wait for the last words of a driver that has ended: somebody else may hold its pipe open."""
MOST_BYTES = 1 << 20
"""Of what has come and is not a whole frame: no driver sends so much."""


def check_installed() -> None:
    """Refuse a cluster where Ray is not installed. It is not imported: only the driver does that."""
    if importlib.util.find_spec("ray") is None:
        raise SettingError("no-ray", 'Bots on a Ray cluster need one more package: pip install "azulejos[ray]", or leave bot_workers_ray out.')


class _DriverPipe(asyncio.SubprocessProtocol):
    """A driver as the server has it."""

    def __init__(self, ready: Callable[[int], None]) -> None:
        loop = asyncio.get_running_loop()
        self.exited: asyncio.Future[None] = loop.create_future()
        self.is_read: asyncio.Future[None] = loop.create_future()
        """Done when all that it has said is read."""
        self.is_ready = False
        self.reason = "its driver has ended"
        self._ready = ready
        self._received = bytearray()
        self._waiting: dict[int, asyncio.Future[bytes | None]] = {}
        self._asked = 0
        self._process: asyncio.SubprocessTransport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._process = cast("asyncio.SubprocessTransport", transport)
        self._send(Frame(Letter.OPEN, 0, pickle.dumps(CALLS)))

    def pipe_data_received(self, fd: int, data: bytes) -> None:
        self._received += data
        try:
            for frame in frames(self._received):
                self._read(frame)
        except ValueError:
            self._received = bytearray(MOST_BYTES + 1)
        if len(self._received) > MOST_BYTES:
            self.reason = "what its driver sends is not understood"
            self.kill()

    def _read(self, frame: Frame) -> None:
        if frame.letter is Letter.READY:
            self.is_ready = True
            self._ready(int(frame.content))
        elif not frame.number:
            self.reason = frame.text
        elif (waiting := self._waiting.pop(frame.number, None)) is not None and not waiting.done():
            waiting.set_result(frame.content if frame.letter is Letter.ANSWER else None)

    async def call(self, content: bytes) -> bytes | None:
        """What the cluster answers; nothing if it has no answer. Who does not wait for it any more has it given up there, too."""
        self._asked += 1
        number = self._asked
        answer: asyncio.Future[bytes | None] = asyncio.get_running_loop().create_future()
        self._waiting[number] = answer
        self._send(Frame(Letter.CALL, number, content))
        try:
            return await answer
        except asyncio.CancelledError:
            self._send(Frame(Letter.CANCEL, number))
            raise
        finally:
            self._waiting.pop(number, None)

    def _send(self, frame: Frame) -> None:
        pipe = None if self._process is None else cast("asyncio.WriteTransport | None", self._process.get_pipe_transport(STDIN))
        if pipe is not None and not pipe.is_closing():
            pipe.write(frame.to_bytes())

    def process_exited(self) -> None:
        self.is_ready = False
        for answer in self._waiting.values():
            if not answer.done():
                answer.set_result(None)
        if not self.exited.done():
            self.exited.set_result(None)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.is_read.done():
            self.is_read.set_result(None)

    def kill(self) -> None:
        """End the driver at once."""
        if self._process is not None:
            with contextlib.suppress(ProcessLookupError):
                self._process.kill()

    async def end(self) -> None:
        """End the driver, and wait until it is gone."""
        self.kill()
        try:
            await asyncio.shield(self.exited)
        finally:
            if self._process is not None:
                self._process.close()


class BotCluster:
    """A Ray cluster, by its address or `auto`. Open it, and let a `BotPool` start its workers with `worker`."""

    def __init__(self, address: str, log: Log, *, command: Sequence[str] | None = None) -> None:
        self._address = address
        self._log = log
        self._command = command or driver_command(address)
        self._driver: _DriverPipe | None = None
        self._keeper: asyncio.Task[None] | None = None
        self._rests_until = 0.0
        self._is_missed = False

    @property
    def is_joined(self) -> bool:
        """Whether there are nodes to be asked."""
        return self._driver is not None and self._driver.is_ready

    def open(self) -> None:
        """Look for the cluster, now and whenever it was lost; nobody waits for that."""
        self._keeper = asyncio.create_task(self._keep(), name="bots' cluster")

    async def close(self) -> None:
        """Leave the cluster."""
        if self._keeper is not None:
            self._keeper.cancel()
            await asyncio.gather(self._keeper, return_exceptions=True)
            self._keeper = None

    async def worker(self) -> ClusterWorker:
        """One that asks the cluster, for a pool."""
        return ClusterWorker(self)

    async def ask(self, question: bytes, seconds: float) -> bytes | None:
        """What a node answers within these seconds; nothing where none does."""
        if self._driver is None or not self._driver.is_ready or monotonic() < self._rests_until:
            return None
        try:
            async with asyncio.timeout(seconds):
                return await self._driver.call(question)
        except TimeoutError:
            self._rests_until = monotonic() + REST_SECONDS
            self._log.warning("bot-cluster-late", address=self._address, seconds=seconds)
            return None

    async def _keep(self) -> None:
        while True:
            await self._join()
            if not self._is_missed:
                reason = "" if self._driver is None else self._driver.reason
                self._log.warning("bot-cluster-gone", address=self._address, text=f"Bots think on this machine until the cluster is back: {reason}")
            self._is_missed = True
            await asyncio.sleep(RETRY_SECONDS)

    async def _join(self) -> None:
        """Start a driver, and return when it is gone."""
        loop = asyncio.get_running_loop()
        try:
            _, self._driver = await loop.subprocess_exec(
                lambda: _DriverPipe(self._joined), *self._command,
                stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
                start_new_session=True, env=driver_environment(self._address),
            )  # fmt: skip
        except OSError:
            self._driver = None
            return
        driver = self._driver
        try:
            await asyncio.shield(driver.exited)
            await asyncio.wait([driver.is_read], timeout=READ_SECONDS)  # It may have said why.
        finally:
            await driver.end()

    def _joined(self, processors: int) -> None:
        self._is_missed = False
        self._log.info("bot-cluster-joined", address=self._address, processors=processors)


class ClusterWorker:
    """Asks the cluster, and a process of this machine for what the cluster does not answer; that process is started when it is first needed."""

    def __init__(self, cluster: BotCluster) -> None:
        self._cluster = cluster
        self._local: WorkerProcess | None = None

    @property
    def is_alive(self) -> bool:
        """Always: a process that has died is replaced when it is needed again."""
        return True

    async def ask(self, question: bytes, seconds: float) -> str:
        """The token that the bot answers, wherever it thinks."""
        answer = await self._cluster.ask(question, seconds)
        if answer is not None and answer.startswith(TOKEN) and len(answer) <= LONGEST_ANSWER:
            return answer[len(TOKEN) :].decode("ascii", "replace")
        # A bot that fails there may do so because of the node: here it fails once more, or not.
        if self._local is not None and not self._local.is_alive:
            await self.end()
        if self._local is None:
            self._local = await WorkerProcess.start()
        return await self._local.ask(question, seconds)

    async def shut_down(self) -> None:
        """Let the process of this machine end by itself, or else end it."""
        if self._local is not None:
            await self._local.shut_down()
            self._local = None

    async def end(self) -> None:
        """End the process of this machine at once."""
        if self._local is not None:
            await self._local.end()
            self._local = None
