"""Searches the round of a position of Azul Duel as one seat sees it, and says what it found. Needs the extra `kernel`."""

from __future__ import annotations

import math
from dataclasses import replace
from time import perf_counter
from typing import Any

import numpy as np

from azulejos.bots.found import Found, Line
from azulejos.bots.interface import NO_LIMIT, Limit
from azulejos.bots.stopping import stopping
from azulejos.kernel import clock
from azulejos.kernel.duel import conversion, play
from azulejos.kernel.duel.tree_search import search
from azulejos.kernel.duel.tree_search.context import LONGEST_PATH, Learned, context
from azulejos.kernel.random import generator
from azulejos.rules import Chance, Move, Phase
from azulejos.rules.duel.game import DuelGame
from azulejos.rules.duel.position import DuelPosition
from azulejos.rules.duel.view import DuelView

NO_END = 1 << 60
"""As a number of nodes: more than any search makes."""
DEPTH_NODES = 2_000
"""For each decision of a depth, where nothing else limits the search."""
FORCED_NODES = 500
"""Where there is only one move: enough to say what is expected of it."""
SAMPLES = 8
"""How many sampled positions stand for what a seat cannot know."""
HASTE = 0.003
"""Seconds that it takes to write down what was found: the search ends that much earlier."""
LONGEST_VARIATION = 12
FINALISTS = 8
"""How many of the best decisions share the second half of a full search: little is known of one that was tried only a few times."""
ALONE = 4
"""Of a search that judges the decision that was played, one part in so many is for that alone at the end, unless it is the best: it is tried as the
best is, and what comes of a few tries is worse than what comes of many."""
_OF_EDGES = ("action", "prior", "tried", "sum", "child")
_OF_ROOT = ("root_chance", "root_scores")
"""What a context has of each decision: in the tree, and at its root."""


class TreeSearch:
    """A search with a tree of its own, which goes by what it learned.

    The same view, the same chance and the same number of nodes give the same result, whatever was searched before.
    """

    def __init__(self, learned: Learned) -> None:
        self._contexts: Any = context(learned)
        self._is_stopped = False
        self._root: DuelPosition | None = None
        self._tables: tuple[DuelGame, Any] | None = None

    @staticmethod
    def can_search(position: DuelPosition) -> bool:
        """Whether a position is one that it knows: somebody has to decide."""
        return position.to_move is not None

    def find(self, view: DuelView, limit: Limit, chance: Chance, *, full: bool = False, played: Move | None = None) -> Found:
        """Search within a limit; one second where there is none. `full` tells of every move, and most of the best, and of one that was played."""
        began = perf_counter()
        self._is_stopped = False
        seen = view.position
        if seen.phase is Phase.TILING:
            return self._tile(view, limit, chance, began, full)
        samples = [view.sample(chance) for _ in range(SAMPLES if _hides(seen) else 1)]
        self._root = samples[0]
        states, tables = conversion.pack([samples[0], *samples]), self._tables_of(view.game)
        random = generator(chance.below(1 << 32))
        search.begin(self._contexts, states, tables)
        self._contexts["is_full"] = full
        record = self._contexts[0]
        seconds = 1.0 if limit == NO_LIMIT else limit.seconds
        nodes = limit.nodes or (DEPTH_NODES * limit.depth if limit.depth and seconds is None else NO_END)
        if int(record["edge_count"][0]) == 1 and not full:
            nodes = min(nodes, FORCED_NODES)
        left = None if seconds is None else max(0.0, seconds - HASTE - (perf_counter() - began))
        if self._is_stopped:
            self.stop()
        with stopping(None if clock.CLOCK is not None else left, self.stop):
            if left is not None:
                search.limit_time(self._contexts, round(left * clock.SECOND))
            deepest, count = min(limit.depth or LONGEST_PATH, LONGEST_PATH), int(record["edge_count"][0])
            best = None
            if full and nodes < NO_END:
                search.think(self._contexts, states, tables, random, nodes // 2, deepest)
                self._narrow(played)
                if played is not None:
                    search.think(self._contexts, states, tables, random, nodes - nodes // ALONE, deepest)
                    best = self._most_tried()
                    if best != int(record["first_edge"][0]):
                        record["edge_count"][0] = 1
            search.think(self._contexts, states, tables, random, nodes, deepest)
            record["edge_count"][0] = count
        best = self._most_tried() if best is None else best
        lines = tuple(self._line(edge) for edge in ([best, *self._others(best)] if full else [best]))
        return Found(lines, int(record["nodes"]), int(record["depth"]), perf_counter() - began)

    def _tables_of(self, game: DuelGame) -> Any:
        """The components of a game; those of the last one are kept."""
        if self._tables is None or self._tables[0] is not game:
            self._tables = game, conversion.tables_of([game])
        return self._tables[1]

    def _narrow(self, played: Move | None) -> None:
        """Go on with the best decisions at the root alone, after the one that was played; what is known of the others stays behind them."""
        record, root = self._contexts[0], self._root
        assert root is not None
        first, count = int(record["first_edge"][0]), int(record["edge_count"][0])
        order = sorted(range(first, first + count), key=lambda edge: (record["tried"][edge] > 0, self._mean(edge)), reverse=True)
        actions = conversion.actions_of(played, root) if played is not None else ()
        order.sort(key=lambda edge: (int(record["action"][edge]),) != actions)
        for name in _OF_EDGES:
            record[name][first : first + count] = record[name][order]
        for name in _OF_ROOT:
            record[name][:count] = record[name][[edge - first for edge in order]]
        record["edge_count"][0] = min(count, FINALISTS + bool(actions))

    def _most_tried(self) -> int:
        """The decision at the root that was tried most; the most promising where none was tried."""
        record = self._contexts[0]
        first, count = int(record["first_edge"][0]), int(record["edge_count"][0])
        return first + int(np.argmax(record["tried"][first : first + count]))

    def _others(self, best: int) -> list[int]:
        """All other decisions at the root that were tried, those first of which most came."""
        record = self._contexts[0]
        first, count = int(record["first_edge"][0]), int(record["edge_count"][0])
        others = [edge for edge in range(first, first + count) if edge != best and record["tried"][edge]]
        others.sort(key=lambda edge: -int(record["tried"][edge]))
        return sorted(others, key=self._mean, reverse=True)

    def _mean(self, edge: int) -> float:
        """The chance of the player to move, by what came of a decision at the root."""
        record = self._contexts[0]
        at = edge - int(record["first_edge"][0])
        mean = float(record["root_chance"][at]) / max(1, int(record["tried"][edge]))
        assert self._root is not None
        return mean if self._root.to_move == 1 else 1 - mean

    def _line(self, edge: int) -> Line:
        record, root = self._contexts[0], self._root
        assert root is not None
        found = np.empty(LONGEST_VARIATION, np.int64)
        count = search.foresee(self._contexts, edge, found)
        at, tried = edge - int(record["first_edge"][0]), int(record["tried"][edge])
        if not tried:
            scores = tuple(float(board.score) for board in root.boards)
            chance = 0.5
        else:
            scores = tuple(float(each) / tried for each in record["root_scores"][at])
            chance = float(record["root_chance"][at]) / tried
        variation = _variation(root, found[:count].tolist())
        return replace(_as_line(variation, root.to_move or 1, chance, (scores[0], scores[1])), tries=tried)

    def _tile(self, view: DuelView, limit: Limit, chance: Chance, began: float, full: bool) -> Found:
        """Every move of a tiling, each followed by the best way to tile what is left."""
        sample = view.sample(chance)
        self._root = sample
        seat = view.to_move
        assert seat is not None
        tables, root = self._tables_of(view.game), conversion.pack([sample])
        end = math.inf if limit.seconds is None and limit != NO_LIMIT else began + (limit.seconds or 1.0) - HASTE
        found: list[tuple[float, Line]] = []
        for number, move in enumerate(view.legal_moves):
            if found and (number >= (limit.nodes or NO_END) or perf_counter() >= end or self._is_stopped):
                break
            states = root.copy()
            for action in conversion.actions_of(move, sample):
                play.apply(states, 0, action, tables)
            search.outlook(self._contexts, states, 0, tables)
            record = self._contexts[0]
            scores = tuple(map(float, record["expected"]))
            found.append((scores[seat - 1], _as_line((move,), seat, float(record["chance"]), (scores[0], scores[1]))))
        found.sort(key=lambda each: -each[0])
        lines = tuple(line for _, line in found)
        return Found(lines if full else lines[:1], len(found), 1, perf_counter() - began)

    def best(self) -> Move | None:
        """The best move so far of the search that runs in another thread; `None` where it has not tried any."""
        root, record = self._root, self._contexts[0]
        if root is None or root.phase is Phase.TILING or not int(record["edge_count"][0]):
            return None
        return conversion.move_of([int(record["action"][self._most_tried()])], root)

    def stop(self) -> None:
        """End the search that runs in another thread; what it has found by then counts."""
        self._is_stopped = True
        self._contexts["stop"] = 1


def _hides(position: DuelPosition) -> bool:
    """Whether the other seat has seen fronts that this one has not, or cannot tell apart."""
    return any(back.seen_by and back.plate is None for back in (*position.pile, *position.drawn))


def _as_line(variation: tuple[Move, ...], seat: int, chance: float, scores: tuple[float, float]) -> Line:
    own = min(0.999, max(0.001, chance if seat == 1 else 1 - chance))
    return Line(variation[0], round(1000 * math.log(own / (1 - own))), (chance, 1 - chance), scores, variation)


def _variation(root: DuelPosition, actions: list[int]) -> tuple[Move, ...]:
    """The moves of some actions, up to the next event of chance."""
    after: DuelPosition = root.copy(history=False, dealer=False)
    moves: list[Move] = []
    for action in actions:
        moves.append(conversion.move_of([action], after))
        after.push(moves[-1])
        if after.phase is not Phase.OFFER:
            break
    return tuple(moves)
