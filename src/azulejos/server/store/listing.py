"""The list of tables: what it takes to find one, and nothing that only a player may know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import orjson
from sqlalchemy import Delete, Update, and_, delete, func, or_, select, update

from azulejos.server.store.schema import listing, listing_person
from azulejos.server.store.statements import Question, Upsert, upsert


def put(table_id: str, *, state: str, public: bool, game: str, made_at: int, updated_at: int, summary: dict[str, Any]) -> Upsert:
    """A table of the list, or what it is now; when it was made stays as it was."""
    return upsert(
        listing,
        {
            "table_id": table_id,
            "state": state,
            "public": public,
            "game": game,
            "made_at": made_at,
            "updated_at": updated_at,
            "summary": orjson.dumps(summary).decode(),
        },
        keep=("made_at",),
    )


def put_person(table_id: str, person: str) -> Upsert:
    """A person sits at a table of the list: it is one of "my games"."""
    return upsert(listing_person, {"table_id": table_id, "person": person})


def remove_person(table_id: str, person: str) -> Delete:
    """A table is no longer one of a person's games."""
    return delete(listing_person).where(listing_person.c.table_id == table_id, listing_person.c.person == person)


def remove(table_id: str) -> Delete:
    """Take a table off the list, and out of everybody's games."""
    return delete(listing).where(listing.c.table_id == table_id)


def find(table_id: str) -> Question:
    """The row (table_id, state, public, game, made_at, updated_at, summary) of a table."""
    return select(listing).where(listing.c.table_id == table_id)


def in_state(states: Sequence[str], *, public: bool | None = None, before: int | None = None, limit: int | None = 100) -> Question:
    """The tables in some states, those that changed last first; `before` is the `updated_at` to go on from."""
    found = select(listing).where(listing.c.state.in_(list(states))).order_by(listing.c.updated_at.desc(), listing.c.table_id).limit(limit)
    if public is not None:
        found = found.where(listing.c.public.is_(public))
    return found if before is None else found.where(listing.c.updated_at < before)


def untouched(state: str, before: int, after: tuple[int, str] = (-1, ""), limit: int = 200) -> Question:
    """The rows (table_id, updated_at) of tables in a state that last changed before a time, the oldest first; `after` is the last one known.

    >>> "BETWEEN" in str(untouched("open", 1_000))
    True
    """
    at, id = after
    later = or_(listing.c.updated_at > at, and_(listing.c.updated_at == at, listing.c.table_id > id))
    # What `later` says of the time is said once more by itself: so that the index is used from there on.
    found = select(listing.c.table_id, listing.c.updated_at).where(listing.c.state == state, listing.c.updated_at.between(at, before - 1), later)
    return found.order_by(listing.c.updated_at, listing.c.table_id).limit(limit)


def change_state(table_id: str, state: str, updated_at: int) -> Update:
    """A table is in another state, and everything else of it is as it was."""
    return update(listing).where(listing.c.table_id == table_id).values(state=state, updated_at=updated_at)


def of_person(person: str, *, states: Sequence[str] | None = None, before: int | None = None, limit: int = 100) -> Question:
    """The tables of a person, those that changed last first; only those in some states, if any are named."""
    found = select(listing).join(listing_person, listing.c.table_id == listing_person.c.table_id).where(listing_person.c.person == person)
    found = found.order_by(listing.c.updated_at.desc(), listing.c.table_id).limit(limit)
    if states is not None:
        found = found.where(listing.c.state.in_(list(states)))
    return found if before is None else found.where(listing.c.updated_at < before)


def counts() -> Question:
    """How many tables there are in each state: rows (state, tables)."""
    return select(listing.c.state, func.count().label("tables")).group_by(listing.c.state)
