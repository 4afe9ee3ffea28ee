"""Does tasks in processes of this machine. One that dies costs only what it was doing: another does that again."""

from __future__ import annotations

import os
import pickle
import queue
import subprocess
import sys
import threading
from collections.abc import Generator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from azulejos.arena.executor import ATTEMPTS, Failure, MakeWorker, Result, Task, died

WORKER = "azulejos.arena.worker"
END_SECONDS = 10.0


@dataclass(frozen=True, slots=True)
class Processes:
    """Several processes, which can let other work on the machine go first."""

    count: int
    nice: int = 0

    def run(self, make: MakeWorker[Task, Result], tasks: Sequence[Task]) -> Generator[Result, None, None]:
        """Each process has a thread here that gives it tasks, one at a time."""
        waiting: queue.SimpleQueue[Task] = queue.SimpleQueue()
        for task in tasks:
            waiting.put(task)
        lane = _Lanes(pickle.dumps((self.nice, make)), waiting)
        threads = [threading.Thread(target=lane.run, daemon=True) for _ in range(min(self.count, len(tasks)))]
        for thread in threads:
            thread.start()
        try:
            for _ in tasks:
                answer = lane.answers.get()
                if isinstance(answer, Failure):
                    raise answer.error()
                if isinstance(answer, BaseException):
                    raise answer
                yield answer
        finally:
            lane.end()
            for thread in threads:
                thread.join()


@dataclass
class _Lanes:
    """What the threads have in common."""

    first: bytes
    waiting: queue.SimpleQueue[Any]
    answers: queue.SimpleQueue[Any] = field(default_factory=queue.SimpleQueue)
    _workers: set[subprocess.Popen[bytes]] = field(default_factory=set)
    _lock: threading.Lock = field(default_factory=threading.Lock)
    _is_ended: bool = False

    def run(self) -> None:
        """Give tasks to one process after another, until there are none."""
        worker: subprocess.Popen[bytes] | None = None
        try:
            while True:
                task = self.waiting.get_nowait()
                for _ in range(ATTEMPTS):
                    worker = worker or self._start()
                    if worker is None:
                        return
                    if (answer := _ask(worker, task)) is not None:
                        self.answers.put(answer)
                        break
                    self._end(worker)
                    worker = None
                else:
                    self.answers.put(died())
        except queue.Empty:
            return
        except OSError as error:  # No process can be started.
            self.answers.put(error)
        finally:
            if worker is not None:
                self._end(worker)

    def end(self) -> None:
        """Give up everything that is not done."""
        with suppress(queue.Empty):
            while True:
                self.waiting.get_nowait()
        with self._lock:
            self._is_ended = True
            for worker in self._workers:
                worker.terminate()

    def _start(self) -> subprocess.Popen[bytes] | None:
        with self._lock:
            if self._is_ended:
                return None
            worker = subprocess.Popen(
                [sys.executable, "-m", WORKER],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                start_new_session=os.name == "posix",
            )
            self._workers.add(worker)
        assert worker.stdin is not None
        with suppress(OSError):  # It has died, which is noticed when it is asked.
            worker.stdin.write(self.first)
        return worker

    def _end(self, worker: subprocess.Popen[bytes]) -> None:
        """A worker that still plays is not waited for: what it plays is not wanted any more. It has some seconds to end its engines."""
        assert worker.stdin is not None
        assert worker.stdout is not None
        with suppress(OSError):
            worker.stdin.close()
        worker.terminate()
        try:
            worker.wait(END_SECONDS)
        except subprocess.TimeoutExpired:
            worker.kill()
            worker.wait()
        worker.stdout.close()
        with self._lock:
            self._workers.discard(worker)


def _ask(worker: subprocess.Popen[bytes], task: object) -> Any:
    """What a worker answers; nothing if it dies."""
    assert worker.stdin is not None
    assert worker.stdout is not None
    try:
        worker.stdin.write(pickle.dumps(task))
        worker.stdin.flush()
        return pickle.load(worker.stdout)
    except (OSError, EOFError, pickle.UnpicklingError):
        return None
