"""Outlines around what is marked: unbroken for the last move, dashed for what may be done."""

from __future__ import annotations

from azulejos.render.box import Box
from azulejos.render.markup import element, number
from azulejos.render.theme import Theme


def last(box: Box, unit: float, radius: float, theme: Theme) -> str:
    """Around what the last move took, or where it went. `unit` is the size of things there, by which the outline is thick or thin."""
    return _outline(box, unit, radius, theme.mark, None)


def target(box: Box, unit: float, radius: float, theme: Theme) -> str:
    """Around what the next move may take, or where it may go."""
    return _outline(box, unit, radius, theme.target, f"{number(0.15 * unit)} {number(0.1 * unit)}")


def _outline(box: Box, unit: float, radius: float, stroke: str, dashes: str | None) -> str:
    # A hair of ground stays between a thing and its outline: ink around a black tile would not be seen.
    thick = max(2.2, 0.05 * unit)
    around = box.inset(-0.025 * unit - thick / 2)
    return element(
        "rect",
        x=around.x,
        y=around.y,
        width=around.width,
        height=around.height,
        rx=radius,
        fill="none",
        stroke=stroke,
        stroke_width=thick,
        stroke_dasharray=dashes,
    )
