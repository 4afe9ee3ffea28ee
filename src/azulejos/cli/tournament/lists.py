"""`azulejos tournament status`, `standings`, `public`, `log`: what there is to see."""

from __future__ import annotations

import json
from datetime import datetime
from typing import Annotated, Any

import typer
from rich.table import Table

from azulejos.cli.tournament.people import find_person
from azulejos.cli.tournament.seating import seating_table
from azulejos.cli.tournament.session import EventOf, JsonOf, StoreOf, begun, console, open_session, past
from azulejos.render.text import counted, listed
from azulejos.tournament import Register, Sheet, State, TournamentStage, payload, public
from azulejos.tournament import log as tournament_log
from azulejos.tournament.criteria import Criterion
from azulejos.tournament.crosstable import CrossGame, crosstable
from azulejos.tournament.player_status import english, player_status
from azulejos.tournament.prize_giving import revealed
from azulejos.tournament.public_names import public_names
from azulejos.tournament.schedule import overtime, schedule
from azulejos.tournament.standings import Mark, standings, unranked

AtOf = Annotated[int | None, typer.Option("--at", min=1, metavar="N", help="As of event N.", show_default=False)]
_MARKS = {Mark.PLAYED: "", Mark.WITHDRAWN: "w", Mark.VOID: "void", Mark.OPEN: "…", Mark.DISPUTED: "?", Mark.ABSENT: "·"}
_DECIDED = {
    Criterion.FINAL: "final",
    Criterion.FINAL_ROWS: "rows of the final",
    Criterion.PT: "",
    Criterion.ROWS: "rows",
    Criterion.WON: "games won",
    Criterion.PLACE_POINTS: "",
    Criterion.DIRECT: "each other",
    Criterion.BEST_GAME: "best game",
    Criterion.OPPONENTS: "opponents",
    Criterion.SHARED: "shared",
}


def ranking(
    event: EventOf,
    player: Annotated[
        str | None, typer.Option("--player", metavar="PERSON", help="What this player needs to know now, in one line.", show_default=False)
    ] = None,
    after: Annotated[int | None, typer.Option(min=0, metavar="N", help="Standings after game N.", show_default=False)] = None,
    at: AtOf = None,
    store: StoreOf = None,
    as_json: JsonOf = False,
) -> None:
    """Show the standings, also what is hidden until the prize-giving: PT, complete rows, games won, and by what a close place was decided (T13, T14).

    Names are as in public lists. In the columns of games, w is a withdrawal, void a void table, ? a disputed result, · a game not played.

    \b
    Examples:
      azulejos tournament standings spring.jsonl
      azulejos tournament standings spring.jsonl --after 1 --json
      azulejos tournament standings spring.jsonl --player "Ann Rossi"
    """
    snapshot = open_session(event, store).snapshot()
    state = past(snapshot, at)
    if player is not None:
        status_now = player_status(state, find_person(state, snapshot.register, player), begun=begun(snapshot, at))
        typer.echo(json.dumps({**payload.write(status_now), "text": english(status_now)}, ensure_ascii=False) if as_json else english(status_now))
        return
    if as_json:
        found = public.whole_ranking(state, snapshot.register) if after is None else _after(state, snapshot.register, after)
        typer.echo(json.dumps(found, ensure_ascii=False))
        return
    if not state.games:
        typer.echo("No game has begun: there are no standings yet.")
        return
    console().print(standings_table(state, snapshot.register, after))
    if state.running is not None:
        typer.echo(f"Game {state.running.number} is on: {_open(state)}")


def _after(state: State, register: Register, after: int) -> list[dict[str, Any]]:
    names = public_names(state, register)
    return [
        {
            "place": row.place,
            "id": row.person,
            "name": names[row.person],
            "pt": row.pt,
            "rows": row.rows,
            "won": row.won,
            "points": row.points,
        }
        for row in standings(state, after)
    ]


def standings_table(state: State, register: Register, after: int | None) -> Table:
    """The standings as a list."""
    found, names = (*standings(state, after), *unranked(state, after)), public_names(state, register)
    games = len(found[0].scores) if found else 0
    final = any(row.final is not None for row in found)
    shown = Table(title=state.title or None, title_justify="left")
    scores_of = [*(f"G{number}" for number in range(1, games + 1)), *(["Final"] if final else [])]
    # By the regulation PT are the points. Where something else ranks, or points were taken, both are shown.
    own = any(row.points != row.pt for row in found)
    for heading in ("Place", "Name", *scores_of, *(["Penalty", "Points"] if own else []), "PT", "Rows", "Won", "Decided by"):
        shown.add_column(heading, justify="left" if heading in ("Name", "Decided by") else "right")
    for row in found:
        scores = [*row.scores, *([row.final] if final else [])]
        cells = ["" if score is None else f"{'' if score.pv is None else score.pv}{_MARKS[score.mark]}" for score in scores]
        ranks = ([str(-row.penalty) if row.penalty else "", str(row.points)]) if own else []
        shown.add_row(str(row.place or "–"), names[row.person], *cells, *ranks, str(row.pt), str(row.rows), str(row.won), _DECIDED[row.decided_by])
    return shown


def cross(event: EventOf, at: AtOf = None, store: StoreOf = None, as_json: JsonOf = False) -> None:
    """Show the cross-table: game by game everybody's table, PV, place there, and the places of the opponents.

    \b
    Examples:
      azulejos tournament crosstable spring.jsonl
    """
    snapshot = open_session(event, store).snapshot()
    state = revealed(past(snapshot, at))
    rows = crosstable(state)
    if as_json:
        typer.echo(json.dumps([payload.write(row) for row in rows], ensure_ascii=False))
        return
    if not rows:
        typer.echo("No game has begun: there is no cross-table yet.")
        return
    names = public_names(state, snapshot.register)
    shown = Table(title=state.title or None, title_justify="left")
    for heading in ("Place", "Name", *(f"G{game.number}" for game in state.games), "Points"):
        shown.add_column(heading, justify="left" if heading in ("Name",) else "right")
    for row in rows:
        games = {game.game: f"{'' if game.score.pv is None else game.score.pv}{_MARKS[game.score.mark]} ({_met(game)})" for game in row.games}
        shown.add_row(str(row.place), names[row.person], *(games.get(game.number, "") for game in state.games), str(row.points))
    console().print(shown)


def _met(game: CrossGame) -> str:
    return f"table {game.table}: {', '.join(map(str, game.opponents))}"


def _open(state: State) -> str:
    assert state.running is not None
    open = [str(table.number) for table in state.running.tables if not table.is_settled]
    return (
        "all tables are done." if not open else f"{'table' if len(open) == 1 else 'tables'} {listed(open)} {'is' if len(open) == 1 else 'are'} open."
    )


def status(event: EventOf, at: AtOf = None, store: StoreOf = None, as_json: JsonOf = False) -> None:
    """Show how far the tournament has come, who is who, and what has to be done next. For arbiters: nobody is left out.

    \b
    Examples:
      azulejos tournament status spring.jsonl
    """
    snapshot = open_session(event, store).snapshot()
    state = past(snapshot, at)
    entrants = [
        {"number": number, "id": one.person, "name": snapshot.register.shown(one.person), "checked_in": one.checked_in, "left": one.left,
         "expelled": one.expelled, "warnings": one.warnings, "since": one.since, "club": one.club, "rating": one.rating,
         "substitute": one.substitute, "waiting": one.person in state.waiting}
        for number, one in enumerate(state.entrants.values(), 1)
    ]  # fmt: skip
    if as_json:
        arbiters = [{"id": id, "name": snapshot.register.shown(id)} for id in sorted(state.arbiters)]
        about = {"id": state.stream.partition(":")[2], "title": state.title, "stage": state.stage.value, "version": state.version}
        typer.echo(json.dumps({**about, "settings": state.settings.json(), "arbiters": arbiters, "entrants": entrants}, ensure_ascii=False))
        return
    shown = Table(title=state.title or None, title_justify="left")
    for heading in ("No.", "Name", "State"):
        shown.add_column(heading, justify="right" if heading == "No." else "left")
    for row in entrants:
        shown.add_row(str(row["number"]), str(row["name"]), _entrant(row))
    if entrants:
        console().print(shown)
    typer.echo(f"{len(state.present)} of {counted(len(state.entrants), 'entrant')} are there; {state.version} events.")
    overrun = overtime(state.settings, state.delays, begun(snapshot, at))
    if overrun:
        typer.echo(f"The event ends {counted(overrun, 'minute')} later than planned.")
    typer.echo(_next(state))


def _entrant(row: dict[str, Any]) -> str:
    if row["expelled"]:
        return "expelled"
    said = "has left" if row["left"] else "there" if row["checked_in"] else "waits for a place" if row["waiting"] else "not checked in"
    said += ", substitute" if row["substitute"] else ""
    return said + (f", {counted(row['warnings'], 'warning')}" if row["warnings"] else "")


def _next(state: State) -> str:
    """What an organiser does next, in a sentence."""
    if state.stage is TournamentStage.FINISHED:
        return "The tournament is over. Print the certificates: sheets certificates."
    if state.running is not None:
        return f"Game {state.running.number} is on: {_open(state)}"
    if state.next_game > state.settings.all_games:
        return "All games were played. Next: finish."
    if state.is_final(state.next_game):
        return "Next: start." if state.round(state.next_game) else "Next: seat --final."
    round = state.round(state.next_game)
    if round is not None and set(round.people) == set(state.present):
        return f"Game {state.next_game} is seated. Next: start."
    if round is not None:
        return f"Somebody came or left since game {state.next_game} was seated. Next: seat."
    return "A draft waits to be looked at. Next: seat --publish." if state.draft else "Next: seat."


def lists(event: EventOf, at: AtOf = None, store: StoreOf = None, as_json: JsonOf = False) -> None:
    """Show what everybody may see: schedule, participants, seating, results. Nobody who was expelled is in it (T23), nor any reason.

    \b
    Examples:
      azulejos tournament public spring.jsonl
    """
    snapshot = open_session(event, store).snapshot()
    state = past(snapshot, at)
    if as_json:
        typer.echo(json.dumps(public.export(state, snapshot.register, begun(snapshot, at)), ensure_ascii=False))
        return
    if state.title:
        typer.echo(state.title)
    for slot in schedule(state.settings, state.delays, begun(snapshot, at)):
        typer.echo(f"  {slot}")
    people = public.participants(state, snapshot.register)
    typer.echo(f"{counted(len(people), 'participant')}: {', '.join(str(row['name']) for row in people)}")
    for round in public.seating(state, snapshot.register):
        tables = [["" if seat is None else str(seat["name"]) for seat in table] for table in round["tables"]]
        console().print(seating_table("The final table" if state.is_final(round["game"]) else f"Game {round['game']}", tables))
    for game in state.games:
        console().print(_results(public.results(state, snapshot.register, game), state.is_final(game.number)))


def _results(game: public.PlayedGame, is_final: bool) -> Table:
    shown = Table(title="The final" if is_final else f"Game {game['game']}", title_justify="left")
    for heading in ("Table", "Seat", "Name", "Place", "PV", "Rows", ""):
        shown.add_column(heading, justify="left" if heading in ("Name", "") else "right")
    for table in game["tables"]:
        for number, seat in enumerate(table["seats"], 1):
            if seat is None:
                continue
            said = "void" if table["void"] else "withdrawn" if seat["withdrawn"] else "disputed" if table["disputed"] else ""
            cells = ["" if value is None else str(value) for value in (seat["place"], seat["pv"], seat["rows"])]
            shown.add_row(str(table["table"]), f"{number}{'*' if number == table['first'] else ''}", str(seat["name"]), *cells, said)
    return shown


def log(
    event: EventOf,
    rulings: Annotated[bool, typer.Option("--rulings", help="Only what was decided about people and results.")] = False,
    store: StoreOf = None,
    as_json: JsonOf = False,
) -> None:
    """Show the arbiters' log (T24): who did what, when, what it was before, and why. For arbiters only.

    \b
    Examples:
      azulejos tournament log spring.jsonl --rulings
    """
    snapshot = open_session(event, store).snapshot()
    found = [entry for entry in tournament_log.log(snapshot.events) if entry.is_ruling or not rulings]
    if as_json:
        typer.echo(json.dumps([payload.write(entry) for entry in found], ensure_ascii=False))
        return
    for entry in found:
        when = datetime.fromtimestamp(entry.at / 1000).strftime("%H:%M:%S")
        about = [] if entry.person is None else [_name(snapshot.register, entry.person)]
        about += [f"game {entry.game}"] if entry.game is not None else []
        about += [f"table {entry.table}"] if entry.table is not None else []
        changed = f" {_sheet(entry.before)} → {_sheet(entry.after)}" if entry.kind in ("corrected", "voided") else ""
        why = f" — {entry.why}" if entry.why else ""
        who, what = _name(snapshot.register, entry.actor), " ".join([entry.kind, ", ".join(about)]).strip()
        typer.echo(f"{entry.version:>5} {when} {who}: {what}{changed}{why}")


def _name(register: Register, id: str) -> str:
    return register.shown(id) if register.find(id) is not None else id


def _sheet(sheet: Sheet | None) -> str:
    return "no result" if sheet is None else ",".join("-" if line.pv is None else f"{line.pv}({line.rows})" for line in sheet.lines)
