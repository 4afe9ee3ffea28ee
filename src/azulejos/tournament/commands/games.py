"""Games, their sheets, and what an arbiter decides about tables and players (T3, T5, T10, T12, T21, T23, T24)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Annotated, Any, Literal

from azulejos.rules import Fault
from azulejos.tournament import arbiter, events, play, score_pad
from azulejos.tournament.commands.command import (
    EVERYBODY,
    LOCAL,
    MOST_PEOPLE,
    ORGANISER,
    BySeat,
    Command,
    Context,
    GameNumber,
    Limits,
    PersonId,
    Points,
    Reasoned,
    Ruling,
    TableNumber,
    check_not_online,
    one_line,
    whom,
)
from azulejos.tournament.commands.wishes import UndoGame
from azulejos.tournament.errors import Conflict, Refused
from azulejos.tournament.sheet import Sheet, fill, questions
from azulejos.tournament.state import Table
from azulejos.tournament.storage import Change

TOO_EARLY = "The game was started too early."


@dataclass(frozen=True, slots=True, kw_only=True)
class Start(Command):
    """A game begins, and its clock."""

    do = "start"
    game: GameNumber
    first: Annotated[
        tuple[Annotated[int, Limits(ge=1, le=4)], ...] | None,
        Limits(max_length=MOST_PEOPLE, description="Who starts, table by table, if the lots were drawn at the tables; drawn here if absent."),
    ] = None

    def execute(self, on: Change, context: Context) -> None:
        first = play.start(on.state, context.chance).first if self.first is None else self.first
        on.do(events.GameStarted(self.game, first))


@dataclass(frozen=True, slots=True, kw_only=True)
class TellFirst(Command):
    """A table has drawn its first player by itself (T3): who starts."""

    do = "first"
    by = EVERYBODY
    first: Annotated[int, Limits(ge=1, le=4, description="The seat.")]
    table: TableNumber | None = None

    def execute(self, on: Change, context: Context) -> None:
        check_not_online(on, "lots-are-drawn", "At live tables the first player is drawn with the deals: nobody has to tell who starts.", "T3")
        game, table = _table(on, context, None, self.table)
        on.do(events.FirstDrawn(game, table.number, self.first))


@dataclass(frozen=True, slots=True, kw_only=True)
class UndoStart(Reasoned):
    """A game was started too early, and no sheet was handed in: it has not begun. Who is missing then leaves before it (T20)."""

    do = "undo-start"
    game: GameNumber

    def execute(self, on: Change, context: Context) -> None:
        if on.state.running is None:
            raise Conflict("no-game-on", "No game is on: start the next one.", "T10")
        for table in on.state.running.tables:
            if table.has_sheets:
                text = f"Table {table.number} has handed in a sheet, so that the game was played: discard it if that was a mistake, or undo the game."
                raise Conflict("sheet-handed-in", text, "T20")
        UndoGame(game=self.game, why=self.why or TOO_EARLY).execute(on, context)


@dataclass(frozen=True, slots=True, kw_only=True)
class End(Command):
    """A game ends."""

    do = "end"
    game: GameNumber

    def execute(self, on: Change, context: Context) -> None:
        on.do(events.GameEnded(self.game))


@dataclass(frozen=True, slots=True, kw_only=True)
class Finish(Reasoned):
    """The event is over."""

    do = "finish"

    def execute(self, on: Change, context: Context) -> None:
        on.do(events.Finished(self.why))
        if on.desk.entries_open:
            on.note("entries-closed")


@dataclass(frozen=True, slots=True, kw_only=True)
class Reopen(Ruling):
    """That the event is over was a mistake, or too early: it goes on (T24)."""

    do = "reopen"
    by = ORGANISER

    def execute(self, on: Change, context: Context) -> None:
        on.do(events.Reopened(self.why))


@dataclass(frozen=True, slots=True, kw_only=True)
class HandInSheet(Command):
    """A table's sheet (T12). A seat without PV and rows has withdrawn (T21), also where nobody has recorded that before."""

    do = "sheet"
    by = EVERYBODY
    pv: BySeat
    rows: BySeat
    places: BySeat | None = None
    walls: Annotated[tuple[Annotated[str, Limits(max_length=60)] | None, ...] | None, Limits(min_length=2, max_length=4)] = None
    before: BySeat | None = None
    table: TableNumber | None = None
    game: GameNumber | None = None

    def execute(self, on: Change, context: Context) -> None:
        check_not_online(on, "results-come-in", "The results of live tables come in by themselves: an arbiter can correct one.", "T12")
        game, table = _table(on, context, self.game, self.table)
        sheet = filled(game, table, self.pv, self.rows, self.places)
        asked = questions_about(sheet, self.walls or (), self.before or ())
        on.do(play.handed_in(on.state, on.actor, sheet))
        on.answer["questions"] = asked


@dataclass(frozen=True, slots=True, kw_only=True)
class Dispute(Ruling):
    """A result is not accepted."""

    do = "dispute"
    by = EVERYBODY
    game: GameNumber | None = None
    table: TableNumber | None = None

    def execute(self, on: Change, context: Context) -> None:
        game, table = _table(on, context, self.game, self.table)
        on.do(events.Disputed(game, table.number, self.why))


@dataclass(frozen=True, slots=True, kw_only=True)
class Withdraw(Reasoned):
    """Somebody withdraws during a game (T21)."""

    do = "withdraw"
    by = EVERYBODY
    person: PersonId | None = None

    def execute(self, on: Change, context: Context) -> None:
        on.do(events.Withdrawn(len(on.state.games), whom(on, context, self.person), self.why))


@dataclass(frozen=True, slots=True, kw_only=True)
class Correct(Ruling):
    """A result is corrected, or a dispute decided (T24)."""

    do = "correct"
    game: GameNumber
    table: TableNumber
    pv: BySeat
    rows: BySeat
    places: Annotated[BySeat | None, LOCAL] = None

    def execute(self, on: Change, context: Context) -> None:
        sheet = filled(self.game, on.state.table(self.game, self.table), self.pv, self.rows, self.places)
        on.do(arbiter.correction(on.state, sheet, self.why))
        on.answer["questions"] = questions_about(sheet)


@dataclass(frozen=True, slots=True, kw_only=True)
class DiscardSheet(Ruling):
    """A sheet came too early: a player's, or with nobody named all of the table and the result that they made (T24). The table plays on."""

    do = "discard-sheet"
    game: GameNumber
    table: TableNumber
    person: PersonId | None = None

    def execute(self, on: Change, context: Context) -> None:
        check_not_online(on, "results-come-in", "The results of live tables come in by themselves: an arbiter can correct one.", "T12")
        on.do(arbiter.discarding(on.state, self.game, self.table, self.why, self.person))


@dataclass(frozen=True, slots=True, kw_only=True)
class Void(Ruling):
    """A table is void (T5)."""

    do = "void"
    game: GameNumber
    table: TableNumber

    def execute(self, on: Change, context: Context) -> None:
        on.do(arbiter.voiding(on.state, self.game, self.table, self.why))
        _answer_stalled(on, self.game, self.table)


@dataclass(frozen=True, slots=True, kw_only=True)
class ResumeTable(Ruling):
    """A live table that has stopped goes on (T5)."""

    do = "resume-table"
    game: GameNumber
    table: TableNumber

    def execute(self, on: Change, context: Context) -> None:
        on.state.table(self.game, self.table)
        if not self.why.strip():
            raise Refused("no-reason", "To resume a table needs a reason: say why in a few words.", "T24")
        if context.stopped_length is None:
            raise Conflict("not-stalled", "This table has not stopped: there is nothing to resume.", "T5")
        # What is resumed is the table as it has stopped, and no later stop.
        on.note("resumed-table", game=self.game, table=self.table, length=context.stopped_length, why=one_line(self.why))
        _answer_stalled(on, self.game, self.table)


@dataclass(frozen=True, slots=True, kw_only=True)
class PassTurn(Ruling):
    """The turn of somebody who is away from a live table is lost at once (T4)."""

    do = "pass-turn"
    game: GameNumber
    table: TableNumber

    def execute(self, on: Change, context: Context) -> None:
        on.state.table(self.game, self.table)
        if context.turn_length is None:
            raise Conflict("nobody-to-move", "Nobody is to move at this table: there is no turn to pass.", "T4")
        # What is passed is the turn that was looked at, and no later one.
        on.note("passed-turn", game=self.game, table=self.table, length=context.turn_length, why=one_line(self.why))


@dataclass(frozen=True, slots=True, kw_only=True)
class LetBotPlay(Ruling):
    """A bot plays for somebody who is away from a live table, until they are back: where the event allows bots."""

    do = "stand-in"
    person: PersonId
    bot: Annotated[str, Limits(max_length=40, description="Which bot; `/api/v1/games` lists them.")] = "greedy"

    def execute(self, on: Change, context: Context) -> None:
        running = on.state.running
        table = None if running is None else running.table_of(self.person)
        if running is None or table is None or self.person in table.withdrawn:
            raise Conflict("not-at-a-table", "This person does not play in a game that is on.", "T12")
        check_bots(on, self.bot, context)
        on.note("stood-in", game=running.number, table=table.number, person=self.person, bot=self.bot, why=one_line(self.why))
        if (call := on.desk.absent(running.number, table.number).get(self.person)) is not None:
            on.note("answered", call=call.call, done=True)


@dataclass(frozen=True, slots=True, kw_only=True)
class Warn(Ruling):
    """A warning (T23)."""

    do = "warn"
    person: PersonId

    def execute(self, on: Change, context: Context) -> None:
        on.do(events.Warned(self.person, self.why))


@dataclass(frozen=True, slots=True, kw_only=True)
class Penalise(Ruling):
    """Points are taken from somebody; a negative number gives some back."""

    do = "penalise"
    person: PersonId
    points: Points

    def execute(self, on: Change, context: Context) -> None:
        on.do(arbiter.penalty(on.state, self.person, self.points, self.why))


@dataclass(frozen=True, slots=True, kw_only=True)
class Expel(Ruling):
    """An expulsion (T23)."""

    do = "expel"
    person: PersonId

    def execute(self, on: Change, context: Context) -> None:
        on.do(events.Expelled(self.person, self.why, leaves=True))


@dataclass(frozen=True, slots=True, kw_only=True)
class Reinstate(Ruling):
    """An expulsion or a withdrawal was a mistake (T24)."""

    do = "reinstate"
    person: PersonId
    what: Literal["expelled", "withdrawn"]

    def execute(self, on: Change, context: Context) -> None:
        if self.what == "withdrawn":
            text = "At a live table the tiles of whoever withdraws are lost at once: let them return for the next game."
            check_not_online(on, "withdrawn-for-good", text, "T21")
        on.do(events.Reinstated(self.person, events.Reason(self.what), self.why))


@dataclass(frozen=True, slots=True, kw_only=True)
class Delay(Ruling):
    """A game to come is later than was said, or earlier (T10)."""

    do = "delay"
    game: GameNumber
    minutes: Annotated[int, Limits(ge=-600, le=600)]

    def execute(self, on: Change, context: Context) -> None:
        on.do(events.Delayed(self.game, self.minutes, self.why))


def _table(on: Change, context: Context, game: int | None, table: int | None) -> tuple[int, Table]:
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
    found = [_question(each, None) for each in questions(sheet)]
    for line, wall in zip(sheet.lines, walls, strict=False):
        if wall is None or line.withdrawn:
            continue
        score = before[line.seat - 1] if line.seat <= len(before) else None
        asked = score_pad.questions(score_pad.read_wall(wall), before=score, rows=line.rows, pv=line.pv)
        found += [_question(each, line.seat) for each in asked]
    return found


def _question(fault: Fault, seat: int | None) -> dict[str, Any]:
    return {"code": fault.code, "clause": fault.clause, "text": fault.text, "seat": seat}


def check_bots(on: Change, bot: str, context: Context) -> None:
    """Refuse a bot where an event has none, or where there is none of this name."""
    if not on.desk.arranged.online:
        raise Conflict("not-online", "This event is played in a hall, where no bot can sit down.")
    if not on.desk.arranged.bots:
        raise Conflict("no-bots-here", "Bots may not fill seats in this event: allow it first.")
    if bot not in context.bots:
        raise Refused("no-such-bot", f'There is no bot "{bot}": choose {" or ".join(context.bots)}.')


def _answer_stalled(on: Change, game: int, table: int) -> None:
    """An arbiter has decided what a table that has stopped called for."""
    if (call := on.desk.stalled(game, table)) is not None:
        on.note("answered", call=call.call, done=True)
