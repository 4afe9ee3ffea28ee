"""Where the tasks of a contest or of a training are done: each by itself, in any order and in any place.

A task's result depends on the task alone. So an executor may do it here, in another process (`arena/processes.py`) or on another host
(`arena/cluster.py`), and do it again if that has died: the result is the same.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import closing
from dataclasses import dataclass
from typing import Protocol, TypeVar

from azulejos.bots import BotError
from azulejos.rules import AzulejosError

Task = TypeVar("Task")
Result = TypeVar("Result")
T_contra = TypeVar("T_contra", contravariant=True)
R_co = TypeVar("R_co", covariant=True)
ATTEMPTS = 4
"""How often a task is tried: if its process dies every time, it is the task that kills it."""


class Worker(Protocol[T_contra, R_co]):
    """Does tasks, one after another. It keeps what takes long to make, such as an engine's process."""

    def play(self, task: T_contra, /) -> R_co:
        """The result of a task."""

    def close(self) -> None:
        """No more tasks come."""


MakeWorker = Callable[[], Worker[Task, Result]]
"""Makes a worker, where the tasks are done: it is pickled, and so are tasks and results."""


class Executor(Protocol):
    """Does tasks somewhere."""

    def run(self, make: MakeWorker[Task, Result], tasks: Sequence[Task]) -> Generator[Result, None, None]:
        """The result of each task, in the order in which they are done. Closing the generator ends all that is under way."""
        ...


@dataclass(frozen=True, slots=True)
class InProcess:
    """Does tasks in this process; in several threads, which helps where the worker releases the interpreter."""

    threads: int = 1

    def run(self, make: MakeWorker[Task, Result], tasks: Sequence[Task]) -> Generator[Result, None, None]:
        """One after another; or in threads, each task with a worker of its own."""
        if self.threads == 1:
            with closing(make()) as worker:
                for task in tasks:
                    yield worker.play(task)
            return

        def played(task: Task) -> Result:
            with closing(make()) as worker:
                return worker.play(task)

        with ThreadPoolExecutor(self.threads) as pool:
            doing = [pool.submit(played, task) for task in tasks]
            try:
                for done in as_completed(doing):
                    yield done.result()
            finally:
                pool.shutdown(wait=False, cancel_futures=True)


@dataclass(frozen=True, slots=True)
class Failure:
    """Why a task has no result, as it comes from another process."""

    code: str
    text: str

    @classmethod
    def of(cls, error: Exception) -> Failure:
        """What is told of an error.

        >>> Failure.of(KeyError("wall"))
        Failure(code='bot-failed', text="KeyError: 'wall'")
        """
        return cls(error.code, error.text) if isinstance(error, AzulejosError) else cls("bot-failed", f"{type(error).__name__}: {error}")

    def error(self) -> BotError:
        """As an error of this process."""
        return BotError(self.code, self.text)


def died() -> BotError:
    """A task that no process has survived, however often it was tried."""
    return BotError("worker-died", "A process that plays has died each time: a bot in it must have ended it. Play engines as uai:COMMAND instead.")
