"""The search as a thinker: it tells what it found, and can be stopped."""

from __future__ import annotations

import math
import threading
from time import monotonic

from azulejos.bots.azul.found import Found, Search
from azulejos.bots.azul.lustre_bot import lustre_search
from azulejos.bots.interface import Limit
from azulejos.bots.thinker import Tell, Thinker, Thought
from azulejos.rules import Chance, Move, View
from azulejos.rules.azul import AzulPosition

LONG_SECONDS = 1.0
"""Who thinks longer than this tells meanwhile how far it is."""
FIRST_SECONDS = 0.25
"""When it is told first; then each time after twice as long."""
LEAST_SECONDS = 0.001


class SearchThinker:
    """Searches where the search knows the position, and otherwise thinks as another thinker does. At most so many nodes, if they are limited."""

    def __init__(self, search: Search, otherwise: Thinker, nodes: int | None = None) -> None:
        self._search = search
        self._otherwise = otherwise
        self._nodes = nodes
        self._stopped = threading.Event()
        self._view: View | None = None

    def think(self, view: View, limit: Limit, tell: Tell) -> Move:
        """The best move that is found within the limit; in a long thought, what was found is told now and then."""
        self._stopped.clear()
        self._view = None
        position = view.position
        if not (isinstance(position, AzulPosition) and self._search.can_search(position)):
            return self._otherwise.think(view, limit, tell)
        self._view = view
        nodes = min((each for each in (limit.nodes, self._nodes) if each is not None), default=None)
        if nodes is not None or (limit.seconds or math.inf) < LONG_SECONDS:
            found = self._search.find(position, Limit(limit.seconds, nodes, limit.depth))
            tell(_thought(found, found.nodes))
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
            tell(_thought(found, nodes))
            # What ends before its time has searched everything, or was stopped.
            if self._stopped.is_set() or found.seconds < 0.9 * seconds or part >= left:
                return found.lines[0].move
            part *= 2

    def best(self) -> Move | None:
        """The best so far. A search that has not begun has that of the one before, which may not be legal now."""
        view = self._view
        if view is None:
            return self._otherwise.best()
        move = self._search.best()
        return move if move in view.legal_moves else None

    def stop(self) -> None:
        """End it; what it has found by then counts."""
        self._stopped.set()
        self._search.stop()


def _thought(found: Found, nodes: int) -> Thought:
    best = found.lines[0]
    return Thought(best.move, best.variation, found.depth, nodes, best.win, best.scores)


def thinker(chance: Chance, otherwise: Thinker, nodes: int | None, threads: int) -> Thinker:
    """The search with the net that ships, for `search_thinkers`. Chance plays no part in it."""
    return SearchThinker(lustre_search(threads), otherwise, nodes)
