"""The heartbeat: when the server was last alive, from which the gap of a crash is known."""

from __future__ import annotations

from sqlalchemy import select

from azulejos.server.store import schema
from azulejos.server.store.statements import Question, Upsert, upsert


def put(alive_at: int) -> Upsert:
    """The server is alive at this time."""
    return upsert(schema.beat, {"id": 1, "alive_at": alive_at})


def last() -> Question:
    """The one row (alive_at); none where no server ever ran."""
    return select(schema.beat.c.alive_at)
