"""Perft: how many ways there are to go on, counted by going each of them. A check of move generation, and of its speed."""

from __future__ import annotations

from azulejos.rules.events import Move
from azulejos.rules.position import Phase, Position


def perft(position: Position, depth: int) -> int:
    """The number of ways to make so many takes within this round. Every last take is applied too, and taken back.

    >>> from azulejos.rules import game
    >>> from azulejos.rules.azul import Deal, tiles
    >>> position = game("azul", players=2).start()
    >>> position.push(Deal(tuple(map(tiles, ["BBYK", "RRWW", "BBYK", "RKWW", "BYYR"]))))
    >>> perft(position, 1), perft(position, 2)
    (84, 6552)
    """
    if depth == 0:
        return 1
    leaves = 0
    if position.phase is Phase.OFFER:
        for move in list(position.legal_moves):
            position.push(move)
            leaves += perft(position, depth - 1)
            position.pop()
    return leaves


def divide(position: Position, depth: int) -> dict[Move, int]:
    """The same, by first take."""
    shares: dict[Move, int] = {}
    for move in list(position.legal_moves) if position.phase is Phase.OFFER else ():
        position.push(move)
        shares[move] = perft(position, depth - 1)
        position.pop()
    return shares
