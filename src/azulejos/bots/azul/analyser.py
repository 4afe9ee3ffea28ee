"""Judges the moves of Azul, by the searches with their nets. Needs the extra `kernel`."""

from __future__ import annotations

import math
from dataclasses import replace

from azulejos.bots.analysis.assessment import Assessment, Option
from azulejos.bots.analysis.reason import Reason
from azulejos.bots.azul import placement_reasons, take_reasons
from azulejos.bots.azul.lustre_bot import lustre_search
from azulejos.bots.azul.twin_moves import twin_displays
from azulejos.bots.found import Line
from azulejos.bots.interface import Limit
from azulejos.rules import Move, Position
from azulejos.rules.azul import AzulPosition, Take


class AzulAnalyser:
    """The searches, asked for every move."""

    def __init__(self) -> None:
        self._search = lustre_search()

    def knows(self, position: Position) -> bool:
        """Whether the search knows the position."""
        return isinstance(position, AzulPosition) and self._search.can_search(position)

    def assess(self, position: Position, limit: Limit, played: Move | None = None) -> Assessment:
        """Every legal move. Displays that hold the same are searched once, and what was found holds for all of them."""
        assert isinstance(position, AzulPosition)
        assert position.to_move is not None
        found = self._search.find(position, limit, full=True)
        seat, best = position.to_move, found.lines[0].value
        options: list[Option] = []
        for option in _ordered([_option(line, min(line.value, best), seat) for line in found.lines], seat):
            options.append(option)
            if isinstance(option.move, Take):
                options += (_swapped(option, option.move.source, other) for other in twin_displays(position, option.move.source))
        return Assessment(tuple(options), found.nodes)

    def reasons(self, position: Position, played: Option, best: Option) -> tuple[Reason, ...]:
        """What a move did on the boards, and what the better one would have done."""
        assert isinstance(position, AzulPosition)
        explain = take_reasons.reasons if isinstance(played.move, Take) else placement_reasons.reasons
        return explain(position, played, best)


def _ordered(options: list[Option], seat: int) -> list[Option]:
    """The best first, then the others by the chance of the player to move."""
    return [options[0], *sorted(options[1:], key=lambda option: -option.chances[seat - 1])]


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
