"""What a move leaves to the opponent: the line that they are expected to complete, and could not after a better move."""

from __future__ import annotations

from collections.abc import Sequence

from azulejos.bots.analysis.assessment import Option
from azulejos.bots.duel.take_facts import TakeFacts, facts_of
from azulejos.rules import Move
from azulejos.rules.duel.moves import Moon, Sun
from azulejos.rules.duel.position import DuelPosition
from azulejos.rules.duel.stages import DuelStage

LEAST = 3
"""A line that brings fewer points is no gift."""


def gift_of(position: DuelPosition, played: Option, best: Option) -> TakeFacts | None:
    """The take by which the other one is expected to answer, if it completes a line and they could not complete that line with this colour, at no
    higher cost, after the best move.
    """
    after, answer = _answered(position, played.line)
    instead, _ = _answered(position, best.line)
    if after is None or instead is None or not isinstance(answer, Sun | Moon):
        return None
    facts = facts_of(after, answer)
    if facts.placed is None or facts.scored < LEAST:
        return None
    alike = (move for move in instead.legal_moves if isinstance(move, Sun | Moon) and (move.colour, move.line) == (answer.colour, answer.line))
    could = any(found.is_complete and found.cost <= facts.cost for found in (facts_of(instead, move) for move in alike))
    return None if could else facts


def _answered(position: DuelPosition, line: Sequence[Move]) -> tuple[DuelPosition | None, Move | None]:
    """The position in which the other one takes their turn after the first decisions of a line of play, and the turn that is expected; no position
    where chance comes before that, or nothing more is expected.
    """
    seat, after, left = position.to_move, position.copy(), list(line)
    while left and after.to_move == seat:
        if left[0] not in after.legal_moves:
            return None, None
        after.push(left.pop(0))
    if after.to_move in (seat, None) or after.stage is not DuelStage.TURN:
        return None, None
    return after, left[0] if left and left[0] in after.legal_moves else None
