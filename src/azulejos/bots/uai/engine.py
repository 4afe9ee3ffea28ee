"""The engine: what a host says is obeyed, line by line, while a search runs beside it.

Three threads share one state behind a lock: whoever reads the lines obeys them, one searches and writes what it found, and one keeps the time. So an
answer waits for as few other threads as it can, which counts on a busy machine. When its time is over a search is stopped; where it does not stop,
the best that it has told is answered, or any legal move, and it is left alone.
"""

from __future__ import annotations

import gc
import queue
import random
import threading
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from functools import partial
from time import monotonic

from azulejos.bots import levels
from azulejos.bots.interface import Limit
from azulejos.bots.thinker import BotThinker, Thinker, Thought
from azulejos.bots.uai.commands import Go, allowed_seconds, read_go, read_setoption
from azulejos.bots.uai.errors import UaiError
from azulejos.bots.uai.info import Info
from azulejos.bots.uai.lines import LONGEST, Line
from azulejos.bots.uai.options import options, read_option
from azulejos.bots.uai.positions import read_position
from azulejos.notation.errors import shown
from azulejos.rules import AzulejosError, Move, Position, RandomChance, View
from azulejos.version import __version__

AHEAD_SECONDS = 0.015
AHEAD_PART = 0.3
"""A search is stopped so long before its time is over, or such a part of its time if that is less: what was found has to be written, too, and a
machine lets nobody run for some milliseconds now and then. Where answers were late before, by that much more.
"""
MOST_AHEAD = 0.5
"""But never by more than such a part of its time."""
FORGET = 0.9
"""What is left of a lateness after each further search."""
AGAIN_SECONDS = 0.002
"""How often a search is asked to stop until it has."""
STOP_SECONDS = 0.005
"""So long it has for that at least."""
LEAST_SECONDS = 0.001
"""What a search is given whose time is over before it begins."""
PATIENCE_SECONDS = 0.05
"""How long a search may take to stop that had no time of its own."""
NONE = "none"
ALWAYS = ("stop", "isready", "quit")
"""What is obeyed during a search, too."""


@dataclass(slots=True)
class _Search:
    """A search that runs."""

    number: int
    began: float
    infinite: bool
    thinker: Thinker | None
    best: Move | None
    """What is answered if it comes to the worst."""
    stop_at: float | None
    """When it is to stop."""
    answer_at: float | None
    """When it has to be answered, whatever is known."""
    is_timed: bool = False
    """Whether it ends by its time, and not by a host's word."""
    is_done: bool = False


class UaiEngine:
    """Obeys lines until `quit` or the end of the input; `write` gets each line that is answered. `level` is the one until a host names another.

    >>> said = []
    >>> UaiEngine(said.append).run([Line("go movetime 100", 0.0), Line("position chess", 0.0)])
    >>> said
    ['bestmove none', 'error no-such-game There is no game "chess": choose azul, ... or afen.']
    """

    def __init__(self, write: Callable[[str], None], level: int = levels.STRONGEST) -> None:
        self._write = write
        self._changed = threading.Condition(threading.RLock())
        """Guards everything here; notified when the time of a search is another."""
        self._position: Position | None = None
        self._declared = options(level)
        self._options = {option.name: option.default for option in self._declared}
        self._thinker: Thinker | None = None
        self._search: _Search | None = None
        self._searches = 0
        self._late = 0.0
        """By how much answers have been later than they were meant to be, of late."""
        self._chance = _Chance()
        self._worker = _Worker(self._tell, self._done)
        self._is_prepared = False
        self._is_preparing = False
        self._is_over = False
        self._asked_ready = 0
        self._commands: dict[str, Callable[[list[str], float], None]] = {
            "uai": self._introduce,
            "isready": self._ready,
            "newgame": self._new_game,
            "setoption": self._set_option,
            "position": self._set_position,
            "go": self._go,
            "stop": self._stop,
        }

    def run(self, lines: Iterable[Line]) -> None:
        """Obey lines as they come; at their end a search is given up."""
        threading.Thread(target=self._keep_time, name="time", daemon=True).start()
        for line in lines:
            if line.text.split() == ["quit"]:
                break
            with self._changed:
                self._obey(line)
                self._changed.notify()
        with self._changed:
            if self._search is not None and self._search.thinker is not None:
                self._search.thinker.stop()
            self._search = None
            self._is_over = True
            self._changed.notify()

    # Lines

    def _obey(self, line: Line) -> None:
        words = line.text.split() if line.is_text else []
        try:
            if self._search is not None and (line.is_too_long or not line.is_text or (words and words[0] not in ALWAYS)):
                raise UaiError("busy", "A search is running: only stop, isready and quit are obeyed until its bestmove.")
            if line.is_too_long:
                raise UaiError("line-too-long", f"A line has at most {LONGEST:,} bytes.")
            if not line.is_text:
                raise UaiError("not-text", "A line is UTF-8 without control characters.")
            if not words:
                return
            command = self._commands.get(words[0])
            if command is None:
                raise UaiError("no-such-command", f'"{shown(words[0])}" is no command: choose {", ".join(self._commands)} or quit.')
            command(words[1:], line.at)
        except AzulejosError as error:
            self._write(f"error {error.code} {' '.join(str(error).split())}")

    def _introduce(self, words: list[str], at: float) -> None:
        self._write(f"id name Azulejos {__version__}")
        self._write("id author The Azulejos authors")
        for option in self._declared:
            self._write(str(option))
        self._write("uaiok")

    def _ready(self, words: list[str], at: float) -> None:
        self._asked_ready += 1
        self._prepare()
        self._say_ready()

    def _say_ready(self) -> None:
        if self._search is not None or self._is_prepared or not levels.needs_kernel(self._options["Level"]):
            for _ in range(self._asked_ready):
                self._write("readyok")
            self._asked_ready = 0

    def _new_game(self, words: list[str], at: float) -> None:
        self._prepare()  # What was searched before makes no difference: there is nothing to forget.

    def _set_option(self, words: list[str], at: float) -> None:
        name, value = read_setoption(words)
        option, number = read_option(self._declared, name, value)
        self._options[option] = number
        self._thinker = None

    def _set_position(self, words: list[str], at: float) -> None:
        self._position = read_position(words)
        self._prepare()

    def _go(self, words: list[str], at: float) -> None:
        go = read_go(words)
        self._searches += 1
        position = self._position
        seat = None if position is None else position.to_move
        if position is None or seat is None or not position.legal_moves:
            self._search = _Search(self._searches, at, go.infinite, None, None, None, None, is_done=True)
            if not go.infinite:
                self._answer(self._search)
            return
        self._prepare()
        self._begin(go, position.view(seat), at)

    def _begin(self, go: Go, view: View, at: float) -> None:
        self._chance.begin(self._options["Seed"], str(view.position))
        if not self._is_prepared and levels.needs_kernel(self._options["Level"]):
            # Not to be late is worth more than to be strong.
            thinker = levels.LEVELS[self._options["Level"]].bot(self._chance)
            chosen: Thinker = BotThinker(thinker)
        else:
            if self._thinker is None:
                self._thinker = levels.thinker(self._options["Level"], self._chance, self._options["Threads"])
            chosen = self._thinker
        seconds, allowed = go.limit.seconds, allowed_seconds(go.limit)
        # A line that came late is as likely as an answer that comes late.
        ahead = 0.0 if seconds is None else min(min(AHEAD_SECONDS, AHEAD_PART * seconds) + 2 * self._late, MOST_AHEAD * seconds)
        stop_at = None if seconds is None else at + seconds - ahead
        answer_at = None
        if stop_at is not None and seconds is not None and allowed is not None:
            answer_at = max(stop_at + STOP_SECONDS, at + (seconds + allowed) / 2 - 2 * self._late)
        self._search = _Search(
            self._searches, at, go.infinite, chosen, view.legal_moves[0], stop_at, None if go.infinite else answer_at, is_timed=True
        )
        if self._worker.is_busy:
            # The last search has not stopped, and may go on for as long as it likes.
            chosen = self._search.thinker = self._thinker = levels.thinker(self._options["Level"], self._chance, self._options["Threads"])
            self._worker = _Worker(self._tell, self._done)
        # The time is kept here, too: whoever knows it may plan with it, but must not be the one to be late.
        limit = go.limit if stop_at is None else replace(go.limit, seconds=max(LEAST_SECONDS, stop_at - monotonic()))
        self._worker.begin(self._searches, chosen, view, limit)

    def _stop(self, words: list[str], at: float) -> None:
        search = self._search
        if search is None:
            return
        search.infinite = search.is_timed = False
        search.stop_at = at
        if search.answer_at is None:
            search.answer_at = at + PATIENCE_SECONDS
        if search.is_done:
            self._answer(search)

    # Searches

    def _tell(self, number: int, thought: Thought) -> None:
        """What a search has found; from its thread."""
        with self._changed:
            if self._search is not None and number == self._search.number:
                self._search.best = thought.move
                self._write(str(_info(thought, self._search.began)))

    def _done(self, number: int, move: Move | None) -> None:
        """A search is over; from its thread. Without a move, because its thinker has failed."""
        with self._changed:
            search = self._search
            if search is None or number != search.number:
                return
            search.is_done = True
            if move is None:
                self._thinker = None
            else:
                search.best = move
            if not search.infinite:
                self._answer(search)

    def _answer(self, search: _Search) -> None:
        if not search.is_done:
            assert search.thinker is not None
            found = search.thinker.best()
            # One that has not even begun still tells of the position before.
            if found is not None and self._position is not None and self._position.is_legal(found):
                search.best = found
        self._search = None
        self._write(f"bestmove {NONE if search.best is None else search.best}")
        if search.is_timed and search.stop_at is not None:
            self._late = max(FORGET * self._late, monotonic() - search.stop_at)
        self._say_ready()

    def _keep_time(self) -> None:
        """Stop searches whose time is over, and answer for those that do not stop."""
        with self._changed:
            while not self._is_over:
                search, now = self._search, monotonic()
                if search is None or search.is_done or search.stop_at is None:
                    self._changed.wait()
                elif now < search.stop_at:
                    self._changed.wait(search.stop_at - now)
                elif search.answer_at is not None and now >= search.answer_at:
                    self._answer(search)
                else:
                    assert search.thinker is not None
                    search.thinker.stop()
                    self._changed.wait(AGAIN_SECONDS)

    # Getting ready

    def _prepare(self) -> None:
        """Begin to compile and load what the level needs, unless that is done."""
        if self._is_prepared or self._is_preparing or not levels.LEVELS[self._options["Level"]].searches:
            return
        self._is_preparing = True
        threading.Thread(target=self._prepare_beside, name="prepare", daemon=True).start()

    def _prepare_beside(self) -> None:
        try:
            asked = dict(self._options)
            thinker = levels.prepare(self._say, asked["Level"], self._chance, asked["Threads"])
            with self._changed:
                if self._options == asked:
                    self._thinker = thinker
            # What was loaded stays: to look through it again and again would cost tens of milliseconds each time.
            gc.collect()
            gc.freeze()
        except Exception as error:
            self._say(f"The search cannot be used: {shown(str(error))}")
        with self._changed:
            self._is_prepared = True
            self._say_ready()

    def _say(self, text: str) -> None:
        with self._changed:
            self._write(str(Info(string=text)))


def _info(thought: Thought, began: float) -> Info:
    milliseconds = max(0, round(1000 * (monotonic() - began)))
    return Info(thought.depth, thought.nodes, milliseconds, thought.win, thought.scores, tuple(map(str, thought.variation)))


class _Worker:
    """The thread of searches."""

    def __init__(self, tell: Callable[[int, Thought], None], done: Callable[[int, Move | None], None]) -> None:
        self._tell, self._done = tell, done
        self._jobs: queue.SimpleQueue[tuple[int, Thinker, View, Limit]] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None
        self.is_busy = False

    def begin(self, number: int, thinker: Thinker, view: View, limit: Limit) -> None:
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, name="search", daemon=True)
            self._thread.start()
        self.is_busy = True
        self._jobs.put((number, thinker, view, limit))

    def _run(self) -> None:
        while True:
            number, thinker, view, limit = self._jobs.get()
            try:
                move: Move | None = thinker.think(view, limit, partial(self._tell, number))
            except Exception:
                move = None  # A thinker that fails is replaced, and the game goes on.
            self.is_busy = False
            self._done(number, move)


class _Chance:
    """Chance that follows from a seed and the position, or from nothing."""

    def __init__(self) -> None:
        self._chance = RandomChance(random.Random())

    def begin(self, seed: int, position: str) -> None:
        """A decision is due in a position."""
        if seed:
            self._chance = RandomChance(random.Random(f"{seed} {position}"))

    def below(self, n: int, /) -> int:
        return self._chance.below(n)
