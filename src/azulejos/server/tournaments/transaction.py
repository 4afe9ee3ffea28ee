"""What one command writes, while it is made: the regulation's events, the desk's, names and roles. All of it is stored, or nothing."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Executable

from azulejos.server.store import NewEvent, people, players, roles
from azulejos.server.store.roles import Kind
from azulejos.server.tournaments.desk import Desk, event
from azulejos.server.tournaments.roles import Role
from azulejos.tournament import Act, Appointed, Person, Register, State
from azulejos.tournament.book import Page

SERVER_ARBITER = "p-house"
"""The server itself, where it acts in an event: an arbiter who enters the results of live tables, and runs what is unattended."""


@dataclass(slots=True)
class Transaction:
    """A command under way. `answer` is what whoever asked is told, and told again."""

    page: Page
    desk: Desk
    roles: tuple[Role, ...]
    events: list[NewEvent] = field(default_factory=list)
    also: list[Executable] = field(default_factory=list)
    answer: dict[str, Any] = field(default_factory=dict)

    @property
    def state(self) -> State:
        """The tournament as it is, with what this command has done so far."""
        return self.page.state

    @property
    def register(self) -> Register:
        """Who is who."""
        return self.page.register

    @property
    def actor(self) -> str:
        """Who acts."""
        return self.page.actor

    @property
    def id(self) -> str:
        """The tournament's id."""
        return self.page.stream.partition(":")[2]

    @property
    def is_empty(self) -> bool:
        """Whether there is nothing to be stored."""
        return not (self.page.events or self.page.people or self.events or self.also)

    def do(self, act: Act) -> None:
        """Let the regulation decide."""
        self.page.do(act)

    @contextmanager
    def acting(self, person: str) -> Iterator[None]:
        """Let somebody else act for a while."""
        before, self.page.actor = self.page.actor, person
        try:
            yield
        finally:
            self.page.actor = before

    def as_server(self, act: Act) -> None:
        """Let the house act, which whoever made the event has let in by making it an online one."""
        if SERVER_ARBITER not in self.state.arbiters:
            with self.acting(self.page.before.events[0].actor):
                self.do(Appointed(SERVER_ARBITER))
        with self.acting(SERVER_ARBITER):
            self.do(act)

    def note(self, kind: str, **payload: Any) -> None:
        """Something that happens at the desk."""
        self.events.append(event(kind, self.actor, **payload))

    def name(self, person: Person) -> None:
        """Note who somebody is."""
        self.page.name(person)

    def add_role(self, hash: str, kind: Kind, person: str, label: str = "") -> int:
        """Somebody gets a role; its number."""
        number = max([self.desk.tokens, *(role.number for role in self.roles)]) + 1
        self.roles = (*self.roles, Role(hash, number, kind, person, label, self.page.at))
        self.also.append(roles.add(hash, self.id, number, kind, person, label, self.page.at))
        self.note("token-made", number=number, role=kind, person=person)
        return number

    def revoke(self, numbers: Iterable[int]) -> None:
        """Roles hold no longer."""
        meant = set(numbers)
        gone = [role.number for role in self.roles if role.number in meant and role.revoked_at is None]
        if not gone:
            return
        self.roles = tuple(
            Role(each.hash, each.number, each.kind, each.person, each.label, each.made_at, self.page.at) if each.number in gone else each
            for each in self.roles
        )
        self.also.append(roles.revoke(self.id, gone, self.page.at))
        for number in gone:
            self.note("token-revoked", number=number)

    def erase(self, person: str) -> None:
        """Take a name away for good, and all roles of that person."""
        self.roles = tuple(role for role in self.roles if role.person != person)
        self.page.register = self.page.register.without(person)
        self.also += people.erase(person, self.page.at)
        self.note("erased", person=person)

    def statements(self) -> Sequence[Executable]:
        """All that is stored besides the events."""
        names = [players.put(person.id, person.first, person.surname) for person in self.page.people if person.id not in self.register.erased]
        return [*names, *self.also]
