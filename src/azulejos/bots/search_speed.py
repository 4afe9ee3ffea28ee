"""How fast the searches of games are. Nothing is imported, and so compiled, before it is asked for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from types import MappingProxyType
from typing import cast

BENCHMARKS: Mapping[str, str] = MappingProxyType({"azul": "azulejos.bots.azul.search_benchmark"})
"""By the game's id: a module with `speeds(nodes)`."""


@dataclass(frozen=True, slots=True)
class SearchSpeed:
    """How fast one thread searches kept positions, in its CPU time."""

    bot: str
    positions: int
    nodes: int
    """Looked at in each position."""
    nodes_per_second: float
    """The median of the positions."""
    slowest: float
    fastest: float
    reached_depth: float
    """In takes, with so many nodes: the median."""
    depth: int
    seconds_to_depth: float
    """Until this depth is reached: the median."""
    signature: str
    """Changes when behaviour does, and only then."""


def search_speeds(game: str, nodes: int) -> Sequence[SearchSpeed]:
    """Of a game's bots that search; none where it has none, or where the extra `kernel` is not installed.

    >>> search_speeds("duel", nodes=1_000)
    ()
    """
    if game not in BENCHMARKS or find_spec("numba") is None:
        return ()
    return cast("Sequence[SearchSpeed]", import_module(BENCHMARKS[game]).speeds(nodes))
