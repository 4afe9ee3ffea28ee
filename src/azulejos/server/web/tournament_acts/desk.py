"""What happens at the desk and is none of the regulation's: entries open or closed, arrangements, calls, time, announcements."""

from __future__ import annotations

import datetime
import zoneinfo

from azulejos.server.errors import BadRequest, Conflict, NotAllowed, NotFound
from azulejos.server.tables.names import chat_text
from azulejos.server.tournaments.calls import calls_of
from azulejos.server.tournaments.roles import Role
from azulejos.server.tournaments.transaction import Transaction
from azulejos.server.web import tournament_wishes as wishes
from azulejos.server.web.tournament_acts.checks import check_in_a_hall, one_line


def open_or_close(writing: Transaction, role: Role, wish: wishes.OpenEntriesAct | wishes.CloseEntriesAct) -> None:
    """Whether people may enter by themselves."""
    opened = isinstance(wish, wishes.OpenEntriesAct)
    if opened and (writing.state.games or writing.state.finished):
        raise Conflict("already-begun", "The first game has begun: enter people late, at the desk.", "T10")
    if opened != writing.desk.entries_open:
        writing.note("entries-opened" if opened else "entries-closed")


def arrange(writing: Transaction, role: Role, wish: wishes.ArrangeAct) -> None:
    """What is arranged besides the regulation's settings."""
    given = wish.model_dump(exclude={"do", "id"}, exclude_none=True)
    check_day(given.get("date"), given.get("timezone"))
    if given.get("unattended") and not writing.desk.arranged.online:
        raise Conflict("not-online", "Only an event that is played online can run by itself.")
    if given:
        writing.note("arranged", **given)


def check_day(date: str | None, timezone: str | None) -> None:
    """Refuse a day or a time zone that is none; empty ones are none on purpose.

    >>> check_day("2027-02-30", None)
    Traceback (most recent call last):
    azulejos.server.errors.BadRequest: There is no such day: write it like 2027-03-20.
    """
    if date:
        try:
            datetime.date.fromisoformat(date)
        except ValueError:
            raise BadRequest("bad-date", "There is no such day: write it like 2027-03-20.") from None
        if len(date) != len("2027-03-20"):
            raise BadRequest("bad-date", "There is no such day: write it like 2027-03-20.")
    if timezone:
        try:
            zoneinfo.ZoneInfo(timezone)
        except (zoneinfo.ZoneInfoNotFoundError, ValueError, OSError):
            raise BadRequest("no-such-timezone", "There is no such time zone here: write it like Europe/Rome, or leave it out.") from None


def call(writing: Transaction, role: Role, wish: wishes.CallAct) -> None:
    """Somebody wants an arbiter."""
    state, table = writing.state, wish.table
    if role.kind == "player":
        if state.entrant(role.person).expelled:
            raise NotAllowed("expelled", "You are not among the players any more: ask at the desk.", "T23")
        if any(call.by == role.person for call in writing.desk.calls.values()):
            raise Conflict("called-already", "You have called an arbiter already: one will come.")
        own = state.games[-1].table_of(role.person) if state.games else None
        table = None if own is None else own.number
    elif table is not None:
        state.table(len(state.games), table)
    game = len(state.games) if table is not None else None
    writing.note("called", game=game, table=table, text=chat_text(wish.text) if wish.text.strip() else "")


def answer_call(writing: Transaction, role: Role, wish: wishes.AnswerCallAct) -> None:
    """An arbiter comes, or has come."""
    if all(call.call != wish.call for call in calls_of(writing.state, writing.desk, writing.page.before.events)):
        raise NotFound("no-such-call", "There is no such call, or it was answered before.")
    if wish.done and wish.call not in writing.desk.calls:
        raise Conflict("decide-first", "This call ends when the dispute is decided: correct the sheet, or declare the table void.", "T24")
    if wish.done and writing.desk.calls[wish.call].kind == "stalled":
        raise Conflict("decide-first", "This call ends when the table is decided on: resume it, or declare it void.", "T5")
    writing.note("answered", call=wish.call, done=wish.done)


def _running(writing: Transaction) -> int:
    if writing.state.running is None:
        raise Conflict("no-game-on", "No game is on: start the next one.", "T10")
    return writing.state.running.number


def give_time(writing: Transaction, role: Role, wish: wishes.ExtraTimeAct) -> None:
    """A table gets more time, or less of it."""
    check_in_a_hall(writing, "no-extra-time-online", "Online only turns have a time, and games end by themselves: no extra time is needed.", "T4")
    game = _running(writing)
    writing.state.table(game, wish.table)
    if not wish.minutes or wish.minutes + writing.desk.extra.get((game, wish.table), 0) < 0:
        raise BadRequest("bad-extra-time", "Extra time is at least a minute, or takes back some that was given.")
    if not wish.why.strip():
        raise BadRequest("no-reason", "Extra time needs a reason: say why in a few words.", "T24")
    writing.note("extra-time", game=game, table=wish.table, minutes=wish.minutes, why=one_line(wish.why))


def pause(writing: Transaction, role: Role, wish: wishes.PauseAct) -> None:
    """The clock stands still."""
    game = _running(writing)
    if writing.desk.paused_since(game) is not None:
        raise Conflict("paused-already", "The clock stands still already.")
    writing.note("paused", game=game, why=one_line(wish.why) or None)


def resume(writing: Transaction, role: Role, wish: wishes.ResumeAct) -> None:
    """The clock runs again."""
    game = _running(writing)
    if writing.desk.paused_since(game) is None:
        raise Conflict("not-paused", "The clock runs already.")
    writing.note("resumed", game=game)


def announce(writing: Transaction, role: Role, wish: wishes.AnnounceAct) -> None:
    """Everybody is told something."""
    writing.note("announced", text=chat_text(wish.text))


def retract(writing: Transaction, role: Role, wish: wishes.RetractAct) -> None:
    """An announcement is taken back."""
    if all(each.number != wish.number for each in writing.desk.announcements):
        raise NotFound("no-such-announcement", "There is no such announcement, or it was taken back before.")
    writing.note("retracted", number=wish.number)
