"""Learns the policy from decisions of self-play: what the search tried most is to look most likely at a glance."""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import types

from azulejos.kernel.azul.state import ACTIONS, INT, STATES
from azulejos.kernel.azul.tree_search import policy
from azulejos.kernel.azul.tree_search.context import LEARNED_ROUNDS, MOVE_FEATURES, TREES
from azulejos.kernel.azul.tree_search.search import CERTAIN
from azulejos.kernel.azul.tree_search.self_play import TRIED
from azulejos.kernel.compiler import compiled
from azulejos.kernel.preferences import compare, improve

FLOAT = types.float64
POLICY = types.Array(types.float32, 2, "C")
_find_twins, _rate_moves = policy.find_twins, policy.rate_moves


@compiled(FLOAT(TREES, STATES, TRIED, types.Array(INT, 1, "C"), POLICY, FLOAT))
def learn(trees: Any, states: Any, tried: Any, order: Any, squares: Any, rate: float) -> float:
    """Go through some takes once, and after each bring the policy nearer to what was tried there; at the rate 0 nothing changes.

    `squares` is kept for that from one time to the next. Returns the mean cross-entropy.
    """
    tree = trees[0]
    tree.has_learned = 1
    values, slopes = np.empty(ACTIONS), np.empty(ACTIONS)
    loss = 0.0
    for at in order:
        state = states[at]
        _find_twins(state, tree)
        offset = MOVE_FEATURES * (min(state.round, LEARNED_ROUNDS) - 1)
        for looks_across in range(2):
            count = _rate_moves(state, tree, looks_across)
            for i in range(count):
                values[i] = tree.worths[i]
            loss += compare(values, tree.actions, count, tried[at], CERTAIN, slopes) / 2
            if rate:
                weights, sums = tree.policy[looks_across, offset:], squares[looks_across, offset:]
                improve(slopes, count, tree.marks, tree.mark_amounts, tree.marks_end, rate, weights, sums)
    return loss / len(order)
