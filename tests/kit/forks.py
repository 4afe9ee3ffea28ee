"""The command `azulejos` as a process of its own, without the seconds that Python needs to import it.

Each worker of the tests has one process that has imported everything, and nothing more; a command is a fork of it, with an environment, a folder and
standard streams of its own. It has its own process id, can be killed and leaves a status like any other. What is about the start of Python itself
(encodings, a missing library, the time until the server answers) is tested by processes that start from nothing.
"""

from __future__ import annotations

import atexit
import fcntl
import gc
import json
import os
import resource
import selectors
import signal
import socket
import subprocess
import sys
import tempfile
import termios
import threading
from collections.abc import Mapping
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import IO, Any, NamedTuple

ROOT = Path(__file__).parents[2]
START_SECONDS = 120.0
STREAMS = 3


class Fork:
    """A running command: what tests use of `subprocess.Popen`. One that `ends_with_stdin` is killed when nobody holds the other end any more; one
    that `has_terminal` has its standard input for its terminal, and one with `descriptors` may open so many.
    """

    def __init__(
        self,
        arguments: list[str],
        *,
        stdin: int | IO[Any] | None = subprocess.DEVNULL,
        stdout: int | IO[Any] = subprocess.PIPE,
        stderr: int | IO[Any] = subprocess.PIPE,
        env: Mapping[str, str] | None = None,
        cwd: Path | None = None,
        ends_with_stdin: bool = False,
        has_terminal: bool = False,
        descriptors: int | None = None,
    ) -> None:
        self.stdin: IO[bytes] | None = None
        self.stdout: IO[bytes] | None = None
        self.stderr: IO[bytes] | None = None
        self.returncode: int | None = None
        self._lock = threading.Lock()
        theirs: list[int] = []
        opened: list[int] = []
        for number, given in enumerate((stdin, stdout, stderr)):
            if given == subprocess.PIPE:
                reading, writing = os.pipe()
                fd, ours = (reading, writing) if number == 0 else (writing, reading)
                opened.append(fd)
                setattr(self, ("stdin", "stdout", "stderr")[number], os.fdopen(ours, "wb" if number == 0 else "rb"))
            elif given in (subprocess.DEVNULL, None):
                opened.append(fd := os.open(os.devnull, os.O_RDWR))
            elif given == subprocess.STDOUT:
                fd = theirs[1]
            else:
                fd = given if isinstance(given, int) else given.fileno()
            theirs.append(fd)
        request = {
            "arguments": arguments,
            "env": dict(os.environ if env is None else env),
            "cwd": str(cwd or Path.cwd()),
            "ends_with_stdin": ends_with_stdin,
            "has_terminal": has_terminal,
            "descriptors": descriptors,
        }
        self._line = socket.socket(socket.AF_UNIX)
        try:
            self._line.connect(_parent())
            text = json.dumps(request).encode()
            socket.send_fds(self._line, [len(text).to_bytes(4, "big")], theirs)
            self._line.sendall(text)
            self.pid = self._read()
        finally:
            for fd in opened:
                os.close(fd)

    def _read(self) -> int:
        word = b""
        while len(word) < 4 and (part := self._line.recv(4 - len(word))):
            word += part
        assert len(word) == 4, "the parent of all forks has ended"
        return int.from_bytes(word, "big", signed=True)

    def poll(self) -> int | None:
        """Its status, if it has ended."""
        try:
            return self.wait(0.0)
        except subprocess.TimeoutExpired:
            return None

    def wait(self, timeout: float | None = None) -> int:
        """Wait for its end."""
        with self._lock:
            if self.returncode is None:
                with selectors.DefaultSelector() as selector:
                    selector.register(self._line, selectors.EVENT_READ)
                    if not selector.select(timeout):
                        raise subprocess.TimeoutExpired(f"fork {self.pid}", timeout or 0)
                self.returncode = self._read()
                self._line.close()
            return self.returncode

    def send_signal(self, number: int) -> None:
        """Send a signal, unless it has ended."""
        if self.poll() is None:
            os.kill(self.pid, number)

    def terminate(self) -> None:
        """Ask it to end."""
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        """SIGKILL."""
        self.send_signal(signal.SIGKILL)

    def communicate(self, given: bytes = b"", timeout: float | None = None) -> tuple[bytes, bytes]:
        """Give it something to read, and read all that it says."""
        said: dict[str, bytes] = {}

        def read(name: str, stream: IO[bytes]) -> None:
            said[name] = stream.read()

        def write(stream: IO[bytes]) -> None:
            with suppress(BrokenPipeError):
                stream.write(given)
                stream.close()

        threads = [threading.Thread(target=read, args=(name, stream)) for name in ("stdout", "stderr") if (stream := getattr(self, name)) is not None]
        if self.stdin is not None:
            threads.append(threading.Thread(target=write, args=(self.stdin,)))
        for thread in threads:
            thread.start()
        try:
            self.wait(timeout)
        except subprocess.TimeoutExpired:
            self.kill()
            raise
        finally:
            for thread in threads:
                thread.join()
            for stream in (self.stdout, self.stderr):
                if stream is not None:
                    stream.close()
        return said.get("stdout", b""), said.get("stderr", b"")


@cache
def _parent() -> str:
    """The address of the process from which all forks of this worker come. It ends with this worker."""
    folder = tempfile.mkdtemp(prefix="azf-")
    address = f"{folder}/socket"
    parent = subprocess.Popen(
        [sys.executable, "-c", "from tests.kit.forks import serve; serve()", address],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env={name: value for name, value in os.environ.items() if not name.startswith("COV")},
    )

    def end() -> None:
        assert parent.stdin is not None
        assert parent.stdout is not None
        parent.stdin.close()
        parent.stdout.close()
        parent.wait(START_SECONDS)
        Path(folder).rmdir()

    atexit.register(end)
    assert parent.stdout is not None
    assert parent.stdout.readline() == b"ready\n"
    return address


# In that process:


class _Request(NamedTuple):
    arguments: list[str]
    env: dict[str, str]
    cwd: str
    ends_with_stdin: bool
    has_terminal: bool
    descriptors: int | None
    streams: list[int]


def serve() -> None:
    """Wait for requests, and fork. A fork comes back from `_requests` with its request, and is the command from then on."""
    import alembic.command  # noqa: F401 Wanted by whoever opens a new store.
    import typer.main

    import azulejos.cli
    import azulejos.server.web.run

    command = typer.main.get_command(azulejos.cli.app)
    vars(typer.main)["get_command"] = lambda _: command  # Made once: to make it takes longer than most commands do.
    gc.freeze()
    address = sys.argv[1]
    listener = socket.socket(socket.AF_UNIX)
    listener.bind(address)
    listener.listen(64)
    print("ready", flush=True)
    request = _requests(listener)
    if request is None:
        Path(address).unlink()
        return
    _become(request)
    try:
        azulejos.cli.main()
    except SystemExit as left:
        if threading.active_count() == 1 and (left.code is None or isinstance(left.code, int)):
            _end(left.code or 0)
        raise


def _end(status: int) -> None:
    """End at once: to take down all that was imported takes longer than most commands do, and nothing is left to be seen of it."""
    try:
        sys.stdout.flush()
        sys.stderr.flush()
    except OSError:
        return  # Python itself knows how to end then.
    atexit._run_exitfuncs()
    os._exit(status)


def _requests(listener: socket.socket) -> _Request | None:
    """Answer requests until the worker ends; in a fork, what was asked of it."""
    woken, wake = os.pipe()
    os.set_blocking(wake, False)
    signal.signal(signal.SIGCHLD, lambda *_: None)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    before = signal.set_wakeup_fd(wake)
    lines: dict[int, socket.socket] = {}
    with selectors.DefaultSelector() as selector:
        for source in (listener, woken, 0):
            selector.register(source, selectors.EVENT_READ)
        while True:
            for key, _ in selector.select():
                if key.fileobj == 0:
                    for pid in lines:
                        os.kill(pid, signal.SIGKILL)
                    return None
                if key.fileobj == woken:
                    os.read(woken, 512)
                    for pid in list(lines):
                        _tell_end(pid, lines)
                    continue
                line, _ = listener.accept()
                request = _received(line)
                pid = os.fork()
                if pid == 0:
                    signal.set_wakeup_fd(before)
                    for each in (listener, line, *lines.values()):
                        each.close()
                    os.close(woken)
                    os.close(wake)
                    return request
                for fd in request.streams:
                    os.close(fd)
                line.sendall(pid.to_bytes(4, "big"))
                lines[pid] = line


def _tell_end(pid: int, lines: dict[int, socket.socket]) -> None:
    ended, status = os.waitpid(pid, os.WNOHANG)
    if ended:
        with lines.pop(pid) as line, suppress(OSError):  # Nobody may wait for it any more.
            line.sendall(os.waitstatus_to_exitcode(status).to_bytes(4, "big", signed=True))


def _received(line: socket.socket) -> _Request:
    length, streams, _, _ = socket.recv_fds(line, 4, STREAMS)
    text = b""
    while len(text) < int.from_bytes(length, "big"):
        text += line.recv(65_536)
    return _Request(**json.loads(text), streams=list(streams))


def _become(request: _Request) -> None:
    """Be the command that was asked for, as if started by it."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    signal.signal(signal.SIGINT, signal.default_int_handler)
    for number, fd in enumerate(request.streams):
        os.dup2(fd, number)
    for fd in request.streams:
        if fd >= STREAMS:
            os.close(fd)
    if request.has_terminal:
        os.setsid()
        fcntl.ioctl(0, termios.TIOCSCTTY, 0)  # It gets what is pressed there, as Ctrl-C.
    if request.descriptors is not None:
        resource.setrlimit(resource.RLIMIT_NOFILE, (request.descriptors, request.descriptors))
    os.environ.clear()
    os.environ.update(request.env)
    os.chdir(request.cwd)
    sys.argv = ["azulejos", *request.arguments]
    sys.stdin = open(0, encoding="utf-8", errors="surrogateescape", closefd=False)  # noqa: SIM115
    sys.stdout = open(1, "w", encoding="utf-8", errors="surrogateescape", closefd=False)  # noqa: SIM115
    sys.stderr = open(2, "w", buffering=1, encoding="utf-8", errors="backslashreplace", closefd=False)  # noqa: SIM115
    if request.ends_with_stdin:
        end_with_stdin()


def end_with_stdin() -> None:
    """From now on this process ends with whoever holds the other end of its standard input."""

    def watch() -> None:
        while os.read(0, 1):
            pass
        os.kill(os.getpid(), signal.SIGKILL)

    threading.Thread(target=watch, daemon=True).start()
