"""How a round is expected to end: played on by the search, several times, as the hidden things and chance may fall. Needs the extra `kernel`."""

from __future__ import annotations

import random
from collections.abc import Sequence

from azulejos.bots.analysis.assessment import RoundEnd
from azulejos.bots.duel.dome_facts import Placement, placement
from azulejos.bots.duel.take_facts import facts_of
from azulejos.bots.duel.tree_search import TreeSearch
from azulejos.bots.interface import Limit
from azulejos.rules import Move, Phase, RandomChance
from azulejos.rules.duel.board import Board
from azulejos.rules.duel.dome import SIZE, Dome
from azulejos.rules.duel.game import DuelGame
from azulejos.rules.duel.moves import Moon, Sun
from azulejos.rules.duel.plates import SPECIAL
from azulejos.rules.duel.position import DuelPosition

TIMES = 4
"""So often: what is not so every time is not told."""


def ends_of_round(search: TreeSearch, position: DuelPosition, line: Sequence[Move], limit: Limit) -> tuple[RoundEnd, ...]:
    """What each seat has broken and tiled by the end of the round, each time that a line of play is gone on with; nothing if the position is not one
    of the offer.
    """
    seat = position.to_move
    if seat is None or position.phase is not Phase.OFFER or not position.round:
        return ()
    view = position.view(seat)
    return tuple(_end(search, view.sample(RandomChance(random.Random(lot))), line, limit, lot) for lot in range(TIMES))


def _end(search: TreeSearch, position: DuelPosition, line: Sequence[Move], limit: Limit, lot: int) -> RoundEnd:
    lots, left, round, boards = RandomChance(random.Random(lot)), list(line), position.round, position.boards
    tiles = [board.dome.tiles for board in boards]
    while position.tiled_rounds < round:
        if position.phase is Phase.DEAL or position.to_move is None:
            position.push(position.deal(lots))
            continue
        moves = position.legal_moves
        if not left or left[0] not in moves:
            left = list(moves) if len(moves) == 1 else list(search.find(position.view(position.to_move), limit, lots).lines[0].variation)
        if position.phase is Phase.OFFER:
            boards = _broken(position, left[0])
        position.push(left.pop(0))
    game = position.game
    tiled = [_tiled(game, Dome(board.dome.plates, before), board.dome) for board, before in zip(position.boards, tiles, strict=True)]
    return RoundEnd(
        tuple(min(board.score, game.components.broken_cost(len(board.broken))) for board in boards),
        tuple(tuple((row + 1, tile.scored) for row, tile in each) for each in tiled),
        tuple(sum(tile.scored for _, tile in each) for each in tiled),
        tuple(sum(tile.bonus for _, tile in each) for each in tiled),
        tuple(tuple(tile.special for _, tile in each if tile.special) for each in tiled),
    )


def _broken(position: DuelPosition, move: Move) -> tuple[Board, ...]:
    """The boards after a move, with what it breaks, whether or not lines are tiled at once when it ends the offer."""
    boards = position.boards
    if isinstance(move, Sun | Moon) and position.to_move is not None:
        board, _ = position.board.breaking(move.colour * facts_of(position, move).broken)
        boards = tuple(board if seat == position.to_move else other for seat, other in enumerate(boards, 1))
    return boards


def _tiled(game: DuelGame, dome: Dome, after: Dome) -> list[tuple[int, Placement]]:
    """The tiles that have come to a dome, from the top down (D30), and what each brought."""
    found: list[tuple[int, Placement]] = []
    for row in range(SIZE):
        for column, tile in enumerate(after.tiles[row]):
            if tile is not None and tile != SPECIAL and dome.tiles[row][column] is None:
                found.append((row, placement(game, dome, row, column, tile)))
                dome = dome.with_tile(row, column, tile)
                if (due := dome.special_due(row, column)) is not None:
                    dome = dome.with_tile(*due, SPECIAL)
    return found
