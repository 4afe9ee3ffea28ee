"""What somebody says at a table, checked: sockets and HTTP requests come together here."""

from __future__ import annotations

import secrets
from time import monotonic

from azulejos.rules import AzulejosError
from azulejos.server.errors import BadRequest, NotAllowed
from azulejos.server.store import people, reports
from azulejos.server.tables import chat
from azulejos.server.tables.live import LiveTable
from azulejos.server.tables.message_types import Said
from azulejos.server.tables.names import chat_text
from azulejos.server.web.app_state import AppState, now
from azulejos.server.web.callers import PROGRAM, Caller, unknown
from azulejos.server.web.models import Mute, Report, Say


def heard(live: LiveTable, caller: Caller) -> list[Said]:
    """What was said, for a listener."""
    return [
        chat.shown(said, live.names.get(said.person, ""))
        for said in live.chat.said
        if live.is_heard(said, caller.person, delayed=caller.is_delayed(live))
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
    rows = await app.store.rows(people.find([person]))
    if not rows:
        raise unknown()  # Erased, and a socket is still open.
    if rows[0].muted_until is not None and rows[0].muted_until > now():
        raise NotAllowed("muted", "The operator has muted you for a while.")
    events = chat.say(live.table.setup.settings.free_text, person, min(caller.seats(live), default=None), body.phrase, body.text, body.id)
    live.names[person] = rows[0].name
    return await live.talk(events)


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
    """The person who is on a seat, or who said something: onlookers talk too."""
    if said is not None:
        return next((each.person for each in live.chat.said if each.number == said), None)
    person = live.table.seat(seat).person if seat is not None and seat <= len(live.table.seats) else None
    return None if person == PROGRAM else person
