"""Deals that are the same in every game of a pair, whatever is played between them."""

from __future__ import annotations

import hashlib
import random

from azulejos.dealing import SeededDealer
from azulejos.rules import Chance, RandomChance


class PairedDealer:
    """The first deal of a game always has the same chance behind it, and so has the second, and each further one.

    In Azul for two the tiles of some rounds are the same then, until what lies in the lid makes a difference. What is dealt cannot be worked out from
    the dealer of a copy.

    >>> one, other = PairedDealer("seed 1"), PairedDealer("seed 1")
    >>> [one.chance(number).below(1000) for number in (0, 12, 25)] == [other.chance(number).below(1000) for number in (0, 9, 31)]
    True
    >>> one.fork().chance(0).below(1000) == one.chance(0).below(1000)
    False
    """

    __slots__ = ("_forks", "_order", "_seed")

    def __init__(self, seed: str) -> None:
        self._seed = seed
        self._order: dict[int, int] = {}
        self._forks = 0

    def chance(self, number: int, /) -> Chance:
        """The chance behind the event with this number."""
        order = self._order.setdefault(number, len(self._order))
        return RandomChance(random.Random(f"{self._seed} {order}"))

    def fork(self) -> SeededDealer:
        """A dealer for a copy, who deals otherwise."""
        self._forks += 1
        digest = hashlib.sha256(f"{self._seed} fork {self._forks}".encode()).digest()
        return SeededDealer(int.from_bytes(digest[:8], "big"))
