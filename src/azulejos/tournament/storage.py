"""Where a tournament is stored: its events, and apart from them the names of its people. One interface for every kind of storage.

`azulejos.tournament.event_file` stores a tournament in a file, `azulejos.server.stored_tournament` in the server's store. Whoever writes reads first;
if somebody else was faster, the regulation is asked again, about what is there now.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from azulejos.tournament.decision import STREAM, record
from azulejos.tournament.errors import Conflict, Refused, WriteConflict
from azulejos.tournament.events import Event, EventData
from azulejos.tournament.organiser_desk import OrganiserDesk
from azulejos.tournament.people import Person, Register
from azulejos.tournament.state import State

TRIES = 50
"""How often somebody else may be faster before a write gives up."""


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A tournament as it is stored: the events, the state that they make, and who is who. People who were erased are not in the register."""

    events: tuple[Event, ...] = ()
    state: State = field(default_factory=State)
    register: Register = field(default_factory=Register)


class Storage(Protocol):
    """What stores a tournament."""

    def read(self) -> Snapshot:
        """All there is; empty, if there is no such tournament yet."""

    def append(self, after: int, events: Sequence[Event], people: Sequence[Person] = ()) -> None:
        """Store events that follow version `after`, and names: all of it or nothing, on the disk when this returns. Raises `WriteConflict` if other
        events follow that version. The name of somebody who was erased is not stored.
        """

    def erase(self, person: str) -> None:
        """Erase a person's name for good; an older copy that is restored loses it again."""


def stream_of(id: str) -> str:
    """The stream of a tournament's id.

    >>> stream_of("spring")
    'tournament:spring'
    """
    if not (0 < len(id) <= 80 and id.isascii() and id.replace("-", "").isalnum() and id == id.lower()):
        raise Refused("bad-id", "A tournament's id is made of small letters, digits and hyphens: use one like spring-2027.")
    return STREAM + id


@dataclass(slots=True)
class Change:
    """What one command changes. All of it is stored, or nothing; `answer` is what the sender is told.

    A file has no organiser's desk, and `desk` is that of an event in a hall. The server's transaction has more to say.
    """

    stream: str
    actor: str
    at: int
    before: Snapshot
    desk: OrganiserDesk = field(default_factory=OrganiserDesk)
    state: State = field(init=False)
    register: Register = field(init=False)
    events: list[Event] = field(default_factory=list)
    people: list[Person] = field(default_factory=list)
    answer: dict[str, Any] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.state, self.register = self.before.state, self.before.register
        # A clock that was put back must not put the past in disorder.
        self.at = max(self.at, self.state.at)

    def do(self, data: EventData) -> None:
        """Let the regulation decide; what it allows becomes an event."""
        self.state, events = record(self.state, self.stream, self.actor, self.at, data)
        self.events += events

    def name(self, person: Person) -> None:
        """Store a person's name."""
        self.register = self.register.with_person(person)
        self.people.append(person)

    def note(self, kind: str, **payload: Any) -> None:
        """Only a server has an organiser's desk."""
        raise Conflict("no-desk", "This is done at the organiser's desk: use the event's page on the server.")

    def erase(self, person: str) -> None:
        """Only storage itself erases; see `Storage.erase`."""
        self.note("erased", person=person)

    def has_role(self, person: str) -> bool:
        """Whether somebody helps to run the event."""
        return person in self.state.arbiters


def write(storage: Storage, stream: str, at: int, fill: Callable[[Change], None], actor: Callable[[Snapshot], str]) -> Change:
    """Read, let `fill` make a change, and store it; once more from the beginning, if somebody else was faster."""
    for _ in range(TRIES):
        before = storage.read()
        change = Change(before.state.stream or stream, actor(before), at, before)
        fill(change)
        if not change.events and not change.people:
            return change
        try:
            storage.append(before.state.version, change.events, change.people)
        except WriteConflict:
            continue
        return change
    raise WriteConflict
