"""Displays in a ring around the centre: where each stands, and how large all can be."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import count
from math import cos, hypot, pi, sin, sqrt

from azulejos.render.box import Box

LARGEST = 108
"""The radius of a display where there is room for it."""
BETWEEN = 10
EDGE = 8
"""What stays free along the centre's edge."""
DISPLAY_PITCH = 0.64
"""From one tile on a display to the next, as a part of its radius."""


@dataclass(frozen=True, slots=True)
class Ring:
    """Displays around the centre: their midpoints and size, and the centre's."""

    displays: tuple[tuple[float, float], ...]
    radius: float
    """Of each display."""
    centre: tuple[float, float]
    centre_radius: float


def ring(box: Box, displays: int) -> Ring:
    """The ring that fills a box best, its first display at the top.

    >>> around = ring(Box(0, 0, 700, 700), 5)
    >>> around.displays[0][0]
    350.0
    """
    angles = [2 * pi * step / displays for step in range(displays)]
    for radius in count(LARGEST, -1):
        # An odd number of displays does not reach as far down as up, nor fully to the sides: stretched, they fill the box.
        across = (box.width - 2 * radius) / 2 / (max(map(sin, angles)) or 1)
        down = (box.height - 2 * radius) / (1 - min(map(cos, angles)) or 1)
        across, down = min(across, 1.12 * down), min(down, 1.12 * across)
        x = box.middle[0]
        height = down * (1 - min(map(cos, angles))) + 2 * radius
        y = box.y + (box.height - height) / 2 + radius + down
        places = tuple((x + across * sin(angle), y - down * cos(angle)) for angle in angles)
        inner = min([hypot(place_x - x, place_y - y) for place_x, place_y in places]) - radius - 16
        gaps = [hypot(a[0] - b[0], a[1] - b[1]) for a, b in zip(places, places[1:] + places[:1])] if displays > 1 else [box.width]
        if min(gaps) >= 2 * radius + BETWEEN and inner >= 1.3 * radius:
            return Ring(places, radius, (x, y), inner)
    raise AssertionError("a ring always fits at last")


def centre_pitch(around: Ring, tiles: int) -> float:
    """From one thing in the centre to the next: as on a display, unless so many lie there that they have to be smaller.

    There is always room for half of all that can ever come there, so that in most games nothing changes its size.
    """
    pitch = DISPLAY_PITCH * around.radius
    half = (3 * len(around.displays) + 1) // 2
    while rows_within(around.centre_radius - EDGE, pitch, max(tiles, half)) is None:
        pitch -= 0.5
    return pitch


def rows_within(radius: float, pitch: float, tiles: int) -> list[int] | None:
    """How many tiles go into each row, one row above another, so that all lie within a circle; `None` if they do not fit.

    >>> rows_within(100, 60, 2), rows_within(100, 50, 7), rows_within(100, 60, 20)
    ([2], [2, 3, 2], None)
    """
    for rows in range(max(1, round(sqrt(0.75 * tiles))), int(2 * radius / pitch) + 1):
        room = [_room(radius, pitch, (row - (rows - 1) / 2) * pitch) for row in range(rows)]
        if sum(room) >= tiles:
            return _spread(room, tiles)
    return None


def _room(radius: float, pitch: float, y: float) -> int:
    far = abs(y) + pitch / 2
    return int(2 * sqrt(radius**2 - far**2) / pitch) if far < radius else 0


def _spread(room: list[int], tiles: int) -> list[int]:
    """So many tiles over rows, as evenly as their room allows; what is left over goes to the rows nearest to the middle."""
    rows = [0] * len(room)
    middle = (len(room) - 1) / 2
    for _ in range(tiles):
        row = min((row for row in range(len(room)) if rows[row] < room[row]), key=lambda row: (rows[row], abs(row - middle), row))
        rows[row] += 1
    return rows
