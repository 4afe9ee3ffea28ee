"""What one command writes, while it is made: the regulation's events, the desk's, names and roles. All of it is stored, or nothing."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Executable

from azulejos.server.store import NewEvent, people, roles
from azulejos.server.store.roles import Kind
from azulejos.server.tournaments.roles import Role
from azulejos.tournament import Appointed, EventData
from azulejos.tournament.organiser_desk import desk_payload
from azulejos.tournament.storage import Change

SERVER_ARBITER = "p-house"
"""The server itself, where it acts in an event: an arbiter who enters the results of live tables, and runs what is unattended."""


def desk_event(kind: str, actor: str, **payload: Any) -> NewEvent:
    """An event of the organiser's desk; what is `None` is left out.

    >>> desk_event("paused", "p-arb", game=2, why=None).payload
    {'form': 1, 'game': 2}
    """
    return NewEvent(kind, desk_payload(**payload), actor)


@dataclass(slots=True)
class Transaction(Change):
    """What one command changes on the server: besides the regulation's events also the desk's, roles, and rows of the store."""

    roles: tuple[Role, ...] = ()
    desk_events: list[NewEvent] = field(default_factory=list)
    also: list[Executable] = field(default_factory=list)

    @property
    def id(self) -> str:
        """The tournament's id."""
        return self.stream.partition(":")[2]

    @property
    def is_empty(self) -> bool:
        """Whether there is nothing to be stored."""
        return not (self.events or self.people or self.desk_events or self.also)

    @contextmanager
    def acting(self, person: str) -> Iterator[None]:
        """Let somebody else act for a while."""
        before, self.actor = self.actor, person
        try:
            yield
        finally:
            self.actor = before

    def as_server(self, data: EventData) -> None:
        """Let the server act as an arbiter. Whoever made the event has appointed it, by making the event an online one."""
        if SERVER_ARBITER not in self.state.arbiters:
            with self.acting(self.before.events[0].actor):
                self.do(Appointed(SERVER_ARBITER))
        with self.acting(SERVER_ARBITER):
            self.do(data)

    def note(self, kind: str, **payload: Any) -> None:
        """Add an event of the organiser's desk."""
        self.desk_events.append(desk_event(kind, self.actor, **payload))

    def add_role(self, hash: str, kind: Kind, person: str, label: str = "") -> int:
        """Somebody gets a role; its number."""
        number = max([self.desk.tokens, *(role.number for role in self.roles)]) + 1
        self.roles = (*self.roles, Role(hash, number, kind, person, label, self.at))
        self.also.append(roles.add(hash, self.id, number, kind, person, label, self.at))
        self.note("token-made", number=number, role=kind, person=person)
        return number

    def revoke(self, numbers: Iterable[int]) -> None:
        """Roles hold no longer."""
        meant = set(numbers)
        gone = [role.number for role in self.roles if role.number in meant and role.revoked_at is None]
        if not gone:
            return
        self.roles = tuple(
            Role(each.hash, each.number, each.kind, each.person, each.label, each.made_at, self.at) if each.number in gone else each
            for each in self.roles
        )
        self.also.append(roles.revoke(self.id, gone, self.at))
        for number in gone:
            self.note("token-revoked", number=number)

    def erase(self, person: str) -> None:
        """Take a name away for good, and all roles of that person."""
        self.roles = tuple(role for role in self.roles if role.person != person)
        self.register = self.register.without(person)
        self.also += people.erase(person, self.at)
        self.note("erased", person=person)

    def has_role(self, person: str) -> bool:
        """Whether somebody helps to run the event, or did."""
        return any(role.person == person for role in self.roles)

    def statements(self) -> Sequence[Executable]:
        """All that is stored besides the events."""
        names = [people.put_player(person.id, person.first, person.surname) for person in self.people if person.id not in self.register.erased]
        return [*names, *self.also]
