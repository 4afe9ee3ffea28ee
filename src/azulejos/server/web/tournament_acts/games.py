"""A game: its start and end, sheets, disputes, withdrawals."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from azulejos.server.errors import BadRequest, Conflict
from azulejos.server.tournaments.lots import lots
from azulejos.server.tournaments.roles import Role
from azulejos.server.tournaments.transaction import Transaction
from azulejos.server.web import tournament_wishes as wishes
from azulejos.server.web.tournament_acts.checks import check_in_a_hall
from azulejos.server.web.tournament_acts.people import whom
from azulejos.tournament import acts, play, score_pad
from azulejos.tournament.sheet import Sheet, fill, questions
from azulejos.tournament.state import State, Table


def start(writing: Transaction, role: Role, wish: wishes.StartAct) -> None:
    """T3, T10: the next game begins, with its lots."""
    drawn = play.start(writing.state, lots()).first if wish.first is None else tuple(wish.first)
    writing.do(acts.GameStarted(wish.game, drawn))


def end(writing: Transaction, role: Role, wish: wishes.EndAct) -> None:
    """The game that is on is over."""
    writing.do(acts.GameEnded(wish.game))


def finish(writing: Transaction, role: Role, wish: wishes.FinishAct) -> None:
    """The event is over."""
    writing.do(acts.Finished(wish.why))
    if writing.desk.entries_open:
        writing.note("entries-closed")


def _own_table(state: State, role: Role, game: int | None, table: int | None) -> Table:
    """The table that is meant: a player means their own."""
    number = game or len(state.games)
    if table is not None:
        return state.table(number, table)
    if role.kind != "player":
        raise BadRequest("which-table", "Say which table this is about.")
    if not 1 <= number <= len(state.games) or (found := state.games[number - 1].table_of(role.person)) is None:
        raise Conflict("not-at-a-table", "You do not sit at a table of this game.", "T12")
    return found


def filled(game: int, table: Table, pv: Sequence[int | None], rows: Sequence[int | None]) -> Sheet:
    """T12: a sheet with a line for each seat."""
    if not len(pv) == len(rows) == len(table.seats):
        raise BadRequest("seats", f"Table {table.number} has {len(table.seats)} seats: write PV and rows for each of them.", "T12")
    for seat, (one, other) in enumerate(zip(pv, rows, strict=True), 1):
        if (one is None) != (other is None):
            raise BadRequest("incomplete", f"Seat {seat} has PV or rows, and not both: fill in both, or neither for who has withdrawn.", "T12")
    return fill(game, table.number, table.seats, pv, rows)


def hand_in(writing: Transaction, role: Role, wish: wishes.SheetAct) -> None:
    """T12: a sheet is handed in."""
    check_in_a_hall(writing, "results-come-in", "The results of live tables come in by themselves: an arbiter can correct one.", "T12")
    game = wish.game or len(writing.state.games)
    table = _own_table(writing.state, role, wish.game, wish.table)
    sheet = filled(game, table, wish.pv, wish.rows)
    if wish.places is not None:
        if len(wish.places) != len(sheet.lines):
            raise BadRequest("seats", f"Table {table.number} has {len(table.seats)} seats: write a place for each of them.", "T12")
        sheet = replace(sheet, lines=tuple(replace(line, place=place) for line, place in zip(sheet.lines, wish.places, strict=True)))
    asked = questions_about(sheet, wish.walls or [], wish.before or [])
    writing.do(play.handed_in(writing.state, role.person, sheet))
    writing.answer["questions"] = asked


def questions_about(sheet: Sheet, walls: Sequence[str | None], before: Sequence[int | None]) -> list[dict[str, Any]]:
    """What is odd on a sheet, and what its walls contradict."""
    found: list[dict[str, Any]] = [{"code": each.code, "clause": each.clause, "text": each.text, "seat": None} for each in questions(sheet)]
    for line, wall in zip(sheet.lines, walls, strict=False):
        if wall is None or line.withdrawn:
            continue
        score = before[line.seat - 1] if line.seat <= len(before) else None
        asked = score_pad.questions(score_pad.read_wall(wall), before=score, rows=line.rows, pv=line.pv)
        found += [{"code": each.code, "clause": each.clause, "text": each.text, "seat": line.seat} for each in asked]
    return found


def dispute(writing: Transaction, role: Role, wish: wishes.DisputeAct) -> None:
    """Somebody does not accept a result."""
    table = _own_table(writing.state, role, wish.game, wish.table)
    writing.do(acts.Disputed(wish.game or len(writing.state.games), table.number, wish.why))


def withdraw(writing: Transaction, role: Role, wish: wishes.WithdrawAct) -> None:
    """T21: somebody withdraws from the game that is on."""
    writing.do(acts.Withdrawn(len(writing.state.games), whom(role, wish.person), wish.why))
