"""The search as a thinker: it tells what it found, and can be stopped."""

from __future__ import annotations

from azulejos.bots.duel.lustre_bot import weights
from azulejos.bots.duel.tree_search import TreeSearch
from azulejos.bots.interface import Limit
from azulejos.bots.thinker import Tell, Thinker, Thought
from azulejos.rules import Chance, Move, View
from azulejos.rules.duel.view import DuelView


class SearchThinker:
    """Searches where the search knows the position, and otherwise thinks as another thinker does. At most so many nodes, if they are limited."""

    def __init__(self, search: TreeSearch, chance: Chance, otherwise: Thinker, nodes: int | None = None) -> None:
        self._search = search
        self._chance = chance
        self._otherwise = otherwise
        self._nodes = nodes
        self._view: View | None = None

    def think(self, view: View, limit: Limit, tell: Tell) -> Move:
        """The best move that is found within the limit."""
        self._view = None
        if not (isinstance(view, DuelView) and TreeSearch.can_search(view.position)):
            return self._otherwise.think(view, limit, tell)
        self._view = view
        nodes = min((each for each in (limit.nodes, self._nodes) if each is not None), default=None)
        found = self._search.find(view, Limit(limit.seconds, nodes, limit.depth), self._chance)
        best = found.lines[0]
        tell(Thought(best.move, best.variation, found.depth, found.nodes, best.win, best.scores))
        return best.move

    def best(self) -> Move | None:
        """The best so far. A search that has not begun has that of the one before, which may not be legal now."""
        view = self._view
        if view is None:
            return self._otherwise.best()
        move = self._search.best()
        return move if move in view.legal_moves else None

    def stop(self) -> None:
        """End it; what it has found by then counts."""
        self._search.stop()


def thinker(chance: Chance, otherwise: Thinker, nodes: int | None, threads: int) -> Thinker:
    """The search with the weights that ship, for `search_thinkers`. It thinks in one thread, however many there may be."""
    return SearchThinker(TreeSearch(*weights()), chance, otherwise, nodes)
