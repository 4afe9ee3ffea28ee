"""Where chance comes from: never from a position, always from a source that the caller brings."""

from __future__ import annotations

from typing import Protocol, cast

from azulejos.rules.errors import OptionError


class Chance(Protocol):
    """A source of chance. One question is all that the rules ever ask of it."""

    def below(self, n: int, /) -> int:
        """A number from 0 to n - 1, each with the same probability."""


class Generator(Protocol):
    """A random generator as Python and NumPy have them: `random.Random`, `numpy.random.Generator`."""

    def random(self) -> float:
        """A number from 0 up to, but not including, 1."""


class Dealer(Protocol):
    """Who deals for a position that deals by itself."""

    def chance(self, number: int, /) -> Chance:
        """The chance behind the event with this number, always the same one: what is taken back and played again is dealt alike."""

    def fork(self) -> Dealer:
        """A dealer for a copy of the position. It deals otherwise, so that nobody sees in a copy what is going to be dealt."""


class RandomChance:
    """A `random.Random` as a source of chance.

    Its numbers have 53 random bits, so that the chances of two tiles of a full bag differ by less than one in 10^13.

    >>> import random
    >>> RandomChance(random.Random(1)).below(6) in range(6)
    True
    """

    __slots__ = ("_random",)

    def __init__(self, generator: Generator) -> None:
        self._random = generator.random

    def below(self, n: int, /) -> int:
        """A number from 0 to n - 1, each with the same probability."""
        return int(self._random() * n)


def as_chance(source: Chance | Generator) -> Chance:
    """A random generator as a source of chance; one that is such a source already as it is.

    >>> import random
    >>> as_chance(random.Random(1)).below(6) in range(6)
    True
    """
    # By its method rather than by its type: asking whether it is a `Chance` takes longer than many a deal.
    if hasattr(source, "below"):
        return cast("Chance", source)
    if not hasattr(source, "random"):
        raise OptionError("no-such-chance", f"{type(source).__name__} is no source of chance: give a random.Random, or anything with below(n).")
    return RandomChance(source)
