"""`azulejos tournament result`, `dispute`, `correct`, `void`: the sheets of tables (T5, T12, T24)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Annotated

import typer

from azulejos.cli.tournament.desk import ActorOf, AnywayOf, EventOf, JsonOf, StoreOf, WhyOf, check_reason, note, open_desk
from azulejos.cli.tournament.numbers import numbers
from azulejos.tournament import Disputed, Refused, Sheet, State, arbiter, play
from azulejos.tournament.book import Page
from azulejos.tournament.sheet import fill, questions

TableOf = Annotated[int, typer.Argument(metavar="TABLE", help="The table's number.", show_default=False)]
PvOf = Annotated[str, typer.Option("--pv", metavar="PV", help="Victory points by seat, - for who has withdrawn: 61,48,-,30", show_default=False)]
RowsOf = Annotated[str, typer.Option("--rows", metavar="ROWS", help="Complete horizontal rows by seat: 1,0,-,0", show_default=False)]
PlacesOf = Annotated[
    str | None,
    typer.Option("--places", metavar="PLACES", help="The places on the sheet, to be checked; they follow from PV and rows.", show_default=False),
]
GameOf = Annotated[int | None, typer.Option("--game", metavar="N", help="The game; the last one that has begun if absent.", show_default=False)]


def result(
    event: EventOf,
    table: TableOf,
    pv: PvOf,
    rows: RowsOf,
    places: PlacesOf = None,
    game: GameOf = None,
    store: StoreOf = None,
    actor: ActorOf = None,
    as_json: JsonOf = False,
) -> None:
    """Hand in the sheet of a table (T12). An arbiter's makes the result; of the players', two that are equal do.

    A sheet that cannot be is refused, with all that is wrong with it.

    \b
    Examples:
      azulejos tournament result spring.jsonl 3 --pv 61,48,48,30 --rows 1,0,1,0
      azulejos tournament result spring.jsonl 3 --pv 61,48,-,30 --rows 1,0,-,0 --as "Ann Rossi"
    """
    figures = _figures(pv, rows, places)
    desk = open_desk(event, store, actor, as_json)

    def how(page: Page) -> Sheet:
        found = _sheet(page.state, table, game, figures)
        page.do(play.handed_in(page.state, page.actor, found))
        return found

    sheet, page = desk.write(how)
    at = page.state.table(sheet.game, sheet.table)
    if at.disputed:
        came_of_it = "The table's sheets differ: it is disputed, and an arbiter has to decide."
    elif at.result is None:
        came_of_it = "A second player has to hand in the same."
    else:
        left = [each.number for each in page.state.games[-1].tables if not each.is_settled]
        came_of_it = f"Open: table {', '.join(map(str, left))}." if left else "All tables are done. Next: azulejos tournament end."
    desk.tell(page, *_shown(page, sheet), came_of_it)
    for question in questions(sheet):
        note(f"{question.text} ({question.clause})")


def correct(
    event: EventOf,
    table: TableOf,
    pv: PvOf,
    rows: RowsOf,
    why: WhyOf,
    places: PlacesOf = None,
    game: GameOf = None,
    anyway: AnywayOf = False,
    store: StoreOf = None,
    actor: ActorOf = None,
    as_json: JsonOf = False,
) -> None:
    """Correct a table's result, or decide a dispute (T24). What it was before is kept.

    A seat with - has withdrawn, also where that was not recorded. The same result as before upholds it against a dispute.

    \b
    Examples:
      azulejos tournament correct spring.jsonl 3 --game 1 --pv 61,48,46,30 --rows 1,0,1,0 --why "Seat 3 had counted a column twice."
    """
    figures = _figures(pv, rows, places)
    desk = open_desk(event, store, actor, as_json)

    def how(page: Page) -> Sheet:
        check_reason(page, why, anyway)
        found = _sheet(page.state, table, game, figures)
        page.do(arbiter.correction(page.state, found, why))
        return found

    sheet, page = desk.write(how)
    desk.tell(page, *_shown(page, sheet), "The result is corrected.")
    for question in questions(sheet):
        note(f"{question.text} ({question.clause})")


def dispute(
    event: EventOf,
    table: TableOf,
    why: WhyOf,
    actor: Annotated[str, typer.Option("--as", metavar="PERSON", help="Who disputes it: a player of the table, or an arbiter.", show_default=False)],
    game: GameOf = None,
    anyway: AnywayOf = False,
    store: StoreOf = None,
    as_json: JsonOf = False,
) -> None:
    """Dispute a table's result: an arbiter has to decide, by azulejos tournament correct or void.

    \b
    Examples:
      azulejos tournament dispute spring.jsonl 3 --as "Ann Rossi" --why "Seat 1 has no complete row."
    """
    desk = open_desk(event, store, actor, as_json)

    def how(page: Page) -> int:
        check_reason(page, why, anyway)
        number = _game(page.state, game)
        page.do(Disputed(number, table, why))
        return number

    number, page = desk.write(how)
    desk.tell(page, f"Table {table} of game {number} is disputed: an arbiter has to decide.")


def void(
    event: EventOf,
    table: TableOf,
    why: WhyOf,
    game: GameOf = None,
    anyway: AnywayOf = False,
    store: StoreOf = None,
    actor: ActorOf = None,
    as_json: JsonOf = False,
) -> None:
    """Declare a table void (T5): nobody scores there. A correction can give it a result again.

    \b
    Examples:
      azulejos tournament void spring.jsonl 3 --why "All pass and nobody plays on."
    """
    desk = open_desk(event, store, actor, as_json)

    def how(page: Page) -> int:
        check_reason(page, why, anyway)
        number = _game(page.state, game)
        page.do(arbiter.voiding(page.state, number, table, why))
        return number

    number, page = desk.write(how)
    desk.tell(page, f"Table {table} of game {number} is void.")


def _game(state: State, game: int | None) -> int:
    if game is None and not state.games:
        raise Refused("no-such-game", "No game has begun: start the first one.", "T12")
    return len(state.games) if game is None else game


@dataclass(frozen=True, slots=True)
class _Figures:
    """What stands on a sheet, seat by seat."""

    pv: tuple[int | None, ...]
    rows: tuple[int | None, ...]
    places: tuple[int | None, ...] | None


def _figures(pv: str, rows: str, places: str | None) -> _Figures:
    return _Figures(numbers(pv, "--pv"), numbers(rows, "--rows"), None if places is None else numbers(places, "--places"))


def _sheet(state: State, table: int, game: int | None, figures: _Figures) -> Sheet:
    number = _game(state, game)
    seats = state.table(number, table).seats
    points, complete, placed = figures.pv, figures.rows, figures.places
    for flag, given in (("--pv", points), ("--rows", complete), ("--places", placed)):
        if given is not None and len(given) != len(seats):
            raise Refused("seats", f"Table {table} has {len(seats)} seats, and {flag} has {len(given)} numbers: write one for each seat.", "T12")
    for seat, (one, other) in enumerate(zip(points, complete, strict=True), 1):
        if (one is None) != (other is None):
            raise Refused("incomplete", f"Seat {seat} has PV or rows, and not both: fill in both, or - for who has withdrawn.", "T12")
    sheet = fill(number, table, seats, points, complete)
    if placed is None:
        return sheet
    return replace(sheet, lines=tuple(replace(line, place=place) for line, place in zip(sheet.lines, placed, strict=True)))


def _shown(page: Page, sheet: Sheet) -> list[str]:
    lines = [f"Game {sheet.game}, table {sheet.table}:"]
    for line in sheet.lines:
        came_to = "has withdrawn" if line.withdrawn else f"place {line.place}, {line.pv} PV, rows: {line.rows}"
        lines.append(f"  seat {line.seat}  {page.register.shown(line.person)}: {came_to}")
    return lines
