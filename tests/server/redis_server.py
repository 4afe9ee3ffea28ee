"""A Redis of our own for the tests: behind a socket of its own in a folder of its own, or at an address. It keeps nothing."""

import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path
from types import TracebackType
from typing import Self

from tests.kit.patience import PATIENCE
from tests.server.needs import missing

READY = b"eady to accept connections"


class RedisServer:
    """A running Redis, that can be stopped and started again at the same place."""

    def __init__(self, address: str = "", port: int = 0, before: tuple[str, ...] = ()) -> None:
        self._folder = Path(tempfile.mkdtemp(prefix="azrd-"))
        self._socket = self._folder / "redis.sock"
        place = ["--bind", address, "--port", str(port), "--protected-mode", "no"] if address else ["--port", "0", "--unixsocket", str(self._socket)]
        program = shutil.which("redis-server")
        if program is None:
            missing("Redis is not installed (tests/machine.sh installs it)")
        self._command = [*before, program, *place, "--save", "", "--appendonly", "no", "--dir", str(self._folder)]
        self._process: subprocess.Popen[bytes] | None = None
        self.url = f"redis://{address}:{port}" if address else f"unix://{self._socket}"

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.stop()
        shutil.rmtree(self._folder, ignore_errors=True)

    @property
    def pid(self) -> int:
        """The process id."""
        assert self._process is not None, "Redis does not run"
        return self._process.pid

    def start(self) -> None:
        """Start it, and wait until it is there."""
        assert self._process is None, "Redis runs already"
        log = self._folder / "log"
        before = log.read_bytes().count(READY) if log.exists() else 0
        with log.open("ab") as output:
            self._process = subprocess.Popen(self._command, stdout=output, stderr=subprocess.STDOUT)
        end = time.monotonic() + PATIENCE
        while log.read_bytes().count(READY) <= before and self._process.poll() is None:
            assert time.monotonic() < end, log.read_text()
            time.sleep(0.02)
        assert self._process.poll() is None, log.read_text()

    def stop(self) -> None:
        """Kill it: whoever is connected hears it at once."""
        if self._process is not None:
            self._process.kill()
            self._process.wait(PATIENCE)
            self._process = None

    def freeze(self) -> None:
        """Let it stand still: whoever is connected hears nothing."""
        assert self._process is not None
        self._process.send_signal(signal.SIGSTOP)

    def thaw(self) -> None:
        """Let it go on."""
        assert self._process is not None
        self._process.send_signal(signal.SIGCONT)
