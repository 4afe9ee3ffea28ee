"""What the organiser's desk does besides the regulation: open entries, arrangements, calls, time, announcements."""

from __future__ import annotations

from dataclasses import dataclass, field, fields, replace
from typing import Annotated

from azulejos.tournament import events
from azulejos.tournament.commands.command import (
    EVERYBODY,
    STAFF,
    Command,
    Context,
    Limits,
    Reasoned,
    Ruling,
    TableNumber,
    check_not_online,
    one_line,
)
from azulejos.tournament.errors import Conflict, NotFound, Refused
from azulejos.tournament.organiser_desk import calls_of, check_day, check_series, check_text
from azulejos.tournament.settings import SettingsChoice
from azulejos.tournament.storage import Change

_MOST = 2**31 - 1
"""The highest number that a database keeps as an integer."""


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenEntries(Command):
    """People may enter by themselves."""

    do = "open-entries"

    def execute(self, on: Change, context: Context) -> None:
        if on.state.games or on.state.finished:
            raise Conflict("already-begun", "The first game has begun: enter people late, at the desk.", "T10")
        if not on.desk.entries_open:
            on.note("entries-opened")


@dataclass(frozen=True, slots=True, kw_only=True)
class CloseEntries(Command):
    """People may not enter by themselves."""

    do = "close-entries"

    def execute(self, on: Change, context: Context) -> None:
        if on.desk.entries_open:
            on.note("entries-closed")


@dataclass(frozen=True, slots=True, kw_only=True)
class ChangeSettings(Command):
    """The title is another one, or settings on which nothing depends yet; what is left out stays."""

    do = "settings"
    title: Annotated[str | None, Limits(max_length=200, description="One line of up to 120 characters.")] = None
    settings: SettingsChoice = field(default_factory=SettingsChoice)

    def execute(self, on: Change, context: Context) -> None:
        changed = {each.name: value for each in fields(self.settings) if (value := getattr(self.settings, each.name)) is not None}
        settings = replace(on.state.settings, **changed)
        title = on.state.title if self.title is None else " ".join(self.title.split())
        if (settings, title) != (on.state.settings, on.state.title):
            on.do(events.SettingsChanged(settings, title))


@dataclass(frozen=True, slots=True, kw_only=True)
class Arrange(Command):
    """Arrangements of the event change."""

    do = "arrange"
    listed: bool | None = None
    archived: Annotated[bool | None, Limits(description="It is put away: at the end of the list, among those of old.")] = None
    self_check_in: bool | None = None
    date: Annotated[str | None, Limits(max_length=10, description="Like 2027-03-20; empty for none.")] = None
    timezone: Annotated[str | None, Limits(max_length=60, description="Like Europe/Rome; empty for the server's own.")] = None
    watch_delay: Annotated[int | None, Limits(ge=0, le=3600, description="Online: seconds after which spectators see a move.")] = None
    bots: Annotated[bool | None, Limits(description="Online: bots may fill seats.")] = None
    unattended: Annotated[bool | None, Limits(description="Online: the event runs by itself.")] = None
    stalled_minutes: Annotated[int | None, Limits(ge=0, le=600, description="Unattended: so long a stopped table (T5) waits for an arbiter.")] = None
    text: Annotated[str | None, Limits(max_length=10_000, description="What the event's page says: up to 2,000 characters, in lines.")] = None
    series: Annotated[str | None, Limits(max_length=80, description="A short name like winter-2027; empty for none.")] = None

    def execute(self, on: Change, context: Context) -> None:
        changed = {each.name: value for each in fields(self) if (value := getattr(self, each.name)) is not None}
        if self.text is not None:
            changed["text"] = check_text(self.text)
        if self.series is not None:
            changed["series"] = check_series(self.series)
        check_day(self.date, self.timezone)
        if self.unattended and not on.desk.arranged.online:
            raise Conflict("not-online", "Only an event that is played online can run by itself.")
        if changed:
            on.note("arranged", **changed)


@dataclass(frozen=True, slots=True, kw_only=True)
class CallArbiter(Command):
    """An arbiter is wanted."""

    do = "call"
    by = EVERYBODY
    text: Annotated[str, Limits(max_length=1000, description="Up to 200 characters.")] = ""
    table: TableNumber | None = None

    def execute(self, on: Change, context: Context) -> None:
        state, table = on.state, self.table
        if context.role == "player":
            state.entrant(on.actor)
            if any(call.by == on.actor for call in on.desk.calls.values()):
                raise Conflict("called-already", "You have called an arbiter already: one will come.")
            own = state.games[-1].table_of(on.actor) if state.games else None
            table = None if own is None else own.number
        elif table is not None:
            state.table(len(state.games), table)
        game = len(state.games) if table is not None else None
        on.note("called", game=game, table=table, text=context.message(self.text) if self.text.strip() else "")


@dataclass(frozen=True, slots=True, kw_only=True)
class AnswerCall(Command):
    """An arbiter is on the way, or was there."""

    do = "answer-call"
    by = STAFF
    call: Annotated[str, Limits(min_length=3, max_length=20, examples=("c-17",))]
    done: bool

    def execute(self, on: Change, context: Context) -> None:
        if all(call.call != self.call for call in calls_of(on.state, on.desk, on.before.events)):
            raise NotFound("no-such-call", "There is no such call, or it was answered before.")
        if self.done and self.call not in on.desk.calls:
            raise Conflict("decide-first", "This call ends when the dispute is decided: correct the sheet, or declare the table void.", "T24")
        if self.done and on.desk.calls[self.call].kind == "stalled":
            raise Conflict("decide-first", "This call ends when the table is decided on: resume it, or declare it void.", "T5")
        on.note("answered", call=self.call, done=self.done)


@dataclass(frozen=True, slots=True, kw_only=True)
class GiveExtraTime(Ruling):
    """More time for a table of the game that is on."""

    do = "extra-time"
    table: TableNumber
    minutes: Annotated[int, Limits(ge=-120, le=120)]

    def execute(self, on: Change, context: Context) -> None:
        text = "Online only turns have a time, and games end by themselves: no extra time is needed."
        check_not_online(on, "no-extra-time-online", text, "T4")
        game = _running(on)
        on.state.table(game, self.table)
        if not self.minutes or self.minutes + on.desk.extra.get((game, self.table), 0) < 0:
            raise Refused("bad-extra-time", "Extra time is at least a minute, or takes back some that was given.")
        if not self.why.strip():
            raise Refused("no-reason", "Extra time needs a reason: say why in a few words.", "T24")
        on.note("extra-time", game=game, table=self.table, minutes=self.minutes, why=one_line(self.why))


@dataclass(frozen=True, slots=True, kw_only=True)
class Pause(Reasoned):
    """The clock stands still."""

    do = "pause"
    by = STAFF

    def execute(self, on: Change, context: Context) -> None:
        game = _running(on)
        if on.desk.paused_since(game) is not None:
            raise Conflict("paused-already", "The clock stands still already.")
        on.note("paused", game=game, why=one_line(self.why) or None)


@dataclass(frozen=True, slots=True, kw_only=True)
class Resume(Command):
    """The clock goes on."""

    do = "resume"
    by = STAFF

    def execute(self, on: Change, context: Context) -> None:
        game = _running(on)
        if on.desk.paused_since(game) is None:
            raise Conflict("not-paused", "The clock runs already.")
        on.note("resumed", game=game)


@dataclass(frozen=True, slots=True, kw_only=True)
class Announce(Command):
    """Everybody is told something."""

    do = "announce"
    by = STAFF
    text: Annotated[str, Limits(max_length=1000, description="1 to 200 characters.")]

    def execute(self, on: Change, context: Context) -> None:
        on.note("announced", text=context.message(self.text))


@dataclass(frozen=True, slots=True, kw_only=True)
class Retract(Command):
    """An announcement is taken back."""

    do = "retract"
    by = STAFF
    number: Annotated[int, Limits(ge=1, le=_MOST)]

    def execute(self, on: Change, context: Context) -> None:
        if all(each.number != self.number for each in on.desk.announcements):
            raise NotFound("no-such-announcement", "There is no such announcement, or it was taken back before.")
        on.note("retracted", number=self.number)


def _running(on: Change) -> int:
    if on.state.running is None:
        raise Conflict("no-game-on", "No game is on: start the next one.", "T10")
    return on.state.running.number
