"""Sources of chance for tests: seeded, scripted, exhaustive."""

import random
from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import TypeVar

from azulejos.rules import Chance, RandomChance

T = TypeVar("T")


def seeded(seed: int) -> RandomChance:
    return RandomChance(random.Random(seed))


class Script:
    """Answers from a list, and notes what it was asked."""

    def __init__(self, *answers: int) -> None:
        self.answers = list(answers)
        self.asked: list[int] = []

    def below(self, n: int, /) -> int:
        self.asked.append(n)
        answer = self.answers.pop(0)
        assert 0 <= answer < n
        return answer


class Lowest:
    """Always the lowest number."""

    def below(self, n: int, /) -> int:
        assert n > 0
        return 0


def distribution(experiment: Callable[[Chance], T]) -> dict[T, Fraction]:
    """The exact probability of each result of an experiment, by running it on every possible series of answers."""
    found: dict[T, Fraction] = {}
    for result, weight in _branches(experiment, ()):
        found[result] = found.get(result, Fraction(0)) + weight
    return found


class _Ask(Exception):
    def __init__(self, n: int) -> None:
        self.n = n


class _Prefix:
    def __init__(self, answers: tuple[int, ...]) -> None:
        self.answers = list(answers)

    def below(self, n: int, /) -> int:
        if not self.answers:
            raise _Ask(n)
        return self.answers.pop(0)


def _branches(experiment: Callable[[Chance], T], answers: tuple[int, ...]) -> Iterator[tuple[T, Fraction]]:
    try:
        result = experiment(_Prefix(answers))
    except _Ask as ask:
        for answer in range(ask.n):
            for deeper, weight in _branches(experiment, (*answers, answer)):
                yield deeper, weight / ask.n
    else:
        yield result, Fraction(1)
