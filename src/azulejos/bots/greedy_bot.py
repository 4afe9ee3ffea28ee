"""The beginner's opponent: it takes what looks best now, and never thinks of anybody's next move."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType

from azulejos.bots.azul import move_evaluation as azul
from azulejos.bots.duel import move_evaluation as duel
from azulejos.bots.interface import NO_LIMIT, Limit
from azulejos.rules import Chance, Move, OptionError, View

Evaluator = Callable[[View], Iterable[tuple[Move, float]]]
"""Gives each legal move of a view its value in points."""

EVALUATORS: Mapping[str, Evaluator] = MappingProxyType({"azul": azul.evaluate_moves, "mini": azul.evaluate_moves, "duel": duel.evaluate_moves})
CLOSE = 1e-6
"""Moves that differ by less are equally good: chance decides."""


def values_of(view: View) -> list[tuple[Move, float]]:
    """Each legal move of a view, and its value in points."""
    evaluate = EVALUATORS.get(view.game.id)
    if evaluate is None:
        raise OptionError("no-such-bot", f'The greedy bot does not know the game "{view.game.id}": choose another bot.')
    return list(evaluate(view))


def best_of(values: Iterable[tuple[Move, float]]) -> list[Move]:
    """The moves of the highest value."""
    values = list(values)
    best = max(value for _, value in values)
    return [move for move, value in values if value > best - CLOSE]


class GreedyBot:
    """Plays the move of the highest value; chance decides between equals. One that `looks` at so many moves overlooks the others, by chance: the
    fewer they are, the more like a child it plays.

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

    def __init__(self, chance: Chance, looks: int | None = None) -> None:
        self._chance = chance
        self._looks = looks
        self.looked_at = 0
        """How many positions its last choice has looked at: one for each move that it has seen."""

    def choose(self, view: View, limit: Limit = NO_LIMIT) -> Move:
        """The move of the highest value. It takes milliseconds, so no limit matters."""
        values = self._seen(values_of(view))
        self.looked_at = len(values)
        equals = best_of(values)
        return equals[self._chance.below(len(equals))]

    def _seen(self, values: list[tuple[Move, float]]) -> list[tuple[Move, float]]:
        """Those that it looks at."""
        if self._looks is not None:
            for at in range(min(self._looks, len(values))):
                other = at + self._chance.below(len(values) - at)
                values[at], values[other] = values[other], values[at]
        return values[: self._looks]
