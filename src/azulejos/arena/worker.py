"""A process that does tasks. `azulejos.arena.processes` starts it: how nice it is, what makes its worker, and then the tasks, are pickled on its
standard input, and what came of each is on its standard output. It ends with its input.
"""

from __future__ import annotations

import gc
import os
import pickle
import signal
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

from azulejos.arena.executor import Failure, MakeWorker

_PDEATHSIG = 1


def main() -> None:
    """Do what is asked for."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the process that started this one.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit())  # Engines are ended, too, then.
    if sys.platform == "linux":
        # If the parent is killed our input closes, but nobody looks at that while a game is played.
        import ctypes

        ctypes.CDLL(None).prctl(_PDEATHSIG, signal.SIGTERM)
    # What a bot prints does not disturb the answers.
    answers = os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nothing, 1)
    sys.path.insert(0, str(Path.cwd()))  # Bots of one's own are found from the folder where one is.
    nice, make = pickle.load(sys.stdin.buffer)
    os.nice(nice)
    tasks = Tasks(make)
    with suppress(EOFError):
        while True:
            pickle.dump(tasks.answer(pickle.load(sys.stdin.buffer)), answers)
            answers.flush()
    tasks.close()


class Tasks:
    """Does tasks by a worker that is made for the first of them."""

    def __init__(self, make: MakeWorker[Any, Any]) -> None:
        self._make = make
        self._worker: Any = None

    def answer(self, task: object) -> Any:
        """The result of a task, or a `Failure`."""
        try:
            if self._worker is None:
                self._worker = self._make()
                gc.freeze()
            return self._worker.play(task)
        except Exception as error:
            return Failure.of(error)
        finally:
            # What stays is not looked through again: in the middle of a game that would take tens of milliseconds, and make an engine look late.
            gc.collect()
            gc.freeze()

    def close(self) -> None:
        """No more tasks come."""
        if self._worker is not None:
            self._worker.close()


if __name__ == "__main__":
    main()
