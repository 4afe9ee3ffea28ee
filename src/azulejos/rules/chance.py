"""Where chance comes from: never from a position, always from a source that the caller brings."""

from __future__ import annotations

from typing import Protocol


class Chance(Protocol):
    """A source of chance. One question is all that the rules ever ask of it."""

    def below(self, n: int, /) -> int:
        """A number from 0 to n - 1, each with the same probability."""


class _Generator(Protocol):
    def random(self) -> float: ...


class RandomChance:
    """A `random.Random` as a source of chance.

    Its numbers have 53 random bits, so that the chances of two tiles of a full bag differ by less than one in 10^13.

    >>> import random
    >>> RandomChance(random.Random(1)).below(6) in range(6)
    True
    """

    __slots__ = ("_random",)

    def __init__(self, generator: _Generator) -> None:
        self._random = generator.random

    def below(self, n: int, /) -> int:
        """A number from 0 to n - 1, each with the same probability."""
        return int(self._random() * n)
