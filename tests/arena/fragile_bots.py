"""Bots by which a test kills whoever plays, in the middle of a game."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path

from azulejos.bots import bot
from azulejos.rules import Move, View
from tests.kit.chances import Lowest

FOLDER = "FRAGILE_FOLDER"
"""The variable that names the folder in which tests and bots leave each other signs."""


def decide(view: View) -> Move:
    """As a player would that ends games soon."""
    return bot("greedy", Lowest()).choose(view)


class Fragile:
    """Ends its process by SIGKILL at its tenth decision; only once, of all processes."""

    def __init__(self) -> None:
        self._asked = 0

    def choose(self, view: View) -> Move:
        self._asked += 1
        if self._asked == 10:
            try:
                (Path(os.environ[FOLDER]) / str(os.getpid())).touch()
                (Path(os.environ[FOLDER]) / "killed").touch(exist_ok=False)
            except FileExistsError:
                pass
            else:
                os.kill(os.getpid(), signal.SIGKILL)
        return decide(view)


class Deadly:
    """Ends its process always."""

    def choose(self, view: View) -> Move:
        os._exit(1)


class Held:
    """Writes down its process at its tenth decision, and goes on when it is told to."""

    def __init__(self) -> None:
        self._asked = 0

    def choose(self, view: View) -> Move:
        self._asked += 1
        if self._asked == 10:
            folder = Path(os.environ[FOLDER])
            (folder / str(os.getpid())).touch()
            while not (folder / "go").exists():
                time.sleep(0.05)
        return decide(view)


class FailingWorker:
    """Has no result for any task."""

    def play(self, task: int) -> int:
        raise KeyError("wall")

    def close(self) -> None:
        pass
