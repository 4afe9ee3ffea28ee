"""What a caller wants to do at a table, handed to the decision that it asks for. Sockets and HTTP requests come together here."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

from sqlalchemy import Executable

from azulejos.rules import AzulejosError
from azulejos.server.errors import BadRequest, NotAllowed
from azulejos.server.store import keys
from azulejos.server.tables import decisions
from azulejos.server.tables.events import TableEvent
from azulejos.server.tables.live import LiveTable
from azulejos.server.tables.messages import Seats
from azulejos.server.tables.state import Table, TableStatus
from azulejos.server.web import models
from azulejos.server.web.app_state import AppState
from azulejos.server.web.callers import Caller
from azulejos.server.web.models import TableCommand


async def act(app: AppState, live: LiveTable, caller: Caller, wish: TableCommand, acknowledge: Callable[[int], None] | None = None) -> int:
    """Do what somebody wants, and return the version it led to; `acknowledge` is called before anybody is shown it. Moves are counted."""
    if not isinstance(wish, models.MoveCommand):
        return await _act(app, live, caller, wish, acknowledge)
    arrived = monotonic()
    try:
        version = await _act(app, live, caller, wish, acknowledge)
    except AzulejosError as error:
        app.metrics.refused(error.code)
        raise
    app.metrics.accepted(monotonic() - arrived)
    return version


async def _act(app: AppState, live: LiveTable, caller: Caller, wish: TableCommand, acknowledge: Callable[[int], None] | None) -> int:
    number = _seat(live, wish, caller.seats(live))
    actor = caller.actor
    version = wish.version if isinstance(wish, models.MoveCommand | models.UndoCommand | models.ConfirmCommand) else None
    returned: list[str] = []
    also: list[Executable] = []

    def decide(table: Table) -> list[TableEvent]:
        match wish:
            case models.MoveCommand():
                if table.seat(number).stand_in is not None:
                    raise NotAllowed("bot-plays-for-you", "A bot plays for you: take your seat back first.")
                return decisions.move(table, number, wish.move, actor, live.draws(), wish.id)
            case models.UndoCommand():
                return decisions.undo(table, number, actor, wish.id)
            case models.ConfirmCommand():
                return decisions.confirm(table, number, actor, live.draws(), wish.id)
            case models.OfferCommand():
                return decisions.offer(table, number, wish.what, actor, wish.id)
            case models.AnswerCommand():
                return decisions.answer(table, number, wish.what, wish.agree, actor, wish.id)
            case models.ResumeCommand():
                return decisions.resume(table, number, actor, wish.id)
            case models.LeaveCommand():
                if table.status is TableStatus.OPEN and table.seat(number).plan.kind != "program":
                    # The seat's token is given back, so that it does not open the seat when somebody else sits there.
                    returned.extend(hash for hash, seat in live.keys.items() if seat == number)
                    also.append(keys.remove_seat(table.id, number))
                return decisions.leave(table, number, actor, app.policy.bot, wish.id)
            case models.ReturnCommand():
                return decisions.come_back(table, number, actor, wish.id)
            case models.WithdrawCommand():
                return decisions.withdraw(table, number, actor, live.draws(), wish.id)

    def stored(version: int) -> None:
        for hash in returned:
            live.keys.pop(hash, None)
        if acknowledge is not None:
            acknowledge(version)

    return await live.do(decide, seat=number, id=wish.id, version=version, also=also, acknowledge=stored)


def _seat(live: LiveTable, wish: TableCommand, seats: Seats) -> int:
    """The seat for which somebody acts: the one named, or the only one held, or of several the one that is to move."""
    if not seats:
        # Who got up before the start, or withdrew, has no seat any more, and may not have heard that it was done.
        leaves = isinstance(wish, models.LeaveCommand | models.WithdrawCommand)
        left = next((seat for seat, id in live.table.done if leaves and id == wish.id), None)
        if left is None:
            raise NotAllowed("no-seat", "You have no seat at this table: sit down first.")
        return left
    if wish.seat is not None:
        if wish.seat not in seats:
            raise NotAllowed("not-your-seat", f"Seat {wish.seat} is not yours.")
        return wish.seat
    if len(seats) == 1:
        return next(iter(seats))
    # What comes again is for the seat for which it came at first, though another one may be to move by now.
    if (again := next((seat for seat in seats if (seat, wish.id) in live.table.done), None)) is not None:
        return again
    mover = live.table.awaiting or live.table.to_move
    if mover in seats:
        return mover
    raise BadRequest("which-seat", "You hold several seats: say for which one this is.")
