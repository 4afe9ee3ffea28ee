"""A seeded generator of its own: SplitMix64, which gives the same numbers on every platform.

A generator is an array of one unsigned number, which every draw changes.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import types

from azulejos.kernel.compiler import compiled, inner

GENERATOR = types.Array(types.uint64, 1, "C")
_STEP = np.uint64(0x9E3779B97F4A7C15)
_FIRST = np.uint64(0xBF58476D1CE4E5B9)
_SECOND = np.uint64(0x94D049BB133111EB)
_27, _30, _31, _32 = np.uint64(27), np.uint64(30), np.uint64(31), np.uint64(32)


def generator(seed: int) -> Any:
    """A generator that begins with a seed.

    >>> random = generator(1234567)
    >>> int(draw(random)), int(below(random, 6))
    (6457827717110365317, 1)
    """
    return np.array([seed & (1 << 64) - 1], np.uint64)


@inner(types.uint64(types.uint64))
def mixed(bits: Any) -> Any:
    """64 bits of which each depends on all of those given: SplitMix64's last step."""
    bits = (bits ^ (bits >> _30)) * _FIRST
    bits = (bits ^ (bits >> _27)) * _SECOND
    return bits ^ (bits >> _31)


@compiled(types.uint64(GENERATOR))
def draw(random: Any) -> Any:
    """64 random bits."""
    random[0] += _STEP
    return mixed(random[0])


@compiled(types.int64(GENERATOR, types.int64))
def below(random: Any, n: int) -> int:
    """A number from 0 to n - 1; two of them differ in probability by less than n in 2^32."""
    drawn: Any = np.int64(((draw(random) >> _32) * np.uint64(n)) >> _32)
    return drawn
