"""Roles in tournaments: organisers, arbiters and players, each by a token of which only the hash is stored."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from sqlalchemy import Delete, Insert, Update, delete, insert, select, update

from azulejos.server.store.schema import role
from azulejos.server.store.statements import Question

Kind = Literal["organiser", "arbiter", "player"]


def add(hash: str, tournament: str, number: int, kind: Kind, person: str, label: str, made_at: int) -> Insert:
    """A role that holds until it is revoked. Numbers count up within a tournament and are never used again."""
    return insert(role).values(
        hash=hash, tournament=tournament, number=number, role=kind, person=person, label=label, made_at=made_at, revoked_at=None
    )


def revoke(tournament: str, numbers: Iterable[int], at: int) -> Update:
    """Roles that hold no longer.

    >>> "revoked_at IS NULL" in str(revoke("spring", [3], at=0))
    True
    """
    return update(role).where(role.c.tournament == tournament, role.c.number.in_(list(numbers)), role.c.revoked_at.is_(None)).values(revoked_at=at)


def remove(tournament: str) -> Delete:
    """All roles of a tournament that is deleted."""
    return delete(role).where(role.c.tournament == tournament)


def of_tournament(tournament: str) -> Question:
    """Every role of a tournament, revoked ones too: rows (hash, tournament, number, role, person, label, made_at, revoked_at)."""
    return select(role).where(role.c.tournament == tournament).order_by(role.c.number)
