"""Samples the round of a position of Azul, for any number of players and both walls, and says what it found. Needs the extra `kernel`."""

from __future__ import annotations

import math
import threading
from collections.abc import Mapping
from dataclasses import replace
from time import perf_counter
from typing import Any

import numpy as np

from azulejos.bots.found import Found, Line
from azulejos.bots.interface import NO_LIMIT, Limit
from azulejos.kernel import clock
from azulejos.kernel.azul import conversion
from azulejos.kernel.azul.state import DISPLAYS
from azulejos.kernel.azul.tree_search import context, net, search
from azulejos.kernel.random import generator
from azulejos.rules import Move, Phase
from azulejos.rules.azul import AzulPosition

DEPTH_NODES = 5_000
"""A tree has no depth to limit: this many nodes are looked at for each move of a limited depth."""
LONGEST_VARIATION = 32
ONLY_MOVE_NODES = 100
"""Enough nodes to say what is expected where there is nothing to choose."""
MOST_TIMES, TIMES_NODES = 24, 60
"""Of a full search: how often each move is tried at most before the search chooses for itself, and of how many nodes that takes one move's share."""
SEED = 1
LEAST_SHARE = 1e-4


class TreeSearch:
    """A search with a tree of its own. It judges by the weights of a net for each wall, or by the hand-set value where none are given.

    The same position and the same number of nodes give the same result, whatever was searched before. Where only the time is limited, another
    search of the same position goes on with its tree.
    """

    def __init__(self, weights: Mapping[str, Any] | None = None) -> None:
        self._weights = weights or {}
        self._trees: Any = context.tree()
        self._wall = ""
        self._states: Any = None
        self._random: Any = generator(SEED)
        self._is_stopped = False

    @staticmethod
    def can_search(position: AzulPosition) -> bool:
        """Whether a position is one that it knows: a move is due, all who sat down are still there, with at most nine displays."""
        is_whole = not (position.withdrawn or position.passes)
        return position.phase in (Phase.OFFER, Phase.TILING) and is_whole and position.game.displays <= DISPLAYS

    def find(self, position: AzulPosition, limit: Limit, *, full: bool = False) -> Found:
        """Search within a limit; one second where there is none. `full` tells of every move.

        >>> from azulejos.rules import game
        >>> from azulejos.rules.azul import Deal, tiles
        >>> position = game("azul", players=3).start()
        >>> position.push(Deal(tuple(map(tiles, ("BBBB", *["YRKW"] * 6)))))
        >>> found = TreeSearch().find(position, Limit(nodes=200))
        >>> found.lines[0].move in position.legal_moves, found.nodes, round(sum(found.lines[0].win), 6)
        (True, 200, 1.0)
        """
        began = perf_counter()
        self._is_stopped = False
        self._install(position.game.wall)
        self._begin(position, is_new=bool(limit.nodes or limit.depth))
        before = int(self._trees["nodes"][0])
        nodes = min(limit.nodes or search.NO_END, DEPTH_NODES * limit.depth if limit.depth else search.NO_END)
        seconds = 1.0 if limit == NO_LIMIT else limit.seconds
        if int(self._trees["children"][0, search.ROOT]) == 1 and not full:
            nodes = min(nodes, ONLY_MOVE_NODES)
        if self._is_stopped:
            self.stop()
        if full:
            times = min(MOST_TIMES, max(1, nodes // (TIMES_NODES * int(self._trees["children"][0, search.ROOT]))))
            search.try_each(self._trees, self._states, self._random, times, min(before + nodes, search.NO_END))
        self._sample(min(before + nodes, search.NO_END), None if seconds is None else max(0.0, seconds - (perf_counter() - began)))
        best = int(search.most_tried(self._trees))
        places = [best, *(at for at in self._by_visits() if at != best)] if full else [best]
        first, *others = (self._line(at, position) for at in places)
        # What was tried less than the best and came to more did so by luck: it is told as no better.
        lines = (first, *(replace(line, value=first.value, win=first.win) if line.value > first.value else line for line in others))
        return Found(lines, int(self._trees["nodes"][0]) - before, len(lines[0].variation), perf_counter() - began)

    def _install(self, wall: str) -> None:
        """Judge by the net of a wall."""
        if wall != self._wall:
            self._wall, self._states = wall, None
            if wall in self._weights:
                net.install(self._trees, self._weights[wall])
            else:
                self._trees["hand_set"] = 1

    def _begin(self, position: AzulPosition, *, is_new: bool) -> None:
        states = conversion.pack([position] * 2)
        if not is_new and self._states is not None and bool((self._states[0] == states[0]).all()):
            self._trees["stop"] = 0
            return
        # What follows from a number of nodes alone is the same each time, and does not go on from anything.
        self._states, self._random = states, generator(SEED)
        search.begin(self._trees, states)

    def _sample(self, nodes: int, left: float | None) -> None:
        timer = None
        if left is not None and clock.CLOCK is None:
            timer = threading.Timer(left, self.stop)
            timer.daemon = True
            timer.start()
        elif left is not None:
            search.limit_time(self._trees, round(left * clock.SECOND))
        search.think(self._trees, self._states, self._random, search.NO_END, nodes)
        if timer is not None:
            timer.cancel()

    def _by_visits(self) -> list[int]:
        begin, count = int(self._trees["first"][0, search.ROOT]), int(self._trees["children"][0, search.ROOT])
        visits = self._trees["visits"][0, begin : begin + count]
        return [int(at) for at in np.argsort(-visits, kind="stable")]

    def _line(self, at: int, position: AzulPosition) -> Line:
        actions = np.empty(LONGEST_VARIATION, np.int64)
        length = search.foresee(self._trees, at, actions)
        record, players = self._trees[0], position.game.players
        child = int(record["first"][search.ROOT]) + at
        visits = int(record["visits"][child])
        # What was never tried is told as the place it was tried from.
        shares = record["shares"][child] / visits if visits else record["shares"][search.ROOT] / max(1, int(record["visits"][search.ROOT]))
        finals = record["root_finals"][at] / visits if visits else np.array([board.score for board in position.boards] + [0] * 4)
        win = tuple(shares[:players].tolist())
        assert position.to_move is not None
        share = min(1 - LEAST_SHARE, max(LEAST_SHARE, win[position.to_move - 1]))
        value = round(1000 * math.log(share / (1 - share)))
        return Line(
            conversion.move_of(int(actions[0])),
            value,
            win,
            tuple(finals[:players].tolist()),
            tuple(map(conversion.move_of, actions[:length].tolist())),
        )

    def best(self) -> Move:
        """The best move so far of the search that runs in another thread; before that has begun, of the one before."""
        return conversion.move_of(int(self._trees["action"][0, int(self._trees["first"][0, search.ROOT]) + int(search.most_tried(self._trees))]))

    def stop(self) -> None:
        """End the search that runs in another thread; what it has found by then counts."""
        self._is_stopped = True
        self._trees["stop"] = 1
