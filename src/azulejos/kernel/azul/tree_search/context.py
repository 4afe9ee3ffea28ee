"""What a search needs: the tree, the net and its counters, in one record.

Nodes of the tree are rows of tables; the children of a node stand side by side. What a node is worth to each seat is the mean of what its playouts
came to.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import from_dtype, types

from azulejos.kernel.azul.net_layers import layer_fields
from azulejos.kernel.azul.state import ACTIONS, COLOURS, SEATS, SOURCES
from azulejos.kernel.azul.tree_search.features import FIRST, INPUTS, MOST

NODES = 1 << 20
"""Room for so many nodes; when it is full, nothing more is added to the tree."""
MOST_PLIES = 160
"""No round has more moves left."""
LEARNED_ROUNDS = 5
"""Rounds of which the policy learns each for itself; the last stands for all that come later."""
MOVE_FEATURES = 389
"""How many features moves have (`move_features`)."""
MOST_MARKS = 1 << 13
"""No position has moves with more features in all."""

TREE = np.dtype(
    [
        ("stop", np.int64),
        ("stop_at", np.int64),
        ("playouts", np.int64),
        ("nodes", np.int64),
        ("limit", np.int64),
        ("used", np.int64),
        ("twins", np.int64, (SOURCES,)),
        # The tree.
        ("action", np.int16, (NODES,)),
        ("seat", np.int8, (NODES,)),
        ("children", np.int32, (NODES,)),
        ("first", np.int32, (NODES,)),
        ("prior", np.float32, (NODES,)),
        ("visits", np.int32, (NODES,)),
        ("shares", np.float64, (NODES, SEATS)),
        # What is worked on.
        ("actions", np.int64, (ACTIONS,)),
        ("worths", np.int64, (ACTIONS,)),
        # What it has learned of moves: by whether it looks across the table, round and feature; and the features of what is listed.
        ("has_learned", np.int64),
        ("policy", np.float32, (2, LEARNED_ROUNDS * MOVE_FEATURES)),
        ("next_brings", np.int64, (COLOURS, COLOURS)),
        ("groups", np.int64),
        ("stock", np.int64, (COLOURS,)),
        ("described", np.int64),
        ("marked", np.int64),
        ("marks_end", np.int64, (ACTIONS,)),
        ("marks", np.int64, (MOST_MARKS,)),
        ("mark_amounts", np.float32, (MOST_MARKS,)),
        ("path", np.int64, (MOST_PLIES,)),
        ("result", np.float64, (SEATS,)),
        ("finals", np.float64, (SEATS,)),
        ("root_finals", np.float64, (ACTIONS, SEATS)),
        # The net, if there is one.
        ("hand_set", np.int64),
        *layer_fields(INPUTS, FIRST, MOST),
    ],
    align=True,
)
TREE_RECORD = from_dtype(TREE)
TREES = types.Array(TREE_RECORD, 1, "C")


def tree() -> Any:
    """A tree without a net, as an array of one record: Numba receives that ten times as fast as a record alone. It judges by the hand-set value."""
    trees = np.zeros(1, TREE)
    trees["hand_set"] = 1
    return trees
