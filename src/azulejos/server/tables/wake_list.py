"""Which tables are on the list of those that are read after a start: where a clock runs, a bot plays, or somebody waits for a quick game.

Kept with the events that change it.
"""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Executable

from azulejos.server.store import wakes
from azulejos.server.tables import events
from azulejos.server.tables.events import TableEvent
from azulejos.server.tables.setup import Setup
from azulejos.server.tables.state import Table, TableStatus

_BEGINS = (events.Started, events.Resumed)
_ENDS = (events.Paused, events.Finished, events.Closed)
_CHANGES = (*_BEGINS, *_ENDS, events.StoodIn, events.CameBack)


def goes_on(table: Table) -> bool:
    """Whether something can happen at a table though nobody comes. Moves do not change it, so that they need not be looked at."""
    if table.status is TableStatus.OPEN:
        return bool(table.setup.quick)
    return table.status is TableStatus.RUNNING and _is_played(table.setup, _bots(table))


def changes(table: Table, made: Sequence[TableEvent], at: int) -> list[Executable]:
    """What these events, which are about to happen, change of the list."""
    if not any(isinstance(event, _CHANGES) for event in made):
        return []
    is_running, setup, bots = table.status is TableStatus.RUNNING, table.setup, _bots(table)
    for event in made:
        if isinstance(event, _BEGINS + _ENDS):
            is_running = isinstance(event, _BEGINS)
        elif isinstance(event, events.Arranged):
            setup, bots = event.setup, {number for number, plan in enumerate(event.setup.seats, 1) if plan.kind == "bot"}
        elif isinstance(event, events.StoodIn):
            bots.add(event.seat)
        elif isinstance(event, events.CameBack):
            bots.discard(event.seat)
    return [wakes.put(table.id, at) if is_running and _is_played(setup, bots) else wakes.remove(table.id)]


def _bots(table: Table) -> set[int]:
    return {number for number, seat in enumerate(table.seats, 1) if seat.bot is not None}


def _is_played(setup: Setup, bots: set[int]) -> bool:
    return setup.clock.kind != "none" or bool(bots)
