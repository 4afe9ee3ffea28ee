"""What can happen at a table. An event is a value that is never changed; `kind` names it in the store, and its other fields are the payload."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from functools import cache
from typing import Any, ClassVar, Generic, Self, TypeVar

from azulejos.server.store import NewEvent, StoredEvent
from azulejos.server.store.events import new_event
from azulejos.server.tables.evening import Evening
from azulejos.server.tables.setup import Setup

SERVER = "server"
"""Who does what happens by itself."""
CLOCK_SET = "clock"
"""Why a table was interrupted by a server that was there all the time."""


@dataclass(frozen=True, slots=True)
class ActorEvent:
    """Something that `actor` did, or that happened by itself."""

    kind: ClassVar[str]

    actor: str

    def new(self) -> NewEvent:
        """As it is to be stored. A field that has its default value is left out."""
        kind: Any = type(self)
        payload = {name: _written(value) for name, default in _payload(kind) if (value := getattr(self, name)) != default}
        return new_event(self.kind, self.actor, **payload)

    @classmethod
    def read(cls, actor: str, payload: Mapping[str, Any]) -> Self:
        """From a stored payload, perhaps of another release: what that lacks has its default value, and what is not known here is ignored."""
        kind: Any = cls
        return cls(actor, **{name: _read(payload[name]) for name, _ in _payload(kind) if name in payload})


@cache
def _payload(kind: Any) -> Sequence[tuple[str, Any]]:
    """The fields beside the actor, each with its default value."""
    return [(field.name, field.default) for field in fields(kind)[1:]]


def _written(value: object) -> object:
    return list(value) if isinstance(value, tuple) else value


def _read(value: object) -> object:
    return tuple(value) if isinstance(value, list) else value


E = TypeVar("E", bound=ActorEvent, covariant=True)


@dataclass(frozen=True, slots=True)
class Recorded(Generic[E]):
    """An event with its place in its stream and its time."""

    version: int
    at: int
    event: E


def recorded(events: Sequence[E], after: int, at: int) -> list[Recorded[E]]:
    """New events with their places after a version.

    >>> [each.version for each in recorded([Interrupted(SERVER, 5), Interrupted(SERVER, 6)], after=3, at=1_000)]
    [4, 5]
    """
    return [Recorded(version, at, event) for version, event in enumerate(events, after + 1)]


@dataclass(frozen=True, slots=True)
class TableEvent(ActorEvent):
    """Something that happened at a table."""

    shown: ClassVar[tuple[str, ...]] = ()
    """The fields that everybody who looks at the table is shown."""

    @property
    def command(self) -> tuple[int, str] | None:
        """The seat and the id of the command that asked for it: a command that comes again is known by them."""
        seat, id = getattr(self, "seat", None), getattr(self, "id", None)
        return None if seat is None or id is None else (seat, id)


# The table


@dataclass(frozen=True, slots=True)
class Created(TableEvent):
    """A table is made, and the server commits itself to its deals. One at which people play again has the `evening` so far."""

    kind = "created"
    setup: Setup
    commitment: str
    evening: Evening | None = None

    def new(self) -> NewEvent:
        """As it is to be stored."""
        evening = None if self.evening is None else self.evening.to_json()
        return new_event(self.kind, self.actor, setup=self.setup.to_json(), commitment=self.commitment, evening=evening)

    @classmethod
    def read(cls, actor: str, payload: Mapping[str, Any]) -> Self:
        """From a stored payload."""
        evening = Evening.read(payload["evening"]) if "evening" in payload else None
        return cls(actor, Setup.read(payload["setup"]), payload["commitment"], evening)


@dataclass(frozen=True, slots=True)
class Arranged(TableEvent):
    """Before play begins something else is agreed. `sits` has for each seat where whoever sits there sat before; `seat` is the maker's then."""

    kind = "arranged"
    shown = ("seat",)
    setup: Setup
    sits: tuple[int | None, ...]
    seat: int | None = None
    id: str | None = None

    def new(self) -> NewEvent:
        """As it is to be stored."""
        return new_event(self.kind, self.actor, setup=self.setup.to_json(), sits=list(self.sits), seat=self.seat, id=self.id)

    @classmethod
    def read(cls, actor: str, payload: Mapping[str, Any]) -> Self:
        """From a stored payload."""
        return cls(actor, Setup.read(payload["setup"]), tuple(payload["sits"]), payload.get("seat"), payload.get("id"))


@dataclass(frozen=True, slots=True)
class ChangedSeat(TableEvent):
    """Before play begins somebody sits down on another seat. What the two were kept for changes places with them."""

    kind = "changed-seat"
    shown = ("seat", "before")
    seat: int
    before: int
    id: str | None = None


@dataclass(frozen=True, slots=True)
class Sat(TableEvent):
    """Somebody sits down, with a commitment to what they contribute to the deals, or with the contribution itself."""

    kind = "sat"
    shown = ("seat",)
    seat: int
    person: str
    contribution: str | None = None
    id: str | None = None
    commitment: str | None = None


@dataclass(frozen=True, slots=True)
class Revealed(TableEvent):
    """Everybody sits, and a seat shows the contribution that it had committed itself to."""

    kind = "revealed"
    shown = ("seat",)
    seat: int
    contribution: str
    id: str | None = None


@dataclass(frozen=True, slots=True)
class Left(TableEvent):
    """Somebody gets up."""

    kind = "left"
    shown = ("seat",)
    seat: int
    id: str | None = None


@dataclass(frozen=True, slots=True)
class Removed(TableEvent):
    """Before play begins the maker, on seat `seat`, removes the guest who sits on seat `guest`, and who cannot sit down again until let back in."""

    kind = "removed"
    shown = ("seat", "guest")
    seat: int
    guest: int
    id: str | None = None


@dataclass(frozen=True, slots=True)
class Readmitted(TableEvent):
    """The maker lets everybody back in who was removed."""

    kind = "readmitted"
    shown = ("seat",)
    seat: int
    id: str | None = None


@dataclass(frozen=True, slots=True)
class Started(TableEvent):
    """Everybody sits, and play starts; `tags` say what was drawn by lot. A game that was imported has none."""

    kind = "started"
    tags: Mapping[str, str] | None = None
    scheme: int = 1
    """That of the deals (docs/fairness.md): in the first one nobody had to commit themselves to a contribution."""


@dataclass(frozen=True, slots=True)
class Finished(TableEvent):
    """The game is over."""

    kind = "finished"
    scores: tuple[int | None, ...]
    winners: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Closed(TableEvent):
    """The table is closed for good."""

    kind = "closed"
    shown = ("why",)
    why: str


@dataclass(frozen=True, slots=True)
class Rematched(TableEvent):
    """The same people play again at another table."""

    kind = "rematched"
    shown = ("table",)
    table: str


# The game


@dataclass(frozen=True, slots=True)
class Played(TableEvent):
    """Something of the game: a move, what chance did, or what an arbiter said. `by` tells who decided, if not the seat's own player."""

    kind = "played"
    shown = ("seat", "by")
    token: str
    seat: int | None = None
    id: str | None = None
    by: str | None = None
    open: bool = False
    """The turn waits to be confirmed."""


@dataclass(frozen=True, slots=True)
class Undone(TableEvent):
    """The game goes back to its first `to` events."""

    kind = "undone"
    shown = ("seat", "to")
    seat: int
    to: int
    id: str | None = None


@dataclass(frozen=True, slots=True)
class Confirmed(TableEvent):
    """A player stands by the turn that was played."""

    kind = "confirmed"
    shown = ("seat",)
    seat: int
    id: str | None = None


# Agreements


@dataclass(frozen=True, slots=True)
class Offered(TableEvent):
    """A seat proposes a takeback, which goes back `to` so many events of the game, or a pause."""

    kind = "offered"
    shown = ("seat", "what")
    what: str
    seat: int
    to: int | None = None
    id: str | None = None


@dataclass(frozen=True, slots=True)
class Agreed(TableEvent):
    """A seat agrees to what was proposed."""

    kind = "agreed"
    shown = ("seat", "what")
    what: str
    seat: int
    id: str | None = None


@dataclass(frozen=True, slots=True)
class Declined(TableEvent):
    """A seat declines what was proposed, or withdraws its own proposal."""

    kind = "declined"
    shown = ("seat", "what")
    what: str
    seat: int
    id: str | None = None


@dataclass(frozen=True, slots=True)
class Paused(TableEvent):
    """The table rests."""

    kind = "paused"
    shown = ("why",)
    why: str


@dataclass(frozen=True, slots=True)
class Resumed(TableEvent):
    """The rest is over."""

    kind = "resumed"
    seat: int | None = None
    id: str | None = None


# Time and absence


@dataclass(frozen=True, slots=True)
class StoodIn(TableEvent):
    """A bot plays for a seat: its player has left, is away, or has run out of time (`flag`)."""

    kind = "stood-in"
    shown = ("seat", "why")
    seat: int
    bot: str
    why: str


@dataclass(frozen=True, slots=True)
class CameBack(TableEvent):
    """A player takes the seat back from the bot."""

    kind = "came-back"
    shown = ("seat",)
    seat: int
    id: str | None = None


@dataclass(frozen=True, slots=True)
class Extended(TableEvent):
    """A seat gets more time."""

    kind = "extended"
    shown = ("seat", "ms")
    seat: int
    ms: int


@dataclass(frozen=True, slots=True)
class Interrupted(TableEvent):
    """The server was away, or its clock was set: `gap` milliseconds are nobody's time. What is stored never goes back, so they may be none."""

    kind = "interrupted"
    shown = ("gap", "why")
    gap: int
    why: str | None = None
    """`CLOCK_SET`, or nothing if the server was away."""


KINDS: Mapping[str, type[TableEvent]] = {
    kind.kind: kind
    for kind in (
        Created, Arranged, Sat, ChangedSeat, Revealed, Left, Removed, Readmitted, Started, Finished, Closed, Rematched, Played, Undone, Confirmed,
        Offered, Agreed, Declined, Paused, Resumed, StoodIn, CameBack, Extended, Interrupted,
    )
}  # fmt: skip
"""Every kind of event, by its name in the store."""


def read_event(stored: StoredEvent) -> Recorded[TableEvent]:
    """An event of a table, from the store.

    >>> read_event(StoredEvent("table:x", 7, 1_000, "p-ann", "confirmed", {"form": 1, "seat": 2, "id": "a"}))
    Recorded(version=7, at=1000, event=Confirmed(actor='p-ann', seat=2, id='a'))
    """
    return Recorded(stored.version, stored.at, KINDS[stored.kind].read(stored.actor, stored.payload))
