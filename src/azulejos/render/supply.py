"""A supply: how many tiles of each colour lie in bag and lid, or in bag and tower."""

from __future__ import annotations

from collections.abc import Sequence

from azulejos.render.box import Box
from azulejos.render.fonts import SANS, width
from azulejos.render.markup import element, group
from azulejos.render.theme import Theme
from azulejos.render.tile import tile

Store = tuple[str, Sequence[int]]
"""What it is called, and how many tiles of each colour it has."""


def supply(letters: Sequence[str], stores: tuple[Store, Store], theme: Theme, box: Box) -> str:
    """Two stores, by colour: side by side in a wide box, one column for each in a high one."""
    return (_columns if box.height > box.width else _rows)(letters, stores, theme, box)


def _rows(letters: Sequence[str], stores: tuple[Store, Store], theme: Theme, box: Box) -> str:
    size = 25
    # Words that are longer than "Tower" take their room from the counts.
    beside = 90 + 1.2 * max(0.0, max(width(label, 18) for label, _ in stores) - 56)
    pitch = min(48.0, (box.width - beside - 10) / len(letters))
    left = box.right - len(letters) * pitch
    drawn = [tile(letter, left + place * pitch - size, box.y, size) for place, letter in enumerate(letters, 1)]
    for row, (label, counts) in enumerate(stores, 1):
        y = box.y + 20 + 28 * row
        drawn.append(element("text", label, x=left - beside, y=y, fill=theme.ink_2))
        drawn.append(element("text", str(sum(counts)), x=left - 14, y=y, text_anchor="end", font_weight=600, fill=theme.ink))
        for place, count in enumerate(counts, 1):
            x = left + place * pitch - size / 2
            drawn.append(element("text", str(count), x=x, y=y, text_anchor="middle", fill=theme.ink_2))
    return group(*drawn, font_family=SANS, font_size=18)


def _columns(letters: Sequence[str], stores: tuple[Store, Store], theme: Theme, box: Box) -> str:
    pitch = box.height / 7.0
    size = min(20.0, 0.4 * pitch)
    (first, in_first), (second, in_second) = stores
    lid = box.right - 0.06 * box.width
    bag = min(box.x + 0.66 * box.width, lid - width(second, size) - 0.7 * size)
    drawn = []

    def row(place: float, left: int | str, right: int | str, fill: str, weight: int | None = None) -> None:
        y = box.y + place * pitch
        for x, text in ((bag, left), (lid, right)):
            drawn.append(element("text", str(text), x=x, y=y, text_anchor="end", fill=fill, font_weight=weight))

    row(0.8, first, second, theme.ink_2)
    for place, letter in enumerate(letters):
        drawn.append(tile(letter, box.x + 0.06 * box.width, box.y + (1.1 + place) * pitch, 0.78 * pitch))
        row(1.62 + place, in_first[place], in_second[place], theme.ink_2)
    drawn.append(element("path", d=f"M{box.x + 0.06 * box.width:.1f} {box.y + 6.12 * pitch:.1f}H{lid:.1f}", stroke=theme.line, stroke_width=1.5))
    row(6.7, sum(in_first), sum(in_second), theme.ink, 600)
    return group(*drawn, font_family=SANS, font_size=size)
