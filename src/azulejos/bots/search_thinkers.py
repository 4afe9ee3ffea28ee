"""The searches as thinkers, by their games: imported, and their kernels compiled, only when one is asked for."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from azulejos.bots.interface import Limit
from azulejos.bots.search_bots import imported
from azulejos.bots.thinker import Tell, Thinker
from azulejos.rules import Chance, Move, View

Maker = Callable[[Chance, Thinker, int | None, int], Thinker]
"""Makes a game's thinker from a source of chance, who thinks of positions that its search does not know, the most nodes a move, and the threads."""
_AZUL = "azulejos.bots.azul.search_thinker:thinker"
SEARCH_THINKERS: Mapping[str, str] = MappingProxyType({"azul": _AZUL, "mini": _AZUL, "duel": "azulejos.bots.duel.search_thinker:thinker"})
"""Where each is, by the game's id."""


class SearchThinkers:
    """Thinks of every game: by the game's own search where it has one, and otherwise as another thinker does."""

    def __init__(self, chance: Chance, otherwise: Thinker, nodes: int | None = None, threads: int = 1) -> None:
        makers: dict[str, Maker] = {game: imported(where, "The search") for game, where in SEARCH_THINKERS.items()}
        made = {make: make(chance, otherwise, nodes, threads) for make in set(makers.values())}
        self._thinkers: dict[str, Thinker] = {game: made[make] for game, make in makers.items()}
        self._otherwise = otherwise
        self._now = otherwise

    def think(self, view: View, limit: Limit, tell: Tell) -> Move:
        """The best move that is found within the limit."""
        self._now = self._thinkers.get(view.game.id, self._otherwise)
        return self._now.think(view, limit, tell)

    def best(self) -> Move | None:
        """The best move of the thought that runs in another thread, so far."""
        return self._now.best()

    def stop(self) -> None:
        """End the thought that runs in another thread."""
        for thinker in {id(each): each for each in (*self._thinkers.values(), self._otherwise)}.values():
            thinker.stop()
