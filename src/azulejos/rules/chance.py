"""Where chance comes from: never from a position, always from a source that the caller brings."""

from __future__ import annotations

from typing import Protocol


class Chance(Protocol):
    """A source of chance. One question is all that the rules ever ask of it."""

    def below(self, n: int, /) -> int:
        """A number from 0 to n - 1, each with the same probability."""


class _Generator(Protocol):
    def getrandbits(self, k: int, /) -> int: ...


class RandomChance:
    """A `random.Random` as a source of chance.

    >>> import random
    >>> RandomChance(random.Random(1)).below(6) in range(6)
    True
    """

    __slots__ = ("_bits",)

    def __init__(self, generator: _Generator) -> None:
        self._bits = generator.getrandbits

    def below(self, n: int, /) -> int:
        """A number from 0 to n - 1: as many random bits as that takes, drawn again until they are below n."""
        if n < 1:
            raise ValueError(f"there is no number below {n}")
        bits = self._bits
        size = (n - 1).bit_length()
        drawn = bits(size)
        while drawn >= n:
            drawn = bits(size)
        return drawn
