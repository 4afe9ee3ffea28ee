"""What a take leaves to others: lines that they can complete, and could not after a better take."""

from __future__ import annotations

from dataclasses import dataclass

from azulejos.bots.analysis.assessment import Option
from azulejos.bots.azul.take_facts import TakeFacts, facts_of
from azulejos.rules import Phase
from azulejos.rules.azul import AzulPosition, Colour, Take

GIFT = 2
"""A line that is worth less is no gift."""
DEARER = 2
"""Whoever has to pay so many points more for a line is no longer given it."""


@dataclass(frozen=True, slots=True)
class Gift:
    """A line that the next seat can complete at once."""

    seat: int
    facts: TakeFacts
    """The take that completes it."""
    cost: int | None
    """What it would cost on the floor line after the better take; `None` if it could not be done at all."""


@dataclass(frozen=True, slots=True)
class Starved:
    """A line that somebody is expected to complete, and for which the better take leaves too few tiles of its colour."""

    seat: int
    facts: TakeFacts
    """The take that completes it."""


def gift_of(position: AzulPosition, played: Option, best: Option) -> Gift | None:
    """The line that the next seat is expected to complete in answer to the take that was played, if they could not complete it with this colour after
    the best take, or only at a clearly higher cost, and are not expected to.
    """
    if len(played.line) < 2 or not isinstance(answer := played.line[1], Take):
        return None
    after, instead = _after(position, played), _after(position, best)
    if after.to_move is None or instead.to_move != after.to_move or answer not in after.legal_moves:
        return None
    facts = facts_of(after, answer)
    if facts.worth < GIFT:
        return None
    found = (facts_of(instead, move) for move in instead.legal_moves if isinstance(move, Take) and _alike(move, answer))
    least = min((each.cost for each in found if each.is_complete), default=None)
    if least is not None:
        expected = best.line[1] if len(best.line) > 1 else None
        if least < facts.cost + DEARER or (isinstance(expected, Take) and _alike(expected, answer)):
            return None
    return Gift(after.to_move, facts, least)


def starved_by(position: AzulPosition, played: Option, best: Take) -> Starved | None:
    """The line of the greatest worth that another seat has begun and is expected to complete this round after the take that was played, and cannot
    complete this round after the best one, since too few tiles of its colour are left.
    """
    left = _in_offer(position, best.colour) - facts_of(position, best).count
    found: list[Starved] = []
    after, mover = position.copy(history=False, dealer=False), position.to_move
    for move in played.line:
        if not isinstance(move, Take) or after.phase is not Phase.OFFER or after.round != position.round or after.to_move is None:
            break
        if after.to_move != mover and move.colour is best.colour and (facts := facts_of(after, move)).is_complete:
            colour, filled = position.boards[after.to_move - 1].lines[move.destination - 1]
            if colour is move.colour and left < move.destination - filled:
                found.append(Starved(after.to_move, facts))
        after.push(move)
    return max(found, key=lambda each: each.facts.worth, default=None)


def _after(position: AzulPosition, option: Option) -> AzulPosition:
    after = position.copy(history=False, dealer=False)
    after.push(option.move)
    return after


def _alike(one: Take, other: Take) -> bool:
    return (one.colour, one.destination) == (other.colour, other.destination)


def _in_offer(position: AzulPosition, colour: Colour) -> int:
    return position.centre[colour] + sum(display[colour] for display in position.displays)
