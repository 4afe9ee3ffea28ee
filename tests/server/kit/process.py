"""The server as a process of its own: started, killed, started again on the same port and database, and never left behind."""

import os
import secrets
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path
from types import TracebackType
from typing import Self

import psutil

from tests.kit.forks import Fork
from tests.kit.patience import PATIENCE

MARK = "TESTS_SERVER_MARK"
"""In the environment of a server and of all that it starts: by this they are found again, and nobody else is."""
CACHE = "AZULEJOS_CACHE"
"""Where kernels are kept that are compiled already."""
LOWEST_PORT, HIGHEST_PORT = 15_000, 30_000
"""Below the ports that connections get: a client that knocks at a closed port of that range may be connected to itself, and then holds the port."""
WORKERS = 16
"""As many have ports of their own."""
_GIVEN: set[int] = set()
PATIENT = ("--bot-seconds", "600", "--away-seconds", "3600", "--database-seconds", "60")
"""On a busy machine nobody plays for a bot, or for somebody, who is only slow; nor is a store given up."""
FRESH = "from tests.kit.forks import end_with_stdin; end_with_stdin(); from azulejos.cli import main; main()"


class RunningServer:
    """`azulejos serve` on a database. Its methods wait: in a coroutine, call them by `asyncio.to_thread`.

    It ends with whoever holds the other end of its standard input, so that not even tests that were killed leave it behind.
    A `fresh` one starts Python from nothing, where the time that this takes is of interest; it may have another command `before` it, such as one
    that runs it on another `host`. Another may have so many `descriptors` only.
    """

    def __init__(
        self,
        database: str,
        folder: Path,
        *flags: str,
        limits: bool = False,
        fresh: bool = False,
        descriptors: int | None = None,
        env: dict[str, str] | None = None,
        host: str = "127.0.0.1",
        before: tuple[str, ...] = (),
    ) -> None:
        self.database = database
        self.host = host
        self._before = before
        self.port = free_port()
        self.log = folder / f"server-{self.port}.log"
        self.starts = 0
        self._flags = ("--log-level", "info", *PATIENT, *([] if limits else ["--no-limits"]), *flags)
        self._mark = secrets.token_hex(8)
        # Settings are a test's own affair; but kernels were compiled once for all, and a worker that compiles them anew keeps everybody waiting.
        kept = {name: value for name, value in os.environ.items() if name == CACHE or not name.startswith(("AZULEJOS_", "COV"))}
        self._env = {**kept, **(env or {}), MARK: self._mark}
        self._is_fresh = fresh
        self._descriptors = descriptors
        self._process: Fork | subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        """Where it is."""
        return f"http://{self.host}:{self.port}"

    @property
    def pid(self) -> int:
        """The process id of the server itself."""
        assert self._process is not None, "the server does not run"
        return self._process.pid

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        try:
            if error is None and self._process is not None:
                self.stop()
        finally:
            self.kill()

    def launch(self) -> None:
        """Start the process, and do not wait for it."""
        assert self._process is None, "the server runs already"
        command = ["serve", "--host", self.host, "--port", str(self.port), "--database", self.database, *self._flags]
        with self.log.open("ab") as log:
            if self._is_fresh:
                program = [*self._before, sys.executable, "-c", FRESH, *command]
                self._process = subprocess.Popen(program, stdin=subprocess.PIPE, stdout=log, stderr=subprocess.STDOUT, env=self._env)
            else:
                self._process = Fork(
                    command,
                    stdin=subprocess.PIPE,
                    stdout=log,
                    stderr=subprocess.STDOUT,
                    env=self._env,
                    ends_with_stdin=True,
                    descriptors=self._descriptors,
                )
        self.starts += 1

    def wait_until_ready(self) -> float:
        """Wait until it has taken up its tables; how many seconds that took."""
        began = time.monotonic()
        while not self._is_ready():
            assert self._process is not None
            assert self._process.poll() is None, f"the server has ended:\n{self.logged()}"
            assert time.monotonic() < began + PATIENCE, f"the server does not get ready:\n{self.logged()}"
            time.sleep(0.05)
        return time.monotonic() - began

    def start(self) -> float:
        """Start it and wait until it is ready; how many seconds that took."""
        self.launch()
        try:
            return self.wait_until_ready()
        except BaseException:
            self.kill()
            raise

    def restart(self) -> float:
        """Kill it, and start it again."""
        self.kill()
        return self.start()

    def stop(self, seconds: float = PATIENCE) -> int:
        """Ask it to end, as an operator does, and return its status."""
        assert self._process is not None
        self._process.send_signal(signal.SIGTERM)
        return self.ended(seconds)

    def ended(self, seconds: float = PATIENCE) -> int:
        """Wait until it has ended, by itself or because somebody has asked it to, and return its status."""
        assert self._process is not None
        status = self._process.wait(seconds)
        self._forget()
        return status

    def kill(self) -> list[int]:
        """SIGKILL. The ids of those of its processes that did not end with it: there should be none, and now there are none."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._forget()
        return self._end_the_rest()

    def logged(self) -> str:
        """The last lines of the log."""
        return "\n".join(self.log.read_text(errors="replace").splitlines()[-40:])

    def processes(self) -> list[psutil.Process]:
        """The server and all that it has started."""
        return [each for each in psutil.process_iter() if self._is_ours(each)]

    def _forget(self) -> None:
        assert self._process is not None
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process = None

    def _end_the_rest(self, seconds: float = PATIENCE) -> list[int]:
        end = time.monotonic() + seconds
        while (left := self.processes()) and time.monotonic() < end:
            time.sleep(0.02)
        for each in left:
            each.kill()
        return [each.pid for each in left]

    def _is_ours(self, process: psutil.Process) -> bool:
        if self._process is not None and process.pid == self._process.pid:
            return True
        try:
            return process.environ().get(MARK) == self._mark and process.status() != psutil.STATUS_ZOMBIE
        except (psutil.Error, OSError):
            return False

    def _is_ready(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.url}/readyz", timeout=5) as answer:
                return bool(answer.status == 200)
        except (OSError, urllib.error.URLError):
            return False


def free_port() -> int:
    """A port at which nobody listens, and which no outgoing connection gets.

    It stays free until it is taken: each worker of the tests has ports of its own, and gives none of them twice.
    """
    while True:
        port = LOWEST_PORT + WORKERS * secrets.randbelow((HIGHEST_PORT - LOWEST_PORT) // WORKERS) + _worker() % WORKERS
        if port in _GIVEN:
            continue
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            _GIVEN.add(port)
            return port


def _worker() -> int:
    """The number of this worker of the tests: pytest-xdist calls them gw0, gw1 …"""
    return int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw"))
