"""The table that a request is about: one that is there, and that the caller may look at."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Path

from azulejos.server.errors import NotAllowed, NotFound
from azulejos.server.tables.live import LiveTable
from azulejos.server.web.app_state import AppState, AppStateOf, CallerOf
from azulejos.server.web.callers import Caller
from azulejos.server.web.identity import is_table_id
from azulejos.server.web.subscribers import NOT_WATCHABLE

TableId = Annotated[str, Path(description="The id of a table: it is the last part of its link.", examples=["k3v9q2m7x4w8z"])]


async def find(app: AppState, table: str) -> LiveTable:
    """A table by its id."""
    # Whatever else a stranger calls a table is not even looked for.
    if not is_table_id(table):
        raise NotFound("no-table", "There is no such table: check the link.")
    return await app.tables.table(table)


async def watch(app: AppState, caller: Caller, table: str) -> LiveTable:
    """A table that the caller may look at."""
    return _watchable(await find(app, table), caller)


def _watchable(live: LiveTable, caller: Caller) -> LiveTable:
    if not caller.may_watch(live):
        raise NotAllowed(NOT_WATCHABLE, "The players of this table do not allow spectators.")
    return live


async def _table_of(table: TableId, app: AppStateOf, caller: CallerOf) -> LiveTable:
    # The caller comes first: the limits stand before the store.
    return await find(app, table)


TableOf = Annotated[LiveTable, Depends(_table_of)]
"""The table that a request is about."""


async def _watched_table_of(live: TableOf, caller: CallerOf) -> LiveTable:
    return _watchable(live, caller)


WatchedTableOf = Annotated[LiveTable, Depends(_watched_table_of)]
"""The same, where the caller may look at it."""
