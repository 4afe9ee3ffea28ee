"""Does tasks on the nodes of a Ray cluster. A process or a node that dies costs only what it was doing: Ray has another do that again."""

from __future__ import annotations

import atexit
import pickle
import subprocess
from collections.abc import Generator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from azulejos.arena.executor import ATTEMPTS, Failure, MakeWorker, Result, Task, died
from azulejos.arena.worker import Tasks
from azulejos.cluster import Calls, ClusterError
from azulejos.cluster.frames import Frame, Letter, driver_command, driver_environment, read_frame

AHEAD = 2
"""How many tasks the cluster has at a time for each processor, so that none is idle while its next task is on the way."""
END_SECONDS = 30.0


@dataclass(frozen=True, slots=True)
class Cluster:
    """A Ray cluster, by its address (HOST:PORT), or `auto` for the one that has a node on this machine."""

    address: str
    most: int | None = None
    """How many tasks at a time; without it, as many as suit the processors of the cluster, even if those change meanwhile."""

    def run(self, make: MakeWorker[Task, Result], tasks: Sequence[Task]) -> Generator[Result, None, None]:
        """By a driver, which is the process that has joined the cluster."""
        calls = Calls("azulejos.arena.cluster:play", pickle.dumps(make), ATTEMPTS, str(Path.cwd()))
        with subprocess.Popen(
            driver_command(self.address),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env=driver_environment(self.address),
        ) as driver:
            try:
                yield from self._run(driver, calls, tasks)
            finally:
                _end(driver)

    def _run(self, driver: subprocess.Popen[bytes], calls: Calls, tasks: Sequence[Task]) -> Generator[Any, None, None]:
        assert driver.stdout is not None
        _send(driver, Frame(Letter.OPEN, 0, pickle.dumps(calls)))
        waiting, given, done = iter(enumerate(tasks)), 0, 0
        most = 0
        while done < len(tasks):
            frame = read_frame(driver.stdout)
            if frame is None:
                raise ClusterError(
                    "cluster-lost", f"The Ray cluster at {self.address} is gone, or this machine's node is. What was kept goes on with --resume."
                )
            if frame.letter is Letter.FAILED and not frame.number:
                raise ClusterError("no-cluster", f"The Ray cluster at {self.address} cannot be used: {frame.text}.")
            if frame.letter is Letter.READY:
                most = self.most or max(1, AHEAD * int(frame.content))
            elif frame.letter is Letter.ANSWER:
                done += 1
                answer = pickle.loads(frame.content)
                if isinstance(answer, Failure):
                    raise answer.error()
                yield answer
            else:
                raise _failed(frame.text)
            while given - done < most and (following := next(waiting, None)) is not None:
                number, task = following
                _send(driver, Frame(Letter.CALL, number + 1, pickle.dumps(task)))
                given += 1


def _failed(text: str) -> Exception:
    """What Ray said of a task that has no result."""
    return died() if "WorkerCrashed" in text else ClusterError("cluster-failed", f"The Ray cluster could not do a task: {text}.")


def _send(driver: subprocess.Popen[bytes], frame: Frame) -> None:
    assert driver.stdin is not None
    with suppress(BrokenPipeError):  # It is noticed where its answers are read.
        driver.stdin.write(frame.to_bytes())
        driver.stdin.flush()


def _end(driver: subprocess.Popen[bytes]) -> None:
    """End the driver, and its tasks with it."""
    assert driver.stdin is not None
    with suppress(OSError):
        driver.stdin.close()
    try:
        driver.wait(END_SECONDS)
    except subprocess.TimeoutExpired:
        driver.kill()


def play(setup: bytes, content: bytes) -> bytes:
    """What a process of a node does: the tasks of one contest, with one worker for all of them, since Ray gives it those of one driver only."""
    return pickle.dumps(_tasks(setup).answer(pickle.loads(content)))


@lru_cache(maxsize=1)
def _tasks(setup: bytes) -> Tasks:
    tasks = Tasks(pickle.loads(setup))
    atexit.register(tasks.close)
    return tasks
