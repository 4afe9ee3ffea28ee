"""An engine under test: what is said to it, and what is checked of every answer."""

from __future__ import annotations

from dataclasses import dataclass

from azulejos.bots.interface import Limit
from azulejos.bots.uai.commands import allowed_seconds
from azulejos.bots.uai.dialogue import Dialogue, ProtocolViolation, words_of
from azulejos.bots.uai.errors import UaiError
from azulejos.bots.uai.info import read_info
from azulejos.notation.errors import shown
from azulejos.rules import AzulejosError, Move, Phase, Position

START_SECONDS = 120.0
"""How long an engine may take to start."""
PROMPT_SECONDS = 5.0
"""How long anything else may take that needs no thought."""


class NotSpoken(Exception):
    """The engine does not play this kind of game, and says so."""


@dataclass(slots=True)
class Examination:
    """An engine under test. A process that fails is replaced for the next clause."""

    command: str
    margin: float = 0.0
    """So many seconds more than the protocol gives in grace, for a machine that is busy."""
    movetime: int = 30
    """Of the whole games, in milliseconds."""
    slowest: float = 0.0
    """By how many seconds the latest answer was later than its movetime."""
    decisions: int = 0
    """How many moves it has chosen."""
    _talk: Dialogue | None = None

    @property
    def talk(self) -> Dialogue:
        """A talk with an engine that has introduced itself and is ready."""
        if self._talk is None or not self._talk.is_alive:
            self._talk = Dialogue(self.command)
            self._talk.ask("uai", "uaiok", START_SECONDS)
            self._talk.ask("isready", "readyok", START_SECONDS)
        return self._talk

    @property
    def notes(self) -> list[str]:
        """What was sent and what came since the process was started, or this was last cleared."""
        return [] if self._talk is None else self._talk.notes

    def leave(self) -> None:
        """End the process."""
        if self._talk is not None:
            self._talk.close()
            self._talk = None

    def fresh(self) -> Dialogue:
        """A talk with an engine that was told nothing yet."""
        self.leave()
        self._talk = Dialogue(self.command)
        return self._talk

    def settle(self) -> list[str]:
        """All that comes before the engine is ready."""
        return self.talk.ask("isready", "readyok", PROMPT_SECONDS)[:-1]

    def set_position(self, line: str, *, needed: bool = True) -> None:
        """Set a position that is right; where it is not needed, an engine may say that it does not play that."""
        self.talk.send(line)
        errors = words_of(self.settle(), "error")
        if errors and needed:
            raise ProtocolViolation(f"no error: {shown(line)} is a right position")
        if errors:
            raise NotSpoken(f"it answers {shown(' '.join(errors[0]))}")

    def refused(self, line: str | bytes, why: str) -> None:
        """Send what is to be answered by `error CODE TEXT`, and nothing else."""
        self.talk.send(line)
        lines = self.settle()
        errors = words_of(lines, "error")
        if len(errors) != 1 or len(errors[0]) < 3 or words_of(lines, "bestmove"):
            raise ProtocolViolation(f"one line error CODE TEXT: {why}")

    def decide(self, position: Position | None, go: str, limit: Limit | None = None) -> str:
        """Ask for a move; it has to be legal, in time if there is one, and what is told on the way right."""
        asked = self.talk.send(go)
        allowed = None if limit is None else allowed_seconds(limit)
        patience = 60.0 if allowed is None else allowed + PROMPT_SECONDS
        line, before = self.talk.await_line(lambda came: came.startswith("bestmove"), patience, "bestmove")
        seconds = line.at - asked
        if allowed is not None and limit is not None and limit.seconds is not None:
            self.slowest = max(self.slowest, seconds - limit.seconds)
            if seconds > allowed + self.margin:
                came = f"it came after {1000 * seconds:.0f} ms"
                raise ProtocolViolation(f"bestmove within {1000 * allowed:.0f} ms (the time, a tenth of it and 10 ms); {came}")
        if words_of(before, "error"):
            raise ProtocolViolation(f"no error after {go}")
        words = line.text.split()
        if position is None or not position.legal_moves:
            if words != ["bestmove", "none"]:
                raise ProtocolViolation("bestmove none")
            return "none"
        _check_infos(before, position)
        if len(words) < 2 or not is_move(position, words[1]):
            raise ProtocolViolation(f"bestmove with a legal move of {position.afen}")
        self.decisions += 1
        return words[1]


def is_move(position: Position, token: str) -> bool:
    """Whether a token is a legal move."""
    try:
        move = position.parse(token)
    except AzulejosError:
        return False
    return isinstance(move, Move) and move in position.legal_moves


def _check_infos(lines: list[str], position: Position) -> None:
    players = position.game.players
    for line in lines:
        if line.split()[:1] != ["info"]:
            continue
        try:
            info = read_info(line)
        except UaiError as error:
            raise ProtocolViolation(error.text) from None
        if info.win and (len(info.win) != players or abs(sum(info.win) - 1) > 0.02 or not all(0 <= each <= 1 for each in info.win)):
            raise ProtocolViolation(f"win with {players} values from 0 to 1 whose sum is 1, one for each seat")
        if info.scores and len(info.scores) != players:
            raise ProtocolViolation(f"score with {players} values, one for each seat")
        future = position.view(position.to_move or 1).position
        for number, token in enumerate(info.pv):
            if number and future.phase in (Phase.DEAL, Phase.OVER):
                raise ProtocolViolation(f"a pv that stops before chance; {shown(token)} stands behind a deal")
            if not is_move(future, token):
                raise ProtocolViolation(f"a pv of legal moves; {shown(token)} is none")
            future.push(token)
