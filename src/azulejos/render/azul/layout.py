"""Where things stand on a picture of a table: displays around the centre, the near board largest and lowest, the others smaller and never hidden.

Nothing here looks at a position: pictures of one table have everything at the same place from the first deal to the end.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from azulejos.render.box import Box

MARGIN = 36
GAP = 26
SUPPLY = 340
"""The width of bag and lid, beside the heading."""

ACROSS = 11.75
DOWN = 8.35
"""A board's size, in units of the distance from one cell of its wall to the next: its `pitch`."""


@dataclass(frozen=True, slots=True)
class Layout:
    """The parts of a picture of a table. `boards` has each seat's box."""

    width: int
    height: int
    heading: Box
    supply: Box
    offer: Box
    boards: dict[int, Box]


def pitch(board: Box) -> float:
    """The distance from one cell to the next on a board that fills a box."""
    return board.width / ACROSS


def board_at(x: float, y: float, pitch: float) -> Box:
    """A board's box."""
    return Box(x, y, ACROSS * pitch, DOWN * pitch)


def table_layout(players: int, near: int, shape: str) -> Layout:
    """The layout of a table. The others sit clockwise from the near seat's left."""
    others = [(near - 1 + step) % players + 1 for step in range(1, players)]
    if shape == "tall":
        return _tall(near, others)
    return (_wide_two, _wide_three, _wide_four)[players - 2](near, others)


def _wide_two(near: int, others: Sequence[int]) -> Layout:
    width = 1600
    own = board_at(0, 0, 63)
    x = width - MARGIN - own.width
    opposite = board_at(x, MARGIN, 45)
    own = board_at(x, opposite.bottom + GAP, 63)
    left = x - 2 * MARGIN
    return Layout(
        width,
        round(own.bottom + MARGIN),
        heading=Box(MARGIN, MARGIN, left, 84),
        supply=Box(opposite.right + GAP, MARGIN, own.right - opposite.right - GAP, opposite.height),
        offer=Box(MARGIN, MARGIN + 84, left, own.bottom - MARGIN - 84),
        boards={near: own, others[0]: opposite},
    )


def _wide_three(near: int, others: Sequence[int]) -> Layout:
    width = 1600
    own = board_at(0, 0, 65)
    x = width - MARGIN - own.width
    small = (own.width - GAP) / 2 / ACROSS
    opposite = [board_at(x + place * (ACROSS * small + GAP), MARGIN, small) for place in range(2)]
    own = board_at(x, opposite[0].bottom + GAP, 65)
    left = x - 2 * MARGIN
    return Layout(
        width,
        round(own.bottom + MARGIN),
        heading=Box(MARGIN, MARGIN, left - SUPPLY, 84),
        supply=Box(x - MARGIN - SUPPLY, MARGIN, SUPPLY, 84),
        offer=Box(MARGIN, MARGIN + 104, left, own.bottom - MARGIN - 104),
        boards={near: own, **dict(zip(others, opposite, strict=True))},
    )


def _wide_four(near: int, others: Sequence[int]) -> Layout:
    width = 1600
    small = (width - 2 * MARGIN - 2 * GAP) / 3 / ACROSS
    opposite = [board_at(MARGIN + place * (ACROSS * small + GAP), MARGIN, small) for place in range(3)]
    below = opposite[0].bottom + GAP
    own = board_at(width - MARGIN - ACROSS * 65, below + 84 + GAP, 65)
    return Layout(
        width,
        round(own.bottom + MARGIN),
        heading=Box(own.x, below + 8, own.width - SUPPLY, 84),
        supply=Box(own.right - SUPPLY, below + 8, SUPPLY, 84),
        offer=Box(MARGIN, below, own.x - 2 * MARGIN, own.bottom - below),
        boards={near: own, **dict(zip(others, opposite, strict=True))},
    )


def _tall(near: int, others: Sequence[int]) -> Layout:
    width, margin, gap = 760, 20, 18
    room = width - 2 * margin
    own = board_at(margin, margin + 84 + gap + 640 + gap, room / ACROSS)
    # One other board would be as large as the near one if it had the whole width.
    across = 1 if len(others) == 1 else 2
    small = 48 if across == 1 else (room - gap) / 2 / ACROSS
    boards = {near: own}
    for place, seat in enumerate(others):
        in_row = min(across, len(others) - place // across * across)
        start = (width - in_row * ACROSS * small - (in_row - 1) * gap) / 2
        row, column = divmod(place, across)
        boards[seat] = board_at(start + column * (ACROSS * small + gap), own.bottom + gap + row * (DOWN * small + gap), small)
    return Layout(
        width,
        round(max(box.bottom for box in boards.values()) + margin),
        heading=Box(margin, margin, room - SUPPLY, 84),
        supply=Box(width - margin - SUPPLY, margin, SUPPLY, 84),
        offer=Box(margin, margin + 84 + gap, room, 640),
        boards=boards,
    )
