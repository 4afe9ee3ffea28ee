"""Dome plates: four spaces on a square, the two backs, and the places where no plate lies."""

from __future__ import annotations

from math import cos, pi, sin

from azulejos.render.box import Box
from azulejos.render.duel.disc import GILT, GILT_SHADE, disc, rose, space
from azulejos.render.fonts import SANS
from azulejos.render.markup import element, group
from azulejos.render.theme import Theme
from azulejos.rules.duel.plates import LETTERS, Kind, Plate

CELL = 0.86
"""A space's size, as a part of the distance to the next."""


def plate(front: Plate, box: Box, theme: Theme) -> str:
    """A plate that lies face up in a square."""
    pitch = 0.94 * box.width / 2
    margin = 0.03 * box.width + (1 - CELL) / 2 * pitch
    spaces = (
        space(kind, box.x + margin + place % 2 * pitch, box.y + margin + place // 2 * pitch, CELL * pitch) for place, kind in enumerate(front.spaces)
    )
    return slab(box, theme) + "".join(spaces)


def slab(box: Box, theme: Theme) -> str:
    """A plate without its spaces."""
    return _square(box, fill=theme.paper_2, stroke=theme.line, stroke_width=1.5)


def no_plate(box: Box, theme: Theme, number: int | None = None, *, is_target: bool = False) -> str:
    """A place where no plate lies, with its number if it has one."""
    if is_target:
        drawn = _square(box, fill=theme.target_ground, stroke=theme.target, stroke_width=2.5, stroke_dasharray="7 5")
    else:
        drawn = _square(box, fill=theme.clay, stroke=theme.line, stroke_width=1.5)
    if number is None:
        return drawn
    size = max(12.0, 0.17 * box.width)
    x, y = box.middle
    return drawn + element("text", str(number), x=x, y=y + 0.35 * size, text_anchor="middle", font_family=SANS, font_size=size, fill=theme.ink_2)


def back(kind: Kind | None, box: Box, theme: Theme) -> str:
    """A plate that lies face down: its back shows a compass rose, five discs in a ring, or what nobody has seen yet."""
    x, y = box.middle
    size = box.width
    drawn = [
        _square(box, fill=theme.night, stroke=theme.moon_line, stroke_width=1.5),
        _square(box.inset(0.07 * size), fill="none", stroke=theme.night_line, stroke_width=max(1.0, 0.015 * size), opacity=0.75),
    ]
    if kind is Kind.SPECIAL:
        drawn.append(rose(x, y, 0.36 * size, GILT, GILT_SHADE))
    elif kind is Kind.WILD:
        bead = 0.25 * size
        angles = [2 * pi * step / len(LETTERS) for step in range(len(LETTERS))]
        places = [(x + 0.22 * size * sin(angle), y - 0.22 * size * cos(angle)) for angle in angles]
        drawn += [element("circle", cx=cx, cy=cy, r=0.54 * bead, fill=theme.on_moon) for cx, cy in places]
        drawn += [disc(letter, cx - bead / 2, cy - bead / 2, bead) for letter, (cx, cy) in zip(LETTERS, places)]
    else:
        font = 0.4 * size
        drawn.append(
            element("text", "?", x=x, y=y + 0.34 * font, text_anchor="middle", font_family=SANS, font_size=font, font_weight=600, fill=theme.on_moon)
        )
    return group(*drawn)


def _square(box: Box, **attributes: str | float | None) -> str:
    return element("rect", x=box.x, y=box.y, width=box.width, height=box.height, rx=0.09 * box.width, **attributes)
