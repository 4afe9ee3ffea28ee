"""Judges the moves of Azul, by the searches with their nets. Needs the extra `kernel`."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import replace

from azulejos.bots.analysis.assessment import Assessment, Option
from azulejos.bots.analysis.reason import Reason
from azulejos.bots.azul import placement_reasons, take_reasons
from azulejos.bots.azul.lustre_bot import lustre_search
from azulejos.bots.azul.round_search import RoundSearch
from azulejos.bots.azul.twin_moves import twin_displays
from azulejos.bots.found import Line
from azulejos.bots.interface import Limit
from azulejos.rules import Move, Phase, Position
from azulejos.rules.azul import AzulPosition, Take

PART = 4
"""One part in so many of the nodes of a position goes to each search of what comes after a move."""


class AzulAnalyser:
    """The searches, asked for every move."""

    def __init__(self) -> None:
        self._search = lustre_search()

    def knows(self, position: Position) -> bool:
        """Whether the search knows the position."""
        return isinstance(position, AzulPosition) and self._search.can_search(position)

    def assess(self, position: Position, limit: Limit, played: Move | None = None) -> Assessment:
        """Every legal move. Displays that hold the same are searched once, and what was found holds for all of them.

        Where moves are judged by samples, of which the best gets most, half of the nodes are for what comes after that one and after the one that was
        played.
        """
        assert isinstance(position, AzulPosition)
        if played is None or limit.nodes is None or RoundSearch.can_search(position):
            return self._assessment(position, limit)
        found = self._assessment(position, Limit(nodes=max(1, limit.nodes // 2)))
        best, own = found.options[0], found.option(played)
        if own.chances == best.chances:
            return found
        part = Limit(nodes=max(1, limit.nodes // PART))
        best, own = self._searched(position, best, part), self._searched(position, own, part)
        options = [_capped(own if option.move == played else option, best, position.to_move or 1) for option in found.options[1:]]
        return Assessment((best, *_ordered(options, position.to_move or 1)), limit.nodes)

    def _assessment(self, position: AzulPosition, limit: Limit) -> Assessment:
        """What one search finds."""
        assert position.to_move is not None
        found = self._search.find(position, limit, full=True)
        seat, best = position.to_move, found.lines[0].value
        first, *others = (_option(line, min(line.value, best), seat) for line in found.lines)
        options: list[Option] = []
        for option in (first, *_ordered(others, seat)):
            options.append(option)
            if isinstance(option.move, Take):
                options += (_swapped(option, option.move.source, other) for other in twin_displays(position, option.move.source))
        return Assessment(tuple(options), found.nodes)

    def _searched(self, position: AzulPosition, option: Option, limit: Limit) -> Option:
        """A move by what a search finds after it, as long as the round goes on."""
        after = position.copy(history=False, dealer=False)
        after.push(option.move)
        if after.to_move is None or not self._search.can_search(after):
            return option
        line = self._search.find(after, limit).lines[0]
        return Option(option.move, line.win, line.scores, (option.move, *line.variation))

    def foreseen(self, position: Position, option: Option, limit: Limit) -> Option:
        """The same move, its line gone on with to the end of the offer, searched for as often as it stops before."""
        assert isinstance(position, AzulPosition)
        after, line = position.copy(history=False, dealer=False), list(option.line)
        for move in line:
            after.push(move)
        while after.phase is Phase.OFFER and after.round == position.round and self._search.can_search(after):
            for move in self._search.find(after, limit).lines[0].variation:
                line.append(move)
                after.push(move)
        return replace(option, line=tuple(line))

    def reasons(self, position: Position, played: Option, best: Option) -> tuple[Reason, ...]:
        """What a move did on the boards, and what the better one would have done."""
        assert isinstance(position, AzulPosition)
        explain = take_reasons.reasons if isinstance(played.move, Take) else placement_reasons.reasons
        return explain(position, played, best)


def _ordered(options: Iterable[Option], seat: int) -> list[Option]:
    """By the chance of the player to move."""
    return sorted(options, key=lambda option: -option.chances[seat - 1])


def _capped(option: Option, best: Option, seat: int) -> Option:
    """What promised more than the best move did so by luck: it is told as no better."""
    return replace(option, chances=best.chances) if option.chances[seat - 1] > best.chances[seat - 1] else option


def _option(line: Line, value: int, seat: int) -> Option:
    """The chance to win is that of the value by which the search goes: it is what one take is preferred to another for. Of a take that was not looked
    at as deeply as the best one no more is believed than of that.
    """
    if len(line.win) > 2:
        return Option(line.move, line.win, line.scores, line.variation)
    chance = (1 + math.tanh(value / 2000)) / 2
    return Option(line.move, (chance, 1 - chance) if seat == 1 else (1 - chance, chance), line.scores, line.variation)


def _swapped(option: Option, one: int, other: int) -> Option:
    """The same with two displays exchanged."""
    exchanged = {one: other, other: one}

    def swap(move: Move) -> Move:
        return replace(move, source=exchanged.get(move.source, move.source)) if isinstance(move, Take) else move

    return replace(option, move=swap(option.move), line=tuple(map(swap, option.line)))
