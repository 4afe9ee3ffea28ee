"""Why one take is worse than another, in facts: what it did on the boards, and what the better one would have.

Each fact is read off the position, or off the play that is expected after one of the two takes; none is guessed. The first that applies is told:
those of which players think first stand first.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from azulejos.bots.analysis.assessment import Option
from azulejos.bots.analysis.reason import Reason
from azulejos.bots.azul.take_facts import TakeFacts, facts_of, floor_costs
from azulejos.notation import write_token
from azulejos.rules.azul import AzulPosition, Take

GIFT = 2
"""A line that brings fewer points is no gift."""
MUCH = 2
"""Points on the floor line that are worth a word."""


def reasons(position: AzulPosition, played: Option, best: Option) -> tuple[Reason, ...]:
    """What a take did, and what the best one would have done."""
    assert isinstance(played.move, Take)
    assert isinstance(best.move, Take)
    seat = position.to_move
    assert seat is not None
    did, better = facts_of(position, played.move), facts_of(position, best.move)
    costs, best_costs = floor_costs(position, played.line), floor_costs(position, best.line)
    # Only what is played to the round's end after both can be compared.
    later, forced, loser = 0, 0, seat
    if costs and best_costs:
        later = costs[seat] - best_costs[seat]
        forced, loser = max((best_costs[other] - costs[other], other) for other in costs if other != seat)
    answers = seat % position.game.players + 1
    gift = _gift(position, played, best)
    what = next(_did(did, better, gift, later, answers))
    how = next(_better(position, did, better, gift, (forced, loser), _difference(played, best, seat), answers))
    return what, how


def _did(did: TakeFacts, better: TakeFacts, gift: TakeFacts | None, later: int, answers: int) -> Iterator[Reason]:
    """What the take has done, the most telling first. `answers` is the seat that takes next."""
    tiles: dict[str, str | int] = {"count": did.count, "colour": did.take.colour.letter, "line": did.take.destination}
    worse = did.cost - better.cost
    if worse > 0 and did.broken_cost and not did.take.destination:
        yield Reason("analysis-did-floor", tiles | {"cost": did.broken_cost})
    if worse > 0 and did.broken_cost:
        yield Reason("analysis-did-overflow", tiles | {"room": did.room, "broken": did.broken, "cost": did.broken_cost})
    if gift is not None:
        values: dict[str, str | int] = {"count": gift.count, "colour": gift.take.colour.letter, "line": gift.take.destination, "points": gift.points}
        yield Reason("analysis-did-gift", values | {"seat": answers})
    if worse > 0 and did.has_marker and not better.has_marker:
        yield Reason("analysis-did-marker", {"cost": did.cost})
    if later >= MUCH:
        yield Reason("analysis-did-later", {"cost": later})
    if did.is_complete:
        yield Reason("analysis-did-complete", tiles | {"points": did.points})
    if did.take.destination:
        yield Reason("analysis-did-line", tiles | {"lacks": did.lacks})
    yield Reason("analysis-did-floor", tiles | {"cost": did.broken_cost})


def _better(
    position: AzulPosition, did: TakeFacts, better: TakeFacts, gift: TakeFacts | None, forced: tuple[int, int], points: int, answers: int
) -> Iterator[Reason]:
    """What the better take would have done, the most telling first. `forced` is what somebody else would have paid more, and who."""
    take: dict[str, str | int] = {
        "token": write_token(position.game, better.take),
        "count": better.count,
        "colour": better.take.colour.letter,
        "source": better.take.source,
        "line": better.take.destination,
    }
    if better.is_complete and better.bonus > did.bonus:
        yield Reason("analysis-better-bonus", take | {"points": better.points, "bonus": better.bonus})
    if gift is not None and _same_tiles(better.take, gift.take):
        yield Reason("analysis-better-deny", take | {"seat": answers})
    if better.is_complete and better.points > did.points:
        yield Reason("analysis-better-complete", take | {"points": better.points})
    if did.cost > 0 and better.cost <= 0:
        yield Reason("analysis-better-safe", take)
    if better.has_marker and not did.has_marker:
        yield Reason("analysis-better-marker", take)
    cost, loser = forced
    if cost >= MUCH:
        yield Reason("analysis-better-force", take | {"cost": cost, "seat": loser})
    if points >= 1:
        yield Reason("analysis-better-points", take | {"points": points})
    yield Reason("analysis-better", take)


def _same_tiles(one: Take, other: Take) -> bool:
    return one.source == other.source and one.colour is other.colour


def _gift(position: AzulPosition, played: Option, best: Option) -> TakeFacts | None:
    """The take by which the other one is expected to answer, if it completes a line and they could not complete that line with this colour after the
    best take.
    """
    if len(played.line) < 2 or not isinstance(answer := played.line[1], Take):
        return None
    after, instead = position.copy(), position.copy()
    after.push(played.move)
    instead.push(best.move)
    if after.to_move is None or instead.to_move != after.to_move or answer not in after.legal_moves:
        return None
    facts = facts_of(after, answer)
    if not facts.is_complete or facts.points < GIFT:
        return None
    alike = (
        move for move in instead.legal_moves if isinstance(move, Take) and (move.colour, move.destination) == (answer.colour, answer.destination)
    )
    could = any(found.is_complete and found.cost <= facts.cost for found in (facts_of(instead, move) for move in alike))
    return None if could else facts


def _difference(played: Option, best: Option, seat: int) -> int:
    """By how many points the expected lead over the best other one is greater after the best take."""
    return round(_lead(best.scores, seat) - _lead(played.scores, seat))


def _lead(scores: Sequence[float], seat: int) -> float:
    return scores[seat - 1] - max(score for other, score in enumerate(scores, 1) if other != seat)
