"""Who deals by a seed."""

from __future__ import annotations

import random
import secrets
from zlib import crc32

from azulejos.rules import Chance, OptionError, RandomChance

_MIXED = 0x9E3779B97F4A7C15
_BITS = (1 << 64) - 1


class SeededDealer:
    """Deals the same for the same seed and the same moves; without a seed, as nobody could know before.

    >>> dealer = SeededDealer(7)
    >>> dealer.chance(3).below(1000) == dealer.chance(3).below(1000) == SeededDealer(7).chance(3).below(1000)
    True
    >>> dealer.fork().chance(3).below(1000) == dealer.chance(3).below(1000)
    False
    """

    __slots__ = ("_forks", "_seed")

    def __init__(self, seed: int | str | None = None) -> None:
        if isinstance(seed, str):
            seed = crc32(seed.encode())
        if not (seed is None or isinstance(seed, int)):
            raise OptionError("no-such-seed", f"A seed is a whole number or a text, not {type(seed).__name__}.")
        self._seed = secrets.randbits(64) if seed is None else seed
        self._forks = 0

    def chance(self, number: int, /) -> Chance:
        """The chance behind the event with this number."""
        return RandomChance(random.Random(f"{self._seed} {number}"))

    def fork(self) -> SeededDealer:
        """Another dealer, which follows from the seed and from how often this was asked for."""
        self._forks += 1
        return SeededDealer((self._seed + self._forks) * _MIXED & _BITS)
