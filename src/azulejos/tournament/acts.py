"""Acts: what can happen in a tournament. Each is a value, names people by ids, and says why where an arbiter acts; none is ever changed."""

from __future__ import annotations

import enum
from dataclasses import dataclass
from typing import ClassVar

from azulejos.tournament.settings import Settings
from azulejos.tournament.sheet import Sheet


class Act:
    """Something that happened. `kind` names it in the store."""

    __slots__ = ()
    kind: ClassVar[str]


# The event itself, and who runs it


@dataclass(frozen=True, slots=True)
class Created(Act):
    """A tournament is announced, with its settings; who announces it is its first arbiter."""

    kind = "created"
    settings: Settings
    title: str = ""


@dataclass(frozen=True, slots=True)
class Appointed(Act):
    """Somebody becomes an arbiter (T23)."""

    kind = "appointed"
    person: str


@dataclass(frozen=True, slots=True)
class Delayed(Act):
    """The schedule moves (T10): this game and all that follows are so many minutes later than was said."""

    kind = "delayed"
    game: int
    minutes: int
    why: str


@dataclass(frozen=True, slots=True)
class Finished(Act):
    """The tournament is over. Where games are left out, why."""

    kind = "finished"
    why: str = ""


# Who is there


@dataclass(frozen=True, slots=True)
class Entered(Act):
    """Somebody enters before the first game (T11). Of the age check only the outcome is kept."""

    kind = "entered"
    person: str
    of_age: bool


@dataclass(frozen=True, slots=True)
class EnteredLate(Act):
    """Somebody enters, and is there, after the first game has begun; plays from this game on, and has no PV of the earlier ones."""

    kind = "entered-late"
    person: str
    of_age: bool
    game: int


@dataclass(frozen=True, slots=True)
class CheckedIn(Act):
    """An entrant is there."""

    kind = "checked-in"
    person: str


@dataclass(frozen=True, slots=True)
class Left(Act):
    """A player withdraws before a round begins (T20); PV made so far stand."""

    kind = "left"
    person: str
    why: str = ""


@dataclass(frozen=True, slots=True)
class Returned(Act):
    """A player who left, or withdrew from a game, plays the games to come."""

    kind = "returned"
    person: str
    why: str


# Seating


@dataclass(frozen=True, slots=True)
class Round:
    """Who sits where in a game: tables in their order, each with its people in seat order."""

    game: int
    tables: tuple[tuple[str, ...], ...]

    @property
    def people(self) -> tuple[str, ...]:
        """Everybody who plays."""
        return tuple(person for table in self.tables for person in table)


@dataclass(frozen=True, slots=True)
class SeatingDrafted(Act):
    """A seating to be looked at. `seed` is what it was planned with, if it was."""

    kind = "seating-drafted"
    rounds: tuple[Round, ...]
    seed: int | None = None


@dataclass(frozen=True, slots=True)
class SeatingPublished(Act):
    """The draft holds: everybody may know it."""

    kind = "seating-published"
    rounds: tuple[Round, ...]


@dataclass(frozen=True, slots=True)
class FinalSeated(Act):
    """The best four sit at the final table; `drawn` are those whom the lot chose among equals."""

    kind = "final-seated"
    seats: tuple[str, ...]
    drawn: tuple[str, ...] = ()


# A game


@dataclass(frozen=True, slots=True)
class GameStarted(Act):
    """A game begins; `first` has each table's first player, by seat, as the lots were drawn (T3)."""

    kind = "game-started"
    game: int
    first: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SheetHandedIn(Act):
    """T12: a sheet, by a player of the table or an arbiter; `settles` if it makes the result."""

    kind = "sheet-handed-in"
    sheet: Sheet
    settles: bool


@dataclass(frozen=True, slots=True)
class Disputed(Act):
    """A table's sheets differ, or one of its players does not accept its result: an arbiter has to look at it."""

    kind = "disputed"
    game: int
    table: int
    why: str


@dataclass(frozen=True, slots=True)
class Withdrawn(Act):
    """A player withdraws during a game (T21)."""

    kind = "withdrawn"
    game: int
    person: str
    why: str = ""


@dataclass(frozen=True, slots=True)
class GameEnded(Act):
    """Every table of a game has a result or is void."""

    kind = "game-ended"
    game: int


# The arbiter


@dataclass(frozen=True, slots=True)
class Corrected(Act):
    """T24: an arbiter corrects a table's result, or decides a dispute: what it was before (`None` where it had none), what it is now, and why."""

    kind = "corrected"
    before: Sheet | None
    after: Sheet
    why: str


@dataclass(frozen=True, slots=True)
class Voided(Act):
    """T5: an arbiter declares a table void; `before` is the result that it had, if any."""

    kind = "voided"
    game: int
    table: int
    before: Sheet | None
    why: str


@dataclass(frozen=True, slots=True)
class Warned(Act):
    """An arbiter warns a player (T23)."""

    kind = "warned"
    person: str
    why: str


@dataclass(frozen=True, slots=True)
class Expelled(Act):
    """An arbiter expels a player (T23): gone from every public list."""

    kind = "expelled"
    person: str
    why: str


class Reason(enum.StrEnum):
    """What was a mistake."""

    EXPELLED = "expelled"
    WITHDRAWN = "withdrawn"


@dataclass(frozen=True, slots=True)
class Reinstated(Act):
    """An expulsion was a mistake, or a withdrawal from the game that is on was (T24)."""

    kind = "reinstated"
    person: str
    what: Reason
    why: str
