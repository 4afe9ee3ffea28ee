"""Why one way to spend chips, or to place a tile, is worse than another, in facts: points, special tiles, and what the scoring tiles count."""

from __future__ import annotations

from collections.abc import Iterator

from azulejos.bots.analysis.reason import Reason
from azulejos.bots.duel.dome_facts import Placement, best_placement, nearest, payable_lines, placement
from azulejos.bots.duel.move_words import Values, words_of
from azulejos.bots.duel.weighed import LEAST, Weighed
from azulejos.rules import Move
from azulejos.rules.duel.board import Board
from azulejos.rules.duel.moves import Spend, Tile
from azulejos.rules.duel.plates import SPECIAL, WILD
from azulejos.rules.duel.position import DuelPosition

NEAR = 3
"""What lacks more tiles than this is not near."""
KEPT = 1.0
"""What a wild space weighs that is kept for a tile of any colour."""


def did(position: DuelPosition, move: Move) -> Iterator[Weighed]:
    """What a decision of tiling has done; nothing of others."""
    words = words_of(position, move)
    match move:
        case Spend(chips):
            if chips:
                yield LEAST, Reason("analysis-duel-did-spend", words | {"points": _filled(position).scored})
            lacks = position.line - position.board.lines[position.line - 1].filled
            yield LEAST, Reason("analysis-duel-did-spare", {"line": position.line, "lacks": lacks})
        case Tile():
            placed = _placed(position, move)
            if placed.special:
                yield LEAST, Reason("analysis-duel-did-tile-special", words | {"points": placed.points, "special": placed.special})
            yield LEAST, Reason("analysis-duel-did-tile", words | {"points": placed.points})
        case _:
            return


def better(position: DuelPosition, move: Move, instead: Move, words: Values) -> Iterator[Weighed]:
    """What a better decision of tiling would have done; nothing of others."""
    match move, instead:
        case Spend(()), Spend(_):
            placed = _filled(position)
            if placed.goal:
                values = words | {"points": placed.scored, "bonus": placed.bonus, "name": placed.goal}
                yield placed.scored + placed.bonus, Reason("analysis-duel-better-spend-bonus", values)
            yield placed.scored, Reason("analysis-duel-better-spend", words | {"points": placed.scored})
        case Spend(chips), Spend(others):
            if (kept := _kept(position, chips, others)) is not None:
                line, tile = kept
                values = words | {"brought": line, "points": tile.scored}
                yield max(KEPT, tile.scored + tile.bonus + (line - position.line) / 2), Reason("analysis-duel-better-keep-chips", values)
            if len(others) == len(chips):
                yield LEAST, Reason("analysis-duel-better-chips", words)
        case Tile(), Tile():
            yield from _better_tile(position, move, instead, words)
        case _:
            return


def _kept(position: DuelPosition, spent: tuple[str, ...], others: tuple[str, ...]) -> tuple[int, Placement] | None:
    """The line further down that the chips that are left complete only if others, or none, are spent here; and the best that its tile could do."""
    board, found = position.board, []
    for line in _payable(board, others) - _payable(board, spent):
        tile = best_placement(position.game, board.dome, line - 1, board.lines[line - 1].colour or "")
        if line > position.line and tile is not None:
            found.append((line, tile))
    return max(found, key=lambda each: each[1].scored + each[1].bonus, default=None)


def _payable(board: Board, spent: tuple[str, ...]) -> set[int]:
    """The lines that the chips could complete that are left."""
    left = list(board.chips)
    for chip in spent:
        left.remove(chip)
    return payable_lines(board, tuple(left))


def _better_tile(position: DuelPosition, move: Tile, instead: Tile, words: Values) -> Iterator[Weighed]:
    here, there = _placed(position, move), _placed(position, instead)
    more, all_more = there.scored - here.scored, there.scored + there.bonus - here.scored - here.bonus
    if there.goal and there.bonus > here.bonus and all_more > 0:
        yield all_more + 1, Reason("analysis-duel-better-tile-bonus", words | {"points": there.scored, "bonus": there.bonus, "name": there.goal})
    if there.special > here.special:
        yield (
            there.special - here.special + 0.5,
            Reason("analysis-duel-better-tile-special", words | {"points": there.points, "special": there.special}),
        )
    if more > 0:
        yield more, Reason("analysis-duel-better-tile-points", words | {"points": there.scored})
    next_less, next_more = (below(position, tile) for tile in (move, instead))
    if next_more > next_less and all_more + next_more > next_less:
        yield all_more + next_more - next_less + 0.5, Reason("analysis-duel-better-tile-next", words | {"points": next_more - next_less})
    near, nearer = _nearest(position, move), _nearest(position, instead)
    if nearer is not None and nearer[0] <= NEAR and (near is None or nearer[0] < near[0]):
        lacking, goal, worth = nearer
        yield worth / (1 + lacking), Reason("analysis-duel-better-tile-near", words | {"lacks": lacking, "bonus": worth, "name": goal})
    lacks, special = _short_of_special(position, instead)
    if special and lacks and lacks < 3 and not _short_of_special(position, move)[1]:
        yield special / (1 + lacks), Reason("analysis-duel-better-tile-plate", words | {"lacks": lacks, "special": special})
    spaces = position.board.dome.spaces[instead.line - 1]
    if spaces[move.column - 1] == WILD != spaces[instead.column - 1]:
        yield KEPT, Reason("analysis-duel-better-tile-wild", words | {"kept": move.column})


def below(position: DuelPosition, tile: Tile) -> int:
    """What the tiles of complete lines further down score after a tile, each where it brings most then."""
    dome, scored = position.board.dome.with_tile(tile.line - 1, tile.column - 1, _colour(position, tile.line)), 0
    if (due := dome.special_due(tile.line - 1, tile.column - 1)) is not None:
        dome = dome.with_tile(*due, SPECIAL)
    for row, (colour, filled) in enumerate(position.board.lines):
        if row >= tile.line and colour is not None and filled == row + 1 and (best := best_placement(position.game, dome, row, colour)) is not None:
            scored += best.scored
            dome = dome.with_tile(row, best.column, colour)
            if (due := dome.special_due(row, best.column)) is not None:
                dome = dome.with_tile(*due, SPECIAL)
    return scored


def _short_of_special(position: DuelPosition, tile: Tile) -> tuple[int, int]:
    """How many tiles the plate of a cell lacks afterwards for its special tile, and the points of that; nothing where it has none to come."""
    row, column = tile.line - 1, tile.column - 1
    dome = position.board.dome.with_tile(row, column, _colour(position, tile.line))
    top, left = row // 2 * 2, column // 2 * 2
    empty = [(at, across) for at in (top, top + 1) for across in (left, left + 1) if dome.tiles[at][across] is None]
    special = next((at for at, across in empty if dome.spaces[at][across] == SPECIAL), None)
    return (0, 0) if special is None else (len(empty) - 1, position.game.components.special_points[special])


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
