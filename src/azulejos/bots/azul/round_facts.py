"""What comes of two takes later in the round, by the play that is expected: lines that could wait, and lines that were wanted for other tiles."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from azulejos.bots.azul.take_facts import TakeFacts, facts_of
from azulejos.rules import Move, Phase
from azulejos.rules.azul import AzulPosition, Take


def takes_of(position: AzulPosition, line: Sequence[Move]) -> Iterator[tuple[int, TakeFacts]]:
    """The takes of a line of play in the offer of this round: who makes each, and what comes of it."""
    after = position.copy(history=False, dealer=False)
    for move in line:
        if not isinstance(move, Take) or after.phase is not Phase.OFFER or after.round != position.round or after.to_move is None:
            return
        yield after.to_move, facts_of(after, move)
        after.push(move)


def completed_later(position: AzulPosition, line: Sequence[Move], destination: int) -> TakeFacts | None:
    """The take after the first one by which the player to move completes a pattern line."""
    takes = list(takes_of(position, line))[1:]
    found = (facts for seat, facts in takes if seat == position.to_move and facts.take.destination == destination and facts.is_complete)
    return next(found, None)


def could_wait(position: AzulPosition, did: TakeFacts, best: Sequence[Move]) -> bool:
    """Whether the line that a take has completed is completed after the best one too, with the same colour, and costs no more then."""
    later = completed_later(position, best, did.take.destination) if did.is_complete else None
    return later is not None and later.take.colour is did.take.colour and later.broken_cost <= did.broken_cost and later.points >= did.points


def taker_of(position: AzulPosition, played: Sequence[Move], instead: TakeFacts) -> int:
    """The next seat, if after a take it is expected to take just the tiles that another take has for a line; otherwise 0."""
    for seat, facts in list(takes_of(position, played))[1:2]:
        is_same = (facts.take.source, facts.take.colour, facts.count) == (instead.take.source, instead.take.colour, instead.count)
        return seat if instead.take.destination and is_same else 0
    return 0


def wanted_for(position: AzulPosition, did: TakeFacts, best: Sequence[Move]) -> TakeFacts | None:
    """The take that completes, after the best one, the line that the other has begun with another colour."""
    if not did.take.destination or did.is_complete or did.room < did.take.destination:
        return None
    later = completed_later(position, best, did.take.destination)
    return later if later is not None and later.take.colour is not did.take.colour else None
