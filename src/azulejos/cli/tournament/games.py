"""`azulejos tournament start`, `end`, `finish`, `reopen`, `ceremony`, `delay`, `result`, `dispute`, `correct`, `discard`, `void`: games, sheets."""

from __future__ import annotations

from typing import Annotated

import typer

from azulejos.cli.tournament.session import AnywayOf, Session, WhyOf, note, numbers, on_tournament, person_of
from azulejos.render.text import counted
from azulejos.tournament import Corrected, SheetHandedIn
from azulejos.tournament.commands import Context
from azulejos.tournament.commands.command import new_chance
from azulejos.tournament.commands.games import (
    Correct,
    Delay,
    DiscardSheet,
    Dispute,
    End,
    Finish,
    HandInSheet,
    Reopen,
    Start,
    TellFirst,
    UndoStart,
    Void,
)
from azulejos.tournament.commands.prize_giving import Ceremony
from azulejos.tournament.prize_giving import CeremonyStep, told
from azulejos.tournament.public_names import public_names
from azulejos.tournament.schedule import begins, overtime
from azulejos.tournament.settings import clock
from azulejos.tournament.standings import standings
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
    undo: Annotated[bool, typer.Option("--undo", help="The game was started too early: take it back, as long as no sheet was handed in.")] = False,
) -> None:
    """Start the next game, by its published seating. Each table's first player is drawn by lot (T3).

    \b
    Examples:
      azulejos tournament start spring.jsonl
      azulejos tournament start spring.jsonl --first 2,4,1
      azulejos tournament start spring.jsonl --undo
    """
    if undo:
        if first is not None or seed is not None:
            raise typer.BadParameter("Nothing is drawn where a start is taken back.", param_hint="--undo")
        change = session.send(lambda change: UndoStart(game=len(change.state.games)))
        session.tell(change, f"Game {change.state.next_game} has not begun: who is missing leaves before it (azulejos tournament leave).")
        return
    drawn = () if first is None else numbers(first, "--first")
    seats = tuple(seat for seat in drawn if seat is not None)
    if len(seats) != len(drawn):
        raise typer.BadParameter("Write a number for each table, like 2,4,1.", param_hint="--first")
    change = session.send(lambda change: Start(game=change.state.next_game, first=seats or None), Context(chance=new_chance(seed)))
    game = change.state.games[-1]
    begun = [f"Table {table.number}: {change.register.shown(table.seats[table.first - 1])} starts (seat {table.first})." for table in game.tables]
    session.tell(change, f"Game {game.number} has begun at {len(game.tables)} tables.", *begun)


@on_tournament
def first(
    session: Session,
    table: TableOf,
    seat: Annotated[int, typer.Argument(metavar="SEAT", help="The seat that starts.", show_default=False)],
) -> None:
    """A table has drawn its first player by itself: say who starts (T3).

    \b
    Examples:
      azulejos tournament first spring.jsonl 3 2
    """
    change = session.send(lambda _: TellFirst(table=table, first=seat))
    drawn = change.state.games[-1].tables[table - 1]
    session.tell(change, f"Table {table}: {change.register.shown(drawn.seats[seat - 1])} starts (seat {seat}).")


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
def ceremony(
    session: Session,
    step: Annotated[
        CeremonyStep, typer.Argument(help="Tell the next place, go back, tell all at once; or put the ceremony on the hall screen, or take it off.")
    ] = CeremonyStep.NEXT,
) -> None:
    """The prize-giving: tell the places from the last to the first. Standings that are hidden until then are public when all are told.

    \b
    Examples:
      azulejos tournament ceremony spring.jsonl
      azulejos tournament ceremony spring.jsonl all
    """
    change = session.send(lambda _: Ceremony(step=step.value))
    lines = told(change.state)
    rest = len(standings(change.state)) - len(lines)
    names = public_names(change.state, change.register)
    said = [f"{line.place}. {names[line.person]}, {counted(line.points, 'point')}" for line in lines]
    session.tell(change, *said, f"{counted(rest, 'place')} still covered." if rest else "All places are told: the standings are public.")


@on_tournament
def reopen(session: Session, why: WhyOf, anyway: AnywayOf = False) -> None:
    """Go on with a tournament that was finished by mistake, or too early.

    \b
    Examples:
      azulejos tournament reopen spring.jsonl --why "The room stays open for another game."
    """
    change = session.send(lambda _: Reopen(why=why, anyway=anyway))
    session.tell(change, "The tournament goes on.")


@on_tournament
def delay(
    session: Session,
    minutes: Annotated[int, typer.Argument(help="How many minutes later than was said; after a --, a negative number: earlier.")],
    why: WhyOf,
    game: Annotated[int | None, typer.Option(help="From which game on (default: the next one).", metavar="N")] = None,
    anyway: AnywayOf = False,
) -> None:
    """Delay a game and all that follows, or bring it forward (T10).

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
def discard(
    session: Session,
    table: TableOf,
    why: WhyOf,
    of: Annotated[
        str | None, typer.Option("--of", metavar="PERSON", help="Only this player's sheet (default: all of the table).", show_default=False)
    ] = None,
    anyway: AnywayOf = False,
) -> None:
    """Discard sheets of the game that is on which came too early (T24): the table plays on, and hands in again.

    \b
    Examples:
      azulejos tournament discard spring.jsonl 3 --why "They still play."
      azulejos tournament discard spring.jsonl 3 --of "Ann Rossi" --why "It was table 4's."
    """

    def command(change: Change) -> DiscardSheet:
        person = None if of is None else person_of(change, of)
        return DiscardSheet(game=len(change.state.games), table=table, person=person, why=why, anyway=anyway)

    change = session.send(command)
    session.tell(change, f"Discarded. Table {table} hands in again when it is done.")


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
