"""Phase 2: lines to the dome, chips that fill them up, lines that break, broken tiles paid (D30-D38).

Rows and columns count from 0 here; the scoring that is handed out counts from 1.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from azulejos.rules.duel.board import EMPTY_LINE, can_pay
from azulejos.rules.duel.dome import SIZE, Dome
from azulejos.rules.duel.moves import Spend, Tile
from azulejos.rules.duel.plates import SPECIAL
from azulejos.rules.duel.stages import DuelStage
from azulejos.rules.duel.supply import count
from azulejos.rules.filling import plus
from azulejos.rules.scoring import BrokenCost, LineBroken, Scoring, SpecialScored, TileScored, run, tile_points

if TYPE_CHECKING:
    from azulejos.rules.duel.position import DuelPosition


def go_on(position: DuelPosition) -> None:
    """D38: from the line that is due on, the first player's lines before the other's, until there is something to decide or all is done."""
    while position.line:
        while position.line <= SIZE:
            stage = _handled(position)
            if stage is not None:
                position.await_(stage)
                return
            position.line += 1
        _pay(position)
        if position.to_move == position.first:
            position.to_move, position.line = position.other, 1
        else:
            position.end_round()


def _handled(position: DuelPosition) -> DuelStage | None:
    """Handle the line that is due as far as the rules decide; what its player has to decide is returned."""
    board, row = position.board, position.line - 1
    colour, filled = board.lines[row]
    if colour is None:
        return None
    if board.dome.columns_for(row, colour):
        missing = row + 1 - filled
        return DuelStage.CELL if not missing else DuelStage.CHIPS if can_pay(board.chips, colour, missing) else None
    if board.dome.is_row_laid(row):
        _break(position, row)
    return None


def _break(position: DuelPosition, row: int) -> None:
    """D32: all tiles of a line break, whether it is complete or not."""
    board = position.board
    colour, filled = board.lines[row]
    assert colour is not None
    position.break_tiles(board.with_line(row, EMPTY_LINE), colour * filled)
    broken = len(position.board.broken) - len(board.broken)
    _tell(position, LineBroken(_seat(position), 0, row + 1, colour, broken, filled - broken))


def spend(position: DuelPosition, payment: Spend) -> None:
    """D31: chips fill up the line that is due, or it stays as it is."""
    chips = payment.chips
    if not chips:
        position.line += 1
        go_on(position)
        return
    left = list(position.board.chips)
    for chip in chips:
        left.remove(chip)
    position.board = position.board._replace(chips=tuple(left), spent=tuple(sorted((*position.board.spent, *chips))))
    position.await_(DuelStage.CELL)


def place(position: DuelPosition, tile: Tile) -> None:
    """D30, D33-D35: the tile of the line that is due goes to a cell and scores; the line's other tiles go to the tower.

    They could lie there until all lines are handled, as D35 has it, but nothing looks at them before.
    """
    board, row, column = position.board, position.line - 1, tile.column - 1
    colour, filled = board.lines[row]
    assert colour is not None
    dome, points = _tiled(position, board.dome, row, column, colour)
    special = dome.special_due(row, column)
    if special is not None:
        dome = dome.with_tile(*special, SPECIAL)
        earned = position.game.components.special_points[special[0]]
        points += earned
        _tell(position, SpecialScored(_seat(position), earned, (special[0] + 1, special[1] + 1)))
    position.board = board.with_line(row, EMPTY_LINE)._replace(dome=dome, score=board.score + points)
    position.tower = plus(position.tower, count(colour * (filled - 1)))
    position.line += 1
    go_on(position)


def _tiled(position: DuelPosition, dome: Dome, row: int, column: int, colour: str) -> tuple[Dome, int]:
    """D33: the dome with a tile more, and what it scores."""
    dome = dome.with_tile(row, column, colour)
    horizontal = run(dome.tiles[row], column)
    vertical = run([cells[column] for cells in dome.tiles], row)
    points = tile_points(len(horizontal), len(vertical))
    across = tuple((row + 1, each + 1) for each in horizontal)
    down = tuple((each + 1, column + 1) for each in vertical)
    _tell(position, TileScored(_seat(position), points, (row + 1, column + 1), colour, across, down))
    return dome, points


def _pay(position: DuelPosition) -> None:
    """D36: broken tiles and the first-player tile cost; the score never falls below 0."""
    board, components = position.board, position.game.components
    costs = [(tile, components.broken_cost(at) - components.broken_cost(at - 1)) for at, tile in enumerate(board.broken, 1)]
    if position.holder == position.to_move:
        costs.append(("first", components.first_tile_cost))
    score = max(0, board.score - sum(cost for _, cost in costs))
    _tell(position, BrokenCost(_seat(position), score - board.score, tuple(costs)))
    if board.broken:
        position.tower = plus(position.tower, count(board.broken))
    position.board = board._replace(score=score, broken="")


def _seat(position: DuelPosition) -> int:
    assert position.to_move is not None
    return position.to_move


def _tell(position: DuelPosition, scoring: Scoring) -> None:
    if position._record is not None:
        position._record.append(scoring)
