"""A game, move by move: what each gave away, and why."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from azulejos.bots.analysis.analysers import analyser_of
from azulejos.bots.analysis.assessment import Analyser, Assessment, Option
from azulejos.bots.analysis.marks import Mark, accuracy, mark_of
from azulejos.bots.analysis.reason import Reason
from azulejos.bots.interface import Limit
from azulejos.notation import Record
from azulejos.rules import Move, OptionError, Position

USUAL = Limit(nodes=200_000)
"""A tenth of a second a move, and the same result every time."""
PART = 4
"""One part in so many of the nodes of a position goes to each search that goes on with a line of a move that is explained."""
EXPLAINED = (Mark.INACCURACY, Mark.MISTAKE, Mark.BLUNDER)
Tell = Callable[[int, int], None]
"""Called with how many events are done, and how many there are."""


@dataclass(frozen=True, slots=True)
class MoveAnalysis:
    """A move of a game."""

    events: int
    """How many deals and moves came before it."""
    round: int
    seat: int
    played: Option
    best: Option
    mark: Mark
    reasons: tuple[Reason, ...]
    """What it did, and what the best move would have done; empty for a good move."""

    @property
    def loss(self) -> float:
        """The part of the chance to win that it gave away, from 0 to 1."""
        return max(0.0, self.best.chances[self.seat - 1] - self.played.chances[self.seat - 1])


@dataclass(frozen=True, slots=True)
class GameAnalysis:
    """All moves of a game that could be judged."""

    record: Record
    moves: tuple[MoveAnalysis, ...]

    @property
    def accuracies(self) -> tuple[float | None, ...]:
        """How well each seat has played, from 0 to 100; `None` for a seat none of whose moves could be judged."""
        return tuple(accuracy([move.loss for move in self.moves if move.seat == seat]) for seat in range(1, self.record.game.players + 1))

    def count(self, seat: int, mark: Mark) -> int:
        """How many of a seat's moves got a mark."""
        return sum(move.seat == seat and move.mark is mark for move in self.moves)


def analyse(record: Record, limit: Limit = USUAL, tell: Tell = lambda done, of: None) -> GameAnalysis:
    """Judge every move of a game. A position with one legal move has nothing to judge.

    Refused with `no-analysis` where no move of the game can be judged.
    """
    analyser = analyser_of(record.game.id)
    position = record.start()
    moves: list[MoveAnalysis] = []
    for number, event in enumerate(record.events):
        seat = position.to_move
        if isinstance(event, Move) and seat is not None and event in position.legal_moves and analyser.knows(position):
            moves.append(judged(analyser, position, event, analyser.assess(position, limit, event), number))
        position.push(event)
        tell(number + 1, len(record.events))
    if record.moves and not moves:
        raise OptionError("no-analysis", "Games at this kind of table cannot be analysed yet.")
    return GameAnalysis(record, tuple(moves))


def judged(analyser: Analyser, position: Position, move: Move, found: Assessment, events: int) -> MoveAnalysis:
    """The analysis of a legal move, by the assessment of its position. `events` is how many deals and moves came before it."""
    seat = position.to_move
    assert seat is not None
    played, best = found.option(move), found.options[0]
    mark = mark_of(best.chances[seat - 1] - played.chances[seat - 1])
    if mark not in EXPLAINED:
        return MoveAnalysis(events, position.round, seat, played, best, mark, ())
    part = Limit(nodes=max(1, found.nodes // PART))
    played, best = analyser.foreseen(position, played, part), analyser.foreseen(position, best, part)
    reasons = analyser.reasons(position, played, best)
    return MoveAnalysis(events, position.round, seat, played, best, mark, reasons)
