"""What somebody does or says at a table, handed to the decision that it asks for. Sockets and HTTP requests come together here."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from time import monotonic

from azulejos.rules import AzulejosError
from azulejos.server.errors import BadRequest, NotAllowed
from azulejos.server.store import people, reports
from azulejos.server.tables import arrangements, chat, decisions, reveals
from azulejos.server.tables.events import TableEvent
from azulejos.server.tables.live import LiveTable
from azulejos.server.tables.message_types import Said
from azulejos.server.tables.messages import Seats
from azulejos.server.tables.names import chat_text
from azulejos.server.tables.state import Table
from azulejos.server.web import models
from azulejos.server.web.app_state import AppState, now
from azulejos.server.web.callers import PROGRAM, Caller, unknown
from azulejos.server.web.models import Mute, React, Report, Say, TableCommand
from azulejos.server.web.table_setups import arranged_setup

ENDLESS = (
    models.ArrangeCommand,
    models.RemoveCommand,
    models.ReadmitCommand,
    models.ChangeSeatCommand,
    models.UndoCommand,
    models.OfferCommand,
    models.AnswerCommand,
    models.ResumeCommand,
    models.LeaveCommand,
    models.ReturnCommand,
)
"""What can be done again and again without a move, so that the table would grow for ever."""
ANSWERING = (models.MoveCommand, models.ArrangeCommand, models.RemoveCommand, models.UndoCommand, models.ConfirmCommand)
"""What answers a version of the table."""
MOVING = (models.ArrangeCommand, models.ChangeSeatCommand)
"""After what somebody may sit elsewhere."""


async def act(app: AppState, live: LiveTable, caller: Caller, command: TableCommand, acknowledge: Callable[[int], None] | None = None) -> int:
    """Do what somebody wants, and return the version it led to; `acknowledge` is called before anybody is shown it. Moves are counted."""
    if not isinstance(command, models.MoveCommand):
        return await _act(app, live, caller, command, acknowledge)
    arrived = monotonic()
    try:
        version = await _act(app, live, caller, command, acknowledge)
    except AzulejosError as error:
        app.metrics.refused(error.code)
        raise
    app.metrics.accepted(monotonic() - arrived)
    return version


async def _act(app: AppState, live: LiveTable, caller: Caller, command: TableCommand, acknowledge: Callable[[int], None] | None) -> int:
    number = _seat(live, command, caller.seats(live))
    if isinstance(command, ENDLESS) and (number, command.id) not in live.table.done:
        app.limits.act(live.table.id, number, monotonic())
    actor = caller.actor
    version = command.version if isinstance(command, ANSWERING) else None

    def decide(table: Table) -> list[TableEvent]:
        match command:
            case models.MoveCommand():
                if table.seat(number).stand_in is not None:
                    raise NotAllowed("bot-plays-for-you", "A bot plays for you: take your seat back first.")
                return decisions.move(table, number, command.move, actor, live.draws(), command.id)
            case models.ArrangeCommand():
                setup, sits = arranged_setup(command, table.setup, app.tables.bots), [seat.sits for seat in command.seats]
                return arrangements.arrange(table, number, setup, sits, actor, live.draws, command.id)
            case models.RemoveCommand():
                return arrangements.remove(table, number, command.guest, actor, command.id)
            case models.ReadmitCommand():
                return arrangements.readmit(table, number, actor, command.id)
            case models.ChangeSeatCommand():
                return arrangements.change_seat(table, number, command.to, actor, command.id)
            case models.RevealCommand():
                return reveals.reveal(table, number, command.contribution, actor, live.draws, command.id)
            case models.UndoCommand():
                return decisions.undo(table, number, actor, command.id)
            case models.ConfirmCommand():
                return decisions.confirm(table, number, actor, live.draws(), command.id)
            case models.OfferCommand():
                return decisions.offer(table, number, command.what, actor, command.id)
            case models.AnswerCommand():
                return decisions.answer(table, number, command.what, command.agree, actor, command.id)
            case models.ResumeCommand():
                return decisions.resume(table, number, actor, command.id)
            case models.LeaveCommand():
                return decisions.leave(table, number, actor, app.policy.bot, command.id)
            case models.ReturnCommand():
                return decisions.come_back(table, number, actor, command.id)
            case models.WithdrawCommand():
                return decisions.withdraw(table, number, actor, live.draws(), command.id)

    return await live.do(decide, seat=number, id=command.id, version=version, acknowledge=acknowledge)


def _seat(live: LiveTable, command: TableCommand, seats: Seats) -> int:
    """The seat for which somebody acts: the one named, or the only one held, or of several the one that is to move."""
    if not seats:
        # Who got up before the start, or withdrew, has no seat any more, and may not have heard that it was done.
        leaves = isinstance(command, models.LeaveCommand | models.WithdrawCommand)
        left = next((seat for seat, id in live.table.done if leaves and id == command.id), None)
        if left is None:
            raise NotAllowed("no-seat", "You have no seat at this table: sit down first.")
        return left
    if isinstance(command, MOVING) and (moved := next((seat for seat in seats if (seat, command.id) in live.table.done), None)) is not None:
        return moved  # It was done: whoever sends it again sits there by now.
    if command.seat is not None:
        if command.seat not in seats:
            raise NotAllowed("not-your-seat", f"Seat {command.seat} is not yours.")
        return command.seat
    if len(seats) == 1:
        return next(iter(seats))
    # What comes again is for the seat for which it came at first, though another one may be to move by now.
    if (again := next((seat for seat in seats if (seat, command.id) in live.table.done), None)) is not None:
        return again
    mover = live.table.awaiting or live.table.to_move
    if mover in seats:
        return mover
    raise BadRequest("which-seat", "You hold several seats: say for which one this is.")


def heard(live: LiveTable, caller: Caller) -> list[Said]:
    """What was said, for a listener."""
    return [
        chat.shown(said, live.audience.names.get(said.event.actor, ""))
        for said in live.chat.said
        if live.audience.is_heard(said, caller.person, delayed=caller.is_delayed(live))
    ]


async def say(app: AppState, live: LiveTable, caller: Caller, body: Say) -> int:
    """Say something: within the limits, and unless the operator has muted the speaker. It is counted."""
    try:
        version = await _say(app, live, caller, body)
    except AzulejosError as error:
        app.metrics.chats.labels(error.code).inc()
        raise
    app.metrics.chats.labels("accepted").inc()
    return version


async def _say(app: AppState, live: LiveTable, caller: Caller, body: Say) -> int:
    person = caller.known()
    app.limits.chat(person, monotonic())
    name = await _speaker(app, person)
    said = chat.say(live.table.setup.settings.free_text, person, min(caller.seats(live), default=None), body.phrase, body.text, body.id)
    live.audience.names[person] = name
    return await live.talk(said)


async def _speaker(app: AppState, person: str) -> str:
    """The name of somebody who may speak: the operator has not muted them."""
    rows = await app.store.rows(people.find([person]))
    if not rows:
        raise unknown()  # Erased, and a socket is still open.
    if rows[0].muted_until is not None and rows[0].muted_until > now():
        raise NotAllowed("muted", "The operator has muted you for a while.")
    return str(rows[0].name)


async def react(app: AppState, live: LiveTable, caller: Caller, body: React) -> int:
    """Show a sign: of whoever has a seat, within the limits of that seat, and unless the operator has muted them."""
    person = caller.known()
    seats = caller.seats(live)
    if not seats:
        raise NotAllowed("no-seat", "You have no seat at this table: sit down first.")
    seat = min(seats) if body.seat is None else body.seat
    if seat not in seats:
        raise NotAllowed("not-your-seat", f"Seat {seat} is not yours.")
    shown = chat.react(person, seat, body.sign, body.id)
    if body.id is None or (person, body.id) not in live.chat.done:
        app.limits.reaction(live.table.id, seat, monotonic())
    live.audience.names[person] = await _speaker(app, person)
    return await live.talk(shown)


async def mute(app: AppState, live: LiveTable, caller: Caller, body: Mute) -> int:
    """Do not hear somebody, or hear them again."""
    person = caller.known()
    app.limits.chat(person, monotonic())
    other = _meant(live, body.seat, body.said)
    if other is None or other == person:
        raise BadRequest("nobody-to-mute", "Nobody else is there: name a seat, or the number of something that was said.")
    if ((person, other) in live.chat.muted) == body.on:
        return live.chat.version
    return await live.talk(chat.mute(person, other, body.on))


async def report(app: AppState, live: LiveTable, caller: Caller, body: Report) -> None:
    """Keep a report for the operator."""
    person = caller.known()
    app.limits.chat(person, monotonic())
    about = _meant(live, body.seat, body.said) or ""
    id = secrets.token_hex(8)
    await app.store.write([reports.add(id, table_id=live.table.id, person=person, at=now(), about=about, text=chat_text(body.text))])
    app.log.warning("reported", report=id, table=live.table.id)


def _meant(live: LiveTable, seat: int | None, said: int | None) -> str | None:
    """The person who is on a seat, or who said something: spectators talk too."""
    if said is not None:
        return next((each.event.actor for each in live.chat.said if each.version == said), None)
    person = live.table.seat(seat).person if seat is not None and seat <= len(live.table.seats) else None
    return None if person == PROGRAM else person
