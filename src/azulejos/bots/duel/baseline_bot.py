"""The yardstick for every bot that searches Azul Duel: the search with values set by hand, which must never change."""

from __future__ import annotations

import numpy as np

from azulejos.bots.duel.search_bot import SearchBot
from azulejos.bots.duel.tree_search import TreeSearch
from azulejos.kernel.duel.tree_search.context import Learned, no_policy
from azulejos.kernel.duel.tree_search.features import hand_set_weights
from azulejos.rules import Chance

SPREAD = (12.0, 10.0, 8.0, 6.0)
"""How far final margins spread from what is expected after each round, as the scale of a logistic distribution."""


def baseline_weights() -> Learned:
    """What stands for everything that is learned, as it was set by hand."""
    return Learned(hand_set_weights(), np.array(SPREAD), no_policy())


class BaselineBot(SearchBot):
    """The search with the hand-set values."""

    def __init__(self, chance: Chance) -> None:
        super().__init__(TreeSearch(baseline_weights()), "baseline", chance)
