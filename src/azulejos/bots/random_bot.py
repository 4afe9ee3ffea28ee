"""The bot that knows the rules and nothing else."""

from __future__ import annotations

from azulejos.bots.interface import NO_LIMIT, Limit
from azulejos.rules import Chance, Move, View


class RandomBot:
    """Any legal move, each with the same probability.

    >>> import random
    >>> from azulejos.rules import RandomChance, game
    >>> chance = RandomChance(random.Random(1))
    >>> position = game("azul").start()
    >>> position.push(position.deal(chance))
    >>> RandomBot(chance).choose(position.view(1)) in position.legal_moves
    True
    """

    name = "random"

    def __init__(self, chance: Chance) -> None:
        self._chance = chance

    def choose(self, view: View, limit: Limit = NO_LIMIT) -> Move:
        """One of the legal moves."""
        moves = list(view.legal_moves)
        return moves[self._chance.below(len(moves))]
