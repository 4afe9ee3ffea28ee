"""Learns the policy from decisions of self-play: what the search tried most is to look most likely at a glance."""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import types

from azulejos.kernel.compiler import compiled
from azulejos.kernel.duel.components import TABLES
from azulejos.kernel.duel.play import MOST_MOVES
from azulejos.kernel.duel.state import INT, SEATS, STATES
from azulejos.kernel.duel.tree_search import appraisal, policy
from azulejos.kernel.duel.tree_search.context import CONTEXTS, MOVE_FEATURES
from azulejos.kernel.duel.tree_search.search import WARMTH
from azulejos.kernel.duel.tree_search.self_play import TRIED
from azulejos.kernel.preferences import compare, improve

FLOAT = types.float64
POLICY = types.Array(types.float32, 2, "C")
LIST = types.Array(INT, 1, "C")
_appraise, _list_values = appraisal.appraise, policy.list_values


@compiled(FLOAT(CONTEXTS, STATES, TABLES, STATES, TRIED, LIST, POLICY, FLOAT))
def learn(contexts: Any, states: Any, tables: Any, positions: Any, tried: Any, order: Any, squares: Any, rate: float) -> float:
    """Go through some decisions once, and after each bring the policy nearer to what was tried there; at the rate 0 nothing changes.

    `squares` is kept for that from one time to the next. Returns the mean cross-entropy.
    """
    context = contexts[0]
    context.has_learned = 1
    slopes = np.empty(MOST_MOVES)
    loss = 0.0
    for at in order:
        states[0] = positions[at]
        state = states[0]
        components = tables[state.game]
        for seat in range(SEATS):
            _appraise(context, state, components, seat)
        offset = (state.round - 1) * MOVE_FEATURES
        for looks_across in range(2):
            count = _list_values(context, state, components, looks_across)
            loss += compare(context.values, context.listed, count, tried[at], WARMTH, slopes) / 2
            if rate:
                weights, sums = context.policy[looks_across, offset:], squares[looks_across, offset:]
                improve(slopes, count, context.marks, context.mark_amounts, context.marks_end, rate, weights, sums)
    return loss / len(order)
