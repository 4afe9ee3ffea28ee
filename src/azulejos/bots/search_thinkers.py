"""The searches as thinkers, by their games: imported, and their kernels compiled, only when one is asked for."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Protocol

from azulejos.bots.interface import Limit
from azulejos.bots.search_bots import imported
from azulejos.bots.thinker import Tell, Thinker
from azulejos.rules import Chance, Move, View


class SearchThinker(Thinker, Protocol):
    """Thinks of one game by searching it."""

    def can_think(self, view: View) -> bool:
        """Whether its search knows the position."""


Maker = Callable[[Chance, int], SearchThinker]
"""Makes a game's thinker from a source of chance and the number of threads."""
_AZUL = "azulejos.bots.azul.search_thinker:thinker"
SEARCH_THINKERS: Mapping[str, str] = MappingProxyType({"azul": _AZUL, "mini": _AZUL, "duel": "azulejos.bots.duel.search_thinker:thinker"})
"""Where each is, by the game's id."""


class SearchThinkers:
    """Thinks of every game: by the game's own search where that knows the position, and otherwise as another thinker does.

    A search looks at no more than `nodes` positions a move, where that is given.
    """

    def __init__(self, chance: Chance, otherwise: Thinker, nodes: int | None = None, threads: int = 1) -> None:
        makers: dict[str, Maker] = {game: imported(where, "The search") for game, where in SEARCH_THINKERS.items()}
        made = {make: make(chance, threads) for make in set(makers.values())}
        self._thinkers = {game: made[make] for game, make in makers.items()}
        self._otherwise = otherwise
        self._nodes = nodes
        self._now = otherwise
        self._view: View | None = None

    def think(self, view: View, limit: Limit, tell: Tell) -> Move:
        """The best move that is found within the limit."""
        self._view = view
        search = self._thinkers.get(view.game.id)
        if search is None or not search.can_think(view):
            self._now = self._otherwise
            return self._now.think(view, limit, tell)
        self._now = search
        return search.think(view, limit.tightened(Limit(nodes=self._nodes)), tell)

    def best(self) -> Move | None:
        """The best move so far of the thought that runs in another thread. One that has not begun has that of the one before, which may not be legal
        now.
        """
        move = self._now.best()
        return move if move is not None and self._view is not None and move in self._view.legal_moves else None

    def stop(self) -> None:
        """End the thought that runs in another thread."""
        for thinker in {id(each): each for each in (*self._thinkers.values(), self._otherwise)}.values():
            thinker.stop()
