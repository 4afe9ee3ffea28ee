"""People and addresses that may not come in, for a time or for good."""

from __future__ import annotations

from typing import Literal

from sqlalchemy import Delete, delete, or_, select

from azulejos.server.store.schema import ban
from azulejos.server.store.statements import Question, Upsert, upsert

Kind = Literal["person", "address"]


def put(kind: Kind, value: str, until: int | None, why: str) -> Upsert:
    """Ban a person or an address until a time, or for good (None)."""
    return upsert(ban, {"kind": kind, "value": value, "until": until, "why": why})


def remove(kind: Kind, value: str) -> Delete:
    """Lift a ban."""
    return delete(ban).where(ban.c.kind == kind, ban.c.value == value)


def valid(now: int) -> Question:
    """Every ban that holds now: rows (kind, value, until, why)."""
    return select(ban).where(or_(ban.c.until.is_(None), ban.c.until > now)).order_by(ban.c.kind, ban.c.value)


def find(kind: Kind, value: str, now: int) -> Question:
    """The ban of a person or an address, if one holds now."""
    return valid(now).where(ban.c.kind == kind, ban.c.value == value)
