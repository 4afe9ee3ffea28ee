"""A bot that thinks: it searches the round, tiles exactly, and judges the boards that a round leaves behind."""

from __future__ import annotations

from azulejos.bots.duel.move_evaluation import evaluate_moves
from azulejos.bots.duel.tree_search import TreeSearch
from azulejos.bots.interface import NO_LIMIT, Limit
from azulejos.rules import Chance, Move, View
from azulejos.rules.duel.view import DuelView


class SearchBot:
    """Searches; where somebody has left or passed it takes what looks best now. Chance decides what it draws in its thoughts."""

    def __init__(self, search: TreeSearch, name: str, chance: Chance) -> None:
        self.name = name
        self._search = search
        self._chance = chance
        self.looked_at = 0
        """How many positions its last choice has looked at."""

    def choose(self, view: View, limit: Limit = NO_LIMIT) -> Move:
        """The best move that it finds within the limit."""
        if not isinstance(view, DuelView):
            raise TypeError(f"{type(view).__name__} is not a view of Azul Duel")
        if TreeSearch.can_search(view.position):
            found = self._search.find(view, limit, self._chance)
            self.looked_at = found.nodes
            return found.lines[0].move
        values = list(evaluate_moves(view))
        self.looked_at = len(values)
        return max(values, key=lambda value: value[1])[0]
