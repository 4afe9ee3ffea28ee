"""The strongest player of Azul Duel: the search, which judges boards by weights that were set by hand."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from azulejos.bots.duel.search_bot import SearchBot
from azulejos.bots.duel.tree_search import TreeSearch
from azulejos.kernel.duel.tree_search.features import hand_set_weights
from azulejos.rules import Chance

SPREAD = (12.0, 10.0, 8.0, 6.0)
"""How far final margins spread from what is expected after each round, as the scale of a logistic distribution."""


@cache
def weights() -> tuple[Any, Any]:
    """What boards are worth after each round, and how far margins spread from that."""
    return hand_set_weights(), np.array(SPREAD)


class LustreBot(SearchBot):
    """The search with these weights."""

    def __init__(self, chance: Chance) -> None:
        super().__init__(TreeSearch(*weights()), "lustre", chance)
