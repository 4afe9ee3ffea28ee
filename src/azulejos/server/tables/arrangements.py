"""What can still be changed until play begins: what is agreed, who sits where, on which seat somebody sits, and who is no guest any more."""

from __future__ import annotations

import copy
from collections.abc import Sequence

from azulejos.server.errors import BadRequest, Conflict, NotAllowed
from azulejos.server.tables.decisions import DrawsWith, start
from azulejos.server.tables.events import Arranged, ChangedSeat, Readmitted, Removed, TableEvent
from azulejos.server.tables.setup import Setup
from azulejos.server.tables.state import Table, TableStatus


def arrange(
    table: Table, number: int, setup: Setup, sits: Sequence[int | None], person: str, draws_with: DrawsWith, id: str | None = None
) -> list[TableEvent]:
    """Whoever made the table, and sits on seat `number`, agrees on something else; `sits` has for each seat the one from which somebody comes there.

    Everybody keeps a seat. Where the last free one is given to a bot, play starts as if somebody had sat down there.
    """
    _check_open(table)
    _check_maker(table, person)
    _check_everybody_sits(table, sits)
    _check_kinds(table, setup, sits)
    made: list[TableEvent] = [Arranged(person, setup, tuple(sits), seat=list(sits).index(number) + 1, id=id)]
    after = copy.copy(table)
    after.arrange(setup, sits)
    if after.is_full and not after.awaited:
        made += start(after, draws_with(after.contributions))
    return made


def change_seat(table: Table, number: int, to: int, person: str, id: str | None = None) -> list[TableEvent]:
    """Somebody sits down on another seat, which is free."""
    _check_open(table)
    table.game.check_seat(to)
    seat, free = table.seat(number), table.seat(to)
    if free.is_taken:
        raise Conflict("seat-is-taken", f"Seat {to} is taken: choose another one.")
    if "program" in (seat.plan.kind, free.plan.kind):
        raise NotAllowed("seat-of-a-program", "A program's seat stays where it is: its token opens that one.")
    if free.plan.kind == "person" and person != table.maker:
        raise NotAllowed("seat-is-kept", f"Seat {to} is reserved for the host: choose another one.")
    return [ChangedSeat(person, seat=to, before=number, id=id)]


def remove(table: Table, number: int, guest: int, person: str, id: str | None = None) -> list[TableEvent]:
    """Whoever made the table, and sits on seat `number`, removes a guest."""
    _check_open(table)
    _check_maker(table, person)
    table.game.check_seat(guest)
    seat = table.seat(guest)
    if seat.person in (None, person) or seat.plan.kind == "program":
        raise Conflict("not-a-guest", f"No guest sits on seat {guest}: look again who sits where.")
    return [Removed(person, seat=number, guest=guest, id=id)]


def readmit(table: Table, number: int, person: str, id: str | None = None) -> list[TableEvent]:
    """Whoever made the table lets all back in who were removed."""
    _check_open(table)
    _check_maker(table, person)
    return [Readmitted(person, seat=number, id=id)] if table.removed else []


def _check_maker(table: Table, person: str) -> None:
    if person != table.maker:
        raise NotAllowed("not-the-maker", "Only the host can change what is agreed.")
    if table.setup.quick:
        raise NotAllowed("quick-table", "A quick game is played as it is: make a table of your own to choose more.")


def _check_open(table: Table) -> None:
    if table.setup.event is not None:
        raise NotAllowed("event-table", "This table is an event's: who sits where is settled there.")
    if table.status is not TableStatus.OPEN:
        raise Conflict("begun-already", "Play has begun: what was agreed stays.")
    if table.is_full:
        # Contributions may have been shown: whoever changed the game now could choose it to suit.
        raise Conflict("game-begins", "Everybody has sat down, and the game begins in a moment: what was agreed stays.")


def _check_everybody_sits(table: Table, sits: Sequence[int | None]) -> None:
    sitting = [number for number, seat in enumerate(table.seats, 1) if seat.person is not None]
    if sorted(came for came in sits if came is not None) != sitting:
        raise BadRequest("everybody-keeps-a-seat", "Everybody who sits at the table keeps a seat, and only one: name each of them once in `sits`.")


def _check_kinds(table: Table, setup: Setup, sits: Sequence[int | None]) -> None:
    programs = [number for number, plan in enumerate(setup.seats, 1) if plan.kind == "program"]
    if programs != [number for number, seat in enumerate(table.seats, 1) if seat.plan.kind == "program"]:
        raise BadRequest("programs-keep-their-seats", "A program's seat stays as it was made: its token opens that one.")
    for number, (plan, came) in enumerate(zip(setup.seats, sits, strict=True), 1):
        if came is None:
            continue
        if plan.kind == "bot":
            raise BadRequest("seat-is-taken", f"Somebody sits on seat {number}: a bot needs a free one.")
        if "program" in (plan.kind, table.seat(came).plan.kind) and came != number:
            raise BadRequest("programs-keep-their-seats", "A program's seat stays as it was made: its token opens that one.")
        if plan.kind == "person" and table.seat(came).person != table.maker:
            raise BadRequest("seat-is-kept", f"Seat {number} is reserved for the host: let whoever sits there have an open one.")
