"""Why one take of tiles is worse than another move, in facts."""

from __future__ import annotations

from collections.abc import Iterator

from azulejos.bots.analysis.assessment import Option, RoundEnd
from azulejos.bots.analysis.reason import Reason
from azulejos.bots.duel.dome_facts import Room
from azulejos.bots.duel.gifts import are_same_tiles, is_taken_next
from azulejos.bots.duel.move_words import Values, words_of
from azulejos.bots.duel.take_facts import Take, TakeFacts, facts_of
from azulejos.bots.duel.turns import completed_later
from azulejos.bots.duel.weighed import LEAST, Weighed
from azulejos.rules import Move
from azulejos.rules.duel.board import BROKEN_SPACES
from azulejos.rules.duel.moves import Moon, Sun
from azulejos.rules.duel.position import DuelPosition
from azulejos.rules.duel.stages import LAST_ROUND

START = 1.5
"""What the start of the next round weighs."""
FREE = 1.2
"""What a line weighs that is kept free for other tiles."""
SLACK = 0.5
"""What is said of broken tiles weighs so much less than they cost: one or two are not why many points are lost."""
ROOM = 1.1
"""What it weighs that tiles have a space in the dome now, and others would have to wait for one."""
TAKEN = 1.1
"""What it weighs that the other one takes next what the better move would have taken."""
SHORT = 3
"""Up to here a line may well be completed in one take, and is better kept for that."""
SOMETHING = 0.95
"""A fact that is rarely all, but says more than the expected points alone."""
NEARER = 0.7
"""By how much more a line has to be brought nearer to completion."""


def facts_if_take(position: DuelPosition, move: Move) -> TakeFacts | None:
    """The facts of a move, if it takes tiles."""
    return facts_of(position, move) if isinstance(move, Sun | Moon) else None


def did(position: DuelPosition, move: Take, instead: Move) -> Iterator[Weighed]:
    """What the take has done, among equals the most telling first."""
    facts, better = facts_of(position, move), facts_if_take(position, instead)
    words = words_of(position, move)
    if (worse := facts.cost - (better.cost if better else 0)) > 0:
        if move.line:
            yield worse, Reason("analysis-duel-did-overflow", words | {"room": facts.space, "broken": facts.broken, "cost": facts.cost})
        else:
            yield worse, Reason("analysis-duel-did-break", words | {"cost": facts.cost})
    if facts.room is Room.NONE:
        yield max(LEAST, _doom(position, facts)), Reason("analysis-duel-did-doomed", words)
    price = position.game.components.first_tile_cost
    if facts.has_first_tile and price and not (better and better.has_first_tile):
        yield 1, Reason("analysis-duel-did-first", {"cost": price})
    if facts.placed is not None:
        yield LEAST, Reason("analysis-duel-did-complete", words | {"points": facts.scored})
    if facts.room is Room.LATER:
        yield LEAST, Reason("analysis-duel-did-wait", words)
    if move.line and facts.lacks:
        yield LEAST, Reason("analysis-duel-did-line", words | {"lacks": facts.lacks})
    yield LEAST / 2, Reason("analysis-duel-did-break", words | {"cost": facts.cost})


def better(position: DuelPosition, move: Move, best: Option, gift: TakeFacts | None, words: Values) -> Iterator[Weighed]:
    """What a better take would have done, among equals the most telling first."""
    instead = best.move
    assert isinstance(instead, Sun | Moon)
    facts, did = facts_of(position, instead), facts_if_take(position, move)
    before = did.scored + did.bonus if did else 0
    gain = facts.progress - (max(0.0, did.progress) if did else 0)
    if facts.placed is not None and facts.placed.goal and facts.bonus > (did.bonus if did else 0) and facts.scored + facts.bonus > before:
        values = words | {"points": facts.scored, "bonus": facts.bonus, "name": facts.placed.goal}
        yield facts.scored + facts.bonus - before + 1, Reason("analysis-duel-better-bonus", values)
    if gift is not None and are_same_tiles(position, instead, gift):
        yield gift.progress + 1, Reason("analysis-duel-better-deny", words | {"seat": position.other})
    elif gift is not None:
        yield gift.progress + 0.5, Reason("analysis-duel-better-hide", words)
    if facts.placed is not None and gain > 0:
        yield gain + 0.5, Reason("analysis-duel-better-complete", words | {"points": facts.scored})
    if facts.is_complete and facts.room is Room.LATER and not (did and did.is_complete and instead.line <= did.take.line):
        yield instead.line / 2, Reason("analysis-duel-better-fill", words)
    if facts.lacks and facts.promised is not None and gain >= NEARER:
        yield gain, Reason("analysis-duel-better-near", words | {"lacks": facts.lacks, "points": facts.promised.scored})
    if did is not None and did.cost > 0 and not facts.broken:
        yield did.cost - SLACK, Reason("analysis-duel-better-safe", words)
    if did is not None and did.room is not Room.FREE and instead.line and facts.room is Room.FREE:
        yield _doom(position, did) if did.room is Room.NONE else ROOM, Reason("analysis-duel-better-room", words)
    if did is not None and instead.line and facts.lacks and _brings_more(facts, did):
        yield SOMETHING, Reason("analysis-duel-better-tiles", words | {"lacks": facts.lacks})
    if facts.has_first_tile and not (did and did.has_first_tile) and position.round < LAST_ROUND:
        yield START, Reason("analysis-duel-better-start", words)


def order(position: DuelPosition, played: Option, best: Option, words: Values) -> Iterator[Weighed]:
    """What the line of a take was wanted for, or whether it could wait while the better move could not, by the play that is expected after both."""
    did = facts_if_take(position, played.move)
    if is_taken := is_taken_next(position, played, best):
        yield TAKEN, Reason("analysis-duel-better-taken", words | {"seat": position.other})
    if did is None or not did.take.line:
        return
    later = completed_later(position, best.line, did.take.line)
    values, is_breaking = words | {"begun": did.take.line}, getattr(best.move, "line", 1) == 0
    is_more = isinstance(best.move, Sun | Moon) and _brings_more(facts_of(position, best.move), did)
    first = Reason("analysis-duel-better-more" if is_more else "analysis-duel-better-first", values)
    if not is_breaking and did.placed is not None and getattr(best.move, "line", 0) != did.take.line:
        if later is not None and later.scored + later.bonus >= did.scored + did.bonus and later.cost <= did.cost:
            yield (did.progress + 1) / 2, Reason("analysis-duel-better-taken", words | {"seat": position.other}) if is_taken else first
        elif best.ends and all(_scores(end, position.to_move or 1, did) for end in best.ends):
            yield SOMETHING, first
    if not did.is_complete and did.space == did.take.line and getattr(best.move, "line", 0) != did.take.line:
        if later is not None and later.take.colour != did.take.colour:
            yield later.progress, Reason("analysis-duel-better-wanted", values)
        elif did.room is not Room.FREE or did.lacks > 2:
            yield FREE, Reason("analysis-duel-better-free", values)
        elif did.take.line <= SHORT:
            yield SOMETHING, Reason("analysis-duel-better-free", values)


def _brings_more(facts: TakeFacts, did: TakeFacts) -> bool:
    """Whether a take brings several tiles to its line, and more than another one does."""
    return facts.count - facts.broken > max(1, did.count - did.broken)


def _scores(end: RoundEnd, seat: int, did: TakeFacts) -> bool:
    """Whether the line of a take brings a tile by the end of the round, for as many points as it would have then."""
    return any(line == did.take.line and points >= did.scored for line, points in end.tiled[seat - 1])


def _doom(position: DuelPosition, facts: TakeFacts) -> int:
    """What it will cost that all tiles of its line break (D32, D36), beside what is broken now."""
    cost, broken = position.game.components.broken_cost, len(position.board.broken) + facts.broken
    held = facts.take.line - facts.lacks
    return cost(min(BROKEN_SPACES, broken + held)) - cost(min(BROKEN_SPACES, broken))
