"""Duels at random, for the tests of their notation."""

import random
from collections.abc import Iterator
from typing import Any

from azulejos.rules import Phase, RandomChance
from azulejos.rules.duel import DuelPosition
from azulejos.rules.games import rulebook


def duel(seed: int, **options: Any) -> Iterator[DuelPosition]:
    """A whole game: the position before each event, and at the end; always the same position, which goes on."""
    chance = RandomChance(random.Random(seed))
    position = rulebook("duel").by_lot(2, chance, **options).start(1 + chance.below(2))
    assert isinstance(position, DuelPosition)
    while True:
        yield position
        if position.phase is Phase.OVER:
            return
        if position.phase is Phase.DEAL:
            position.push(position.deal(chance))
        else:
            moves = list(position.legal_moves)
            position.push(moves[chance.below(len(moves))])


def finished(seed: int, **options: Any) -> DuelPosition:
    """A game that was played to its end."""
    *_, position = duel(seed, **options)
    return position
