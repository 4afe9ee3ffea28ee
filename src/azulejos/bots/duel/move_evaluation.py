"""The value of a decision of Azul Duel to a beginner: points of this round, broken tiles, and what the board may score later."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from statistics import fmean
from types import MappingProxyType

from azulejos.bots.duel.board_evaluation import CHIP, BoardEvaluation
from azulejos.rules import Move, View
from azulejos.rules.duel.board import Line
from azulejos.rules.duel.chances import Guess
from azulejos.rules.duel.moves import Draw, Keep, Lay, Moon, Spend, Stack, Sun, TakeChip, TakePlate, Tile
from azulejos.rules.duel.plates import WILD, Plate
from azulejos.rules.duel.position import DuelPosition
from azulejos.rules.duel.trays import tops
from azulejos.rules.duel.view import DuelView

STARTING = 0.9
"""What starting the next round is worth."""
PLATE = 0.25
"""How much of a plate's fit counts now: some plate will come in any case."""
KEEP_WILD = 0.5
"""What it is worth to leave a wild space free."""
TOO_MANY = 3
"""Enough plates to choose from, even if they are free (D20)."""


def evaluate_moves(view: View) -> Iterable[tuple[Move, float]]:
    """Every legal decision, with its value to the seat to move.

    >>> from azulejos.rules import game
    >>> list(evaluate_moves(game("duel").start().view(1)))
    []
    """
    if not isinstance(view, DuelView):
        raise TypeError(f"{type(view).__name__} is not a view of Azul Duel")
    position = view.position
    if position.to_move is None:
        return []
    mine = BoardEvaluation(position, position.to_move)
    known: dict[tuple[int, str, int, bool], float] = {}
    values: list[tuple[Move, float]] = []
    for move in view.legal_moves:
        if isinstance(move, Sun | Moon):
            # Equal tiles from elsewhere are the same to the board: each take is evaluated once.
            key = (_count(position, move), move.colour, move.line, _takes_first_tile(position, move))
            if key not in known:
                known[key] = _take(mine, *key)
            values.append((move, known[key]))
        else:
            values.append((move, _EVALUATORS[type(move)](mine, move) if type(move) in _EVALUATORS else 0.0))
    return values


def _count(position: DuelPosition, take: Sun | Moon) -> int:
    return (position.trays[take.tray].sun if isinstance(take, Sun) else tops(position.trays)).count(take.colour)


def _takes_first_tile(position: DuelPosition, take: Sun | Moon) -> bool:
    if position.holder:
        return False
    large = position.trays[0]
    if isinstance(take, Moon):
        return take.colour in large.moon
    return not take.tray and set(large.sun) == {take.colour}


def _take(mine: BoardEvaluation, count: int, colour: str, line: int, first_tile: bool) -> float:
    """D24: tiles to a line, what does not fit broken."""
    value = STARTING * (mine.rounds > 0) - mine.components.first_tile_cost if first_tile else 0.0
    taken = colour * count
    if line:
        before = mine.board.lines[line - 1].filled
        after = min(line, before + count)
        count -= after - before
        value += mine.gain(line - 1, Line(colour, after), taken)
    return value - mine.breaking(count)


def _stack(mine: BoardEvaluation, move: Move) -> float:
    """D21: what the opponent would like to have should not lie on top."""
    assert isinstance(move, Stack)
    position = mine.position
    other = BoardEvaluation(position, position.other)
    top = move.tiles[-1]
    return _best_gain(mine, top) / 2 - _best_gain(other, top)


def _best_gain(evaluation: BoardEvaluation, colour: str) -> float:
    """What one tile of a colour would be worth, on the best line."""
    gains = [
        evaluation.gain(row, Line(colour, line.filled + 1), colour)
        for row, line in enumerate(evaluation.board.lines)
        if line.colour in (None, colour) and line.filled <= row
    ]
    return max(gains, default=0.0)


def _plate(mine: BoardEvaluation, plate: Plate) -> float:
    return PLATE * mine.best_fit(plate)


def _take_plate(mine: BoardEvaluation, move: Move) -> float:
    assert isinstance(move, TakePlate)
    plate = mine.position.display[move.place - 1]
    assert plate is not None
    return _plate(mine, plate)


def _draw(mine: BoardEvaluation, move: Move) -> float:
    """D20: a plate of which only the back is known, for a point. Drawing again is worth it only where it is free."""
    del move
    position = mine.position
    if position.drawn:
        return 0.5 if not mine.board.score and len(position.drawn) < TOO_MANY else -1.0
    fronts = Guess(position).odds(position.pile[0])
    return fmean((_plate(mine, plate) for plate in fronts), fronts.values()) - (mine.board.score > 0)


def _keep(mine: BoardEvaluation, move: Move) -> float:
    assert isinstance(move, Keep)
    return mine.best_fit(move.plate)


def _lay(mine: BoardEvaluation, move: Move) -> float:
    assert isinstance(move, Lay)
    assert mine.position.hand is not None
    return mine.fit(mine.position.hand, move.space, move.turn)


def _chip(mine: BoardEvaluation, move: Move) -> float:
    assert isinstance(move, TakeChip)
    return mine.chip(mine.position.trays[move.tray].chip)


def _spend(mine: BoardEvaluation, move: Move) -> float:
    """D31: what a line brings that chips fill up, against what the chips may bring later."""
    assert isinstance(move, Spend)
    if not move.chips:
        return 0.0
    row = mine.position.line - 1
    colour, filled = mine.board.lines[row]
    assert colour is not None
    best = max(mine.cell(row, column, colour) for column in mine.dome.columns_for(row, colour))
    later = (best - 1) * filled / (row + 1) / 2 if mine.rounds else 0.0
    return best - later - (CHIP + 0.01) * len(move.chips) * (mine.rounds > 0) + 0.01


def _tile(mine: BoardEvaluation, move: Move) -> float:
    assert isinstance(move, Tile)
    row, column = move.line - 1, move.column - 1
    colour = mine.board.lines[row].colour
    assert colour is not None
    # `mine` has this line tiled already; here its cell is still to be chosen.
    before = BoardEvaluation(mine.position, mine.position.to_move or 1, tiled=False)
    return before.cell(row, column, colour) - KEEP_WILD * (before.dome.spaces[row][column] == WILD and mine.rounds > 0)


_EVALUATORS: Mapping[type[Move], Callable[[BoardEvaluation, Move], float]] = MappingProxyType(
    {Stack: _stack, TakePlate: _take_plate, Draw: _draw, Keep: _keep, Lay: _lay, TakeChip: _chip, Spend: _spend, Tile: _tile}
)
"""How each kind of decision is evaluated; all others are equally good."""
