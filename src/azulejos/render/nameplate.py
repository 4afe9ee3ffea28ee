"""A nameplate: a board's head, with the name, a word about the seat if there is one to say, and the score."""

from __future__ import annotations

from azulejos.render.box import Box
from azulejos.render.fonts import SANS, SERIF, fitted, width
from azulejos.render.markup import element, words
from azulejos.render.theme import Theme


def nameplate(name: str, points: str, label: str, line: Box, pitch: float, theme: Theme, *, is_gold: bool) -> str:
    """Name at the left of a line and score at its right, on its lower edge; the word is gold for turn and victory."""
    baseline = line.bottom
    size, large, small = max(17.0, 0.46 * pitch), max(24.0, 0.72 * pitch), max(12.5, 0.25 * pitch)
    until = line.right - width(points, large) - 0.2 * pitch
    pill = _pill(label, until, baseline - 0.31 * size, small, theme, is_gold=is_gold) if label else ""
    room = until - line.x - (_pill_width(label, small) + 0.3 * pitch if label else 0)
    # Cut by a viewport of its own as well: how wide a browser draws a name can only be guessed.
    called = element(
        "svg",
        element("text", words(fitted(name, size, room)), y=1.05 * size, font_family=SERIF, font_size=size, fill=theme.title),
        x=line.x,
        y=baseline - 1.05 * size,
        width=room,
        height=1.45 * size,
    )
    written = element(
        "text", points, x=line.right, y=baseline, text_anchor="end", font_family=SERIF, font_size=large, font_weight=600, fill=theme.title
    )
    return called + pill + written


def _pill_width(label: str, size: float) -> float:
    return width(label, size) + 1.1 * size


def _pill(label: str, right: float, middle: float, size: float, theme: Theme, *, is_gold: bool) -> str:
    wide, high = _pill_width(label, size), 1.75 * size
    return element(
        "rect",
        x=right - wide,
        y=middle - high / 2,
        width=wide,
        height=high,
        rx=high / 2,
        fill=theme.gold if is_gold else theme.paper,
        stroke=None if is_gold else theme.line,
    ) + element(
        "text",
        label,
        x=right - wide / 2,
        y=middle + 0.34 * size,
        text_anchor="middle",
        font_family=SANS,
        font_size=size,
        font_weight=600,
        fill=theme.on_gold if is_gold else theme.ink_2,
    )
