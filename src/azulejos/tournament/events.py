"""Events: what has happened in a tournament, with its place in the stream, who did it and when. None is ever changed.

People are ids here, and an arbiter gives a reason. The store has events as rows (stream, version, at, actor, kind, payload); a payload
is a versioned object of JSON.
"""

from __future__ import annotations

import enum
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from azulejos.tournament import payload
from azulejos.tournament.errors import BadHistory
from azulejos.tournament.settings import Settings
from azulejos.tournament.sheet import Sheet

FORM = 1
"""The form of a payload; a later release that changes one counts up, and goes on reading this."""


class EventData:
    """Something that happened. `kind` names it in the store."""

    __slots__ = ()
    kind: ClassVar[str]


# The event itself, and who runs it


@dataclass(frozen=True, slots=True)
class Created(EventData):
    """A tournament is announced, with its settings; who announces it is its first arbiter."""

    kind = "created"
    settings: Settings
    title: str = ""


@dataclass(frozen=True, slots=True)
class SettingsChanged(EventData):
    """Something of a tournament's settings, or its title, is another one from now on."""

    kind = "settings-changed"
    settings: Settings
    title: str


@dataclass(frozen=True, slots=True)
class Appointed(EventData):
    """Somebody becomes an arbiter (T23)."""

    kind = "appointed"
    person: str


@dataclass(frozen=True, slots=True)
class Delayed(EventData):
    """The schedule moves (T10): this game and all that follows are so many minutes later than was said, or earlier."""

    kind = "delayed"
    game: int
    minutes: int
    why: str


@dataclass(frozen=True, slots=True)
class GamesChanged(EventData):
    """A game more, or one less, for everybody (T10): how many there are now, the final not counted."""

    kind = "games-changed"
    games: int
    why: str


@dataclass(frozen=True, slots=True)
class Finished(EventData):
    """The tournament is over. Where games are left out, why."""

    kind = "finished"
    why: str = ""


@dataclass(frozen=True, slots=True)
class CeremonyMoved(EventData):
    """The prize-giving: so many lines of the final standings are told, from the last one up; `all` makes them public for good. While it is `on`, the
    hall screen shows it.
    """

    kind = "ceremony-moved"
    told: int
    all: bool = False
    on: bool = True


@dataclass(frozen=True, slots=True)
class Reopened(EventData):
    """T24: that the tournament is over was said by mistake, or too early: it goes on."""

    kind = "reopened"
    why: str


# Who is there


@dataclass(frozen=True, slots=True)
class Entered(EventData):
    """Somebody enters before the first game (T11). Of the age check only the outcome is kept."""

    kind = "entered"
    person: str
    of_age: bool


@dataclass(frozen=True, slots=True)
class EnteredLate(EventData):
    """Somebody enters, and is there, after the first game has begun; plays from this game on, and has no PV of the earlier ones."""

    kind = "entered-late"
    person: str
    of_age: bool
    game: int


@dataclass(frozen=True, slots=True)
class CheckedIn(EventData):
    """An entrant is there."""

    kind = "checked-in"
    person: str


@dataclass(frozen=True, slots=True)
class Capped(EventData):
    """At most so many play; whoever enters besides waits for a place. `None`: as many as can be seated."""

    kind = "capped"
    most: int | None = None


@dataclass(frozen=True, slots=True)
class Left(EventData):
    """A player withdraws before a round begins (T20); PV made so far stand."""

    kind = "left"
    person: str
    why: str = ""


@dataclass(frozen=True, slots=True)
class Returned(EventData):
    """A player who left, or withdrew from a game, plays the games to come."""

    kind = "returned"
    person: str
    why: str


# What is wished of the seating


@dataclass(frozen=True, slots=True)
class Described(EventData):
    """An entrant's club and rating; none of them, if it is not said."""

    kind = "described"
    person: str
    club: str = ""
    rating: int | None = None


@dataclass(frozen=True, slots=True)
class KeptApart(EventData):
    """People of whom no two should meet, such as a family; or, if not `apart`, who may meet again."""

    kind = "kept-apart"
    people: tuple[str, ...]
    apart: bool = True


@dataclass(frozen=True, slots=True)
class ClubsKeptApart(EventData):
    """Whether members of one club should not meet."""

    kind = "clubs-kept-apart"
    apart: bool


@dataclass(frozen=True, slots=True)
class PlaceFixed(EventData):
    """An entrant needs a certain table, a certain seat, or both; or, if neither is said, none any more."""

    kind = "place-fixed"
    person: str
    table: int | None = None
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class SubstituteNamed(EventData):
    """An entrant is a substitute, who sits down only where a table of three would be; or plays like everybody else again."""

    kind = "substitute-named"
    person: str
    substitute: bool = True


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
class SeatingDrafted(EventData):
    """A seating to be looked at. `seed` is what it was planned with, if it was; `unwished` is what the same lots cost where nothing is wished."""

    kind = "seating-drafted"
    rounds: tuple[Round, ...]
    seed: int | None = None
    unwished: int | None = payload.later(None)


@dataclass(frozen=True, slots=True)
class SeatingPublished(EventData):
    """The draft holds: everybody may know it."""

    kind = "seating-published"
    rounds: tuple[Round, ...]


@dataclass(frozen=True, slots=True)
class SeatingChanged(EventData):
    """The published seating bends before its game starts: two changed places, a late-comer got a chair, somebody was taken out (T15, T20)."""

    kind = "seating-changed"
    rounds: tuple[Round, ...]


@dataclass(frozen=True, slots=True)
class FinalSeated(EventData):
    """The best sit in the final, table after table; `drawn` are those whom the lot chose among equals."""

    kind = "final-seated"
    seats: tuple[str, ...]
    drawn: tuple[str, ...] = ()


# A game


@dataclass(frozen=True, slots=True)
class GameStarted(EventData):
    """A game begins; `first` has each table's first player, by seat, as the lots were drawn (T3)."""

    kind = "game-started"
    game: int
    first: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class FirstDrawn(EventData):
    """T3: a table has drawn its lot by itself, and tells who starts."""

    kind = "first-drawn"
    game: int
    table: int
    first: int


@dataclass(frozen=True, slots=True)
class SheetHandedIn(EventData):
    """T12: a sheet, by a player of the table or an arbiter; `settles` if it makes the result. It can say who has withdrawn (T21)."""

    kind = "sheet-handed-in"
    sheet: Sheet
    settles: bool


@dataclass(frozen=True, slots=True)
class Disputed(EventData):
    """A table's sheets differ, or one of its players does not accept its result: an arbiter has to look at it."""

    kind = "disputed"
    game: int
    table: int
    why: str


@dataclass(frozen=True, slots=True)
class Withdrawn(EventData):
    """A player withdraws during a game (T21)."""

    kind = "withdrawn"
    game: int
    person: str
    why: str = ""


@dataclass(frozen=True, slots=True)
class GameEnded(EventData):
    """Every table of a game has a result or is void."""

    kind = "game-ended"
    game: int


@dataclass(frozen=True, slots=True)
class GameUndone(EventData):
    """T24: the last game that began counts for nothing, and is to be played again; its seating is that of the game to come."""

    kind = "game-undone"
    game: int
    why: str


# The arbiter


@dataclass(frozen=True, slots=True)
class Corrected(EventData):
    """T24: an arbiter corrects a table's result, or decides a dispute: what it was before (`None` where it had none), what it is now, and why."""

    kind = "corrected"
    before: Sheet | None
    after: Sheet
    why: str


@dataclass(frozen=True, slots=True)
class SheetsDiscarded(EventData):
    """T24: an arbiter discards what was handed in too early: one player's sheet, or all of the table with the result that it had (`before`)."""

    kind = "sheets-discarded"
    game: int
    table: int
    before: Sheet | None
    why: str
    person: str | None = None


@dataclass(frozen=True, slots=True)
class Voided(EventData):
    """T5: an arbiter declares a table void; `before` is the result that it had, if any."""

    kind = "voided"
    game: int
    table: int
    before: Sheet | None
    why: str


@dataclass(frozen=True, slots=True)
class Warned(EventData):
    """An arbiter warns a player (T23)."""

    kind = "warned"
    person: str
    why: str


@dataclass(frozen=True, slots=True)
class Penalised(EventData):
    """An arbiter takes points from a player, or gives some back that were taken; `game` is the last one that had begun, 0 before the first."""

    kind = "penalised"
    person: str
    game: int
    points: int
    why: str


@dataclass(frozen=True, slots=True)
class Expelled(EventData):
    """An arbiter expels a player (T23): gone from every public list."""

    kind = "expelled"
    person: str
    why: str
    leaves: bool = payload.later(False)
    """Whether they leave a table of the game that is on, whatever its state, unless its result stands. Events of the first release do not have it:
    by those, only a table without any sheet was left.
    """


class Reason(enum.StrEnum):
    """What was a mistake."""

    EXPELLED = "expelled"
    WITHDRAWN = "withdrawn"


@dataclass(frozen=True, slots=True)
class Reinstated(EventData):
    """An expulsion was a mistake, or a withdrawal from the game that is on was (T24)."""

    kind = "reinstated"
    person: str
    what: Reason
    why: str


KINDS: Mapping[str, type[EventData]] = {kind.kind: kind for kind in EventData.__subclasses__()}
"""Every kind of event, by its name in the store."""


# In the stream


@dataclass(frozen=True, slots=True)
class Event:
    """What happened, with its place in the stream: who did it, and when, in milliseconds since 1970.

    >>> event = Event("tournament:x", 2, 1_000, "p-org", Entered("p-ann", of_age=True))
    >>> event.json()["payload"]
    {'form': 1, 'person': 'p-ann', 'of_age': True}
    >>> Event.read(event.json()) == event
    True
    """

    stream: str
    version: int
    at: int
    actor: str
    data: EventData

    def json(self) -> dict[str, Any]:
        """As an object of JSON, with the names of the store's columns."""
        found = {"form": FORM, **payload.write(self.data)}
        return {"stream": self.stream, "version": self.version, "at": self.at, "actor": self.actor, "kind": self.data.kind, "payload": found}

    @staticmethod
    def read(value: Mapping[str, Any]) -> Event:
        """From an object of JSON; of which release a payload is, its form says."""
        if not isinstance(value, Mapping):
            raise BadHistory("unknown-event", "An event is an object of JSON: use the unchanged file.")
        row = payload.read(_Row, {name: part for name, part in value.items() if name != "payload"})
        inside = value.get("payload")
        if row.kind not in KINDS or not isinstance(inside, Mapping) or inside.get("form") != FORM or row.version < 1:
            raise BadHistory("unknown-event", "An event is of a kind or a form that this release does not know: use a newer one.")
        data = payload.read(KINDS[row.kind], {name: part for name, part in inside.items() if name != "form"})
        return Event(row.stream, row.version, row.at, row.actor, data)


@dataclass(frozen=True, slots=True)
class _Row:
    """An event's columns but its payload."""

    stream: str
    version: int
    at: int
    actor: str
    kind: str
