"""The driver: the process that has joined a Ray cluster and makes calls there. `arena` and `server` start one each, and end it by closing its input.

It must run on a host that has a node of the cluster, with or without processors of its own. Calls are Ray tasks: a task whose process or node dies is
started again elsewhere, up to `Calls.attempts` times, and those that cannot run now wait until a processor is free.
"""

from __future__ import annotations

import os
import pickle
import signal
import socket
import sys
import threading
import time
from importlib import import_module
from typing import IO, Any

from azulejos.cluster.calls import Calls
from azulejos.cluster.frames import Frame, Letter, read_frame

COUNT_SECONDS = 2.0
"""The processors are counted no more often than this."""
CONNECT_SECONDS = 10.0
"""Ray itself tries for minutes: who has mistyped an address knows it so soon."""
_PDEATHSIG = 1


def main(address: str) -> None:
    """Make calls until there are no more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the process that started this one.
    if sys.platform == "linux":
        import ctypes

        ctypes.CDLL(None).prctl(_PDEATHSIG, signal.SIGTERM)
    # What Ray prints does not disturb the frames.
    requests, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    opening = read_frame(requests)
    if opening is None:
        return
    try:
        driver = Driver(address, pickle.loads(opening.content), answers)
    except Exception as error:
        _write(answers, Frame(Letter.FAILED, 0, _words(error).encode()))
        return
    while (frame := read_frame(requests)) is not None:
        if frame.letter is Letter.CALL:
            driver.call(frame.number, frame.content)
        elif frame.letter is Letter.CANCEL:
            driver.cancel(frame.number)
    driver.close()


class Driver:
    """A process's membership of a Ray cluster."""

    def __init__(self, address: str, calls: Calls, answers: IO[bytes]) -> None:
        _check(address)
        self._ray: Any = import_module("ray")  # By name, because types are checked without Ray.
        self._ray.init(address=address, log_to_driver=False, logging_level="ERROR", configure_logging=False)
        self._answers, self._lock = answers, threading.Lock()
        self._calls = self._ray.put(calls)
        self._answer = self._ray.remote(num_cpus=1, max_retries=calls.attempts - 1, retry_exceptions=False)(_answer)
        self._open: dict[int, Any] = {}
        self._processors, self._counted = -1, -COUNT_SECONDS
        self._count()

    def call(self, number: int, content: bytes) -> None:
        """Make a call; its answer is written when it comes, by one of Ray's threads."""
        self._count()
        reference = self._answer.remote(self._calls, content)
        with self._lock:
            self._open[number] = reference
        reference.future().add_done_callback(lambda future: self._done(number, future))

    def cancel(self, number: int) -> None:
        """Give up a call. Its process is ended, because a bot that ignores its time would go on."""
        with self._lock:
            reference = self._open.pop(number, None)
        if reference is not None:
            self._ray.cancel(reference, force=True)

    def close(self) -> None:
        """Leave the cluster; what is not done yet is given up."""
        self._ray.shutdown()

    def _done(self, number: int, future: Any) -> None:
        error = future.exception()
        frame = Frame(Letter.ANSWER, number, future.result()) if error is None else Frame(Letter.FAILED, number, _words(error).encode())
        with self._lock:
            if self._open.pop(number, None) is not None:  # otherwise it was given up
                _write(self._answers, frame)

    def _count(self) -> None:
        """Tell how many processors there are, if that has changed."""
        if time.monotonic() < self._counted + COUNT_SECONDS:
            return
        processors = int(self._ray.cluster_resources().get("CPU", 0))
        self._counted = time.monotonic()
        if processors != self._processors:
            self._processors = processors
            with self._lock:
                _write(self._answers, Frame(Letter.READY, 0, str(processors).encode()))


def _write(answers: IO[bytes], frame: Frame) -> None:
    answers.write(frame.to_bytes())
    answers.flush()


def _answer(calls: Calls, content: bytes) -> bytes:
    return calls.answer(content)


def _check(address: str) -> None:
    """Whether somebody listens at an address, unless that is a word of Ray's, such as `auto`."""
    host, _, port = address.rpartition(":")
    if port.isdecimal():
        with socket.create_connection((host.strip("[]"), int(port)), CONNECT_SECONDS):
            pass


def _words(error: BaseException) -> str:
    """What went wrong, in one line: Ray's own messages run to pages."""
    cause = getattr(error, "cause", None)
    told = cause if isinstance(cause, BaseException) else error
    lines = [line.strip() for line in str(told).splitlines() if line.strip()]
    return f"{type(told).__name__}: {lines[0]}" if lines else type(told).__name__


if __name__ == "__main__":
    main(sys.argv[1])
