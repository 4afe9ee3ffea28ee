"""What a game brings along to be played in a terminal."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from azulejos.render.wording import Wording
from azulejos.rules import Position


@dataclass(frozen=True, slots=True)
class TerminalGame:
    """How the moves of a game are asked for, typed and explained."""

    split: Callable[[str], tuple[str, ...]]
    """The parts of a token, each of which is a choice; together they are the token."""
    ask: Callable[[Position, str, Wording], str]
    """The question that follows the first parts of a token."""
    answer: Callable[[Position, str, str], str]
    """How a next part is shown among the possible answers, after the first parts of a token."""
    help: tuple[str, ...]
    """The texts that say how a move is typed and a table is read."""
    lists_all: bool = False
    """Whether the first question, too, lists its answers."""
