"""Why one placement on the grey wall is worse than another, in facts: the points of both, the bonuses, and the empty cells beside both."""

from __future__ import annotations

from azulejos.bots.analysis.assessment import Option
from azulejos.bots.analysis.reason import Reason
from azulejos.notation import write_token
from azulejos.rules.azul import AzulPosition, Place
from azulejos.rules.azul.board import SIZE
from azulejos.rules.azul.ending import bonuses
from azulejos.rules.azul.tiling import place_tile


def reasons(position: AzulPosition, played: Option, best: Option) -> tuple[Reason, ...]:
    """What a placement scored, and what the best one would have."""
    assert isinstance(played.move, Place)
    assert isinstance(best.move, Place)
    assert position.to_move is not None
    points, _ = _scored(position, played.move)
    better, bonus = _scored(position, best.move)
    values: dict[str, str | int] = {"token": write_token(position.game, best.move), "column": best.move.column, "points": better}
    what = Reason("analysis-did-place", {"column": played.move.column, "points": points})
    if bonus > _scored(position, played.move)[1]:
        return what, Reason("analysis-better-place-bonus", values | {"bonus": bonus})
    if better > points:
        return what, Reason("analysis-better-place-points", values)
    beside, less = _beside(position, best.move), _beside(position, played.move)
    if beside > max(1, less):
        return what, Reason("analysis-better-place-beside", values | {"cells": beside, "less": less})
    if (lead := round(best.lead(position.to_move) - played.lead(position.to_move))) >= 1:
        return what, Reason("analysis-better-place-worth", values | {"points": lead})
    return what, Reason("analysis-better-place", values)


def _beside(position: AzulPosition, place: Place) -> int:
    """How many empty cells lie beside that of a placement: tiles that come there later score for both."""
    assert position.to_move is not None
    wall, row, column = position.boards[position.to_move - 1].wall, place.line - 1, place.column - 1
    cells = ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))
    return sum(0 <= at < SIZE and 0 <= across < SIZE and wall[at][across] is None for at, across in cells)


def _scored(position: AzulPosition, place: Place) -> tuple[int, int]:
    """The points of a placement (A21), and those of the bonuses that it completes (A41)."""
    assert position.to_move is not None
    board = position.boards[position.to_move - 1]
    after = place_tile(board, place.line - 1, place.column - 1)
    gained = sum(bonus.points for bonus in bonuses(after.wall)) - sum(bonus.points for bonus in bonuses(board.wall))
    return after.score - board.score, gained
