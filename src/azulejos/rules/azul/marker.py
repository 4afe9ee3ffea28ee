"""Where the first-player marker is (A12, A15, A22, T25)."""

from __future__ import annotations

import enum
from typing import NamedTuple


class MarkerPlace(enum.Enum):
    """The kinds of place where the marker can lie."""

    CENTRE = "centre"
    FLOOR = "floor"
    """On a seat's floor line (A12)."""
    FRONT = "front"
    """In front of a seat: before the first deal (A10), after tiling (A22), or taken while the floor line was full (A15)."""
    OUT = "out"
    """Out of play until the next deal, because its holder left (T25)."""


class MarkerAt(NamedTuple):
    """The marker's place, and the seat that has it, or had it when it left. In the centre there is none: `seat` is 0."""

    place: MarkerPlace
    seat: int = 0


IN_CENTRE = MarkerAt(MarkerPlace.CENTRE)
