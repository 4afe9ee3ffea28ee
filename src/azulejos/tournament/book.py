"""Where a tournament is kept: its events, and apart from them the names of its people. One interface, whatever keeps them.

`azulejos.tournament.event_file` keeps a tournament in a file, `azulejos.server.stored_tournament` in the server's store. Whoever writes reads first;
if somebody else was faster, the regulation is asked again, about what is there now.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Protocol, TypeVar

from azulejos.tournament.acts import Act
from azulejos.tournament.decision import STREAM, record
from azulejos.tournament.errors import Refused, TournamentError
from azulejos.tournament.events import Event
from azulejos.tournament.people import Person, Register
from azulejos.tournament.state import State

T = TypeVar("T")
TRIES = 50
"""How often somebody else may be faster before a write gives up."""


class Moved(TournamentError):
    """Somebody else wrote since this was read: read again, and decide again."""

    def __init__(self) -> None:
        super().__init__("somebody-was-faster", "Somebody else is writing to this tournament all the time: try again.")


@dataclass(frozen=True, slots=True)
class Kept:
    """What a book has: the events, the state that they make, and who is who. People who were erased are not in the register."""

    events: tuple[Event, ...] = ()
    state: State = field(default_factory=State)
    register: Register = field(default_factory=Register)


class Book(Protocol):
    """What keeps a tournament."""

    def read(self) -> Kept:
        """All there is; empty, if there is no such tournament yet."""

    def append(self, after: int, events: Sequence[Event], people: Sequence[Person] = ()) -> None:
        """Keep events that follow version `after`, and names: all of it or nothing, on the disk when this returns; or `Moved`, if others follow it.

        The name of somebody who was erased is not kept.
        """

    def erase(self, person: str) -> None:
        """Take a person's name away for good; a copy from before that is brought back loses it again."""


def stream_of(id: str) -> str:
    """The stream of a tournament's id.

    >>> stream_of("spring")
    'tournament:spring'
    """
    if not (0 < len(id) <= 80 and id.isascii() and id.replace("-", "").isalnum() and id == id.lower()):
        raise Refused("bad-id", "A tournament's id is made of small letters, digits and hyphens: use one like spring-2027.")
    return STREAM + id


@dataclass(slots=True)
class Page:
    """What one command writes, while it is made: nothing of it is kept before all of it is."""

    stream: str
    actor: str
    at: int
    before: Kept
    state: State = field(init=False)
    register: Register = field(init=False)
    events: list[Event] = field(default_factory=list)
    people: list[Person] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.state, self.register = self.before.state, self.before.register
        # A clock that was put back must not put the past in disorder.
        self.at = max(self.at, self.state.at)

    def do(self, act: Act) -> None:
        """Let an act happen, or be refused."""
        self.state, events = record(self.state, self.stream, self.actor, self.at, act)
        self.events += events

    def name(self, person: Person) -> None:
        """Note who somebody is."""
        self.register = self.register.with_person(person)
        self.people.append(person)


def write(book: Book, stream: str, at: int, how: Callable[[Page], T], actor: Callable[[Kept], str]) -> tuple[T, Page]:
    """Read, let `how` fill a page, and keep it; once more from the beginning, if somebody else was faster."""
    for _ in range(TRIES):
        kept = book.read()
        page = Page(kept.state.stream or stream, actor(kept), at, kept)
        found = how(page)
        if not page.events and not page.people:
            return found, page
        try:
            book.append(kept.state.version, page.events, page.people)
        except Moved:
            continue
        return found, page
    raise Moved
