"""Takes that are one and the same: those from displays that hold the same tiles."""

from __future__ import annotations

from dataclasses import replace

from azulejos.rules import Move, Position
from azulejos.rules.azul import AzulPosition, Take


def twin_displays(position: AzulPosition, source: int) -> list[int]:
    """The other displays that hold the same as one of them; the centre (0) has no twin.

    >>> from azulejos.rules import game
    >>> from azulejos.rules.azul import Deal, tiles
    >>> position = game("azul").start()
    >>> position.push(Deal(tuple(map(tiles, ("BBBB", "YRKW", "YRKW", "YRKK", "YRKW")))))
    >>> twin_displays(position, 2), twin_displays(position, 1)
    ([3, 5], [])
    """
    if not source:
        return []
    return [other for other, tiles in enumerate(position.displays, 1) if other != source and tiles == position.displays[source - 1]]


def twin_moves(position: Position, move: Move) -> tuple[Move, ...]:
    """The other moves that do the same."""
    if not isinstance(position, AzulPosition) or not isinstance(move, Take):
        return ()
    return tuple(replace(move, source=other) for other in twin_displays(position, move.source))
