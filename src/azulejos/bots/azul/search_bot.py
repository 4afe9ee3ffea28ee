"""A bot that thinks: it searches the round, and judges what a round leaves behind."""

from __future__ import annotations

from azulejos.bots.azul.move_evaluation import evaluate_moves
from azulejos.bots.azul.search import Search
from azulejos.bots.interface import NO_LIMIT, Limit
from azulejos.rules import Move, OptionError, View
from azulejos.rules.azul import AzulPosition


class SearchBot:
    """Searches the round; where the search does not know a position, because somebody has left, it takes what looks best now."""

    def __init__(self, search: Search, name: str) -> None:
        self.name = name
        self._search = search
        self.looked_at = 0
        """How many positions its last choice has looked at."""

    def choose(self, view: View, limit: Limit = NO_LIMIT) -> Move:
        """The best move that it finds within the limit."""
        position = view.position
        if not isinstance(position, AzulPosition):
            raise OptionError("no-such-bot", f'The bot {self.name} does not know the game "{view.game.id}": choose another bot.')
        if self._search.can_search(position):
            found = self._search.find(position, limit)
            self.looked_at = found.nodes
            return found.lines[0].move
        values = list(evaluate_moves(view))
        self.looked_at = len(values)
        return max(values, key=lambda value: value[1])[0]
