"""A game from its start to its end: sheets, disputes, withdrawals (T3, T12, T21); and the end of the event."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Annotated, Any

from azulejos.tournament import events, play, score_pad
from azulejos.tournament.commands.command import (
    EVERYBODY,
    MOST_PEOPLE,
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
    whom,
)
from azulejos.tournament.errors import Conflict, Refused
from azulejos.tournament.sheet import Sheet, fill, questions
from azulejos.tournament.state import Table


@dataclass(frozen=True, slots=True, kw_only=True)
class Start(Command):
    """A game begins, and its clock."""

    do = "start"
    game: GameNumber
    first: Annotated[
        tuple[Annotated[int, Limits(ge=1, le=4)], ...] | None,
        Limits(max_length=MOST_PEOPLE, description="Who starts, table by table, if the lots were drawn at the tables; drawn here if absent."),
    ] = None

    def execute(self, on: Transaction, context: Context) -> None:
        first = play.start(on.state, context.chance).first if self.first is None else self.first
        on.do(events.GameStarted(self.game, first))


@dataclass(frozen=True, slots=True, kw_only=True)
class End(Command):
    """A game ends."""

    do = "end"
    game: GameNumber

    def execute(self, on: Transaction, context: Context) -> None:
        on.do(events.GameEnded(self.game))


@dataclass(frozen=True, slots=True, kw_only=True)
class Finish(Command):
    """The event is over."""

    do = "finish"
    why: Why = ""
    anyway: bool = False

    def execute(self, on: Transaction, context: Context) -> None:
        on.do(events.Finished(self.why))
        if on.desk.entries_open:
            on.note("entries-closed")


@dataclass(frozen=True, slots=True, kw_only=True)
class HandInSheet(Command):
    """A table's sheet (T12)."""

    do = "sheet"
    by = EVERYBODY
    pv: BySeat
    rows: BySeat
    places: BySeat | None = None
    walls: Annotated[tuple[Annotated[str, Limits(max_length=60)] | None, ...] | None, Limits(min_length=2, max_length=4)] = None
    before: BySeat | None = None
    table: TableNumber | None = None
    game: GameNumber | None = None

    def execute(self, on: Transaction, context: Context) -> None:
        check_in_a_hall(on, "results-come-in", "The results of live tables come in by themselves: an arbiter can correct one.", "T12")
        game, table = _table(on, context, self.game, self.table)
        sheet = filled(game, table, self.pv, self.rows, self.places)
        asked = questions_about(sheet, self.walls or (), self.before or ())
        on.do(play.handed_in(on.state, on.actor, sheet))
        on.answer["questions"] = asked


@dataclass(frozen=True, slots=True, kw_only=True)
class Dispute(Command):
    """A result is not accepted."""

    do = "dispute"
    by = EVERYBODY
    game: GameNumber | None = None
    table: TableNumber | None = None
    why: Why
    anyway: Anyway = False

    def execute(self, on: Transaction, context: Context) -> None:
        game, table = _table(on, context, self.game, self.table)
        on.do(events.Disputed(game, table.number, self.why))


@dataclass(frozen=True, slots=True, kw_only=True)
class Withdraw(Command):
    """Somebody withdraws during a game (T21)."""

    do = "withdraw"
    by = EVERYBODY
    person: PersonId | None = None
    why: Why = ""
    anyway: bool = False

    def execute(self, on: Transaction, context: Context) -> None:
        on.do(events.Withdrawn(len(on.state.games), whom(on, context, self.person), self.why))


def _table(on: Transaction, context: Context, game: int | None, table: int | None) -> tuple[int, Table]:
    """The game and the table that are meant: players who name none mean their own of the last game."""
    number = game or len(on.state.games)
    if table is not None:
        return number, on.state.table(number, table)
    if context.role != "player":
        raise Refused("which-table", "Say which table this is about.")
    if not 1 <= number <= len(on.state.games) or (found := on.state.games[number - 1].table_of(on.actor)) is None:
        raise Conflict("not-at-a-table", "You do not sit at a table of this game.", "T12")
    return number, found


def filled(game: int, table: Table, pv: BySeat, rows: BySeat, places: BySeat | None = None) -> Sheet:
    """T12: a sheet with a line for each seat; its places are those that were given, or those that follow from PV and rows."""
    for what, numbers in (("PV", pv), ("rows", rows), ("places", places)):
        if numbers is not None and len(numbers) != len(table.seats):
            text = f"Table {table.number} has {len(table.seats)} seats, and {what} are given for {len(numbers)}: write one for each seat."
            raise Refused("seats", text, "T12")
    for seat, (one, other) in enumerate(zip(pv, rows, strict=True), 1):
        if (one is None) != (other is None):
            raise Refused("incomplete", f"Seat {seat} has PV or rows, and not both: fill in both, or neither for who has withdrawn.", "T12")
    sheet = fill(game, table.number, table.seats, pv, rows)
    if places is None:
        return sheet
    return replace(sheet, lines=tuple(replace(line, place=place) for line, place in zip(sheet.lines, places, strict=True)))


def questions_about(sheet: Sheet, walls: Sequence[str | None] = (), before: Sequence[int | None] = ()) -> list[dict[str, Any]]:
    """What is odd on a sheet, and what its walls contradict."""
    found: list[dict[str, Any]] = [{"code": each.code, "clause": each.clause, "text": each.text, "seat": None} for each in questions(sheet)]
    for line, wall in zip(sheet.lines, walls, strict=False):
        if wall is None or line.withdrawn:
            continue
        score = before[line.seat - 1] if line.seat <= len(before) else None
        asked = score_pad.questions(score_pad.read_wall(wall), before=score, rows=line.rows, pv=line.pv)
        found += [{"code": each.code, "clause": each.clause, "text": each.text, "seat": line.seat} for each in asked]
    return found
