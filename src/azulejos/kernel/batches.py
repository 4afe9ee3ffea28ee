"""What the batches of all games have in common."""

from __future__ import annotations

from numba import types

NEXT_STEP, SAME_STEP, DISABLED = range(3)
"""When a game that is over begins anew: with the next step, with the same one, or never by itself."""
FLAGS = types.Array(types.boolean, 1, "C")
MASKS = types.Array(types.boolean, 2, "C")
OBSERVATION = types.Array(types.uint8, 1, "C")
OBSERVATIONS = types.Array(types.uint8, 2, "C")
REWARDS = types.Array(types.float32, 1, "C")
ALL_REWARDS = types.Array(types.float32, 2, "C")
LIST = types.Array(types.int64, 1, "C")
