"""Keys, of which only hashes are stored: of a person's devices, of the links that move a person to another device, and of seats."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from sqlalchemy import Delete, Insert, Update, delete, insert, or_, select, update

from azulejos.server.store.schema import key, seat_key
from azulejos.server.store.statements import Question, Upsert, must_change, upsert


def add(hash: str, person: str, kind: Literal["device", "link"], made_at: int, expires_at: int | None = None) -> Insert:
    """A key of a person, who must be there; without `expires_at` it is good for ever."""
    return insert(key).values(hash=hash, person=person, kind=kind, made_at=made_at, expires_at=expires_at, used=False)


def find(hash: str) -> Question:
    """The row (hash, person, kind, made_at, expires_at, used) of a key."""
    return select(key).where(key.c.hash == hash)


def of_person(person: str) -> Question:
    """Every key of a person."""
    return select(key).where(key.c.person == person).order_by(key.c.made_at)


def use(hash: str, now: int) -> Update:
    """Use a key up. Of two who try at once, one is refused (`Unchanged`); so is whoever comes too late.

    >>> from azulejos.server.store.statements import Question, changes
    >>> changes(use("5f…", now=0))
    True
    """
    fresh = or_(key.c.expires_at.is_(None), key.c.expires_at > now)
    return must_change(update(key).where(key.c.hash == hash, key.c.used.is_(False), fresh).values(used=True))


def remove(hash: str) -> Delete:
    """Forget a key: a device is signed out."""
    return delete(key).where(key.c.hash == hash)


def remove_expired(now: int) -> Delete:
    """Forget every key whose time is over."""
    return delete(key).where(key.c.expires_at <= now)


def put_seat(hash: str, table_id: str, seat: int) -> Upsert:
    """A key of a seat (seats count from 1)."""
    return upsert(seat_key, {"hash": hash, "table_id": table_id, "seat": seat})


def seats_of_all(table_ids: Iterable[str]) -> Question:
    """Every key of the seats of some tables: rows (hash, table_id, seat)."""
    return select(seat_key).where(seat_key.c.table_id.in_(list(table_ids))).order_by(seat_key.c.seat, seat_key.c.hash)


def remove_seat(table_id: str, seat: int | None = None) -> Delete:
    """Forget the keys of a seat, or of all seats of a table."""
    gone = delete(seat_key).where(seat_key.c.table_id == table_id)
    return gone if seat is None else gone.where(seat_key.c.seat == seat)
