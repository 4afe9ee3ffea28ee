"""Why one decision of Azul Duel is worse than another, in facts: what it did on the boards, and what the better one would have.

Each fact is read off the position, or off the play that is expected after one of the two; none is guessed. The first that applies is told: those of
which players think first stand first. What belongs to tiling and to plates has modules of its own.
"""

from __future__ import annotations

from collections.abc import Iterator

from azulejos.bots.analysis.assessment import Option
from azulejos.bots.analysis.reason import Reason
from azulejos.bots.duel import plate_reasons, take_reasons, tiling_reasons
from azulejos.bots.duel.gifts import gift_of
from azulejos.bots.duel.move_words import words_of
from azulejos.bots.duel.take_facts import TakeFacts, facts_of
from azulejos.rules import Phase
from azulejos.rules.duel.moves import Moon, Stack, Sun
from azulejos.rules.duel.position import DuelPosition


def reasons(position: DuelPosition, played: Option, best: Option) -> tuple[Reason, Reason]:
    """What a decision did, and what the best one would have done. The position is what its seat knows of the table."""
    gift = gift_of(position, played, best) if position.phase is Phase.OFFER else None
    return next(_did(position, played, best, gift)), next(_better(position, played, best, gift))


def _did(position: DuelPosition, played: Option, best: Option, gift: TakeFacts | None) -> Iterator[Reason]:
    move, instead = played.move, best.move
    given = Reason("analysis-duel-did-gift", {"seat": position.other, "line": gift.take.line, "points": gift.scored}) if gift is not None else None
    if isinstance(move, Sun | Moon):
        if given is not None and gift is not None and gift.scored > facts_of(position, move).cost:
            yield given
        yield from take_reasons.costs(position, move, instead)
    if given is not None:
        yield given
    if isinstance(move, Sun | Moon):
        yield from take_reasons.did(position, move, instead)
    yield from plate_reasons.did(position, move, instead)
    yield from tiling_reasons.did(position, move)


def _better(position: DuelPosition, played: Option, best: Option, gift: TakeFacts | None) -> Iterator[Reason]:
    move, instead = played.move, best.move
    words = words_of(position, instead)
    if isinstance(move, Stack) and isinstance(instead, Stack) and move.tiles[-1] == instead.tiles[-1]:
        words |= {"what": "beneath", "colour": instead.tiles[-2]}
    assert position.to_move is not None
    lead = round(best.lead(position.to_move) - played.lead(position.to_move))
    if isinstance(instead, Sun | Moon):
        yield from take_reasons.better(position, move, instead, gift, lead, words)
    if isinstance(instead, Stack) and gift is not None:
        yield Reason("analysis-duel-better-hide", words)
    yield from plate_reasons.better(position, move, instead, words)
    yield from tiling_reasons.better(position, move, instead, words)
    if lead >= 1:
        yield Reason("analysis-duel-better-points", words | {"points": lead})
    yield Reason("analysis-duel-better", words)
