"""What one command writes, while it is made: the regulation's events, the desk's, names and roles. All of it is stored, or nothing."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Executable

from azulejos.server.store import NewEvent, people, players, roles
from azulejos.server.store.roles import Kind
from azulejos.server.tournaments.roles import Role
from azulejos.tournament import Appointed, EventData, Person, Register, State
from azulejos.tournament.organiser_desk import OrganiserDesk, desk_payload
from azulejos.tournament.storage import Change, Snapshot

SERVER_ARBITER = "p-house"
"""The server itself, where it acts in an event: an arbiter who enters the results of live tables, and runs what is unattended."""


def desk_event(kind: str, actor: str, **payload: Any) -> NewEvent:
    """An event of the organiser's desk; what is `None` is left out.

    >>> desk_event("paused", "p-arb", game=2, why=None).payload
    {'form': 1, 'game': 2}
    """
    return NewEvent(kind, desk_payload(**payload), actor)


@dataclass(slots=True)
class Transaction:
    """A command under way. `answer` is what whoever asked is told, and told again."""

    change: Change
    desk: OrganiserDesk
    roles: tuple[Role, ...]
    events: list[NewEvent] = field(default_factory=list)
    also: list[Executable] = field(default_factory=list)
    answer: dict[str, Any] = field(default_factory=dict)

    @property
    def state(self) -> State:
        """The tournament as it is, with what this command has done so far."""
        return self.change.state

    @property
    def register(self) -> Register:
        """Who is who."""
        return self.change.register

    @property
    def actor(self) -> str:
        """Who acts."""
        return self.change.actor

    @property
    def before(self) -> Snapshot:
        """The tournament as it is stored."""
        return self.change.before

    @property
    def id(self) -> str:
        """The tournament's id."""
        return self.change.stream.partition(":")[2]

    @property
    def is_empty(self) -> bool:
        """Whether there is nothing to be stored."""
        return not (self.change.events or self.change.people or self.events or self.also)

    def do(self, data: EventData) -> None:
        """Let the regulation decide."""
        self.change.do(data)

    @contextmanager
    def acting(self, person: str) -> Iterator[None]:
        """Let somebody else act for a while."""
        before, self.change.actor = self.change.actor, person
        try:
            yield
        finally:
            self.change.actor = before

    def as_server(self, data: EventData) -> None:
        """Let the server act as an arbiter. Whoever made the event has appointed it, by making the event an online one."""
        if SERVER_ARBITER not in self.state.arbiters:
            with self.acting(self.change.before.events[0].actor):
                self.do(Appointed(SERVER_ARBITER))
        with self.acting(SERVER_ARBITER):
            self.do(data)

    def note(self, kind: str, **payload: Any) -> None:
        """Something that happens at the desk."""
        self.events.append(desk_event(kind, self.actor, **payload))

    def name(self, person: Person) -> None:
        """Note who somebody is."""
        self.change.name(person)

    def add_role(self, hash: str, kind: Kind, person: str, label: str = "") -> int:
        """Somebody gets a role; its number."""
        number = max([self.desk.tokens, *(role.number for role in self.roles)]) + 1
        self.roles = (*self.roles, Role(hash, number, kind, person, label, self.change.at))
        self.also.append(roles.add(hash, self.id, number, kind, person, label, self.change.at))
        self.note("token-made", number=number, role=kind, person=person)
        return number

    def revoke(self, numbers: Iterable[int]) -> None:
        """Roles hold no longer."""
        meant = set(numbers)
        gone = [role.number for role in self.roles if role.number in meant and role.revoked_at is None]
        if not gone:
            return
        self.roles = tuple(
            Role(each.hash, each.number, each.kind, each.person, each.label, each.made_at, self.change.at) if each.number in gone else each
            for each in self.roles
        )
        self.also.append(roles.revoke(self.id, gone, self.change.at))
        for number in gone:
            self.note("token-revoked", number=number)

    def erase(self, person: str) -> None:
        """Take a name away for good, and all roles of that person."""
        self.roles = tuple(role for role in self.roles if role.person != person)
        self.change.register = self.change.register.without(person)
        self.also += people.erase(person, self.change.at)
        self.note("erased", person=person)

    def has_role(self, person: str) -> bool:
        """Whether somebody helps to run the event, or did."""
        return any(role.person == person for role in self.roles)

    def statements(self) -> Sequence[Executable]:
        """All that is stored besides the events."""
        names = [players.put(person.id, person.first, person.surname) for person in self.change.people if person.id not in self.register.erased]
        return [*names, *self.also]
