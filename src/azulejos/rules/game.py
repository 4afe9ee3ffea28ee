"""What a game is to code that is not about one game: an id, options, and a way to start."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

from azulejos.rules.chance import Chance
from azulejos.rules.errors import OptionError

if TYPE_CHECKING:
    from azulejos.rules.position import Position


class Clauses(NamedTuple):
    """The clauses behind what every game has: how many seats, who starts, scores, and who wins."""

    seats: str
    first: str
    scores: str
    winner: str


class Game(ABC):
    """A game with its options settled. Equal games play by the same rules."""

    __slots__ = ()

    id: str
    players: int
    clauses: ClassVar[Clauses]

    @abstractmethod
    def start(self, first: int = 1) -> Position:
        """The position before the first deal; `first` is the seat that starts round 1 (A10)."""

    @property
    def is_recordable(self) -> bool:
        """Whether records and positions in one line can tell all of its options."""
        return True

    def check_seat(self, seat: int) -> None:
        """Raise if the table has no such seat."""
        if not 1 <= seat <= self.players:
            raise OptionError("no-such-seat", f"There is no seat {seat}: this table has seats 1 to {self.players}.", self.clauses.seats)


@dataclass(frozen=True, slots=True)
class Option:
    """One option of a game, under its names: the keyword of `game()`, which is also the flag of the command line and the word of the engine protocol,
    and the tag of the game record.
    """

    name: str
    tag: str
    read: Callable[[str], Any]
    """The value that a tag's text stands for; a `ValueError` where it stands for none."""
    write: Callable[[Any], str]
    """The tag's text for a value."""
    absent: Callable[[Mapping[str, Any]], Any] | None
    """The value that a missing tag stands for, given the options before; `None` where the tag is required."""


@dataclass(frozen=True, slots=True)
class Rulebook:
    """A game of the registry, before its options are settled."""

    id: str
    title: str
    options: tuple[Option, ...]
    make: Callable[..., Game]
    players: tuple[int, ...]
    """For how many players it is."""
    by_lot: Callable[[int, Chance], Game]
    """A game for so many players, with what people usually draw by lot drawn by lot: in Duel the scoring tiles."""
    unrecorded: tuple[str, ...] = ()
    """Options that no record tells, such as an owner's own components."""


def whole_number(text: str) -> int:
    """A small whole number, as tags have it.

    >>> whole_number("4")
    4
    """
    if not (text.isascii() and text.isdigit() and len(text) < 4):
        raise ValueError(text)
    return int(text)
