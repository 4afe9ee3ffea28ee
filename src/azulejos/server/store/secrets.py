"""The seeds of fair deals: kept apart from the events, so that nothing that shows events can show a seed."""

from __future__ import annotations

from collections.abc import Iterable

from sqlalchemy import Delete, Insert, delete, insert, select

from azulejos.server.store.schema import secret
from azulejos.server.store.statements import Question


def add(table_id: str, seed: bytes) -> Insert:
    """The seed of a table. A second one is refused: the first is committed to."""
    return insert(secret).values(table_id=table_id, seed=seed)


def find(table_id: str) -> Question:
    """The row (table_id, seed) of a table."""
    return find_all([table_id])


def find_all(table_ids: Iterable[str]) -> Question:
    """The rows (table_id, seed) of some tables."""
    return select(secret).where(secret.c.table_id.in_(list(table_ids)))


def remove(table_id: str) -> Delete:
    """Forget the seed of a table."""
    return delete(secret).where(secret.c.table_id == table_id)
