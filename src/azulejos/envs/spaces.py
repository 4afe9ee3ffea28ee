"""Spaces of Gymnasium for what is observed and done."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from azulejos.kernel.layout import Layout


def observation_space(layout: Layout, mask_type: Any = np.int8) -> spaces.Dict:
    """An observation, and which actions are legal.

    >>> from azulejos.envs.games import encoding
    >>> from azulejos.rules import game
    >>> sorted(observation_space(encoding(game("azul")).layout))
    ['action_mask', 'observation']
    """
    return spaces.Dict(
        {
            "observation": spaces.Box(0, np.array(layout.highest, np.uint8), dtype=np.uint8),
            "action_mask": spaces.Box(0, 1, (layout.actions,), dtype=mask_type),
        }
    )


def action_space(layout: Layout) -> spaces.Discrete[Any]:
    """Every action, by its number."""
    return spaces.Discrete(layout.actions)
