"""A table as an environment plays at it, whether rules or a kernel are behind it. Seats count from 0 here, as agents do."""

from __future__ import annotations

from typing import Any, Protocol

from azulejos.kernel.layout import Layout
from azulejos.rules import Game, OptionError, Position

NOBODY = -1
"""The seat to move when the game is over."""


class Table(Protocol):
    """One game. Deals happen by themselves."""

    @property
    def game(self) -> Game:
        """What is played."""

    @property
    def layout(self) -> Layout:
        """What an observation is made of."""

    @property
    def to_move(self) -> int:
        """The seat whose decision is awaited, or `NOBODY`."""

    def begin(self, seed: int) -> None:
        """Begin a new game, dealt by a seed."""

    def mask(self) -> Any:
        """For every action whether the seat to move may do it: 0 or 1, in an array of its own."""

    def is_legal(self, action: int) -> bool:
        """Whether the seat to move may do this."""

    def push(self, action: int) -> None:
        """Do something that is legal."""

    def observe(self, seat: int) -> Any:
        """What a seat sees, in an array of its own."""

    def rewards(self, reward: str) -> list[float]:
        """What the finished game is worth to each seat."""

    @property
    def position(self) -> Position:
        """The position as it is."""

    @position.setter
    def position(self, position: Position) -> None: ...


def of_game(game: Game, position: Position) -> Position:
    """A copy of a position that an environment can go on from: one of its own game, which no longer deals by itself."""
    if position.game != game:
        raise OptionError("other-game", "This is a position of another game, or of one with other options.")
    return position.copy(history=False, dealer=False)
