"""How long ended tables are kept: those that are older are removed with all that belongs to them. People's results stay."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import Executable, and_, delete, or_, select

from azulejos.server.store import events, schema
from azulejos.server.store.errors import VersionConflict
from azulejos.server.store.events import new_event
from azulejos.server.store.statements import Question
from azulejos.server.store.store import Store

AT_ONCE = 200
"""So many tables go in one transaction: a server beside it waits for no longer than that takes."""
OPERATOR = "operator"
"""The stream of the operator's log."""


@dataclass(frozen=True, slots=True)
class Removed:
    """How many tables were removed, or would be, and how many events they had."""

    tables: int
    events: int


def removable(states: Sequence[str], before: int, after: tuple[int, str] = (-1, ""), limit: int = AT_ONCE) -> Question:
    """The rows (table_id, updated_at) of tables in some states that last changed before a time, the oldest first; `after` is the last one known.

    Tables of an event are not among them, because the event's results rest on them; nor those about which a report is open.

    >>> "NOT (EXISTS" in str(removable(["finished"], 1_000))
    True
    """
    listed, at, id = schema.listing.c, *after
    of_event = select(schema.event.c.version).where(
        schema.event.c.stream == "table:" + listed.table_id,
        schema.event.c.version == 1,
        schema.event.c.payload.contains('"event":{'),
    )
    reported = select(schema.report.c.id).where(schema.report.c.table_id == listed.table_id, schema.report.c.state == "open")
    return (
        select(listed.table_id, listed.updated_at)
        .where(listed.state.in_(list(states)), listed.updated_at < before, ~of_event.exists(), ~reported.exists())
        .where(or_(listed.updated_at > at, and_(listed.updated_at == at, listed.table_id > id)))
        .order_by(listed.updated_at, listed.table_id)
        .limit(limit)
    )


def removals(tables: Sequence[str]) -> list[Executable]:
    """Statements that remove tables, their chats, seeds and keys."""
    ids = list(tables)
    return [
        events.remove(_streams(ids)),
        *(delete(each).where(each.c.table_id.in_(ids)) for each in (schema.secret, schema.seat_key, schema.wake, schema.listing)),
    ]


def _streams(tables: Sequence[str]) -> list[str]:
    return [f"{kind}:{table}" for kind in ("table", "chat") for table in tables]


async def prune(store: Store, states: Sequence[str], before: int, now: int, *, only_count: bool = False) -> Removed:
    """Remove what is removable, and note it in the operator's log; or only count it."""
    last, tables, counted = (-1, ""), 0, 0
    while rows := await store.rows(removable(states, before, last)):
        last = (rows[-1].updated_at, rows[-1].table_id)
        ids = [row.table_id for row in rows]
        counted += sum(row.version for row in await store.rows(events.versions(_streams(ids))))
        tables += len(ids)
        if not only_count:
            await store.write(removals(ids))
    if tables and not only_count:
        await _note(store, tables, before, now)
    return Removed(tables, counted)


async def _note(store: Store, tables: int, before: int, now: int) -> None:
    while True:
        version = len(await store.read(OPERATOR))
        try:
            await store.append(OPERATOR, version, [new_event("pruned", OPERATOR, tables=tables, before=before)], now)
        except VersionConflict:
            continue  # The operator acted at that moment.
        return
