"""Moves that do the same, by the game: a game that is not listed has none."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from azulejos.bots.azul.twin_moves import twin_moves
from azulejos.rules import Move, Position

TWINS: Mapping[str, Callable[[Position, Move], tuple[Move, ...]]] = MappingProxyType({"azul": twin_moves, "mini": twin_moves})


def twins_of(position: Position, move: Move) -> tuple[Move, ...]:
    """The other legal moves that do the same as a legal move."""
    twins = TWINS.get(position.game.id)
    return twins(position, move) if twins is not None else ()
