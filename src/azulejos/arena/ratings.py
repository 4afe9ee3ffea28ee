"""Ratings in Elo points with their errors, from games of any number of players.

The model is that of Bradley and Terry: a player of strength s wins with probability s / (sum of the strengths at the table), and 400 points are ten
times the strength. A wide prior keeps the rating of somebody who has won everything within bounds. The games of one deal are not independent of each
other: they are the units from which the errors are estimated.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

POINT = math.log(10) / 400
"""A point of Elo, as a logarithm of strength."""
PRIOR = 600 * POINT
"""The deviation of the prior."""
STEPS = 60
CLOSE = 1e-9
SURE = 1.96
"""How many standard errors hold 95 of 100 true values."""


@dataclass(frozen=True, slots=True)
class Result:
    """One game: who played, and which part of the victory each had."""

    entrants: tuple[int, ...]
    shares: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Rating:
    """An entrant's rating in points, and half of the interval that holds 95 of 100 true values."""

    points: float
    error: float


def rate(entrants: int, units: Sequence[Sequence[Result]], anchor: tuple[int, float] | None = None) -> list[Rating]:
    """The ratings of all entrants, relative to the anchor's (who, and its rating), or to their mean, which is 0 then.

    >>> won, lost = Result((0, 1), (1, 0)), Result((0, 1), (0, 1))
    >>> one, other = rate(2, [[won, won], [won, lost], [won, won], [won, lost]] * 25)
    >>> round(one.points - other.points), round(one.error), round(one.points + other.points)
    (191, 23, 0)
    """
    strengths = [0.0] * entrants
    for _ in range(STEPS):
        slope, curve = _likelihood(strengths, units)
        step = _solved(curve, slope)
        most = max(map(abs, step), default=0.0)
        strengths = [each + change * min(1.0, 2.0 / max(most, CLOSE)) for each, change in zip(strengths, step, strict=True)]
        if most < CLOSE:
            break
    zero = strengths[anchor[0]] - anchor[1] * POINT if anchor else sum(strengths) / entrants
    covariance = _covariance(strengths, units)
    return [
        Rating((strengths[each] - zero) / POINT, SURE * math.sqrt(max(0.0, _variance(covariance, each, anchor and anchor[0]))) / POINT)
        for each in range(entrants)
    ]


def _chances(strengths: Sequence[float], result: Result) -> list[float]:
    most = max(strengths[entrant] for entrant in result.entrants)
    powers = [math.exp(strengths[entrant] - most) for entrant in result.entrants]
    total = sum(powers)
    return [power / total for power in powers]


def _likelihood(strengths: Sequence[float], units: Sequence[Sequence[Result]]) -> tuple[list[float], list[list[float]]]:
    """The slope of the logarithm of the likelihood, and how it curves."""
    count = len(strengths)
    slope = [-each / PRIOR**2 for each in strengths]
    curve = [[(row == column) / PRIOR**2 for column in range(count)] for row in range(count)]
    for unit in units:
        for result in unit:
            chances = _chances(strengths, result)
            for at, entrant in enumerate(result.entrants):
                slope[entrant] += result.shares[at] - chances[at]
                for other_at, other in enumerate(result.entrants):
                    curve[entrant][other] += chances[at] * ((at == other_at) - chances[other_at])
    return slope, curve


def _covariance(strengths: Sequence[float], units: Sequence[Sequence[Result]]) -> list[list[float]]:
    """By the units as they came out (a sandwich estimator); by the model alone where all came out alike, which tells nothing."""
    count = len(strengths)
    _, curve = _likelihood(strengths, units)
    bread = [_solved(curve, [float(row == column) for row in range(count)]) for column in range(count)]
    rests = [_rest(strengths, unit) for unit in units]
    if len(units) < 2 or len({tuple(round(each, 6) for each in rest) for rest in rests}) == 1:
        return bread
    scale = len(units) / (len(units) - 1)
    filling = [[scale * sum(rest[row] * rest[column] for rest in rests) for column in range(count)] for row in range(count)]
    return _product(_product(bread, filling), bread)


def _rest(strengths: Sequence[float], unit: Sequence[Result]) -> list[float]:
    """How far a unit differs from what was expected, for each entrant."""
    rest = [0.0] * len(strengths)
    for result in unit:
        for entrant, share, chance in zip(result.entrants, result.shares, _chances(strengths, result), strict=True):
            rest[entrant] += share - chance
    return rest


def _variance(covariance: Sequence[Sequence[float]], entrant: int, anchor: int | None) -> float:
    """Of an entrant's strength less the anchor's, or less the mean of all."""
    count = len(covariance)
    weights = [float(each == entrant) - (float(each == anchor) if anchor is not None else 1 / count) for each in range(count)]
    return sum(weights[row] * covariance[row][column] * weights[column] for row in range(count) for column in range(count))


def _product(one: Sequence[Sequence[float]], other: Sequence[Sequence[float]]) -> list[list[float]]:
    return [[sum(row[k] * other[k][column] for k in range(len(other))) for column in range(len(other[0]))] for row in one]


def _solved(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """The x with matrix · x = right, by elimination: there are few entrants."""
    count = len(right)
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for at in range(count):
        pivot = max(range(at, count), key=lambda row: abs(rows[row][at]))
        rows[at], rows[pivot] = rows[pivot], rows[at]
        for row in range(at + 1, count):
            factor = rows[row][at] / rows[at][at]
            for column in range(at, count + 1):
                rows[row][column] -= factor * rows[at][column]
    found = [0.0] * count
    for at in reversed(range(count)):
        found[at] = (rows[at][count] - sum(rows[at][column] * found[column] for column in range(at + 1, count))) / rows[at][at]
    return found
