"""The beginner's opponent: it takes what looks best now, and never thinks of anybody's next move."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType

from azulejos.bots.azul import worth as azul
from azulejos.bots.duel import worth as duel
from azulejos.bots.interface import NO_LIMIT, Limit
from azulejos.rules import Chance, Move, OptionError, View

Worths = Callable[[View], Iterable[tuple[Move, float]]]
"""What each legal move of a view is worth, in points."""

WORTHS: Mapping[str, Worths] = MappingProxyType({"azul": azul.worths, "mini": azul.worths, "duel": duel.worths})
CLOSE = 1e-6
"""Moves that differ by less are equally good: chance decides."""


class GreedyBot:
    """The move of the highest worth; chance decides between equals.

    >>> from azulejos.notation.tokens import write_token
    >>> from azulejos.rules import game
    >>> from azulejos.rules.azul import Deal, tiles
    >>> class First:
    ...     def below(self, n): return 0
    >>> position = game("azul").start()
    >>> position.push(Deal(tuple(map(tiles, ("BBBB", "YRKW", "YRKW", "YRKW", "YRKW")))))
    >>> write_token(position.game, GreedyBot(First()).choose(position.view(1)))
    '1B4'
    """

    name = "greedy"

    def __init__(self, chance: Chance) -> None:
        self._chance = chance

    def choose(self, view: View, limit: Limit = NO_LIMIT) -> Move:
        """The move of the highest worth. Some milliseconds are always enough, so that no limit matters."""
        weigh = WORTHS.get(view.game.id)
        if weigh is None:
            raise OptionError("no-such-bot", f'The greedy bot does not know the game "{view.game.id}": choose another bot.')
        weighed = list(weigh(view))
        best = max(worth for _, worth in weighed)
        equals = [move for move, worth in weighed if worth > best - CLOSE]
        return equals[self._chance.below(len(equals))]
