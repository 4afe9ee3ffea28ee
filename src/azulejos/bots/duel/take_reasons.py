"""Why one take of tiles is worse than another move, in facts."""

from __future__ import annotations

from collections.abc import Iterator

from azulejos.bots.analysis.reason import Reason
from azulejos.bots.duel.dome_facts import Room
from azulejos.bots.duel.move_words import Values, words_of
from azulejos.bots.duel.take_facts import Take, TakeFacts, facts_of
from azulejos.rules import Move
from azulejos.rules.duel.moves import Moon, Sun
from azulejos.rules.duel.position import DuelPosition
from azulejos.rules.duel.stages import LAST_ROUND

FEW = 6
"""Of so many points of the expected lead one that is broken, or the start of a round, may be the reason."""


def _facts(position: DuelPosition, move: Move) -> TakeFacts | None:
    return facts_of(position, move) if isinstance(move, Sun | Moon) else None


def costs(position: DuelPosition, move: Take, instead: Move) -> Iterator[Reason]:
    """What breaks at once, if that costs more than what the better move breaks; and what will break when the round is tiled (D24, D32)."""
    facts, better = facts_of(position, move), _facts(position, instead)
    words = words_of(position, move)
    if facts.cost > (better.cost if better else 0):
        if move.line:
            yield Reason("analysis-duel-did-overflow", words | {"room": facts.space, "broken": facts.broken, "cost": facts.cost})
        else:
            yield Reason("analysis-duel-did-break", words | {"cost": facts.cost})
    if facts.room is Room.NONE:
        yield Reason("analysis-duel-did-doomed", words)


def did(position: DuelPosition, move: Take, instead: Move) -> Iterator[Reason]:
    """What the take has done otherwise, the most telling first."""
    facts, better = facts_of(position, move), _facts(position, instead)
    words = words_of(position, move)
    price = position.game.components.first_tile_cost
    if facts.has_first_tile and price and not (better and better.has_first_tile):
        yield Reason("analysis-duel-did-first", {"cost": price})
    if facts.placed is not None:
        yield Reason("analysis-duel-did-complete", words | {"points": facts.scored})
    if facts.room is Room.LATER:
        yield Reason("analysis-duel-did-wait", words)
    if move.line and facts.lacks:
        yield Reason("analysis-duel-did-line", words | {"lacks": facts.lacks})
    yield Reason("analysis-duel-did-break", words | {"cost": facts.cost})


def better(position: DuelPosition, move: Move, instead: Take, gift: TakeFacts | None, lead: int, words: Values) -> Iterator[Reason]:
    """What a better take would have done, the most telling first. Where the expected `lead` would have been greater by many points, a few that are
    broken, or the start of a round, are not why.
    """
    facts, did = facts_of(position, instead), _facts(position, move)
    before = did.scored + did.bonus if did else 0
    if facts.placed is not None and facts.placed.goal and facts.bonus > (did.bonus if did else 0) and facts.scored + facts.bonus > before:
        yield Reason("analysis-duel-better-bonus", words | {"points": facts.scored, "bonus": facts.bonus, "name": facts.placed.goal})
    if gift is not None and _same_tiles(instead, gift.take):
        yield Reason("analysis-duel-better-deny", words | {"seat": position.other})
    if facts.scored > (did.scored if did else 0):
        yield Reason("analysis-duel-better-complete", words | {"points": facts.scored})
    if facts.is_complete and facts.room is Room.LATER and not (did and did.is_complete and instead.line <= did.take.line):
        yield Reason("analysis-duel-better-fill", words)
    if did is not None and did.cost > 0 and not facts.broken and lead <= FEW * did.cost:
        yield Reason("analysis-duel-better-safe", words)
    if did is not None and did.room is Room.NONE and instead.line and facts.room is Room.FREE:
        yield Reason("analysis-duel-better-room", words)
    if facts.has_first_tile and not (did and did.has_first_tile) and position.round < LAST_ROUND and lead <= FEW:
        yield Reason("analysis-duel-better-start", words)


def _same_tiles(one: Take, other: Take) -> bool:
    return type(one) is type(other) and one.colour == other.colour and getattr(one, "tray", 0) == getattr(other, "tray", 0)
