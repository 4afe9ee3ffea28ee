"""The search as a thinker: it tells what it found, and can be stopped."""

from __future__ import annotations

import math
import threading
from time import monotonic

from azulejos.bots.azul.lustre_bot import lustre_search
from azulejos.bots.azul.search import Search
from azulejos.bots.interface import Limit
from azulejos.bots.thinker import Tell, Thought
from azulejos.rules import Chance, Move, View
from azulejos.rules.azul import AzulPosition

LONG_SECONDS = 1.0
"""A thought that takes longer than this tells now and then how far it is."""
FIRST_SECONDS = 0.25
"""When it does so first; after that, each time after twice as long."""
LEAST_SECONDS = 0.001


class SearchThinker:
    """Thinks of positions that its search knows."""

    def __init__(self, search: Search) -> None:
        self._search = search
        self._stopped = threading.Event()

    def can_think(self, view: View) -> bool:
        """Whether the search knows the position."""
        return isinstance(view.position, AzulPosition) and self._search.can_search(view.position)

    def think(self, view: View, limit: Limit, tell: Tell) -> Move:
        """The best move that is found within the limit; in a long thought, what was found is told now and then."""
        self._stopped.clear()
        position = view.position
        assert isinstance(position, AzulPosition)
        if limit.nodes is not None or (limit.seconds or math.inf) < LONG_SECONDS:
            found = self._search.find(position, limit)
            tell(Thought.of(found))
            return found.lines[0].move
        return self._think_long(position, limit, tell)

    def _think_long(self, position: AzulPosition, limit: Limit, tell: Tell) -> Move:
        """One search after another, each twice as long. Each goes on where the one before was: the search remembers its round."""
        begun, part, nodes = monotonic(), FIRST_SECONDS, 0
        while True:
            left = math.inf if limit.seconds is None else begun + limit.seconds - monotonic()
            seconds = max(LEAST_SECONDS, min(part, left))
            found = self._search.find(position, Limit(seconds, depth=limit.depth))
            nodes += found.nodes
            tell(Thought.of(found, nodes))
            # What ends before its time has searched everything, or was stopped.
            if self._stopped.is_set() or found.seconds < 0.9 * seconds or part >= left:
                return found.lines[0].move
            part *= 2

    def best(self) -> Move | None:
        """The best move so far; before the search has begun, that of the one before."""
        return self._search.best()

    def stop(self) -> None:
        """End it; what it has found by then counts."""
        self._stopped.set()
        self._search.stop()


def thinker(chance: Chance, threads: int) -> SearchThinker:
    """The search with the nets that ship, for `search_thinkers`. Chance plays no part in it."""
    return SearchThinker(lustre_search(threads))
