"""Chance for events: lots (T3) and the seeds of seatings. Nobody can foresee either."""

from __future__ import annotations

import random
import secrets

from azulejos.rules import RandomChance

SEEDS = 2**31


def lots() -> RandomChance:
    """The bag from which the first players are drawn."""
    return RandomChance(random.SystemRandom())


def new_seed() -> int:
    """The seed of a seating that nobody has chosen.

    >>> 0 <= new_seed() < SEEDS
    True
    """
    return secrets.randbelow(SEEDS)
