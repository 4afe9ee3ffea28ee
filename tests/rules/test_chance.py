"""Where chance comes from: `below(n)`, and nothing else."""

from collections import Counter
from fractions import Fraction

import pytest

from azulejos.rules import RandomChance
from tests.kit.chances import seeded


class Bits:
    """A generator that hands out given numbers, and notes how many bits it was asked for."""

    def __init__(self, *numbers: int) -> None:
        self.numbers = list(numbers)
        self.asked: list[int] = []

    def getrandbits(self, k: int, /) -> int:
        self.asked.append(k)
        number = self.numbers.pop(0)
        assert number < 2**k
        return number


def test_numbers_that_are_not_below_are_drawn_again() -> None:
    generator = Bits(7, 6, 5, 2)
    chance = RandomChance(generator)
    assert chance.below(6) == 5
    assert chance.below(6) == 2
    assert generator.asked == [3, 3, 3, 3]


@pytest.mark.parametrize("n", [1, 2, 3, 4, 7, 8, 100])
def test_each_number_has_the_same_chance(n: int) -> None:
    """Of all that the bits can say, each number below n comes from the same share."""
    accepted: Counter[int] = Counter()
    for number in range(n):
        accepted[RandomChance(Bits(number)).below(n)] += 1
    assert {number: Fraction(times, n) for number, times in accepted.items()} == {number: Fraction(1, n) for number in range(n)}


@pytest.mark.parametrize("n", [0, -3])
def test_there_is_no_number_below_nothing(n: int) -> None:
    with pytest.raises(ValueError, match="no number below"):
        seeded(1).below(n)


def test_the_same_seed_gives_the_same_numbers() -> None:
    one, other = seeded(3), seeded(3)
    numbers = [one.below(100) for _ in range(50)]
    assert numbers == [other.below(100) for _ in range(50)]
    assert set(numbers) <= set(range(100))
    assert len(set(numbers)) > 20
