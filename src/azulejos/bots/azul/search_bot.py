"""A bot that thinks: it searches the round, and judges what a round leaves behind."""

from __future__ import annotations

from azulejos.bots.azul.move_evaluation import evaluate_moves
from azulejos.bots.azul.round_search import RoundSearch
from azulejos.bots.interface import NO_LIMIT, Limit
from azulejos.rules import Move, OptionError, View
from azulejos.rules.azul import AzulPosition


class SearchBot:
    """Searches the round in Azul for two on the coloured wall; with more players and on the grey wall it takes what looks best now."""

    def __init__(self, search: RoundSearch, name: str) -> None:
        self.name = name
        self._search = search

    def choose(self, view: View, limit: Limit = NO_LIMIT) -> Move:
        """The best move that it finds within the limit."""
        position = view.position
        if not isinstance(position, AzulPosition):
            raise OptionError("no-such-bot", f'The bot {self.name} does not know the game "{view.game.id}": choose another bot.')
        if RoundSearch.can_search(position):
            return self._search.find(position, limit).lines[0].move
        return max(evaluate_moves(view), key=lambda found: found[1])[0]
