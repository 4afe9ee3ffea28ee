"""The factory offer: displays around the centre, with their tiles."""

from __future__ import annotations

from azulejos.render.azul.ring import DISPLAY_PITCH, EDGE, Ring, centre_pitch, rows_within
from azulejos.render.azul.scene import Scene
from azulejos.render.box import Box
from azulejos.render.ceramic import coin, plate, rim
from azulejos.render.markup import element, group
from azulejos.render.ranking import ranking
from azulejos.render.tile import marker, tile
from azulejos.rules import Phase
from azulejos.rules.azul import CENTRE, MarkerPlace, letters

TILE = 0.92
"""A tile's size, as a part of the distance to the next."""
MARKER = "marker"


def offer(scene: Scene, around: Ring) -> str:
    """Every display, and the centre."""
    plates = (_display(scene, display, *place, around.radius) for display, place in enumerate(around.displays, 1))
    return group(rim(around.radius, scene.theme), _centre(scene, around), *plates)


def _display(scene: Scene, display: int, x: float, y: float, radius: float) -> str:
    theme = scene.theme
    tiles = letters(scene.position.displays[display - 1])
    pitch = DISPLAY_PITCH * radius
    spaces = [(x + (column - 1) * pitch, y + (row - 1) * pitch) for row in range(2) for column in range(2)]
    aside = 0.7 * radius
    lying = (_lying(scene, display, letter, *space, pitch) for letter, space in zip(tiles, spaces))
    number = coin(str(display), x - aside, y - aside, max(11, 0.17 * radius), theme)
    return group(plate(x, y), *lying, _marks(scene, display, x, y, radius), number)


def _centre(scene: Scene, around: Ring) -> str:
    position, theme = scene.position, scene.theme
    x, y = around.centre
    radius = around.centre_radius
    things = [MARKER] * (position.marker.place is MarkerPlace.CENTRE) + list(letters(position.centre))
    pitch = centre_pitch(around, len(things))
    rows = rows_within(radius - EDGE, pitch, len(things)) or []
    spaces = [(x + (column - width / 2) * pitch, y + (row - len(rows) / 2) * pitch) for row, width in enumerate(rows) for column in range(width)]
    return group(
        _circle(x, y, radius, fill=theme.paper_2, stroke=theme.line, stroke_width=2),
        ranking(scene.outcome, scene.look.names, theme, x, y, radius) if scene.outcome and position.phase is Phase.OVER else "",
        *(_lying(scene, CENTRE, thing, *space, pitch) for thing, space in zip(things, spaces, strict=True)),
        _marks(scene, CENTRE, x, y, radius),
    )


def _lying(scene: Scene, source: int, thing: str, x: float, y: float, pitch: float) -> str:
    size = TILE * pitch
    x, y = x + (pitch - size) / 2, y + (pitch - size) / 2
    if thing == MARKER:
        return marker(x, y, size)
    chosen = scene.targets.chosen
    if chosen is None or (chosen[0], chosen[1].letter) != (source, thing):
        return tile(thing, x, y, size)
    outline = Box(x, y, size, size).inset(-1)
    return tile(thing, x, y, size) + element(
        "rect",
        x=outline.x,
        y=outline.y,
        width=outline.width,
        height=outline.height,
        rx=0.14 * size,
        fill="none",
        stroke=scene.theme.target,
        stroke_width=3.5,
    )


def _marks(scene: Scene, source: int, x: float, y: float, radius: float) -> str:
    theme = scene.theme
    # Dots of brass within the plate, or along the edge of the centre.
    within = radius - 7 if source == CENTRE else 0.73 * radius
    dots: dict[str, str | float | None] = {"stroke_width": 4, "stroke_linecap": "round", "stroke_dasharray": "0 8.5"}
    last = (
        _circle(x, y, within, fill="none", stroke=theme.mark if source == CENTRE else theme.mark_on_ceramic, **dots)
        if source in scene.last.sources
        else ""
    )
    if source not in scene.targets.sources:
        return last
    return last + _circle(x, y, radius - 3, fill="none", stroke=theme.target, stroke_width=5.5, stroke_dasharray="13 8")


def _circle(x: float, y: float, radius: float, **attributes: str | float | None) -> str:
    return element("circle", cx=x, cy=y, r=radius, **attributes)
