"""Where chance comes from: `below(n)`, and nothing else."""

from collections import Counter

import pytest

from azulejos.rules import RandomChance
from tests.kit.chances import seeded


class Fractions:
    """A generator that hands out given numbers from 0 to 1."""

    def __init__(self, *numbers: float) -> None:
        self.numbers = list(numbers)

    def random(self) -> float:
        return self.numbers.pop(0)


@pytest.mark.parametrize("n", [1, 2, 3, 4, 7, 8, 100])
def test_each_number_has_the_same_share_of_what_the_generator_can_say(n: int) -> None:
    fine = 60
    chance = RandomChance(Fractions(*((step + 0.5) / (fine * n) for step in range(fine * n))))
    assert Counter(chance.below(n) for _ in range(fine * n)) == dict.fromkeys(range(n), fine)


@pytest.mark.parametrize("n", [1, 2, 3, 100])
def test_the_largest_number_of_the_generator_is_still_below(n: int) -> None:
    assert RandomChance(Fractions(0.0, 1 - 2**-53)).below(n) == 0
    assert RandomChance(Fractions(1 - 2**-53)).below(n) == n - 1


def test_the_same_seed_gives_the_same_numbers() -> None:
    one, other = seeded(3), seeded(3)
    numbers = [one.below(100) for _ in range(50)]
    assert numbers == [other.below(100) for _ in range(50)]
    assert set(numbers) <= set(range(100))
    assert len(set(numbers)) > 20
