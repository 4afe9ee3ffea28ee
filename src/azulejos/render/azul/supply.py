"""Heading and supply: round, phase and turn in words; how many tiles are in the bag and in the lid."""

from __future__ import annotations

from azulejos.render.azul.scene import Scene
from azulejos.render.azul.words import phase, situation
from azulejos.render.box import Box
from azulejos.render.fonts import SANS, SERIF, fitted
from azulejos.render.markup import element, group, words
from azulejos.render.theme import Theme
from azulejos.render.tile import tile
from azulejos.rules.azul import COLOURS, AzulPosition


def heading(scene: Scene, box: Box) -> str:
    """The round, the phase, and what is awaited."""
    position, look, theme = scene.position, scene.look, scene.theme
    first = f"Round {position.round}" if position.round else "A new game"
    # A long name is cut rather than what is said of it.
    names = [fitted(name, 20, box.width / 2) for name in look.names]
    return group(
        element(
            "text",
            first,
            element("tspan", f" · {phase(position)}" if position.round else "", font_family=SANS, font_size=20, fill=theme.quiet, dx=6),
            x=box.x,
            y=box.y + 33,
            font_family=SERIF,
            font_size=34,
            fill=theme.text,
        ),
        element(
            "text", words(fitted(situation(position, names), 20, box.width)), x=box.x, y=box.y + 66, font_family=SANS, font_size=20, fill=theme.quiet
        ),
    )


def supply(scene: Scene, box: Box) -> str:
    """Bag and lid, by colour: side by side in a wide box, one column for each in a high one."""
    return (_columns if box.height > box.width else _rows)(scene.position, scene.theme, box)


def _rows(position: AzulPosition, theme: Theme, box: Box) -> str:
    pitch, size = 48, 25
    left = box.right - len(COLOURS) * pitch
    drawn = [tile(colour.letter, left + (colour + 1) * pitch - size, box.y, size) for colour in COLOURS]
    for row, (label, counts) in enumerate((("Bag", position.bag), ("Lid", position.lid)), 1):
        y = box.y + 20 + 28 * row
        drawn.append(element("text", label, x=left - 90, y=y, fill=theme.quiet))
        drawn.append(element("text", str(sum(counts)), x=left - 14, y=y, text_anchor="end", font_weight=600, fill=theme.text))
        for colour in COLOURS:
            x = left + (colour + 1) * pitch - size / 2
            drawn.append(element("text", str(counts[colour]), x=x, y=y, text_anchor="middle", fill=theme.quiet))
    return group(*drawn, font_family=SANS, font_size=18)


def _columns(position: AzulPosition, theme: Theme, box: Box) -> str:
    pitch = box.height / 7.0
    size = min(20.0, 0.4 * pitch)
    bag, lid = box.x + 0.66 * box.width, box.right - 0.06 * box.width
    drawn = []

    def row(place: float, first: int | str, second: int | str, fill: str, weight: int | None = None) -> None:
        y = box.y + place * pitch
        for x, text in ((bag, first), (lid, second)):
            drawn.append(element("text", str(text), x=x, y=y, text_anchor="end", fill=fill, font_weight=weight))

    row(0.8, "Bag", "Lid", theme.quiet)
    for colour in COLOURS:
        drawn.append(tile(colour.letter, box.x + 0.06 * box.width, box.y + (1.1 + colour) * pitch, 0.78 * pitch))
        row(1.62 + colour, position.bag[colour], position.lid[colour], theme.quiet)
    drawn.append(element("path", d=f"M{box.x + 0.06 * box.width:.1f} {box.y + 6.12 * pitch:.1f}H{lid:.1f}", stroke=theme.line, stroke_width=1.5))
    row(6.7, sum(position.bag), sum(position.lid), theme.text, 600)
    return group(*drawn, font_family=SANS, font_size=size)
