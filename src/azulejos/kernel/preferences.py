"""Learning which moves a search will try most: by how much listed moves look too likely, and how the weights of their features change for it.

A move is as likely as the exponential of its value, divided by `warmth`, says; a value is what it looks at a glance, and the weights of its features.
"""

from __future__ import annotations

from math import exp, log, sqrt
from typing import Any

from numba import types

from azulejos.kernel.compiler import inner

INT, FLOAT = types.int64, types.float64
VALUES, WEIGHTS, LISTED = types.Array(FLOAT, 1, "A"), types.Array(types.float32, 1, "A"), types.Array(INT, 1, "A")
TRIED = types.Array(types.int32, 2, "A")
NEVER = 1e-12
"""A share that is added, so that nothing is impossible."""


@inner(FLOAT(VALUES, LISTED, INT, TRIED, FLOAT, VALUES))
def compare(values: Any, listed: Any, count: int, tried: Any, warmth: float, slopes: Any) -> float:
    """Write for each of `count` listed moves by how much it looks too likely. `tried` has moves, and how often a search tried each; returns the
    cross-entropy of these.
    """
    highest, total, tries = -1e9, 0.0, 0.0
    for i in range(count):
        highest = max(highest, values[i])
    for i in range(count):
        slopes[i] = exp((values[i] - highest) / warmth)
        total += slopes[i]
    for i in range(count):
        slopes[i] /= total
    for j in range(tried.shape[1]):
        tries += tried[1, j]
    loss = 0.0
    for j in range(tried.shape[1]):
        if tried[1, j] == 0:
            continue
        for i in range(count):
            if listed[i] == tried[0, j]:
                share = tried[1, j] / tries
                loss -= share * log(slopes[i] + NEVER)
                slopes[i] -= share
                break
    return loss


@inner(types.void(VALUES, INT, LISTED, WEIGHTS, LISTED, FLOAT, WEIGHTS, WEIGHTS))
def improve(slopes: Any, count: int, marks: Any, amounts: Any, ends: Any, step: float, weights: Any, squares: Any) -> None:
    """Change the weights of the features of each of `count` moves, which stand up to its end in `marks`, with how much of each there is.

    `squares` are the sums of the squares of all slopes so far: a feature that came often changes little (AdaGrad).
    """
    begin = 0
    for i in range(count):
        for k in range(begin, ends[i]):
            slope = slopes[i] * amounts[k]
            squares[marks[k]] += slope * slope
            weights[marks[k]] -= step * slope / sqrt(squares[marks[k]] + NEVER)
        begin = ends[i]
