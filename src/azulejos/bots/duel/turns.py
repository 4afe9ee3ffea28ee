"""What a line of play is to be read for: the rest of the turn that it begins with, and the turn of the other seat that follows."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

from azulejos.bots.duel.take_facts import TakeFacts, facts_of
from azulejos.rules import Move, Phase, RandomChance
from azulejos.rules.duel.dome import Dome
from azulejos.rules.duel.moves import Draw, Lay, Moon, Sun, TakePlate
from azulejos.rules.duel.position import DuelPosition
from azulejos.rules.duel.stages import DuelStage


def own_turn(position: DuelPosition, line: Sequence[Move]) -> tuple[Dome, Lay | None]:
    """The dome of the seat to move at the end of its turn, as far as a line of play tells it, and where a plate is laid in it."""
    seat, after, laid = position.to_move or 1, position.copy(history=False, dealer=False), None
    for number, move in enumerate(line):
        if after.to_move != seat or move not in after.legal_moves or (number and after.begins_turn):
            break
        laid = move if isinstance(move, Lay) else laid
        after.push(move)
    return after.boards[seat - 1].dome, laid


def turn_of_other(position: DuelPosition, line: Sequence[Move]) -> tuple[DuelPosition | None, Move | None]:
    """The position in which the other one takes their turn after the first decisions of a line of play, and the turn that is expected.

    A chip that is turned up on the way changes nothing about tiles: it may be any. No position where anything else comes before that turn, and no
    turn where nothing is expected.
    """
    seat, after, left = position.to_move, position.copy(history=False, dealer=False), list(line)
    while left and after.to_move == seat:
        if left[0] not in after.legal_moves:
            return None, None
        after.push(left.pop(0))
    while after.stage is DuelStage.REVEAL:
        after.push(after.deal(RandomChance(random.Random(0))))
    if after.to_move in (seat, None) or after.stage is not DuelStage.TURN:
        return None, None
    return after, left[0] if left and left[0] in after.legal_moves else None


def takes_of(position: DuelPosition, line: Sequence[Move]) -> Iterator[tuple[int, TakeFacts]]:
    """The takes of tiles in a line of play: who makes each, and what comes of it."""
    after = position.copy(history=False, dealer=False)
    for move in line:
        if after.to_move is None or after.phase is not Phase.OFFER or move not in after.legal_moves:
            return
        if isinstance(move, Sun | Moon):
            yield after.to_move, facts_of(after, move)
        after.push(move)


def completed_later(position: DuelPosition, line: Sequence[Move], number: int) -> TakeFacts | None:
    """The take after the first move by which the seat to move completes a pattern line, for which its dome has a space."""
    found = (facts for seat, facts in takes_of(position, line) if seat == position.to_move and facts.take is not line[0])
    return next((facts for facts in found if facts.take.line == number and facts.placed is not None), None)


def takes_plate_later(position: DuelPosition, line: Sequence[Move]) -> bool:
    """Whether the seat to move takes a plate in a later turn of a line of play."""
    after = position.copy(history=False, dealer=False)
    for number, move in enumerate(line):
        if after.to_move is None or move not in after.legal_moves:
            return False
        if number and after.to_move == position.to_move and isinstance(move, TakePlate | Draw):
            return True
        after.push(move)
    return False
