"""Where things stand on a picture of a table of Azul Duel.

Nothing here looks at a position: pictures of one table have everything at the same place from the first plate to the last scoring tile.
"""

from __future__ import annotations

from dataclasses import dataclass

from azulejos.render.box import Box
from azulejos.render.duel.grid import ACROSS, board_at

MARGIN = 36
GAP = 26
PLATE = 106
LABEL = 30
"""The height of the words above display, pile and hand."""


@dataclass(frozen=True, slots=True)
class Layout:
    """The parts of a picture. `boards` has each seat's box, `scoring` one for each scoring tile."""

    width: int
    height: int
    heading: Box
    supply: Box
    trays: Box
    plates: Box
    scoring: tuple[Box, ...]
    boards: dict[int, Box]


@dataclass(frozen=True, slots=True)
class Ring:
    """Four small trays around the large one: midpoints and radii."""

    small: tuple[tuple[float, float], ...]
    radius: float
    large: tuple[float, float]
    large_radius: float


def table_layout(near: int, shape: str, scoring: int) -> Layout:
    """The layout of a table with so many scoring tiles, seen from the near seat."""
    return (_tall if shape == "tall" else _wide)(near, scoring)


def _wide(near: int, scoring: int) -> Layout:
    width = 1600
    own = board_at(0, 0, 55)
    x = width - MARGIN - own.width
    opposite = board_at(x, MARGIN, 41)
    own = board_at(x, opposite.bottom + GAP, 55)
    left = x - MARGIN - GAP - 10
    scores = _side_by_side(Box(MARGIN, own.bottom - 108, left, 108), scoring, 14)
    plates = Box(MARGIN, scores[0].y - GAP - PLATE - LABEL, left, PLATE + LABEL)
    top = MARGIN + 94
    return Layout(
        width,
        round(own.bottom + MARGIN),
        heading=Box(MARGIN, MARGIN, left, 84),
        supply=Box(opposite.right + GAP, MARGIN, own.right - opposite.right - GAP, opposite.height),
        trays=Box(MARGIN, top, left, plates.y - 14 - top),
        plates=plates,
        scoring=scores,
        boards={near: own, 3 - near: opposite},
    )


def _tall(near: int, scoring: int) -> Layout:
    width, margin, gap, supply = 760, 20, 18, 340
    room = width - 2 * margin
    trays = Box(margin, margin + 84 + gap, room, 446)
    plates = Box(margin, trays.bottom + gap, room, PLATE + LABEL)
    own = board_at(margin, plates.bottom + gap, room / ACROSS)
    opposite = board_at(margin, own.bottom + gap, 38)
    beside = Box(opposite.right + 14, opposite.y, width - margin - opposite.right - 14, opposite.height)
    return Layout(
        width,
        round(opposite.bottom + margin),
        heading=Box(margin, margin, room - supply, 84),
        supply=Box(width - margin - supply, margin, supply, 84),
        trays=trays,
        plates=plates,
        scoring=_one_below_another(beside, scoring, 12),
        boards={near: own, 3 - near: opposite},
    )


def _side_by_side(box: Box, count: int, gap: float) -> tuple[Box, ...]:
    width = (box.width - (count - 1) * gap) / count
    return tuple(Box(box.x + place * (width + gap), box.y, width, box.height) for place in range(count))


def _one_below_another(box: Box, count: int, gap: float) -> tuple[Box, ...]:
    height = (box.height - (count - 1) * gap) / count
    return tuple(Box(box.x, box.y + place * (height + gap), box.width, height) for place in range(count))


def ring(box: Box) -> Ring:
    """The largest trays that a box has room for: small ones in its corners, the large one in the middle.

    >>> ring(Box(0, 0, 700, 450)).small[0]
    (108.0, 108.0)
    """
    radius = min(118.0, box.height / 4 - 4.5)
    x, y = box.middle
    large = min(1.26 * radius, box.height / 2)
    aside, above = min(box.width / 2 - radius, 2.35 * radius), min(box.height / 2 - radius, 1.45 * radius)
    return Ring(tuple((x + across * aside, y + down * above) for down in (-1, 1) for across in (-1, 1)), radius, (x, y), large)
