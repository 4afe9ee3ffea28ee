"""The value of a move of Azul to a beginner: points of this round, floor costs, and what the board may score later.

Rows and columns count from 0 here.
"""

from __future__ import annotations

from collections.abc import Iterable

from azulejos.bots.azul.board_evaluation import BoardEvaluation
from azulejos.bots.azul.take_facts import COSTS, board_after, tile_line
from azulejos.rules import Move, View
from azulejos.rules.azul import AzulPosition, AzulView, Board, MarkerPlace, Place, Take
from azulejos.rules.azul.board import SIZE
from azulejos.rules.azul.tiling import place_tile

STARTING = 0.9
"""What starting the next round is worth."""
LOST_TILE = 0.05
"""A tile that finds the floor line full costs nothing, but it is no help either."""


def evaluate_moves(view: View) -> Iterable[tuple[Move, float]]:
    """Every legal move, with its value to the seat to move.

    >>> from azulejos.rules import game
    >>> from azulejos.rules.azul import Colour, Deal, tiles
    >>> position = game("azul").start()
    >>> position.push(Deal((tiles("BBBB"),) * 5))
    >>> value = dict(evaluate_moves(position.view(1)))
    >>> value[Take(1, Colour.BLUE, 4)] > value[Take(1, Colour.BLUE, 1)] > value[Take(1, Colour.BLUE, 0)]
    True
    """
    if not isinstance(view, AzulView):
        raise TypeError(f"{type(view).__name__} is not a view of Azul")
    position = view.position
    if view.to_move is None:
        return []
    board = position.boards[view.to_move - 1]
    evaluation = BoardEvaluation.of(position)
    known: dict[tuple[int, int, int, bool], float] = {}
    values: list[tuple[Move, float]] = []
    for move in view.legal_moves:
        if isinstance(move, Place):
            values.append((move, _tiled(place_tile(board, move.line - 1, move.column - 1), position, evaluation)))
        elif isinstance(move, Take):
            # Equal displays give equal takes: each is evaluated once.
            count = (position.displays[move.source - 1] if move.source else position.centre)[move.colour]
            marker = not move.source and position.marker.place is MarkerPlace.CENTRE
            key = (move.colour, count, move.destination, marker)
            if key not in known:
                known[key] = _taken(board, move, count, marker, position, evaluation)
            values.append((move, known[key]))
    return values


def _taken(board: Board, take: Take, count: int, marker: bool, position: AzulPosition, evaluation: BoardEvaluation) -> float:
    """What the board is worth after a take."""
    after, to_lid = board_after(board, take, count, marker)
    return (STARTING if marker else 0.0) - LOST_TILE * to_lid + _tiled(after, position, evaluation)


def _tiled(board: Board, position: AzulPosition, evaluation: BoardEvaluation) -> float:
    """What a board is worth if its complete lines were tiled now, from top to bottom (A20-A22)."""
    for row in range(SIZE):
        colour, filled = board.lines[row]
        if colour is None or filled <= row:
            continue
        board = tile_line(board, row, colour, position.game.is_grey)
    return board.score - COSTS[len(board.floor)] + evaluation.value(board)
