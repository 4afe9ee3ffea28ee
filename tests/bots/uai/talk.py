"""Our engine in this process, with thinkers of a test's own; and small engines of strangers as scripts."""

from __future__ import annotations

import queue
import shlex
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic

from azulejos.bots import levels
from azulejos.bots.interface import Limit
from azulejos.bots.thinker import Tell, Thought
from azulejos.bots.uai.engine import UaiEngine
from azulejos.bots.uai.lines import Line
from azulejos.rules import Move, View
from tests.kit.patience import PATIENCE

EXAMPLE = "position azul players 2 first 1 moves @BBYK/RRWW/BBYK/RKWW/BYYR 3B2 2R2"


class Talk:
    """What a test says to the engine, and what it hears."""

    def __init__(self, level: int = 2) -> None:
        self._said: queue.SimpleQueue[Line | None] = queue.SimpleQueue()
        self.heard: queue.SimpleQueue[tuple[str, float]] = queue.SimpleQueue()
        self._engine = UaiEngine(lambda line: self.heard.put((line, monotonic())), level)
        self._thread = threading.Thread(target=self._engine.run, args=(iter(self._said.get, None),), daemon=True)
        self._thread.start()

    def say(self, *lines: str) -> float:
        at = monotonic()
        for line in lines:
            self._said.put(Line(line, monotonic()))
        return at

    def hear(self) -> str:
        return self.heard.get(timeout=PATIENCE)[0]

    def until(self, word: str) -> list[str]:
        """All lines up to the first with this word."""
        lines = [self.hear()]
        while lines[-1].split()[0] != word:
            lines.append(self.hear())
        return lines

    def settled(self) -> list[str]:
        """What is said before the engine has obeyed everything."""
        self.say("isready")
        return self.until("readyok")[:-1]

    def end(self) -> None:
        self._said.put(None)
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()


@contextmanager
def talk(level: int = 2) -> Iterator[Talk]:
    found = Talk(level)
    try:
        yield found
    finally:
        found.end()


class UntilStopped:
    """Thinks until it is stopped, and answers the last move; it has told the first before."""

    def __init__(self) -> None:
        self.stops = 0
        self._stopped = threading.Event()

    def think(self, view: View, limit: Limit, tell: Tell) -> Move:
        self._stopped.clear()
        tell(Thought(view.legal_moves[0], (view.legal_moves[0],), 1, 1, (0.61, 0.39), (52.13, 47.3)))
        assert self._stopped.wait(PATIENCE)
        return view.legal_moves[-1]

    def best(self) -> Move | None:
        return None

    def stop(self) -> None:
        self.stops += 1
        self._stopped.set()


class Deaf(UntilStopped):
    """Does not stop."""

    def stop(self) -> None:
        self.stops += 1


class Failing:
    """Fails."""

    def think(self, view: View, limit: Limit, tell: Tell) -> Move:
        raise RuntimeError("no idea")

    def best(self) -> Move | None: ...

    def stop(self) -> None: ...


def thinks_with(monkeypatch: object, thinker: object) -> None:
    """From now on, this is who thinks."""
    monkeypatch.setattr(levels, "thinker", lambda *_: thinker)  # type: ignore[attr-defined]


SCRIPT = """
import sys, time
for line in sys.stdin:
    word = line.split()[0]
    if word == "uai": print("id name Fake\\nid author A\\noption name Level type spin default 1 min 1 max 3\\nuaiok", flush=True)
    elif word == "isready": print("readyok", flush=True)
    elif word == "quit": break
    elif word == "go":
        {go}
"""


def script(go: str) -> str:
    """The command of an engine that does this when it is asked for a move; one line of Python."""
    return shlex.join([sys.executable, "-I", "-S", "-c", SCRIPT.replace("{go}", go)])
