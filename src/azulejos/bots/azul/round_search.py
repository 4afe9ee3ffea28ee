"""Searches the round of a position of Azul for two, and says what it found. Needs the extra `kernel`."""

from __future__ import annotations

import threading
from time import perf_counter
from typing import Any

import numpy as np

from azulejos.bots.found import Found, Line
from azulejos.bots.interface import NO_LIMIT, Limit
from azulejos.bots.stopping import stopping
from azulejos.kernel import clock
from azulejos.kernel.azul import conversion
from azulejos.kernel.azul.round_search import context, net, search
from azulejos.kernel.azul.round_search.words import SEATS, SOURCES
from azulejos.rules import Move, Phase
from azulejos.rules.azul import AzulPosition

NO_END = 1 << 60
"""As a number of nodes: more than any search makes."""
LONGEST_VARIATION = 32


class RoundSearch:
    """A search with tables of its own. It judges by a net's weights, or by the hand-set evaluation where none are given.

    The same position and the same number of nodes give the same result with one thread, whatever was searched before. Where only the time is limited
    it remembers what it found earlier in the same round.
    """

    def __init__(self, weights: Any = None, threads: int = 1) -> None:
        self._contexts: Any = context.context(threads)
        self._contexts["hand_set"] = 1
        self._asked = 0
        self._is_stopped = False
        if weights is not None:
            for at in range(threads):
                net.install(self._contexts[at : at + 1], weights)

    @staticmethod
    def can_search(position: AzulPosition) -> bool:
        """Whether a position is one that it knows: a take is due, for two who are both there, on the coloured wall, with at most five displays."""
        game = position.game
        is_whole = not (position.withdrawn or position.passes)
        return position.phase is Phase.OFFER and is_whole and game.players == SEATS and game.displays < SOURCES and not game.is_grey

    def find(self, position: AzulPosition, limit: Limit, *, full: bool = False) -> Found:
        """Search within a limit; one second where there is none. `full` tells of every take, with its exact value: for the same depth that takes some
        ten times as long.

        >>> from azulejos.rules import game
        >>> from azulejos.rules.azul import Deal, tiles
        >>> position = game("azul").start()
        >>> position.push(Deal(tuple(map(tiles, ("BBBB", "YRKW", "YRKW", "YRKW", "YRKW")))))
        >>> found = RoundSearch().find(position, Limit(nodes=2_000))
        >>> found.lines[0].move in position.legal_moves, found.nodes
        (True, 2000)
        """
        began = perf_counter()
        self._is_stopped = False
        seconds = 1.0 if limit == NO_LIMIT else limit.seconds
        if limit.nodes or limit.depth:
            self._asked += 1
        self._contexts["generation"] = self._asked
        states = conversion.pack([position])
        each = [self._contexts[at : at + 1] for at in range(len(self._contexts))]
        for one in each:
            search.begin(one, states, 0)
        if self._is_stopped:
            self.stop()
        left = None if seconds is None else max(0.0, seconds - (perf_counter() - began))
        with stopping(None if clock.CLOCK is not None else left, self.stop):
            if left is not None:
                for one in each:
                    search.limit_time(one, round(left * clock.SECOND))
            self._think(each, limit, full)
        record = self._contexts[0]
        # An answer that is due does not wait until the other moves are written out.
        count = int(record["roots"]) if full else 1
        lines = tuple(self._line(*pair) for pair in zip(record["root_takes"][:count].tolist(), record["root_values"][:count].tolist(), strict=True))
        return Found(lines, int(self._contexts["nodes"].sum()), int(record["depth"]), perf_counter() - began)

    def _think(self, each: list[Any], limit: Limit, full: bool) -> None:
        """Every thread searches the same position; the first one's result counts, and the others fill its table ahead of it."""
        first, others = each[0], each[1:]
        nodes, depth = limit.nodes or NO_END, limit.depth or LONGEST_VARIATION
        if int(first["roots"][0]) == 1 and not full:
            depth = 1
        helpers = [
            threading.Thread(target=search.think_together, args=(first, other, 2 + at % 2, nodes // len(each), depth, False), daemon=True)
            for at, other in enumerate(others)
        ]
        for helper in helpers:
            helper.start()
        search.think(first, nodes // len(each), depth, full)
        for other, helper in zip(others, helpers, strict=True):
            other["stop"] = 1
            helper.join()

    def _line(self, take: int, value: int) -> Line:
        takes = np.empty(LONGEST_VARIATION, np.int64)
        length = search.foresee(self._contexts[:1], take, takes)
        variation = tuple(map(conversion.move_of, takes[:length].tolist()))
        win, mine, others = self._contexts[0]["outlook"].tolist()
        of_seats = ((win, 1 - win), (mine, others))
        if int(self._contexts[0]["seat"]):
            of_seats = ((1 - win, win), (others, mine))
        return Line(variation[0], value, *of_seats, variation)

    def best(self) -> Move:
        """The best take so far of the search that runs in another thread; before that has begun, of the one before."""
        return conversion.move_of(int(self._contexts[0]["root_takes"][0]))

    def stop(self) -> None:
        """End the search that runs in another thread; what it has found by then counts."""
        self._is_stopped = True
        self._contexts["stop"] = 1
