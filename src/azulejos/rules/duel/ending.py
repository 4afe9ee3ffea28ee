"""The end of Azul Duel: scoring tiles, and who won (D43)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from azulejos.rules.duel import scoring_tiles
from azulejos.rules.outcome import Ending, Outcome, TieBreak

if TYPE_CHECKING:
    from azulejos.rules.duel.position import DuelPosition


def outcome(position: DuelPosition) -> Outcome:
    """D43: the points of all scoring tiles are added up and applied in one step; the result is at least 0."""
    game = position.game
    bonuses = tuple(tuple(scoring_tiles.score(name, board.dome, game.components) for name in game.tiles) for board in position.boards)
    scores = tuple(max(0, board.score + sum(bonus.points for bonus in kinds)) for board, kinds in zip(position.boards, bonuses))
    if scores[0] != scores[1]:
        winner, tie_break = (1 if scores[0] > scores[1] else 2), TieBreak.NONE
    else:
        winner, tie_break = position.holder or position.first, TieBreak.FIRST_TILE
    ended_by = Ending("D43", "The fifth round is over.")
    return Outcome(scores, bonuses, ((winner,), (3 - winner,)), (winner,), tie_break, ended_by)
