"""Why one decision of Azul Duel is worse than another, in facts: what it did on the boards, and what the better one would have.

Each fact is read off the position, or off the play that is expected after one of the two; none is guessed. The one that weighs most is told. What
belongs to takes, to plates and to tiling has modules of its own.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from statistics import mean

from azulejos.bots.analysis.assessment import Option
from azulejos.bots.analysis.reason import Reason
from azulejos.bots.duel import lay_reasons, plate_reasons, round_reasons, take_reasons, tiling_reasons
from azulejos.bots.duel.gifts import gift_of
from azulejos.bots.duel.laid_facts import Laying
from azulejos.bots.duel.move_words import words_of
from azulejos.bots.duel.round_reasons import Gained
from azulejos.bots.duel.take_facts import TakeFacts
from azulejos.bots.duel.turns import own_turn
from azulejos.bots.duel.weighed import LEAST, MUCH, PER_POINT, Weighed, weightiest
from azulejos.rules import Phase
from azulejos.rules.duel.moves import Keep, Lay, Moon, PutUnder, Stack, Sun
from azulejos.rules.duel.position import DuelPosition
from azulejos.rules.duel.stages import LAST_ROUND

OWN = Lay | Keep | PutUnder
"""Decisions that change nothing for the other one."""
MANY = 2
"""Points by broken tiles at the end of the round that are worth a word."""


def reasons(position: DuelPosition, played: Option, best: Option) -> tuple[Reason, Reason]:
    """What a decision did, and what the best one would have done. The position is what its seat knows of the table."""
    gift = gift_of(position, played, best) if position.phase is Phase.OFFER else None
    weight, what = weightiest(_did(position, played, best, gift))
    is_told = what.text in ("analysis-duel-did-gift", "analysis-duel-did-feed")
    seat = position.to_move or 1
    gains = [round_reasons.gained(best, played, seat)]
    if not isinstance(best.move, OWN):
        gains.append(round_reasons.gained(played, best, position.other))
    later = list(round_reasons.better(_untold(position, best, gains, gift if is_told else None), seat, words_of(position, best.move)))
    _, how = weightiest([*_better(position, played, best, gift if is_told else None), *later])
    if weight <= LEAST:
        found = (each for each in round_reasons.did(gains, seat) if not round_reasons.is_same(each[1], how))
        what = max(found, key=lambda each: each[0], default=(weight, what))[1]
    return what, how


def _untold(position: DuelPosition, best: Option, gains: Sequence[Gained], gift: TakeFacts | None) -> list[Gained]:
    """What comes of two moves by the end of the round, but for the line that the better one completes at once; nothing of the other player of whom
    another sentence speaks.
    """
    facts = take_reasons.facts_if_take(position, best.move)
    at_once = facts.take.line if facts is not None and facts.is_complete else 0
    told = [each for each in gains if gift is None or each.seat == position.to_move]
    return [replace(each, line=0) if each.seat == position.to_move and each.line == at_once else each for each in told]


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
    """By how much more a seat is expected to lose by broken tiles after one move than after another, on average; 0 if that depends on chance."""
    more, less = ([end.costs[seat - 1] for end in option.ends] for option in (one, other))
    return round(mean(more) - mean(less)) if more and less and min(more) > max(less) else 0


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
    if not isinstance(instead, OWN) and (forced := _breaks(best, played, position.other)) >= MANY:
        yield forced, Reason("analysis-duel-better-force", words | {"cost": forced, "seat": position.other})
    if isinstance(instead, Sun | Moon):
        yield from take_reasons.better(position, move, best, gift, words)
    elif gift is not None:
        yield gift.progress + 0.5, Reason("analysis-duel-better-hide", words)
    if position.phase is Phase.OFFER:
        yield from take_reasons.order(position, played, best, words)
        yield from plate_reasons.order(position, move, best, words)
        laid, own = Laying(position, *own_turn(position, best.line)), Laying(position, *own_turn(position, played.line))
        if laid.lay is not None:
            yield from lay_reasons.better(own, laid, words)
    yield from plate_reasons.better(position, move, instead, words)
    yield from tiling_reasons.better(position, move, instead, words)
    lead = round(best.lead(position.to_move) - played.lead(position.to_move))
    if lead >= 1:
        now = round_reasons.lead_by_the_end(played, best, position.to_move)
        is_later = position.round < LAST_ROUND and (now < lead / 2 if now is not None else position.phase is Phase.TILING)
        yield min(lead / PER_POINT, MUCH), Reason(f"analysis-duel-better-{'later' if is_later else 'points'}", words | {"points": lead})
    yield LEAST / 2, Reason("analysis-duel-better", words)
