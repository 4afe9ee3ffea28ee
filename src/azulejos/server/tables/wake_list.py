"""Which tables are on the list of those that are read after a start: where a clock runs, or a bot plays. Kept with the events that change it."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Executable

from azulejos.server.store import wakes
from azulejos.server.tables import events
from azulejos.server.tables.events import TableEvent
from azulejos.server.tables.state import Table, TableStatus

_BEGINS = (events.Started, events.Resumed)
_ENDS = (events.Paused, events.Finished, events.Closed)
_CHANGES = (*_BEGINS, *_ENDS, events.StoodIn, events.CameBack)


def goes_on(table: Table) -> bool:
    """Whether something can happen at a table though nobody comes. Moves do not change it, so that they need not be looked at."""
    return table.status is TableStatus.RUNNING and _is_played(table, {number for number, seat in enumerate(table.seats, 1) if seat.bot is not None})


def changes(table: Table, made: Sequence[TableEvent], at: int) -> list[Executable]:
    """What these events, which are about to happen, change of the list."""
    if not any(isinstance(event, _CHANGES) for event in made):
        return []
    is_running = table.status is TableStatus.RUNNING
    bots = {number for number, seat in enumerate(table.seats, 1) if seat.bot is not None}
    for event in made:
        if isinstance(event, _BEGINS + _ENDS):
            is_running = isinstance(event, _BEGINS)
        elif isinstance(event, events.StoodIn):
            bots.add(event.seat)
        elif isinstance(event, events.CameBack):
            bots.discard(event.seat)
    return [wakes.put(table.id, at) if is_running and _is_played(table, bots) else wakes.remove(table.id)]


def _is_played(table: Table, bots: set[int]) -> bool:
    return table.setup.clock.kind != "none" or bool(bots)
