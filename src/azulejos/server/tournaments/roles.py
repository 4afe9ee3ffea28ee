"""Roles: who may do what in a tournament. A role is a token, of which only the hash is known here."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from azulejos.server.store.roles import Kind
from azulejos.server.store.statements import Found
from azulejos.server.tournaments import message_types

RANKS: tuple[Kind, ...] = ("organiser", "arbiter", "player")
"""The highest first."""
STAFF = frozenset({"organiser", "arbiter"})


@dataclass(frozen=True, slots=True)
class Role:
    """A role that somebody holds, or held."""

    hash: str
    number: int
    kind: Kind
    person: str
    label: str
    made_at: int
    revoked_at: int | None = None

    @property
    def is_staff(self) -> bool:
        """Whether it sees the desk."""
        return self.kind in STAFF

    def json(self) -> message_types.Role:
        """As its holder is told it."""
        return {"role": self.kind, "person": self.person, "number": self.number, "label": self.label}


def read(row: Found) -> Role:
    """The role of a row."""
    return Role(row.hash, row.number, row.role, row.person, row.label, row.made_at, row.revoked_at)


def highest(held: Iterable[Role], wanted: str | None = None) -> Role | None:
    """The highest of some roles, or the one that is wanted.

    >>> held = [Role("a", 2, "player", "p-ann", "", 0), Role("b", 3, "arbiter", "p-ann", "", 0)]
    >>> highest(held).kind, highest(held, "player").kind, highest(held, "organiser")
    ('arbiter', 'player', None)
    """
    found = [role for role in held if role.revoked_at is None and wanted in (None, role.kind)]
    return min(found, key=lambda role: RANKS.index(role.kind), default=None)
