"""What an arbiter decides: corrections, void tables, tables that have stopped, warnings, expulsions, delays (T5, T10, T23, T24)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from azulejos.tournament import arbiter, events
from azulejos.tournament.commands.command import (
    LOCAL,
    STAFF,
    Anyway,
    BySeat,
    Command,
    Context,
    GameNumber,
    Limits,
    PersonId,
    TableNumber,
    Transaction,
    Why,
    check_in_a_hall,
    one_line,
)
from azulejos.tournament.commands.games import filled, questions_about
from azulejos.tournament.errors import Conflict, Refused


@dataclass(frozen=True, slots=True, kw_only=True)
class Correct(Command):
    """A result is corrected, or a dispute decided (T24)."""

    do = "correct"
    by = STAFF
    game: GameNumber
    table: TableNumber
    pv: BySeat
    rows: BySeat
    places: Annotated[BySeat | None, LOCAL] = None
    why: Why
    anyway: Anyway = False

    def execute(self, on: Transaction, context: Context) -> None:
        sheet = filled(self.game, on.state.table(self.game, self.table), self.pv, self.rows, self.places)
        on.do(arbiter.correction(on.state, sheet, self.why))
        on.answer["questions"] = questions_about(sheet)


@dataclass(frozen=True, slots=True, kw_only=True)
class Void(Command):
    """A table is void (T5)."""

    do = "void"
    by = STAFF
    game: GameNumber
    table: TableNumber
    why: Why
    anyway: Anyway = False

    def execute(self, on: Transaction, context: Context) -> None:
        on.do(arbiter.voiding(on.state, self.game, self.table, self.why))
        _answer_stalled(on, self.game, self.table)


@dataclass(frozen=True, slots=True, kw_only=True)
class ResumeTable(Command):
    """A live table that has stopped goes on (T5)."""

    do = "resume-table"
    by = STAFF
    game: GameNumber
    table: TableNumber
    why: Why
    anyway: Anyway = False

    def execute(self, on: Transaction, context: Context) -> None:
        on.state.table(self.game, self.table)
        if not self.why.strip():
            raise Refused("no-reason", "To resume a table needs a reason: say why in a few words.", "T24")
        if context.stopped_length is None:
            raise Conflict("not-stalled", "This table has not stopped: there is nothing to resume.", "T5")
        # What is resumed is the table as it has stopped, and no later stop.
        on.note("resumed-table", game=self.game, table=self.table, length=context.stopped_length, why=one_line(self.why))
        _answer_stalled(on, self.game, self.table)


@dataclass(frozen=True, slots=True, kw_only=True)
class Warn(Command):
    """A warning (T23)."""

    do = "warn"
    by = STAFF
    person: PersonId
    why: Why
    anyway: Anyway = False

    def execute(self, on: Transaction, context: Context) -> None:
        on.do(events.Warned(self.person, self.why))


@dataclass(frozen=True, slots=True, kw_only=True)
class Expel(Command):
    """An expulsion (T23)."""

    do = "expel"
    by = STAFF
    person: PersonId
    why: Why
    anyway: Anyway = False

    def execute(self, on: Transaction, context: Context) -> None:
        on.do(events.Expelled(self.person, self.why))


@dataclass(frozen=True, slots=True, kw_only=True)
class Reinstate(Command):
    """An expulsion or a withdrawal was a mistake (T24)."""

    do = "reinstate"
    by = STAFF
    person: PersonId
    what: Literal["expelled", "withdrawn"]
    why: Why
    anyway: Anyway = False

    def execute(self, on: Transaction, context: Context) -> None:
        if self.what == "withdrawn":
            text = "At a live table the tiles of whoever withdraws are lost at once: let them return for the next game."
            check_in_a_hall(on, "withdrawn-for-good", text, "T21")
        on.do(events.Reinstated(self.person, events.Reason(self.what), self.why))


@dataclass(frozen=True, slots=True, kw_only=True)
class Delay(Command):
    """A game to come is later (T10)."""

    do = "delay"
    by = STAFF
    game: GameNumber
    minutes: Annotated[int, Limits(ge=-600, le=600)]
    why: Why
    anyway: Anyway = False

    def execute(self, on: Transaction, context: Context) -> None:
        on.do(events.Delayed(self.game, self.minutes, self.why))


def _answer_stalled(on: Transaction, game: int, table: int) -> None:
    """An arbiter has decided what a table that has stopped called for."""
    if (call := on.desk.stalled(game, table)) is not None:
        on.note("answered", call=call.call, done=True)
