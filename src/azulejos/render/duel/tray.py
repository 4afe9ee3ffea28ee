"""The trays: tiles on sun sides, stacks on chips on moon sides, and the large one with the first-player tile (D3, D21-D23)."""

from __future__ import annotations

from math import cos, pi, sin

from azulejos.render.duel.chip import chip, chip_back
from azulejos.render.duel.disc import disc, first_tile
from azulejos.render.duel.layout import Ring
from azulejos.render.duel.marks import MOON
from azulejos.render.duel.scene import Scene
from azulejos.render.duel.words import tie_break
from azulejos.render.fonts import SANS
from azulejos.render.markup import element, group, number
from azulejos.render.ranking import ranking
from azulejos.rules.duel.moves import LARGE

PITCH = 0.43
"""From one tile to the next, as a part of a small tray's radius; tiles are as large on the large tray."""
TILE = 0.39
CHIP = 0.44
CHIP_AT = (-0.36, 0.46)
"""The midpoint of a small tray's chip, and of the tile at the bottom of its stack."""
LAYER = (0.31, -0.02)
"""From one tile of a stack to the next: far enough aside that each layer's motif can be recognised."""
MOON_SPACES = 4
BARE = 0.45
"""How much is seen of a tray from which everything was taken."""


def trays(scene: Scene, around: Ring) -> str:
    """All five."""
    small = (_small(scene, number, *place, around.radius) for number, place in enumerate(around.small, 1))
    return group(_large(scene, *around.large, around.large_radius, around.radius), *small)


def _small(scene: Scene, number: int, x: float, y: float, radius: float) -> str:
    tray, theme = scene.position.trays[number], scene.theme
    # Tiles that are to be stacked wait on the sun side.
    sun = scene.position.rest if number == scene.position.tray else tray.sun
    spaces = [(column * PITCH / 2, -0.25 - row * PITCH) for row in (1, 0) for column in (-1, 1)]
    size = 0.135 * radius
    is_bare = not sun and not tray.moon and not tray.chip
    return group(
        _ground(scene, x, y, radius),
        group(_sides(scene, x, y, radius) + ("" if tray.moon else _crescent(scene, x, y, radius)), opacity=BARE if is_bare else None),
        element(
            "text",
            str(number),
            x=x - 0.8 * radius,
            y=y - 0.09 * radius,
            text_anchor="middle",
            font_family=SANS,
            font_size=max(14, size),
            font_weight=600,
            fill=theme.ink_2,
        ),
        *(_lying(scene, number, tile, x + across * radius, y + down * radius, radius) for tile, (across, down) in zip(sun, spaces)),
        _stack(scene, number, x, y, radius),
        _marks(scene, number, x, y, radius),
    )


def _stack(scene: Scene, number: int, x: float, y: float, radius: float) -> str:
    """A small tray's chip, and the tiles upon it: the top one is clear, and a number says how many there are."""
    tray, theme = scene.position.trays[number], scene.theme
    left, top = x + CHIP_AT[0] * radius, y + CHIP_AT[1] * radius
    half = CHIP * radius / 2
    drawn = []
    if tray.has_shown_chip:
        drawn.append(chip(tray.chip, left - half, top - half, 2 * half))
    elif tray.chip:
        drawn.append(chip_back(left - half, top - half, 2 * half))
    else:
        drawn.append(_square(left, top, half - 1, theme.moon_line, 1.5, "5 4"))
    for layer, tile in enumerate(tray.moon):
        at = left + layer * LAYER[0] * radius, top + layer * LAYER[1] * radius
        is_top = layer == len(tray.moon) - 1
        shadow = element("circle", cx=at[0] - 0.02 * radius, cy=at[1] + 0.025 * radius, r=TILE * radius / 2 + 1, fill="#060b18", opacity=0.55)
        drawn.append(shadow + _lying(scene, MOON if is_top else "", tile, *at, radius))
    if tray.moon:
        size = max(16.0, 0.2 * radius)
        drawn.append(
            element(
                "text",
                f"×{len(tray.moon)}",
                x=x + 0.62 * radius,
                y=top + 0.34 * size,
                text_anchor="middle",
                font_family=SANS,
                font_size=size,
                font_weight=600,
                fill=theme.on_moon,
            )
        )
    if number in scene.targets.chips:
        drawn.append(_square(left, top, half + 4, theme.target_on_moon, 3, "7 4"))
    return "".join(drawn)


def _square(x: float, y: float, half: float, stroke: str, thick: float, dashes: str | None) -> str:
    return element(
        "rect",
        x=x - half,
        y=y - half,
        width=2 * half,
        height=2 * half,
        rx=0.3 * half,
        fill="none",
        stroke=stroke,
        stroke_width=thick,
        stroke_dasharray=dashes,
    )


def _large(scene: Scene, x: float, y: float, radius: float, small: float) -> str:
    position, theme = scene.position, scene.theme
    reach = TILE * small / 2
    place = (x, y + 0.83 * small)
    first = "" if position.holder else first_tile(place[0] - reach, place[1] - reach, 2 * reach)
    if scene.outcome:
        plain = element("circle", cx=x, cy=y, r=radius, fill=theme.paper_2, stroke=theme.line, stroke_width=2)
        how = element(
            "text",
            tie_break(position, scene.wording),
            x=x,
            y=y + 0.42 * radius,
            text_anchor="middle",
            font_family=SANS,
            font_size=0.125 * radius,
            fill=theme.ink_2,
        )
        return plain + first + ranking(scene.outcome, scene.look.names, theme, x, y, radius) + how
    tray = position.trays[LARGE]
    # Two above three; fewer than five leave the upper row first.
    spaces = [(step * PITCH, -0.27) for step in (-1, 0, 1)] + [(step * PITCH / 2, -0.27 - PITCH) for step in (-1, 1)]
    hollows = [(x + (step - 1.5) * 1.04 * PITCH * small, y + 0.33 * small) for step in range(MOON_SPACES)]
    return group(
        _ground(scene, x, y, radius),
        group(_sides(scene, x, y, radius), opacity=BARE if tray.is_empty and position.holder else None),
        group(
            *(element("circle", cx=cx, cy=cy, r=reach - 1) for cx, cy in (*hollows, place)),
            fill="none",
            stroke=theme.moon_line,
            stroke_width=1.5,
            stroke_dasharray="5 4",
        ),
        *(_lying(scene, LARGE, tile, x + across * small, y + down * small, small) for tile, (across, down) in zip(tray.sun, spaces)),
        *(_lying(scene, MOON, tile, *hollow_at, small) for tile, hollow_at in zip(tray.moon, hollows)),
        first,
        _marks(scene, LARGE, x, y, radius),
    )


def _sides(scene: Scene, x: float, y: float, radius: float) -> str:
    theme = scene.theme
    inner = radius - 7
    return "".join(
        (
            element("path", d=_half(x, y, radius - 1.5, upper=True) + "Z", fill=theme.sun, stroke=theme.sun_edge, stroke_width=3),
            element("path", d=_half(x, y, radius - 1.5, upper=False) + "Z", fill=theme.moon, stroke=theme.moon_edge, stroke_width=3),
            element("path", d=_rays(x, y, radius), fill="none", stroke=theme.sun_edge, stroke_width=2, stroke_linecap="round", opacity=0.4),
            element("path", d=_half(x, y, inner, upper=True), fill="none", stroke=theme.sun_edge, stroke_width=1, opacity=0.6),
            element("path", d=_half(x, y, inner, upper=False), fill="none", stroke=theme.moon_line, stroke_width=1, opacity=0.8),
        )
    )


def _ground(scene: Scene, x: float, y: float, radius: float) -> str:
    """Hides the slabs of the table, which would be seen through a tray that is shown faintly."""
    return element("circle", cx=x, cy=y, r=radius - 1.5, fill=scene.theme.ground)


def _half(x: float, y: float, radius: float, *, upper: bool) -> str:
    return f"M{number(x - radius)} {number(y)}A{number(radius)} {number(radius)} 0 0 {int(upper)} {number(x + radius)} {number(y)}"


def _rays(x: float, y: float, radius: float) -> str:
    """A sun that rises on the edge between the two sides."""
    drawn = _half(x, y, 0.26 * radius, upper=True)
    for step in range(1, 8):
        angle = pi * step / 8
        near, far = ((reach * radius * cos(angle), reach * radius * sin(angle)) for reach in (0.36, 0.54 if step % 2 else 0.46))
        drawn += f"M{number(x + near[0])} {number(y - near[1])}L{number(x + far[0])} {number(y - far[1])}"
    return drawn


def _crescent(scene: Scene, x: float, y: float, radius: float) -> str:
    """A moon beside the chip, where no stack is counted."""
    left, top, reach = number(x + 0.42 * radius), number(y + 0.34 * radius), 0.13 * radius
    bottom = number(y + 0.34 * radius + 2 * reach)
    arcs = f"M{left} {top}A{number(reach)} {number(reach)} 0 1 1 {left} {bottom}A{number(1.35 * reach)} {number(1.35 * reach)} 0 0 0 {left} {top}Z"
    return element("path", d=arcs, fill=scene.theme.moon_line, opacity=0.7)


def _lying(scene: Scene, source: int | str, tile: str, x: float, y: float, radius: float) -> str:
    size = TILE * radius
    lies = disc(tile, x - size / 2, y - size / 2, size)
    if scene.targets.chosen != (source, tile):
        return lies
    stroke = scene.theme.target_on_moon if source == MOON else scene.theme.target
    return lies + element("circle", cx=x, cy=y, r=size / 2 + 2.5, fill="none", stroke=stroke, stroke_width=4)


def _marks(scene: Scene, number: int, x: float, y: float, radius: float) -> str:
    theme, last, open = scene.theme, scene.last, scene.targets
    drawn = []
    for upper, taken, may, stroke in (
        (True, number in last.suns, number in open.suns, theme.target),
        (False, number in last.moons or number in last.chips, number in open.moons, theme.target_on_moon),
    ):
        if taken:
            drawn.append(element("path", d=_half(x, y, radius + 3.5, upper=upper), fill="none", stroke=theme.mark, stroke_width=4))
        if may:
            drawn.append(element("path", d=_half(x, y, radius - 6, upper=upper), fill="none", stroke=stroke, stroke_width=4, stroke_dasharray="12 8"))
    return "".join(drawn)
