"""The strongest player of Azul for two: the search with the net that ships with the package."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from io import BytesIO
from typing import Any

import numpy as np

from azulejos.bots.azul.round_search import RoundSearch
from azulejos.bots.azul.search_bot import SearchBot
from azulejos.rules import Chance

WEIGHTS = "lustre.npy"
"""Beside this module; `lustre.json` tells the commands that made them, one after the other, and the strength that they had."""


@cache
def weights() -> Any:
    """The weights of the net. They are kept in half precision, and used in single precision."""
    net: Any = np.load(BytesIO((files(__package__) / WEIGHTS).read_bytes())).astype(np.float32)
    net.flags.writeable = False
    return net


class LustreBot(SearchBot):
    """The search with the net. Chance plays no part in it."""

    def __init__(self, chance: Chance | None = None) -> None:
        super().__init__(RoundSearch(weights()), "lustre")
