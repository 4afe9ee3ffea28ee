"""What a move leaves to the opponent: a line that they can complete, or bring near to that, and could not after a better move."""

from __future__ import annotations

from azulejos.bots.analysis.assessment import Option
from azulejos.bots.duel.take_facts import Take, TakeFacts, facts_of
from azulejos.bots.duel.turns import turn_of_other
from azulejos.rules import Move
from azulejos.rules.duel.moves import Draw, Moon, Stack, Sun, TakeChip, TakePlate
from azulejos.rules.duel.position import DuelPosition

LEAST = 3
"""A line that brings fewer points is no gift."""
STACKED = 1.5
"""The same where only the order of a stack was chosen: what comes to lie on top is all that it does at once."""


def gift_of(position: DuelPosition, played: Option, best: Option) -> TakeFacts | None:
    """The take of greatest worth for the other one, if they could not do as much for that line with this colour, at no higher cost, after the best
    move. Where the turn by which they answer can be expected, it is that take or none.
    """
    after, answer = turn_of_other(position, played.line)
    instead, _ = turn_of_other(position, best.line)
    if after is None or instead is None:
        return None
    least = STACKED if isinstance(played.move, Stack) and isinstance(best.move, Stack) else LEAST
    takes = [answer] if answer is not None else list(after.legal_moves)
    found = [facts for take in takes if isinstance(take, Sun | Moon) and _is_gift(facts := facts_of(after, take), least)]
    found = [facts for facts in found if not _could(instead, facts)]
    return max(found, key=lambda facts: facts.progress, default=None)


def _is_gift(facts: TakeFacts, least: float) -> bool:
    """Whether a take completes a line for good points, or brings a line near to that without breaking tiles."""
    if facts.placed is not None:
        return facts.scored >= least and facts.progress >= least
    return facts.lacks > 0 and not facts.broken and facts.count > 1 and facts.progress >= least


def _could(instead: DuelPosition, facts: TakeFacts) -> bool:
    alike = (
        facts_of(instead, move)
        for move in instead.legal_moves
        if isinstance(move, Sun | Moon) and (move.colour, move.line) == (facts.take.colour, facts.take.line)
    )
    return any(other.lacks <= facts.lacks and other.cost <= facts.cost for other in alike)


def are_same_tiles(position: DuelPosition, move: Move, gift: TakeFacts) -> bool:
    """Whether a move takes just the tiles of a gift."""
    return isinstance(move, Sun | Moon) and _group(move) == _group(gift.take) and facts_of(position, move).count == gift.count


def _group(take: Take) -> tuple[type[Take], str, int]:
    return type(take), take.colour, getattr(take, "tray", 0)


def is_taken_next(position: DuelPosition, played: Option, best: Option) -> bool:
    """Whether the other one is expected to take, in answer to the move that was played, what the better one would have taken for a line, or as a
    plate or chip.
    """
    after, answer = turn_of_other(position, played.line)
    move = best.move
    if isinstance(move, TakePlate | TakeChip | Draw):
        return answer == move
    if after is None or not isinstance(answer, Sun | Moon) or not isinstance(move, Sun | Moon) or not move.line:
        return False
    return _group(answer) == _group(move) and facts_of(after, answer).count == facts_of(position, move).count
