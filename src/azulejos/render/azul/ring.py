"""Displays in a ring around the centre: where each stands, and how large all can be."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from math import cos, dist, pi, sin, sqrt

from azulejos.render.box import Box

LARGEST = 108
"""The radius of a display where there is room for it."""
BETWEEN = 10
STRETCHED = 1.12
"""How much longer than wide a ring may be, or wider than long."""
EDGE = 8
"""What stays free along the centre's edge."""
DISPLAY_PITCH = 0.58
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
    """The largest ring that a box has room for, its first display at the top.

    >>> around = ring(Box(0, 0, 700, 700), 5)
    >>> around.radius, around.displays[0]
    (105, (350.0, 105.0))
    """
    radius = LARGEST
    while (around := _of_radius(box, displays, radius)) is None:
        radius -= 1
    return around


def _of_radius(box: Box, displays: int, radius: float) -> Ring | None:
    """The ring with displays of this size, or `None` if they would touch each other or leave too little to the centre."""
    # A single display stands as if there were another one below.
    angles = [2 * pi * step / max(2, displays) for step in range(max(2, displays))]
    # An odd number of displays does not reach as far down as up, nor fully to the sides: the ring is stretched to fill the box.
    aside, below = max(map(sin, angles)), -min(map(cos, angles))
    across, down = (box.width / 2 - radius) / max(aside, 0.01), (box.height - 2 * radius) / (1 + below)
    across, down = min(across, STRETCHED * down), min(down, STRETCHED * across)
    x, y = box.middle[0], box.middle[1] + down * (1 - below) / 2
    places = tuple((x + across * sin(angle), y - down * cos(angle)) for angle in angles)
    centre = min(dist(place, (x, y)) for place in places) - radius - 16
    between = min(dist(place, following) for place, following in pairwise((*places, places[0])))
    if between < 2 * radius + BETWEEN or centre < 1.3 * radius:
        return None
    return Ring(places[:displays], radius, (x, y), centre)


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
