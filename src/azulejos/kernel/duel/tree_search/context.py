"""What a search needs beside positions: its tree, the tables of its policy, weights and counters, in one record."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numba import from_dtype, types

from azulejos.kernel.duel.play import MOST_MOVES
from azulejos.kernel.duel.state import SEATS
from azulejos.rules.duel.stages import LAST_ROUND

VALUED_ROUNDS = LAST_ROUND - 1
"""Rounds after which the game goes on."""
FEATURES = 547
"""How many there are (`features`)."""
MOST_DESCRIBED = 192
"""No board has more of them that are not 0."""
MOVE_FEATURES = 674
"""How many features decisions have (`move_features`)."""
MOST_MARKS = 1 << 12
"""No position has decisions with more features in all."""
MOST_NODES = 1 << 14
MOST_EDGES = 1 << 19
"""What a tree can hold; then it grows no further."""
LONGEST_PATH = 128

CONTEXT = np.dtype(
    [
        # Counters and limits.
        ("nodes", np.int64),
        ("limit", np.int64),
        ("stop_at", np.int64),
        ("stop", np.int64),
        ("runs", np.int64),
        ("depth", np.int64),
        ("deepest", np.int64),
        ("is_full", np.int64),
        # The tree: positions in which somebody decides, and what can be decided there, the most promising first.
        ("positions", np.int64),
        ("edges", np.int64),
        ("first_edge", np.int32, (MOST_NODES,)),
        ("edge_count", np.int32, (MOST_NODES,)),
        ("visits", np.int32, (MOST_NODES,)),
        ("outcome", np.int64, (MOST_NODES,)),
        ("sibling", np.int32, (MOST_NODES,)),
        ("action", np.int32, (MOST_EDGES,)),
        ("prior", np.float32, (MOST_EDGES,)),
        ("tried", np.int32, (MOST_EDGES,)),
        ("sum", np.float32, (MOST_EDGES,)),
        ("child", np.int32, (MOST_EDGES,)),
        ("path", np.int64, (LONGEST_PATH,)),
        ("path_nodes", np.int64, (LONGEST_PATH,)),
        # What was expected of each decision at the root: both final scores, summed up, and the chance of seat 0.
        ("root_scores", np.float64, (MOST_MOVES, SEATS)),
        ("root_chance", np.float64, (MOST_MOVES,)),
        ("expected", np.float64, (SEATS,)),
        ("chance", np.float64),
        # The policy: what its tables say of each seat's board, now and at the root.
        ("listed", np.int64, (MOST_MOVES,)),
        ("values", np.float64, (MOST_MOVES,)),
        ("cell", np.float64, (SEATS, 36)),
        ("hue", np.float64, (SEATS, 6, 5)),
        ("best", np.float64, (SEATS, 6, 5)),
        ("plate", np.float64, (SEATS, 18)),
        ("root_cell", np.float64, (SEATS, 36)),
        ("root_hue", np.float64, (SEATS, 6, 5)),
        ("root_best", np.float64, (SEATS, 6, 5)),
        ("root_plate", np.float64, (SEATS, 18)),
        ("before", np.float64, (SEATS, 6)),
        # What it has learned of decisions: by whether it looks across the table, round and feature; and the features of what is listed.
        ("has_learned", np.int64),
        ("policy", np.float32, (2, LAST_ROUND * MOVE_FEATURES)),
        ("groups", np.int64),
        ("stock", np.int64, (5,)),
        ("marked", np.int64),
        ("marks_end", np.int64, (MOST_MOVES,)),
        ("marks", np.int64, (MOST_MARKS,)),
        ("mark_amounts", np.float32, (MOST_MARKS,)),
        ("fits", np.float64, (36, 7)),
        # Tiling.
        ("columns", np.int64, (7,)),
        ("payments", np.int64, (7,)),
        ("best_columns", np.int64, (7,)),
        ("best_payments", np.int64, (7,)),
        ("best_value", np.float64),
        ("breaking", np.int64),
        ("plans", np.int64),
        # What boards are worth.
        ("described", np.int64),
        ("features", np.int64, (MOST_DESCRIBED,)),
        ("amounts", np.float64, (MOST_DESCRIBED,)),
        ("weights", np.float64, (VALUED_ROUNDS, FEATURES)),
        ("spread", np.float64, (VALUED_ROUNDS,)),
    ],
    align=True,
)
CONTEXT_RECORD = from_dtype(CONTEXT)
CONTEXTS = types.Array(CONTEXT_RECORD, 1, "C")


class Learned(NamedTuple):
    """What a search learned."""

    weights: Any
    """What each feature of a board brings from each round on."""
    spread: Any
    """How far final margins spread from what is expected after each round, as the scale of a logistic distribution."""
    policy: Any
    """By how much each feature of a decision makes it better than it looks at a glance."""


def no_policy() -> Any:
    """Of a search that goes by what decisions look worth at a glance.

    >>> bool(no_policy().any())
    False
    """
    return np.zeros(CONTEXT["policy"].shape, np.float32)


def context(learned: Learned | None = None) -> Any:
    """A context, as an array of one record: Numba receives that ten times as fast as a record alone."""
    contexts = np.zeros(1, CONTEXT)
    if learned is not None:
        for name, value in learned._asdict().items():
            contexts[name] = value
        contexts["has_learned"] = learned.policy.any()
    return contexts
