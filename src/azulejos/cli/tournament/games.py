"""`azulejos tournament start`, `end`, `finish`, `delay`, `result`, `dispute`, `correct`, `void`: games, and the sheets of their tables."""

from __future__ import annotations

from typing import Annotated

import typer

from azulejos.cli.tournament.session import AnywayOf, Session, WhyOf, note, numbers, on_tournament
from azulejos.render.text import counted
from azulejos.tournament import Corrected, SheetHandedIn
from azulejos.tournament.commands import Context
from azulejos.tournament.commands.command import new_chance
from azulejos.tournament.commands.games import Correct, Delay, Dispute, End, Finish, HandInSheet, Start, Void
from azulejos.tournament.schedule import begins, overtime
from azulejos.tournament.settings import clock
from azulejos.tournament.storage import Change

TableOf = Annotated[int, typer.Argument(metavar="TABLE", help="The table's number.", show_default=False)]
PvOf = Annotated[str, typer.Option("--pv", metavar="PV", help="Victory points by seat, - for who has withdrawn: 61,48,-,30", show_default=False)]
RowsOf = Annotated[str, typer.Option("--rows", metavar="ROWS", help="Complete horizontal rows by seat: 1,0,-,0", show_default=False)]
PlacesOf = Annotated[
    str | None,
    typer.Option("--places", metavar="PLACES", help="The places on the sheet, to be checked; they follow from PV and rows.", show_default=False),
]
GameOf = Annotated[int | None, typer.Option("--game", metavar="N", help="The game (default: the last one that has begun).", show_default=False)]


@on_tournament
def start(
    session: Session,
    first: Annotated[
        str | None, typer.Option(metavar="SEATS", help="Who starts, table by table, if the lots were drawn at the tables: 2,4,1", show_default=False)
    ] = None,
    seed: Annotated[int | None, typer.Option(min=0, metavar="N", help="The seed of the lots, for a rehearsal.", show_default=False)] = None,
) -> None:
    """Start the next game, by its published seating. Each table's first player is drawn by lot (T3).

    \b
    Examples:
      azulejos tournament start spring.jsonl
      azulejos tournament start spring.jsonl --first 2,4,1
    """
    drawn = () if first is None else numbers(first, "--first")
    seats = tuple(seat for seat in drawn if seat is not None)
    if len(seats) != len(drawn):
        raise typer.BadParameter("Write a number for each table, like 2,4,1.", param_hint="--first")
    change = session.send(lambda change: Start(game=change.state.next_game, first=seats or None), Context(chance=new_chance(seed)))
    game = change.state.games[-1]
    begun = [f"Table {table.number}: {change.register.shown(table.seats[table.first - 1])} starts (seat {table.first})." for table in game.tables]
    session.tell(change, f"Game {game.number} has begun at {len(game.tables)} tables.", *begun)


@on_tournament
def end(session: Session) -> None:
    """End the game: every table has a result or is void, and none is disputed.

    \b
    Examples:
      azulejos tournament end spring.jsonl
    """
    change = session.send(lambda change: End(game=len(change.state.games)))
    state = change.state
    if state.next_game <= state.settings.games:
        following = "Next: azulejos tournament start, or seat if somebody came or left."
    elif state.next_game <= state.settings.all_games:
        following = "Next: azulejos tournament seat --final."
    else:
        following = "Next: azulejos tournament finish."
    session.tell(change, f"Game {len(state.games)} has ended.", following)


@on_tournament
def finish(
    session: Session,
    why: Annotated[str, typer.Option("--why", metavar="TEXT", help="Needed where games are left out.", show_default=False)] = "",
    anyway: AnywayOf = False,
) -> None:
    """Finish the tournament: the ranking is final. Corrections and expulsions are possible thereafter.

    \b
    Examples:
      azulejos tournament finish spring.jsonl
      azulejos tournament finish spring.jsonl --why "The room closes."
    """
    change = session.send(lambda _: Finish(why=why, anyway=anyway))
    session.tell(change, "The tournament is over.", f"Next: azulejos tournament sheets {session.event} certificates")


@on_tournament
def delay(
    session: Session,
    minutes: Annotated[int, typer.Argument(help="How many minutes later than was said. After a --, a negative number takes a delay back.")],
    why: WhyOf,
    game: Annotated[int | None, typer.Option(help="From which game on (default: the next one).", metavar="N")] = None,
    anyway: AnywayOf = False,
) -> None:
    """Delay a game, and all that follows (T10).

    \b
    Examples:
      azulejos tournament delay spring.jsonl 10 --why "Table 3 plays on."
      azulejos tournament delay spring.jsonl --why "It was quick." -- -5
    """
    change = session.send(lambda change: Delay(game=change.state.next_game if game is None else game, minutes=minutes, why=why, anyway=anyway))
    state = change.state
    number = state.delays[-1].game
    session.tell(change, f"Game {number} begins at {clock(begins(state.settings, state.delays, number))}.")
    if overrun := overtime(state.settings, state.delays):
        note(f"the event now ends {counted(overrun, 'minute')} later than {state.settings.end}.")


@on_tournament
def result(session: Session, table: TableOf, pv: PvOf, rows: RowsOf, places: PlacesOf = None, game: GameOf = None) -> None:
    """Hand in the sheet of a table (T12). An arbiter's makes the result; of the players', two that are equal do.

    A sheet with mistakes is refused, and all of them are named.

    \b
    Examples:
      azulejos tournament result spring.jsonl 3 --pv 61,48,48,30 --rows 1,0,1,0
      azulejos tournament result spring.jsonl 3 --pv 61,48,-,30 --rows 1,0,-,0 --as "Ann Rossi"
    """
    sheet = HandInSheet(pv=numbers(pv, "--pv"), rows=numbers(rows, "--rows"), places=_places(places), table=table, game=game)
    change = session.send(lambda _: sheet)
    number = game or len(change.state.games)
    at = change.state.table(number, table)
    if at.disputed:
        came_of_it = "The table's sheets differ: it is disputed, and an arbiter has to decide."
    elif at.result is None:
        came_of_it = "A second player has to hand in the same."
    else:
        left = [each.number for each in change.state.games[-1].tables if not each.is_settled]
        came_of_it = f"Open: table {', '.join(map(str, left))}." if left else "All tables are done. Next: azulejos tournament end."
    session.tell(change, *_shown(change), came_of_it)
    _ask(change)


@on_tournament
def correct(
    session: Session, table: TableOf, pv: PvOf, rows: RowsOf, why: WhyOf, places: PlacesOf = None, game: GameOf = None, anyway: AnywayOf = False
) -> None:
    """Correct a table's result, or decide a dispute (T24). What it was before is kept.

    A seat with - has withdrawn, also where that was not recorded. The same result as before upholds it against a dispute.

    \b
    Examples:
      azulejos tournament correct spring.jsonl 3 --game 1 --pv 61,48,46,30 --rows 1,0,1,0 --why "Seat 3 had counted a column twice."
    """
    points, complete, placed = numbers(pv, "--pv"), numbers(rows, "--rows"), _places(places)
    change = session.send(
        lambda change: Correct(game=_game(change, game), table=table, pv=points, rows=complete, places=placed, why=why, anyway=anyway)
    )
    session.tell(change, *_shown(change), "The result is corrected.")
    _ask(change)


@on_tournament
def dispute(
    session: Session,
    table: TableOf,
    why: WhyOf,
    actor: Annotated[str, typer.Option("--as", metavar="PERSON", help="Who disputes it: a player of the table, or an arbiter.", show_default=False)],
    game: GameOf = None,
    anyway: AnywayOf = False,
) -> None:
    """Dispute a table's result: an arbiter has to decide, by azulejos tournament correct or void.

    \b
    Examples:
      azulejos tournament dispute spring.jsonl 3 --as "Ann Rossi" --why "Seat 1 has no complete row."
    """
    change = session.send(lambda change: Dispute(game=game, table=table, why=why, anyway=anyway))
    session.tell(change, f"Table {table} of game {_game(change, game)} is disputed: an arbiter has to decide.")


@on_tournament
def void(session: Session, table: TableOf, why: WhyOf, game: GameOf = None, anyway: AnywayOf = False) -> None:
    """Declare a table void (T5): nobody scores there. A correction can give it a result again.

    \b
    Examples:
      azulejos tournament void spring.jsonl 3 --why "All pass and nobody plays on."
    """
    change = session.send(lambda change: Void(game=_game(change, game), table=table, why=why, anyway=anyway))
    session.tell(change, f"Table {table} of game {_game(change, game)} is void.")


def _game(change: Change, game: int | None) -> int:
    return len(change.state.games) if game is None else game


def _places(places: str | None) -> tuple[int | None, ...] | None:
    return None if places is None else numbers(places, "--places")


def _shown(change: Change) -> list[str]:
    """The sheet that was handed in or corrected, line by line."""
    data = change.events[0].data
    assert isinstance(data, SheetHandedIn | Corrected)
    sheet = data.sheet if isinstance(data, SheetHandedIn) else data.after
    lines = [f"Game {sheet.game}, table {sheet.table}:"]
    for line in sheet.lines:
        came_to = "has withdrawn" if line.withdrawn else f"place {line.place}, {line.pv} PV, rows: {line.rows}"
        lines.append(f"  seat {line.seat}  {change.register.shown(line.person)}: {came_to}")
    return lines


def _ask(change: Change) -> None:
    for question in change.answer["questions"]:
        note(f"{question['text']} ({question['clause']})")
