"""The tables at which something happens by itself: a clock runs there, a bot plays, or whoever waits there may have gone."""

from __future__ import annotations

from sqlalchemy import Delete, delete, select

from azulejos.server.store import schema
from azulejos.server.store.statements import Question, Upsert, upsert


def put(table_id: str, since: int) -> Upsert:
    """From this time on something happens at a table by itself."""
    return upsert(schema.wake, {"table_id": table_id, "since": since})


def remove(table_id: str) -> Delete:
    """Nothing happens there any more unless somebody comes."""
    return delete(schema.wake).where(schema.wake.c.table_id == table_id)


def latest_first() -> Question:
    """All of them (table_id), those first at which play began or went on last."""
    return select(schema.wake.c.table_id).order_by(schema.wake.c.since.desc(), schema.wake.c.table_id)
