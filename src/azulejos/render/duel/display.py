"""Plates on the table: the pile, the display, and what was drawn and is in hand (D20)."""

from __future__ import annotations

from collections.abc import Sequence

from azulejos.render import outline
from azulejos.render.box import Box
from azulejos.render.duel.layout import LABEL, PLATE
from azulejos.render.duel.plate import back, no_plate, plate
from azulejos.render.duel.scene import Scene
from azulejos.render.fonts import SANS
from azulejos.render.markup import element
from azulejos.rules.duel.plates import Plate
from azulejos.rules.duel.trays import Back

GAP = 12
APART = 26
"""Between pile, display and hand."""
LAYERS = 3


def plates(scene: Scene, box: Box) -> str:
    """The pile at the left, the display, the hand at the right."""
    places = [Box(box.x + PLATE + APART + place * (PLATE + GAP), box.y + LABEL, PLATE, PLATE) for place in range(3)]
    left = places[-1].right + APART
    hand = Box(left, box.y + LABEL, box.right - left, PLATE)
    return "".join(
        (
            _pile(scene, Box(box.x, box.y + LABEL, PLATE, PLATE)),
            _label(scene, "display", places[0]),
            *(_shown(scene, place, at) for place, at in enumerate(places, 1)),
            _hand(scene, hand),
        )
    )


def _label(scene: Scene, name: str, box: Box, count: int | None = None) -> str:
    number = "" if count is None else element("tspan", str(count), font_weight=600, fill=scene.theme.ink, dx=6)
    return element(
        "text", scene.wording(f"pictures-plates.{name}"), number, x=box.x + 2, y=box.y - 10, font_family=SANS, font_size=17, fill=scene.theme.ink_2
    )


def _pile(scene: Scene, box: Box) -> str:
    theme, pile = scene.theme, scene.position.pile
    drawn = [_label(scene, "pile", box, len(pile))]
    if pile:
        # As many edges as there are plates below the top one, up to three.
        below = min(LAYERS, len(pile) - 1)
        size = PLATE - 2 * LAYERS
        for layer in range(below, 0, -1):
            at = Box(box.x + 2 * layer, box.y + 2 * layer, size, size)
            drawn.append(
                element("rect", x=at.x, y=at.y, width=size, height=size, rx=0.09 * size, fill=theme.night, stroke=theme.moon_line, stroke_width=1.5)
            )
        drawn.append(back(pile[0].kind, Box(box.x, box.y, size, size), theme))
    else:
        drawn.append(no_plate(box, theme))
    return "".join(drawn) + _marked(scene, box, last=scene.last.pile, target=scene.targets.pile)


def _shown(scene: Scene, place: int, box: Box) -> str:
    shown = scene.position.display[place - 1]
    drawn = plate(shown, box, scene.theme) if shown else no_plate(box, scene.theme)
    return drawn + _marked(scene, box, last=place in scene.last.plates, target=place in scene.targets.plates)


def _marked(scene: Scene, box: Box, *, last: bool, target: bool) -> str:
    marks = outline.last(box, 60, 0.1 * box.width, scene.theme) if last else ""
    # Around the other outline, if there are both.
    return marks + (outline.target(box.inset(-4.5 if last else 0), 60, 0.1 * box.width, scene.theme) if target else "")


def _hand(scene: Scene, box: Box) -> str:
    position = scene.position
    if position.hand:
        own = Box(box.x, box.y, PLATE, PLATE)
        rest = Box(own.right + GAP, box.y, box.right - own.right - GAP, PLATE)
        others = _cards(scene, rest, position.drawn, frozenset())
        return _label(scene, "in-hand", box) + _card(scene, own, position.hand) + others
    if position.drawn:
        return _label(scene, "drawn", box, len(position.drawn)) + _cards(scene, box, position.drawn, scene.targets.drawn)
    return _label(scene, "hand", box) + no_plate(Box(box.x, box.y, PLATE, PLATE), scene.theme)


def _cards(scene: Scene, box: Box, backs: Sequence[Back], marked: frozenset[int]) -> str:
    """Plates side by side, in as many rows as make them largest; fronts where they are known."""
    if not backs:
        return ""
    gap = 10
    sizes = {
        columns: min((box.width + gap) / columns - gap, (box.height + gap) / -(-len(backs) // columns) - gap) for columns in range(1, len(backs) + 1)
    }
    columns = max(sizes, key=lambda columns: sizes[columns])
    size = sizes[columns]
    drawn = []
    for number, each in enumerate(backs, 1):
        row, column = divmod(number - 1, columns)
        at = Box(box.x + column * (size + gap), box.y + row * (size + gap), size, size)
        drawn.append(_card(scene, at, each.plate or each))
        if number in marked:
            drawn.append(outline.target(at, 0.5 * size, 0.11 * size, scene.theme))
    return "".join(drawn)


def _card(scene: Scene, box: Box, shown: Plate | Back) -> str:
    return plate(shown, box, scene.theme) if isinstance(shown, Plate) else back(shown.kind, box, scene.theme)
