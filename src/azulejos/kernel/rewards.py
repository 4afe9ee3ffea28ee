"""What a finished game is worth to each seat, whichever game it is: by its victory, its place, its points, or its lead."""

from __future__ import annotations

from typing import Any

from numba import types

from azulejos.kernel.compiler import inner

WIN, RANK, SCORE, LEAD = range(4)
"""What is rewarded; `azulejos.envs.rewards` says what each of them is."""
INT = types.int64
LIST = types.Array(INT, 1, "C")
REWARDS = types.Array(types.float32, 1, "C")


@inner(types.void(INT, INT, LIST, LIST, REWARDS))
def give(kind: int, players: int, scores: Any, standings: Any, rewards: Any) -> None:
    """Write each seat's reward. `standings` are higher for a better place, and equal for a shared one."""
    others = players - 1
    for seat in range(players):
        if kind == SCORE:
            rewards[seat] = scores[seat]
            continue
        better = equal = total = 0
        for other in range(players):
            better += standings[other] > standings[seat]
            equal += standings[other] == standings[seat]
            total += scores[other]
        if kind == RANK:
            rewards[seat] = 1 - (2 * better + equal - 1) / others
        elif kind == LEAD:
            rewards[seat] = scores[seat] - (total - scores[seat]) / others
        else:
            rewards[seat] = -1 / others if better else (players / equal - 1) / others
