"""How a round is expected to end: played on by the search, several times, as the hidden things and chance may fall. Needs the extra `kernel`."""

from __future__ import annotations

import random
from collections.abc import Sequence

from azulejos.bots.duel.take_facts import facts_of
from azulejos.bots.duel.tree_search import TreeSearch
from azulejos.bots.interface import Limit
from azulejos.rules import Move, Phase, RandomChance
from azulejos.rules.duel.board import Board
from azulejos.rules.duel.moves import Moon, Sun
from azulejos.rules.duel.position import DuelPosition

TIMES = 3
"""So often: what is not so every time is not told."""


def costs_by_the_end(search: TreeSearch, position: DuelPosition, line: Sequence[Move], limit: Limit) -> tuple[tuple[int, ...], ...]:
    """What the tiles that each seat has broken by the end of the offer will take away, each time that a line of play is gone on with; nothing if the
    position is not one of the offer.
    """
    seat = position.to_move
    if seat is None or position.phase is not Phase.OFFER or not position.round:
        return ()
    view = position.view(seat)
    return tuple(_costs(search, view.sample(RandomChance(random.Random(lot))), line, limit, lot) for lot in range(TIMES))


def _costs(search: TreeSearch, position: DuelPosition, line: Sequence[Move], limit: Limit, lot: int) -> tuple[int, ...]:
    lots, left, round, boards = RandomChance(random.Random(lot)), list(line), position.round, position.boards
    while position.round == round and position.phase in (Phase.OFFER, Phase.DEAL):
        if position.phase is Phase.DEAL or position.to_move is None:
            if all(not tray.sun and not tray.moon and not tray.chip for tray in position.trays):
                break  # All lines were tiled without a choice.
            position.push(position.deal(lots))
            continue
        moves = position.legal_moves
        if not left or left[0] not in moves:
            left = list(moves) if len(moves) == 1 else list(search.find(position.view(position.to_move), limit, lots).lines[0].variation)
        boards = _broken(position, left[0])
        position.push(left.pop(0))
    cost = position.game.components.broken_cost
    return tuple(min(board.score, cost(len(board.broken))) for board in boards)


def _broken(position: DuelPosition, move: Move) -> tuple[Board, ...]:
    """The boards after a move, with what it breaks, whether or not lines are tiled at once when it ends the offer."""
    boards = position.boards
    if isinstance(move, Sun | Moon) and position.to_move is not None:
        board, _ = position.board.breaking(move.colour * facts_of(position, move).broken)
        boards = tuple(board if seat == position.to_move else other for seat, other in enumerate(boards, 1))
    return boards
