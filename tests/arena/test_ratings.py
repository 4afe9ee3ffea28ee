"""Ratings and the sequential test: known answers, and simulated contests whose truth is known."""

import math
import random

import pytest

from azulejos.arena.ratings import Result, rate
from azulejos.arena.sprt import Sprt, expected_share, pair_counts, read_sprt
from azulejos.rules import OptionError


def pairs(generator: random.Random, elo: float, count: int, swing: float = 0.2) -> list[list[Result]]:
    """Pairs of games between two, with a deal that helps whoever sits in the first seat by so much."""
    units = []
    for _ in range(count):
        luck = generator.uniform(-swing, swing)
        chances = [min(1, max(0, expected_share(elo) + sign * luck)) for sign in (1, -1)]
        shares = [float(generator.random() < chance) for chance in chances]
        units.append([Result((0, 1), (share, 1 - share)) for share in shares])
    return units


def test_two_players_are_rated_by_their_share() -> None:
    won, lost = Result((0, 1), (1, 0)), Result((0, 1), (0, 1))
    one, other = rate(2, [[won, won, won, lost]] * 200)
    assert one.points - other.points == pytest.approx(400 * math.log10(3), rel=0.01)


def test_the_anchor_has_its_rating_and_no_error() -> None:
    won = Result((0, 1), (0.75, 0.25))
    one, other = rate(2, [[won]] * 100, anchor=(1, 1500))
    assert other.points == pytest.approx(1500)
    assert other.error == pytest.approx(0, abs=1e-6)
    assert one.points == pytest.approx(1500 + 400 * math.log10(3), rel=0.01)


def test_who_wins_everything_has_a_finite_rating() -> None:
    one, other = rate(2, [[Result((0, 1), (1, 0))] * 2] * 50)
    assert 300 < one.points - other.points < 2000
    assert one.error > 50


def test_a_round_robin_is_rated_together() -> None:
    """Whoever has not met is compared through others."""
    units = [[Result((0, 1), (0.75, 0.25))], [Result((1, 2), (0.75, 0.25))]] * 100
    ratings = rate(3, units)
    assert ratings[0].points - ratings[2].points == pytest.approx(800 * math.log10(3), rel=0.02)
    assert sum(each.points for each in ratings) == pytest.approx(0, abs=1e-6)


def test_tables_of_four_are_rated_by_who_wins() -> None:
    units = [[Result((0, 1, 2, 3), (0.4, 0.2, 0.2, 0.2))]] * 100
    ratings = rate(4, units)
    assert ratings[0].points - ratings[1].points == pytest.approx(400 * math.log10(2), rel=0.02)


def test_the_interval_holds_the_truth_about_as_often_as_it_says() -> None:
    generator = random.Random(1)
    held = 0
    for _ in range(60):
        one, other = rate(2, pairs(generator, 50, 150))
        held += abs((one.points - other.points) - 50) <= 2 * one.error
    assert held >= 52


def test_pairs_with_the_same_deals_make_the_interval_smaller() -> None:
    """What helps one in the first game helps the other in the second."""
    lucky = [[Result((0, 1), (1, 0)), Result((0, 1), (0, 1))]] * 60 + [[Result((0, 1), (1, 0))] * 2] * 10
    games = [[result] for unit in lucky for result in unit]
    assert rate(2, lucky)[0].error < 0.7 * rate(2, games)[0].error


@pytest.mark.parametrize(("elo", "accepted"), [(-40, "elo0"), (80, "elo1")])
def test_the_sequential_test_finds_the_truth(elo: float, accepted: str) -> None:
    test, right = Sprt(0, 40), 0
    for seed in range(10):
        generator, shares, decision = random.Random(seed), [], None
        while decision is None:
            [unit] = pairs(generator, elo, 1)
            shares.append(sum(result.shares[0] for result in unit) / 2)
            decision = test.decision(pair_counts(shares))
        right += decision == accepted
    assert right >= 9


def test_the_test_says_nothing_before_the_first_pair() -> None:
    assert Sprt().llr({}) == 0
    assert Sprt().decision({}) is None


def test_what_speaks_for_neither_lies_between() -> None:
    middle = expected_share(20)
    counts = {0.0: 100, 0.5: 1000, 1.0: round(100 + 2 * (middle - 0.5) * 1200 / (1 - 2 * (middle - 0.5)))}
    assert abs(Sprt(0, 40).llr(counts)) < 1


@pytest.mark.parametrize("words", [["elo1"], ["elo2=3"], ["alpha=x"], ["elo0=5", "elo1=5"], ["alpha=0.7"]])
def test_a_test_that_makes_no_sense_is_refused(words: list[str]) -> None:
    with pytest.raises(OptionError):
        read_sprt(words)
