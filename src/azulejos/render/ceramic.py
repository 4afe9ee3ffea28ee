"""Painted ceramic, without its light: plates of the service with leaves on their rims, and the frame around a wall or a dome."""

from __future__ import annotations

from math import cos, pi, sin

from azulejos.render.box import Box
from azulejos.render.fonts import SANS
from azulejos.render.markup import OWN, element, group, number
from azulejos.render.theme import Theme

LEAVES = 24
WELL = 0.83
"""Where the well of a plate begins, as a part of its radius."""
_RIM = f"{OWN}rim"


def rim(radius: float, theme: Theme) -> str:
    """The plate of this size, drawn once for all that `plate` lays down."""
    leaves = "".join(_leaf(radius, 2 * pi * leaf / LEAVES) for leaf in range(LEAVES))
    drawn = group(
        element("circle", r=radius - 1.5, fill=theme.ceramic, stroke=theme.rim, stroke_width=max(2, 0.025 * radius)),
        element("circle", r=WELL * radius, fill="none", stroke=theme.rim, stroke_width=max(1, 0.014 * radius)),
        element("path", d=leaves, fill=theme.rim),
        id=_RIM,
    )
    return element("defs", drawn)


def _leaf(radius: float, angle: float) -> str:
    def point(far: float, aside: float) -> str:
        at = angle + aside / far
        return f"{number(radius * far * sin(at))} {number(-radius * far * cos(at))}"

    return f"M{point(0.96, 0)}Q{point(0.915, 0.052)} {point(0.865, 0)}Q{point(0.915, -0.052)} {point(0.96, 0)}"


def plate(x: float, y: float) -> str:
    """A plate, by its midpoint."""
    return element("use", href=f"#{_RIM}", x=x, y=y)


def coin(text: str, x: float, y: float, radius: float, theme: Theme) -> str:
    """A small round sign with a number."""
    return element("circle", cx=x, cy=y, r=radius, fill=theme.ceramic, stroke=theme.rim, stroke_width=max(1.2, 0.09 * radius)) + element(
        "text",
        text,
        x=x,
        y=y + 0.38 * radius,
        text_anchor="middle",
        font_family=SANS,
        font_size=1.08 * radius,
        font_weight=600,
        fill=theme.on_ceramic,
    )


def frame(inner: Box, width: float, theme: Theme) -> str:
    """The painted frame around a box: a row of fans on each side, and a flower in each corner."""
    outer = inner.inset(-width)
    sides = (
        _frieze(inner.x, outer.y, 0, inner.width, width, theme),
        _frieze(outer.right, inner.y, 90, inner.height, width, theme),
        _frieze(inner.right, outer.bottom, 180, inner.width, width, theme),
        _frieze(outer.x, inner.bottom, 270, inner.height, width, theme),
    )
    corners = (_corner(x, y, width, theme) for x in (outer.x, inner.right) for y in (outer.y, inner.bottom))
    thin = max(1, 0.09 * width)
    return group(
        _rect(outer, fill=theme.ceramic, stroke=theme.rim, stroke_width=thin),
        *sides,
        *corners,
        _rect(inner, fill=theme.biscuit, stroke=theme.rim, stroke_width=thin),
    )


def _frieze(x: float, y: float, turn: int, length: float, width: float, theme: Theme) -> str:
    """Fans along a side, so many that a whole number fits, each with a bead below."""
    fans = max(1, round(length / (0.9 * width)))
    step = length / fans
    fan = f"a{number(0.44 * step)} {number(0.5 * width)} 0 0 1 {number(0.88 * step)} 0m{number(0.12 * step)} 0"
    return group(
        element("path", d=f"M{number(0.06 * step)} {number(0.86 * width)}" + fans * fan, fill="none", stroke=theme.rim, stroke_width=0.13 * width),
        element(
            "path",
            d=f"M{number(step / 2)} {number(0.7 * width)}H{number(length)}",
            stroke=theme.bead,
            stroke_width=0.24 * width,
            stroke_linecap="round",
            stroke_dasharray=f"0 {number(step)}",
        ),
        transform=f"translate({number(x)} {number(y)}) rotate({turn})",
    )


def _corner(x: float, y: float, width: float, theme: Theme) -> str:
    middle, reach = width / 2, 0.26 * width
    cross = f"M{number(x + middle - reach)} {number(y + middle)}h{number(2 * reach)}m{number(-reach)} {number(-reach)}v{number(2 * reach)}"
    return element("rect", x=x, y=y, width=width, height=width, fill=theme.rim) + element(
        "path", d=cross, stroke=theme.ceramic, stroke_width=0.17 * width, stroke_linecap="round"
    )


def _rect(box: Box, **attributes: str | float) -> str:
    return element("rect", x=box.x, y=box.y, width=box.width, height=box.height, rx=2, **attributes)
