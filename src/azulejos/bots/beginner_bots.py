"""Opponents for beginners: they know what is good as well as the greedy bot does, and overlook most of what there is. Each looks at twice as many
moves as the one before; docs/strength.md has what that comes to.
"""

from __future__ import annotations

from azulejos.bots.greedy_bot import GreedyBot
from azulejos.rules import Chance


class PinchBot(GreedyBot):
    """Looks at two moves: raw clay.

    >>> import random
    >>> from azulejos import start
    >>> from azulejos.rules import RandomChance
    >>> position = start("duel", seed=7)
    >>> PinchBot(RandomChance(random.Random(1))).choose(position.view(position.to_move)) in position.legal_moves
    True
    """

    name = "pinch"

    def __init__(self, chance: Chance) -> None:
        super().__init__(chance, looks=2)


class BisqueBot(GreedyBot):
    """Looks at four."""

    name = "bisque"

    def __init__(self, chance: Chance) -> None:
        super().__init__(chance, looks=4)


class EngobeBot(GreedyBot):
    """Looks at eight."""

    name = "engobe"

    def __init__(self, chance: Chance) -> None:
        super().__init__(chance, looks=8)


class SgraffitoBot(GreedyBot):
    """Looks at all of them, as the greedy bot does."""

    name = "sgraffito"
