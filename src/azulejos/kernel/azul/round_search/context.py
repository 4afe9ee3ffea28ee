"""What a search needs beside the three words of a position: the round, the net, its tables and counters, in one record.

Another `generation` makes all tables forget, without the time that it takes to clear them.

One record is one pointer in every call: a tuple of arrays would pass some seventy words.
"""

from __future__ import annotations

from typing import Any, cast

import numpy as np
from numba import from_dtype, types

from azulejos.kernel.azul.net_layers import layer_fields
from azulejos.kernel.azul.round_search.features import FIRST, INPUTS, MOST
from azulejos.kernel.azul.round_search.words import MOST_TAKES, SEATS, SOURCES, TAKES

MOST_PLIES = 64
"""No round has more takes left than this: twenty tiles, and never one at a time from all."""
TABLE_SIZE = 1 << 20
"""Entries of the transposition table, 16 bytes each."""
LEAVES = 1 << 14
BOARDS = 1 << 12
TABLES = 1 << 12
WALLS = 1 << 8
SHOWN = 1 << (SOURCES - 1)
"""Which displays still have tiles."""
ROLES = 2 * SEATS
"""Each seat's board as one's own, and as the other's."""

CONTEXT = np.dtype(
    [
        # The round: what no take changes.
        ("tiles", np.int64, (SOURCES,)),
        ("spilt", np.int64, (SOURCES * 5,)),
        ("twins", np.int64, (SOURCES,)),
        ("wall", np.int64, (SEATS,)),
        ("score", np.int64, (SEATS,)),
        ("bag", np.int64),
        ("round", np.int64),
        ("generation", np.int64),
        ("salt", np.int64),
        # The position at the root.
        ("table", np.int64),
        ("boards", np.int64, (SEATS,)),
        ("seat", np.int64),
        ("roots", np.int64),
        ("root_takes", np.int64, (MOST_TAKES,)),
        ("root_values", np.int64, (MOST_TAKES,)),
        ("root_bounds", np.int64, (MOST_TAKES,)),
        # Counters and limits.
        ("nodes", np.int64),
        ("limit", np.int64),
        ("look_at", np.int64),
        ("stop_at", np.int64),
        ("stop", np.int64),
        ("horizon", np.int64),
        ("depth", np.int64),
        ("value", np.int64),
        ("hand_set", np.int64),
        ("outlook", np.float64, (3,)),
        # Tables of the search.
        ("entries", np.int64, (TABLE_SIZE, 2)),
        ("moves", np.int64, (MOST_PLIES, MOST_TAKES)),
        ("killers", np.int64, (MOST_PLIES, 2)),
        ("history", np.int64, (SEATS, TAKES)),
        # The net, and what it has worked out before.
        *layer_fields(INPUTS, FIRST, MOST),
        ("board_keys", np.int64, (ROLES, BOARDS)),
        ("board_first", np.float32, (ROLES, BOARDS, FIRST)),
        ("board_results", np.int64, (ROLES, BOARDS, 3)),
        ("wall_keys", np.int64, (ROLES, WALLS)),
        ("wall_first", np.float32, (ROLES, WALLS, FIRST)),
        ("shown_known", np.int64, (SHOWN,)),
        ("shown_first", np.float32, (SHOWN, FIRST)),
        ("table_keys", np.int64, (TABLES,)),
        ("table_first", np.float32, (TABLES, FIRST)),
        ("leaf_keys", np.int64, (LEAVES,)),
        ("leaf_values", np.int64, (LEAVES,)),
    ],
    align=True,
)
CONTEXT_RECORD = from_dtype(CONTEXT)
CONTEXTS = types.Array(CONTEXT_RECORD, 1, "C")
PAIR: Any = cast("Any", types).UniTuple(types.int64, 2)


def context(threads: int = 1) -> Any:
    """A context for each thread, as an array of records: Numba receives that ten times as fast as a record alone."""
    return np.zeros(threads, CONTEXT)
