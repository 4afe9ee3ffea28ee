"""The ranking of a finished game, which takes the centre of the table when all tiles have left it."""

from __future__ import annotations

from collections.abc import Sequence

from azulejos.render.fonts import SERIF, fitted
from azulejos.render.markup import element, group, words
from azulejos.render.theme import Theme
from azulejos.rules import Outcome


def ranking(result: Outcome, names: Sequence[str], theme: Theme, x: float, y: float, radius: float) -> str:
    """Places, names and final scores around a midpoint (A42, D43); those who share a place stand on it together."""
    seats = [(place, seat) for place, tied in enumerate(result.ranking, 1) for seat in tied]
    size = min(26.0, 0.145 * radius)
    step = 1.6 * size
    left, right = x - 0.78 * radius, x + 0.78 * radius
    drawn = []
    for row, (place, seat) in enumerate(seats):
        baseline = y + (row - (len(seats) - 1) / 2) * step + 0.34 * size
        weight = 600 if place == 1 else None
        fill = theme.ink if place == 1 else theme.ink_2
        name = fitted(names[seat - 1], size, right - left - 3 * size)
        drawn.append(element("text", str(place), x=left, y=baseline, fill=theme.ink_2))
        drawn.append(element("text", words(name), x=left + 1.1 * size, y=baseline, fill=fill, font_weight=weight))
        drawn.append(element("text", str(result.scores[seat - 1]), x=right, y=baseline, text_anchor="end", fill=fill, font_weight=weight))
    return group(*drawn, font_family=SERIF, font_size=size)
