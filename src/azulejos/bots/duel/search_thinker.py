"""The search as a thinker: it tells what it found, and can be stopped."""

from __future__ import annotations

from azulejos.bots.duel.lustre_bot import weights
from azulejos.bots.duel.tree_search import TreeSearch
from azulejos.bots.interface import Limit
from azulejos.bots.thinker import Tell, Thought
from azulejos.rules import Chance, Move, View
from azulejos.rules.duel.view import DuelView


class SearchThinker:
    """Thinks of positions that its search knows."""

    def __init__(self, search: TreeSearch, chance: Chance) -> None:
        self._search = search
        self._chance = chance

    def can_think(self, view: View) -> bool:
        """Whether the search knows the position."""
        return isinstance(view, DuelView) and TreeSearch.can_search(view.position)

    def think(self, view: View, limit: Limit, tell: Tell) -> Move:
        """The best move that is found within the limit."""
        assert isinstance(view, DuelView)
        found = self._search.find(view, limit, self._chance)
        tell(Thought.of(found))
        return found.lines[0].move

    def best(self) -> Move | None:
        """The best move so far; before the search has begun, that of the one before."""
        return self._search.best()

    def stop(self) -> None:
        """End it; what it has found by then counts."""
        self._search.stop()


def thinker(chance: Chance, threads: int) -> SearchThinker:
    """The search with the weights that ship, for `search_thinkers`. It thinks in one thread, however many there may be."""
    return SearchThinker(TreeSearch(weights()), chance)
