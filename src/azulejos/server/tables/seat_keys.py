"""Which token opens which seat after something has happened: tokens go with those who sit there, and are given back when somebody gets up."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Executable

from azulejos.server.store import keys
from azulejos.server.tables import events
from azulejos.server.tables.events import TableEvent
from azulejos.server.tables.state import Table, TableStatus

SeatKeys = dict[str, int]
"""Seats by the hashes of their tokens."""


def after(opened: SeatKeys, table: Table, event: TableEvent) -> SeatKeys:
    """What tokens open after an event that is about to happen at a table."""
    match event:
        case events.Arranged():
            return _moved(opened, {came: seat for seat, came in enumerate(event.sits, 1) if came is not None})
        case events.ChangedSeat():
            return _moved(opened, {event.before: event.seat})
        case events.Left() if table.status is TableStatus.OPEN and table.seat(event.seat).plan.kind != "program":
            return _without(opened, frozenset([event.seat]))
        case events.Removed():
            return _without(opened, table.seats_of(table.seat(event.guest).person or ""))
        case _:
            return opened


def changes(opened: SeatKeys, table: Table, made: Sequence[TableEvent]) -> list[Executable]:
    """What these events, which are about to happen, change in the store."""
    then = opened
    for event in made:
        then = after(then, table, event)
    if then is opened:
        return []
    given_back = {seat for hash, seat in opened.items() if hash not in then}
    return [
        *(keys.remove_seat(table.id, seat) for seat in sorted(given_back)),
        *(keys.put_seat(hash, table.id, seat) for hash, seat in then.items() if opened[hash] != seat),
    ]


def _moved(opened: SeatKeys, goes: dict[int, int]) -> SeatKeys:
    return {hash: goes.get(seat, seat) for hash, seat in opened.items()}


def _without(opened: SeatKeys, seats: frozenset[int]) -> SeatKeys:
    return {hash: seat for hash, seat in opened.items() if seat not in seats}
