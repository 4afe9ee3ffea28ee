"""An engine as a bot: seated wherever a bot can be. One that crashes, hangs or lies is reported and replaced."""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Mapping

from azulejos.bots.decisions import SeenGame
from azulejos.bots.interface import NO_LIMIT, Limit
from azulejos.bots.uai.errors import EngineError, EngineLied
from azulejos.bots.uai.info import Info
from azulejos.bots.uai.positions import write_position
from azulejos.bots.uai.process import Answer, EngineProcess
from azulejos.notation.errors import shown
from azulejos.rules import AzulejosError, Move, OptionError, View

PREFIX = re.compile(r"uai(?:\[(?P<options>[^\]]*)\])?:(?P<command>.+)", re.DOTALL)
"""`uai:COMMAND`, or with options of the engine `uai[Level=3, Seed=1]:COMMAND`."""
ATTEMPTS = 2
log = logging.getLogger("azulejos.bots.uai")


class EngineBot:
    """The bot behind a command. Its process starts when it is first needed, and ends with `close`, or when nobody has the bot any more.

    A decision is tried twice: where the engine fails, another process of it is asked once more. `attempts=1` fails at once. `failures` has all that
    went wrong.
    """

    def __init__(self, command: str, options: Mapping[str, str] | None = None, *, attempts: int = ATTEMPTS) -> None:
        self.command, self.options = command, dict(options or {})
        self.failures: list[EngineError] = []
        self.last_answer: Answer | None = None
        """What it answered last, with the time that it took and all that it told."""
        self._attempts = attempts
        self._process: EngineProcess | None = None

    @classmethod
    def named(cls, name: str, *, attempts: int = ATTEMPTS) -> EngineBot:
        """The bot of a name such as `uai:./engine` or `uai[Level=3]:./engine`.

        >>> EngineBot.named("uai[Level=3, Seed=1]:azulejos uai").options
        {'Level': '3', 'Seed': '1'}
        """
        match = PREFIX.fullmatch(name)
        if match is None:
            raise OptionError("bad-command", f'An engine is named uai:COMMAND or uai[NAME=VALUE]:COMMAND, not "{shown(name)}".')
        pairs = [pair.split("=", 1) for pair in (match["options"] or "").split(",") if pair.strip()]
        if any(len(pair) != 2 for pair in pairs):
            raise OptionError("bad-command", f'The options of an engine are written [NAME=VALUE, NAME=VALUE], not "[{shown(match["options"])}]".')
        return cls(match["command"].strip(), {key.strip(): value.strip() for key, value in pairs}, attempts=attempts)

    @property
    def name(self) -> str:
        """What the engine calls itself, and the options that it was given."""
        said = ", ".join(f"{key}={value}" for key, value in self.options.items())
        return f"{self.process.name}{f' ({said})' if said else ''}"

    @property
    def looked_at(self) -> int | None:
        """How many positions its last choice has looked at, as it said itself; `None` if it said nothing."""
        counts = [] if self.last_answer is None else [info.nodes for info in self.last_answer.infos if info.nodes is not None]
        return counts[-1] if counts else None

    @property
    def process(self) -> EngineProcess:
        """Its process, started if it is not there."""
        if self._process is None or not self._process.is_alive:
            self._process = EngineProcess(self.command, self.options)
        return self._process

    def new_game(self) -> None:
        """Another game begins."""
        self.process.new_game()

    def choose(self, view: View, limit: Limit = NO_LIMIT) -> Move:
        """Its move in a position of which nobody knows how it came about."""
        return self.analyse(view, None, limit)

    def choose_in(self, view: View, seen: SeenGame | None, limit: Limit = NO_LIMIT) -> Move:
        """Its move in a game, whose record it is sent."""
        return self.analyse(view, seen, limit)

    def analyse(self, view: View, seen: SeenGame | None = None, limit: Limit = NO_LIMIT, tell: Callable[[Info], None] | None = None) -> Move:
        """The same; what the engine tells meanwhile is told, and all of it is kept in `last_answer`."""
        line = write_position(view, seen)
        for attempt in range(1, self._attempts + 1):
            try:
                self.last_answer = None
                self.last_answer = self.process.go(line, limit, tell)
                return self._legal(view, self.last_answer.token)
            except EngineError as error:
                self.failures.append(error)
                if attempt == self._attempts:
                    raise
                log.warning("%s Another process of it is started.", error)
        raise AssertionError("there is at least one attempt")

    def stop(self) -> None:
        """Let it answer now; from another thread than the one that waits."""
        if self._process is not None:
            self._process.stop()

    def close(self) -> None:
        """End its process."""
        if self._process is not None:
            self._process.quit()
            self._process = None

    def _legal(self, view: View, token: str | None) -> Move:
        try:
            move = None if token is None else view.position.parse(token)
        except AzulejosError:
            move = None
        if isinstance(move, Move) and move in view.legal_moves:
            return move
        name = self.process.name
        if self._process is not None:
            self._process.kill()
        said = "none, though there are moves" if token is None else f"{shown(token)}: {view.position.why_not(token) if move else 'that is no move'}"
        raise EngineLied("illegal-bot-move", f"The engine {name} answered bestmove {said} The position is {view.position.afen}")
