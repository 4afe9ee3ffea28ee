"""The strongest player of Azul Duel: the search, which judges boards by the weights that ship with the package."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from io import BytesIO
from typing import Any

import numpy as np

from azulejos.bots.duel.search_bot import SearchBot
from azulejos.bots.duel.tree_search import TreeSearch
from azulejos.kernel.duel.tree_search.context import Learned
from azulejos.rules import Chance

WEIGHTS = "lustre.npz"
"""Beside this module; `lustre.json` has the command that made them, and their strength."""


@cache
def weights() -> Learned:
    """What the search has learned."""
    kept: Any = np.load(BytesIO((files(__package__) / WEIGHTS).read_bytes()))
    return Learned(*(kept[name] for name in Learned._fields))


class LustreBot(SearchBot):
    """The search with these weights."""

    def __init__(self, chance: Chance) -> None:
        super().__init__(TreeSearch(weights()), "lustre", chance)
