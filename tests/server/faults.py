"""A store that fails while a server runs on it: a PostgreSQL that falls silent, a disk without room, a file system that takes no more writes."""

import resource
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import psutil
from sqlalchemy import make_url

from tests.server.kit import RunningServer
from tests.server.needs import missing


@contextmanager
def frozen(url: str) -> Iterator[None]:
    """Stop every process of a cluster of our own: the kernel still takes what is sent to it, and nothing ever answers."""
    folder = make_url(url).query.get("host")
    file = Path(str(folder)) / "data" / "postmaster.pid"
    if not file.exists():
        missing("only a PostgreSQL of the tests' own can be stopped, and AZULEJOS_POSTGRES names another one")
    postmaster = psutil.Process(int(file.read_text().split()[0]))
    postmaster.send_signal(signal.SIGSTOP)  # first, so that it starts no more
    stopped = [postmaster, *postmaster.children(recursive=True)]
    for process in stopped[1:]:
        process.send_signal(signal.SIGSTOP)
    try:
        yield
    finally:
        for process in reversed(stopped):
            with suppress(psutil.NoSuchProcess):
                process.send_signal(signal.SIGCONT)


@contextmanager
def no_room(server: RunningServer, disk: Path) -> Iterator[None]:
    """No file of a server may grow beyond the log of its SQLite, as on a full disk."""
    pid, log = server.pid, disk / "store.sqlite-wal"
    before = resource.prlimit(pid, resource.RLIMIT_FSIZE, (log.stat().st_size + 100, resource.RLIM_INFINITY))
    try:
        yield
    finally:
        with suppress(ProcessLookupError):
            resource.prlimit(pid, resource.RLIMIT_FSIZE, before)


@contextmanager
def small_disk(folder: Path, size: str) -> Iterator[Path]:
    """A disk of its own, of so many bytes; only root can have one."""
    command = ["mount", "-t", "tmpfs", "-o", f"size={size}", "tmpfs", str(folder)]
    if not sys.platform.startswith("linux") or subprocess.run(command, check=False).returncode:
        missing("only root can mount a small disk, on Linux")
    try:
        yield folder
    finally:
        subprocess.run(["umount", "--lazy", folder], check=True)


@contextmanager
def filled(_: RunningServer, disk: Path) -> Iterator[None]:
    """A disk on which somebody else has taken all the room."""
    rest = disk / "rest"
    try:
        with rest.open("wb", buffering=0) as file, suppress(OSError):
            while file.write(b"x" * 1024):
                pass
        yield
    finally:
        rest.unlink()


@contextmanager
def read_only(server: RunningServer, disk: Path) -> Iterator[None]:
    """Whatever is opened on a disk from now on can only be read; what is open could still be written to, and has to be opened again."""
    subprocess.run(["mount", "--bind", disk, disk], check=True)
    try:
        subprocess.run(["mount", "-o", "remount,bind,ro", disk], check=True)
        with no_room(server, disk):
            time.sleep(2.5)  # The heartbeat's commit fails, and its connection goes.
        yield
    finally:
        subprocess.run(["umount", "--lazy", disk], check=True)
