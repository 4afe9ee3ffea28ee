"""What a game is to code that is not about one game: an id, options, and a way to start."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, Protocol

from azulejos.rules.chance import Chance
from azulejos.rules.errors import OptionError

if TYPE_CHECKING:
    from azulejos.rules.position import Position


SPECTATOR = 0
"""The seat number of a spectator, who sees only what everybody may know."""


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
    hides: ClassVar[bool] = False
    """Whether seats can know something that is hidden from others."""

    @abstractmethod
    def start(self, first: int = 1) -> Position:
        """The position before the first deal; `first` is the seat that starts round 1 (A10)."""

    def check_seat(self, seat: int) -> None:
        """Raise if the table has no such seat."""
        if not isinstance(seat, int) or not 1 <= seat <= self.players:
            raise OptionError("no-such-seat", f"There is no seat {seat}: this table has seats 1 to {self.players}.", self.clauses.seats)

    def check_viewer(self, seat: int) -> None:
        """Raise unless this is a seat of the table, or `SPECTATOR`."""
        if seat != SPECTATOR:
            self.check_seat(seat)


class Material(Protocol):
    """Component data that an owner gives to a game. Records and positions name it by its digest."""

    @property
    def digest(self) -> str:
        """A short text that identifies the material."""


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
    values: tuple[str, ...] = ()
    """The words that it is made of, where there is a list of them: what a shell completes."""
    by_digest: bool = False
    """Whether the value is `Material`, which a tag names only by its digest: to read such a record, the value itself has to be given."""


@dataclass(frozen=True, slots=True)
class Rulebook:
    """A game of the registry, before its options are settled."""

    id: str
    title: str
    options: tuple[Option, ...]
    make: Callable[..., Game]
    players: tuple[int, ...]
    """For how many players it is."""
    lots: Callable[[Chance], Mapping[str, Any]] = lambda _: {}
    """The options that people usually draw by lot: in Duel the scoring tiles."""
    lots_name: str = ""
    """Their name; empty if nothing is drawn."""

    def game(self, **options: Any) -> Game:
        """The game with these options; what is not named has its usual value."""
        unknown = set(options) - {option.name for option in self.options}
        if unknown:
            raise OptionError("no-such-option", f"{self.title} has no option {', '.join(sorted(unknown))}.")
        return self.make(**options)

    def by_lot(self, players: int, chance: Chance, **options: Any) -> Game:
        """A game for so many players whose usual lots are drawn, with further options as given.

        >>> import random
        >>> from azulejos.rules import RandomChance, rulebook
        >>> len(rulebook("duel").by_lot(2, RandomChance(random.Random(1))).tiles)
        3
        """
        return self.game(players=players, **(dict(self.lots(chance)) | options))


def whole_number(text: str) -> int:
    """A small whole number, as tags have it.

    >>> whole_number("4")
    4
    """
    if not (text.isascii() and text.isdigit() and len(text) < 4):
        raise ValueError(text)
    return int(text)
