"""Judges the decisions of Azul Duel by the search, as the seat that decides could know the table. Needs the extra `kernel`."""

from __future__ import annotations

import random
from dataclasses import replace

from azulejos.bots.analysis.assessment import Assessment, Option
from azulejos.bots.analysis.reason import Reason
from azulejos.bots.duel import move_reasons
from azulejos.bots.duel.lustre_bot import weights
from azulejos.bots.duel.round_play import ends_of_round
from azulejos.bots.duel.tree_search import TreeSearch
from azulejos.bots.found import Found, Line
from azulejos.bots.interface import Limit
from azulejos.rules import Move, Position, RandomChance
from azulejos.rules.duel.position import DuelPosition
from azulejos.rules.duel.view import DuelView

LOTS = 1
"""Seeds what the search draws, so that a position is judged the same way every time."""
PART = 8
"""One part in so many of the nodes that are there for it goes to each decision of a round that is played to its end."""
LEAST = 160
"""The least number of nodes for each legal move, so that every one of them is tried."""


class DuelAnalyser:
    """The search, asked for every decision."""

    def __init__(self) -> None:
        self._search = TreeSearch(weights())

    def knows(self, position: Position) -> bool:
        """Whether somebody has to decide in a position of Azul Duel."""
        return isinstance(position, DuelPosition) and TreeSearch.can_search(position)

    def assess(self, position: Position, limit: Limit, played: Move | None = None) -> Assessment:
        """Every legal move. The best is the one that the search has tried most: another that did better in fewer tries is taken to be as good."""
        assert isinstance(position, DuelPosition)
        seat = position.to_move
        assert seat is not None
        found = self._found(position.view(seat), limit, played)
        best = found.lines[0].win[seat - 1]
        return Assessment(tuple(_option(line, seat, best) for line in found.lines), found.nodes)

    def foreseen(self, position: Position, option: Option, limit: Limit) -> Option:
        """The same move with what each seat has broken and tiled by the end of the round, which is tried several times: chance ends its line."""
        assert isinstance(position, DuelPosition)
        part = Limit(nodes=max(1, (limit.nodes or 0) // PART))
        return replace(option, ends=ends_of_round(self._search, position, option.line, part))

    def reasons(self, position: Position, played: Option, best: Option) -> tuple[Reason, ...]:
        """What a move did on the board, and what the better one would have done: only what its seat could know."""
        assert isinstance(position, DuelPosition)
        assert position.to_move is not None
        return move_reasons.reasons(position.view(position.to_move).position, played, best)

    def _found(self, view: DuelView, limit: Limit, played: Move | None) -> Found:
        """A search that has tried every legal move, even if that takes more nodes than its limit."""
        moves = len(view.legal_moves)
        nodes = max(limit.nodes or 0, LEAST * moves)
        while True:
            found = self._search.find(view, replace(limit, nodes=nodes), RandomChance(random.Random(LOTS)), full=True, played=played)
            if len(found.lines) == moves:
                return found
            nodes *= 2
            limit = replace(limit, seconds=None)


def _option(line: Line, seat: int, most: float) -> Option:
    own = min(most, line.win[seat - 1])
    return Option(line.move, (own, 1 - own) if seat == 1 else (1 - own, own), line.scores, line.variation)
