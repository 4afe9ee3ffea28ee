"""Where devices can be told that it is their owner's turn: what browsers have given for it. Gone with the person."""

from __future__ import annotations

from sqlalchemy import Delete, delete, select

from azulejos.server.store.schema import push_subscription
from azulejos.server.store.statements import Question, Upsert, upsert

MOST = 10
"""So many devices of one person."""


def put(hash: str, person: str, endpoint: str, p256dh: str, auth: str, language: str, at: int) -> Upsert:
    """A device, by the hash of its address: what it has given anew counts, whoever it belonged to before."""
    values = {"hash": hash, "person": person, "endpoint": endpoint, "p256dh": p256dh, "auth": auth, "language": language, "made_at": at}
    return upsert(push_subscription, values)


def of_person(person: str) -> Question:
    """A person's devices, the latest first."""
    return select(push_subscription).where(push_subscription.c.person == person).order_by(push_subscription.c.made_at.desc()).limit(MOST)


def remove(hash: str, person: str | None = None) -> Delete:
    """Forget a device; where a person is named, only of theirs."""
    gone = delete(push_subscription).where(push_subscription.c.hash == hash)
    return gone if person is None else gone.where(push_subscription.c.person == person)


def remove_oldest(person: str) -> Delete:
    """Forget the devices that are more than one person may have."""
    table = push_subscription.alias()
    latest = select(table.c.hash).where(table.c.person == person).order_by(table.c.made_at.desc()).limit(MOST)
    return delete(push_subscription).where(push_subscription.c.person == person, push_subscription.c.hash.not_in(latest))
