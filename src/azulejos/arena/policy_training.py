"""Trains a policy on decisions of self-play: positions, and how often a search tried each action there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from azulejos.arena.generations import Show

Learn = Callable[[Any, Any, Any, Any, float], float]
"""Goes through positions, what was tried there, in an order; the last two are sums that it keeps, and the rate. Returns the mean loss."""


def train_policy(learn: Learn, policy: Any, parts: Sequence[Any], state: Any, epochs: int, rate: float, seed: int, show: Show) -> Any:
    """The best that a policy became, which `learn` changes in its place: it foresaw best what was tried in the last part, which is held back.

    Each part has `positions`, records of the type `state`, and what was `tried` in them. A rate that falls to 0 makes the last steps small.
    """
    # A file does not say how its numbers are aligned.
    decisions = [(part["positions"].astype(state), part["tried"]) for part in parts if len(part["tried"])]
    if not decisions:
        return policy.copy()
    held, squares, lots = decisions[-1], np.zeros_like(policy), np.random.default_rng(seed)
    positions, tried = (np.concatenate(each) for each in zip(*(decisions[:-1] or decisions), strict=True))

    def missed() -> float:
        return learn(*held, np.arange(len(held[0])), squares, 0.0)

    least, best = missed(), policy.copy()
    for epoch in range(epochs):
        learn(positions, tried, lots.permutation(len(positions)), squares, rate * (1 - epoch / epochs))
        loss = missed()
        if loss < least:
            least, best = loss, policy.copy()
        show("policy", epoch + 1, epochs)
    return best
