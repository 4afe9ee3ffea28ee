"""Why one way to spend chips, or to place a tile, is worse than another, in facts: points, special tiles, and what the scoring tiles count."""

from __future__ import annotations

from collections.abc import Iterator

from azulejos.bots.analysis.reason import Reason
from azulejos.bots.duel.dome_facts import Placement, best_placement, nearest, placement
from azulejos.bots.duel.move_words import Values, words_of
from azulejos.rules import Move
from azulejos.rules.duel.moves import Spend, Tile
from azulejos.rules.duel.position import DuelPosition

NEAR = 3
"""What lacks more tiles than this is not near."""


def did(position: DuelPosition, move: Move) -> Iterator[Reason]:
    """What a decision of tiling has done; nothing of others."""
    words = words_of(position, move)
    match move:
        case Spend(chips):
            if chips:
                yield Reason("analysis-duel-did-spend", words | {"points": _filled(position).scored})
            yield Reason("analysis-duel-did-spare", {"line": position.line, "lacks": position.line - position.board.lines[position.line - 1].filled})
        case Tile():
            placed = _placed(position, move)
            if placed.special:
                yield Reason("analysis-duel-did-tile-special", words | {"points": placed.points, "special": placed.special})
            yield Reason("analysis-duel-did-tile", words | {"points": placed.points})
        case _:
            return


def better(position: DuelPosition, move: Move, instead: Move, words: Values) -> Iterator[Reason]:
    """What a better decision of tiling would have done, the most telling first; nothing of others."""
    match move, instead:
        case Spend(()), Spend(_):
            placed = _filled(position)
            if placed.goal:
                yield Reason("analysis-duel-better-spend-bonus", words | {"points": placed.scored, "bonus": placed.bonus, "name": placed.goal})
            yield Reason("analysis-duel-better-spend", words | {"points": placed.scored})
        case Spend(chips), Spend(others):
            if len(others) == len(chips):
                yield Reason("analysis-duel-better-chips", words)
        case Tile(), Tile():
            yield from _better_tile(position, move, instead, words)
        case _:
            return


def _better_tile(position: DuelPosition, move: Tile, instead: Tile, words: Values) -> Iterator[Reason]:
    here, there = _placed(position, move), _placed(position, instead)
    if there.goal and there.bonus > here.bonus:
        yield Reason("analysis-duel-better-tile-bonus", words | {"points": there.scored, "bonus": there.bonus, "name": there.goal})
    if there.special > here.special:
        yield Reason("analysis-duel-better-tile-special", words | {"points": there.points, "special": there.special})
    if there.scored > here.scored:
        yield Reason("analysis-duel-better-tile-points", words | {"points": there.scored})
    near, nearer = _nearest(position, move), _nearest(position, instead)
    if nearer is not None and nearer[0] <= NEAR and (near is None or nearer[0] < near[0]):
        lacking, goal, worth = nearer
        yield Reason("analysis-duel-better-tile-near", words | {"lacks": lacking, "bonus": worth, "name": goal})


def _colour(position: DuelPosition, line: int) -> str:
    colour = position.board.lines[line - 1].colour
    assert colour is not None
    return colour


def _placed(position: DuelPosition, tile: Tile) -> Placement:
    return placement(position.game, position.board.dome, tile.line - 1, tile.column - 1, _colour(position, tile.line))


def _nearest(position: DuelPosition, tile: Tile) -> tuple[int, str, int] | None:
    return nearest(position.game, position.board.dome, tile.line - 1, tile.column - 1, _colour(position, tile.line))


def _filled(position: DuelPosition) -> Placement:
    """The best that the tile of the line could do that chips fill up (D31: it has a space)."""
    found = best_placement(position.game, position.board.dome, position.line - 1, _colour(position, position.line))
    assert found is not None
    return found
