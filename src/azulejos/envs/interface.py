"""What environments need of a game beyond its rules: numbers for its actions, numbers for what is seen, and chance in small steps."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from azulejos.kernel.layout import Layout
from azulejos.rules import Event, Move, Position

Actions = tuple[int, ...]
"""The actions that a move consists of: mostly one."""


class Encoding(Protocol):
    """A game in numbers."""

    @property
    def layout(self) -> Layout:
        """What an observation is made of, and how many actions there are."""

    def moves(self, position: Position) -> Mapping[Actions, Move]:
        """The legal moves by their actions. None is the beginning of another."""

    def write(self, position: Position, seat: int, chosen: Actions, fields: Mapping[str, Any]) -> None:
        """Write what a seat (from 1) sees into fields of zeros. The position is that seat's view; `chosen` are the actions of a move that is not
        complete yet.
        """


class ChanceSteps(Protocol):
    """What chance decides, one small thing after another, so that all of it can be enumerated: a tile, a plate, a chip."""

    @property
    def outcomes(self) -> Sequence[str]:
        """A name for everything that one step can come to; the place in this list is its number."""

    def odds(self, position: Position, drawn: Actions) -> list[tuple[int, float]]:
        """What the next step can come to, each with its probability, after some steps of the deal that is due."""

    def event(self, position: Position, drawn: Actions) -> Event | None:
        """The deal, once all its steps are drawn."""


@dataclass(frozen=True, slots=True)
class GameInterface:
    """All of it, for one game."""

    encoding: Callable[[Any], Encoding]
    chance: Callable[[Any], ChanceSteps]
    options: tuple[str, ...]
    """The options that environments take."""
    tables: Mapping[str, Mapping[str, Any]]
    """The usual kinds of tables, by what they are called: the options of each."""
    is_played_by_kernel: bool
    """Whether the kernel knows all that a position has: then single tables are its own, too, and not those of the rules."""
    most_points: int
    """No game ends with a higher score, or a greater lead."""
    longest: Callable[[Any], int]
    """So many actions no game can have."""
    most_chances: Callable[[Any], int]
    """The same for steps of chance."""
