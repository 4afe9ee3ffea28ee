"""Why one decision of Azul Duel is worse than another, in facts: what it did on the boards, and what the better one would have.

Each fact is read off the position, or off the play that is expected after one of the two; none is guessed. The one that weighs most is told. What
belongs to takes, to plates and to tiling has modules of its own.
"""

from __future__ import annotations

from collections.abc import Iterator

from azulejos.bots.analysis.assessment import Option
from azulejos.bots.analysis.reason import Reason
from azulejos.bots.duel import lay_reasons, plate_reasons, take_reasons, tiling_reasons
from azulejos.bots.duel.gifts import gift_of
from azulejos.bots.duel.laid_facts import Laying
from azulejos.bots.duel.move_words import words_of
from azulejos.bots.duel.take_facts import TakeFacts
from azulejos.bots.duel.turns import own_turn
from azulejos.bots.duel.weighed import LEAST, MUCH, PER_POINT, Weighed, weightiest
from azulejos.rules import Phase
from azulejos.rules.duel.moves import Moon, Stack, Sun
from azulejos.rules.duel.position import DuelPosition

MANY = 2
"""Points by broken tiles at the end of the round that are worth a word."""


def reasons(position: DuelPosition, played: Option, best: Option) -> tuple[Reason, Reason]:
    """What a decision did, and what the best one would have done. The position is what its seat knows of the table."""
    gift = gift_of(position, played, best) if position.phase is Phase.OFFER else None
    what = weightiest(_did(position, played, best, gift))
    is_told = what.text in ("analysis-duel-did-gift", "analysis-duel-did-feed")
    return what, weightiest(_better(position, played, best, gift if is_told else None))


def _did(position: DuelPosition, played: Option, best: Option, gift: TakeFacts | None) -> Iterator[Weighed]:
    move, instead = played.move, best.move
    if gift is not None:
        yield gift.progress, _given(position, gift)
    if (later := _breaks(played, best, position.to_move or 1)) >= MANY:
        yield later, Reason("analysis-duel-did-later", {"cost": later})
    if isinstance(move, Sun | Moon):
        yield from take_reasons.did(position, move, instead)
    yield from plate_reasons.did(position, move, instead)
    yield from tiling_reasons.did(position, move)


def _breaks(one: Option, other: Option, seat: int) -> int:
    """By how much more a seat is expected to lose by broken tiles after one move than after another, at least, however chance falls."""
    return min((more[seat - 1] - less[seat - 1] for more in one.costs for less in other.costs), default=0)


def _given(position: DuelPosition, gift: TakeFacts) -> Reason:
    values: dict[str, str | int] = {"seat": position.other, "line": gift.take.line}
    if gift.lacks:
        return Reason("analysis-duel-did-feed", values | {"count": gift.count, "colour": gift.take.colour, "lacks": gift.lacks})
    return Reason("analysis-duel-did-gift", values | {"points": gift.scored})


def _better(position: DuelPosition, played: Option, best: Option, gift: TakeFacts | None) -> Iterator[Weighed]:
    move, instead = played.move, best.move
    words = words_of(position, instead)
    if isinstance(move, Stack) and isinstance(instead, Stack) and move.tiles[-1] == instead.tiles[-1]:
        words |= {"what": "beneath", "colour": instead.tiles[-2]}
    assert position.to_move is not None
    if (forced := _breaks(best, played, position.other)) >= MANY:
        yield forced, Reason("analysis-duel-better-force", words | {"cost": forced, "seat": position.other})
    if isinstance(instead, Sun | Moon):
        yield from take_reasons.better(position, move, best, gift, words)
    elif gift is not None:
        yield gift.progress + 0.5, Reason("analysis-duel-better-hide", words)
    if position.phase is Phase.OFFER:
        yield from take_reasons.order(position, move, best, words)
        laid, own = Laying(position, *own_turn(position, best.line)), Laying(position, *own_turn(position, played.line))
        if laid.lay is not None:
            yield from lay_reasons.better(own, laid, words)
    yield from plate_reasons.better(position, move, instead, words)
    yield from tiling_reasons.better(position, move, instead, words)
    lead = round(best.lead(position.to_move) - played.lead(position.to_move))
    if lead >= 1:
        yield min(lead / PER_POINT, MUCH), Reason("analysis-duel-better-points", words | {"points": lead})
    yield LEAST / 2, Reason("analysis-duel-better", words)
