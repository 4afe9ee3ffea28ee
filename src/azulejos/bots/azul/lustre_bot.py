"""The strongest player of Azul: the searches with the nets that ship with the package."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from io import BytesIO
from types import MappingProxyType
from typing import Any

import numpy as np

from azulejos.bots.azul.either_search import EitherSearch
from azulejos.bots.azul.search_bot import SearchBot
from azulejos.rules import Chance

WEIGHTS = "lustre.npy"
"""Beside this module; `lustre.json` has the commands that made them, one after the other, and their strength."""
WEIGHTS_BY_WALL = MappingProxyType({"coloured": "lustre-coloured.npy", "grey": "lustre-grey.npy"})
"""The same for the search by sampling; `lustre-coloured.json` and `lustre-grey.json` describe them."""


@cache
def weights() -> Any:
    """The weights of the net for two on the coloured wall."""
    return _read(WEIGHTS)


@cache
def weights_by_wall() -> Mapping[str, Any]:
    """The weights of the nets for all other tables, by the wall."""
    return MappingProxyType({wall: _read(name) for wall, name in WEIGHTS_BY_WALL.items()})


def _read(name: str) -> Any:
    """Weights are kept in half precision, and used in single precision."""
    net: Any = np.load(BytesIO((files(__package__) / name).read_bytes())).astype(np.float32)
    net.flags.writeable = False
    return net


def lustre_search(threads: int = 1) -> EitherSearch:
    """The searches, with all nets."""
    return EitherSearch(weights(), weights_by_wall(), threads)


class LustreBot(SearchBot):
    """The searches with the nets. Chance plays no part in it."""

    def __init__(self, chance: Chance | None = None) -> None:
        super().__init__(lustre_search(), "lustre")
