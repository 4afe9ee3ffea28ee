"""The search that fits a position of Azul: of the round as a game of two, or by sampling it where there are more, or choices in tiling."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any

from azulejos.bots.azul.round_search import RoundSearch
from azulejos.bots.azul.search import Search
from azulejos.bots.azul.tree_search import TreeSearch
from azulejos.bots.found import Found
from azulejos.bots.interface import Limit
from azulejos.rules import Move
from azulejos.rules.azul import AzulPosition


class EitherSearch:
    """Judges by the weights of two kinds of nets, or by hand-set values where none are given.

    >>> from azulejos import start
    >>> EitherSearch().can_search(start("azul", players=4, wall="grey", seed=1))
    True
    """

    def __init__(self, weights: Any = None, by_wall: Mapping[str, Any] | None = None, threads: int = 1) -> None:
        self._round = RoundSearch(weights, threads)
        self._by_wall = by_wall
        self._now: Search = self._round

    @cached_property
    def _tree(self) -> TreeSearch:
        return TreeSearch(self._by_wall)

    def can_search(self, position: AzulPosition) -> bool:
        """Whether one of the two knows the position."""
        return RoundSearch.can_search(position) or TreeSearch.can_search(position)

    def find(self, position: AzulPosition, limit: Limit, *, full: bool = False) -> Found:
        """Search within a limit; one second where there is none. `full` tells of every move."""
        self._now = self._round if RoundSearch.can_search(position) else self._tree
        return self._now.find(position, limit, full=full)

    def best(self) -> Move:
        """The best move so far of the search that runs in another thread."""
        return self._now.best()

    def stop(self) -> None:
        """End the search that runs in another thread; what it has found by then counts."""
        self._now.stop()
