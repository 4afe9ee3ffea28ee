"""What a take leaves to others: lines that they can complete or bring near to it, and could not after a better take."""

from __future__ import annotations

from dataclasses import dataclass

from azulejos.bots.analysis.assessment import Option
from azulejos.bots.azul.round_facts import takes_of
from azulejos.bots.azul.take_facts import TakeFacts, facts_of
from azulejos.rules.azul import AzulPosition, Colour, Take

GIFT = 2
"""A line that is worth less is no gift."""
FED = 1.5
"""Tiles for a line that stays incomplete are worth a word from here on."""
DEARER = 2
"""Whoever has to pay so many points more for a line is no longer given it."""


@dataclass(frozen=True, slots=True)
class Gift:
    """A line for which another seat can take tiles at once: it completes it, or brings it near to that."""

    seat: int
    facts: TakeFacts
    """That take."""
    cost: int | None
    """What it would cost on the floor line after the better take; `None` if it could not be done at all."""

    @property
    def worth(self) -> float:
        """What the tiles are worth there, roughly."""
        return self.facts.worth if self.facts.is_complete else self.facts.progress


@dataclass(frozen=True, slots=True)
class Starved:
    """A line that somebody is expected to complete, and for which the better take leaves too few tiles of its colour."""

    seat: int
    facts: TakeFacts
    """The take that completes it."""


def gift_of(position: AzulPosition, played: Option, best: Option) -> Gift | None:
    """What the take that was played gives to the seats that follow, before its own turn comes again: the line of the greatest worth that one of them
    is expected to complete in answer, and could not complete with this colour after the best take, or only at a clearly higher cost.

    Where there is none, it is a line that the next seat brings near to completion, with tiles that the best take would have taken itself.
    """
    after, instead = _after(position, played), _after(position, best)
    if after.to_move is None or instead.to_move != after.to_move:
        return None
    expected = list(takes_of(position, best.line))[1:]
    found: list[Gift] = []
    for turn, (seat, facts) in enumerate(_answers(position, played)):
        now = facts_for(after, seat, facts.take)
        if now.worth < GIFT:
            continue
        least = least_cost(instead, seat, facts.take)
        if least is not None:
            does = any(who == seat and _alike(each.take, facts.take) for who, each in expected)
            if turn or does or least < now.cost + DEARER:
                continue
        found.append(Gift(seat, now, least))
    return max(found, key=lambda each: each.worth, default=None) or _fed(position, after, played, best)


def _answers(position: AzulPosition, played: Option) -> list[tuple[int, TakeFacts]]:
    """The takes of the others that are expected before the player's next turn, and are possible at once."""
    after = _after(position, played)
    answers: list[tuple[int, TakeFacts]] = []
    for seat, facts in list(takes_of(position, played.line))[1:]:
        if seat == position.to_move or seat in (who for who, _ in answers):
            break
        if (after.displays[facts.take.source - 1] if facts.take.source else after.centre)[facts.take.colour]:
            answers.append((seat, facts))
    return answers


def _fed(position: AzulPosition, after: AzulPosition, played: Option, best: Option) -> Gift | None:
    """Tiles for a line of the next seat that it does not complete: those that the best take takes itself."""
    answer, instead = played.line[1] if len(played.line) > 1 else None, best.move
    if not isinstance(answer, Take) or not isinstance(instead, Take) or answer not in after.legal_moves or after.to_move is None:
        return None
    facts = facts_of(after, answer)
    is_fed = facts.lacks > 0 and facts.count > 1 and not facts.broken and facts.progress >= FED
    return Gift(after.to_move, facts, None) if is_fed and are_same_tiles(facts, facts_of(position, instead)) else None


def are_same_tiles(one: TakeFacts, other: TakeFacts) -> bool:
    """Whether two takes take the same tiles."""
    return (one.take.source, one.take.colour, one.count) == (other.take.source, other.take.colour, other.count)


def facts_for(position: AzulPosition, seat: int, take: Take) -> TakeFacts:
    """The facts of a take, if it were this seat's turn."""
    position = position.copy(history=False, dealer=False)
    position.to_move = seat
    return facts_of(position, take)


def least_cost(position: AzulPosition, seat: int, take: Take) -> int | None:
    """The least that it costs a seat to complete the line of a take with its colour, from wherever that lies; `None` if that cannot be done."""
    held = [position.centre, *position.displays]
    found = (facts_for(position, seat, Take(source, take.colour, take.destination)) for source, tiles in enumerate(held) if tiles[take.colour])
    return min((each.cost for each in found if each.is_complete), default=None)


def starved_by(position: AzulPosition, played: Option, best: Take) -> Starved | None:
    """The line of the greatest worth that another seat has begun and is expected to complete this round after the take that was played, and cannot
    complete this round after the best one, since too few tiles of its colour are left.
    """
    left = _in_offer(position, best.colour) - facts_of(position, best).count
    found: list[Starved] = []
    for seat, facts in takes_of(position, played.line):
        if seat != position.to_move and facts.take.colour is best.colour and facts.is_complete:
            colour, filled = position.boards[seat - 1].lines[facts.take.destination - 1]
            if colour is best.colour and left < facts.take.destination - filled:
                found.append(Starved(seat, facts))
    return max(found, key=lambda each: each.facts.worth, default=None)


def _after(position: AzulPosition, option: Option) -> AzulPosition:
    after = position.copy(history=False, dealer=False)
    after.push(option.move)
    return after


def _alike(one: Take, other: Take) -> bool:
    return (one.colour, one.destination) == (other.colour, other.destination)


def _in_offer(position: AzulPosition, colour: Colour) -> int:
    return position.centre[colour] + sum(display[colour] for display in position.displays)
