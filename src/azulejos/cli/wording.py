"""What a game's own words are to code that asks for its moves."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from azulejos.rules import Position


@dataclass(frozen=True, slots=True)
class Wording:
    """How the moves of a game are asked for and explained."""

    ask: Callable[[Position, str], str]
    """The question after a step, which is the first pieces of a token."""
    answer: Callable[[Position, str, str], str]
    """How the next piece after a step is shown among the answers."""
    help: tuple[str, ...]
    """How a move is typed and a table is read."""
    example: str
    """A move, and what it means."""
    lists_all: bool = False
    """Whether the first question, too, tells what may be answered."""
