"""`azulejos tournament seat`: who sits where, planned with numbers alone, or drafted, changed and published for an event."""

from __future__ import annotations

import json
from typing import Annotated, Literal

import typer
from rich.table import Table

from azulejos.cli.tournament.session import ActorOf, Session, StoreOf, console, open_session, person_of
from azulejos.cli.tournament.wishes import wishes_said
from azulejos.render.text import counted
from azulejos.tournament import Round
from azulejos.tournament.commands import Command, Context
from azulejos.tournament.commands.command import new_chance
from azulejos.tournament.commands.seating import Draft, Publish, Rearrange, Redraw, SeatFinal, SeatLate, Unseat, new_seed
from azulejos.tournament.seating import MOST_PLAYERS, MOST_ROUNDS, Plan, compare, plan
from azulejos.tournament.seating_changes import moved
from azulejos.tournament.storage import Change
from azulejos.tournament.swaps import draft_mark, numbered, published_mark


def seat(
    event: Annotated[
        str | None, typer.Argument(metavar="EVENT", help="The event file; with --store, the tournament's id.", show_default=False)
    ] = None,
    players: Annotated[
        int | None, typer.Option("--players", "-p", min=2, max=MOST_PLAYERS, help="Without an event: how many players there are.", show_default=False)
    ] = None,
    rounds: Annotated[int, typer.Option("--rounds", "-r", min=1, max=MOST_ROUNDS, help="Without an event: how many games each of them plays.")] = 3,
    seed: Annotated[
        int | None, typer.Option(min=0, help="The seed of the lots: the same seed gives the same seating, everywhere.", show_default=False)
    ] = None,
    swap: Annotated[
        list[str] | None,
        typer.Option(
            metavar="GAME:ONE,OTHER",
            help="Let two players change places, in the draft or else in the published seating; also several times.",
            show_default=False,
        ),
    ] = None,
    balance: Annotated[bool, typer.Option("--balance", help="Balance the seats of the draft anew, as is wanted after some swaps.")] = False,
    sit: Annotated[
        str | None,
        typer.Option(metavar="GAME:PERSON,TABLE", help="Somebody who came late sits in an empty chair of the published seating.", show_default=False),
    ] = None,
    out: Annotated[str | None, typer.Option(metavar="GAME:PERSON", help="Take somebody out of the published seating.", show_default=False)] = None,
    redraw: Annotated[bool, typer.Option("--redraw", help="Seat those who are there by the published seating, with the fewest changes.")] = False,
    publish: Annotated[bool, typer.Option("--publish", help="Publish the draft, as it was looked at.")] = False,
    final: Annotated[bool, typer.Option("--final", help="Seat the final: the best, by lot where a place is shared.")] = False,
    store: StoreOf = None,
    actor: ActorOf = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print a list of rounds, each a list of tables, each a list of players by seat.")] = False,
) -> None:
    """Plan who sits where, all rounds together: nobody meets anybody twice where that is possible, three-tables go round, seats are balanced.

    Of an event, the games to come are drafted first. Look at the draft, try another seed or swap players if you like, then publish it.
    Until its game starts, a published seating can bend: --swap, --sit, --out, --redraw.
    Without an event, players are numbers from 1, and nothing is kept.

    \b
    Examples:
      azulejos tournament seat spring.jsonl
      azulejos tournament seat spring.jsonl --swap "2:Ann Rossi,Bob De Luca"
      azulejos tournament seat spring.jsonl --publish
      azulejos tournament seat spring.jsonl --sit "1:Zoe Neri,2"
      azulejos tournament seat spring.jsonl --redraw
      azulejos tournament seat --players 22
      azulejos tournament seat --players 22 --rounds 4 --seed 7 --json > seating.json
    """
    if (event is None) == (players is None):
        raise typer.BadParameter("Name an event, or say how many players there are.", param_hint="EVENT or --players")
    if event is None:
        assert players is not None
        _plan(players, rounds, 1 if seed is None else seed, as_json)
        return
    if sum([publish, final, bool(swap) or balance, sit is not None, out is not None, redraw, seed is not None]) > 1 and not (
        final and seed is not None
    ):
        raise typer.BadParameter("One step at a time: draft, look, change, look, and then publish.", param_hint="--publish")
    session = open_session(event, store, actor, as_json)
    if publish:
        change = session.send(lambda change: Publish(mark=draft_mark(change.state.draft)))
        if as_json:
            typer.echo(json.dumps([round.tables for round in change.state.published]))
        else:
            typer.echo(f"Published: {counted(len(change.state.published), 'game')}. Next: azulejos tournament start.")
    elif final:
        change = session.send(lambda _: SeatFinal(), Context(chance=new_chance(seed)))
        _show(session, change, change.state.published)
    elif sit is not None or out is not None or redraw:
        _bend(session, sit, out)
    elif swap or balance:
        _rearrange(session, swap or [], balance)
    else:
        drawn = new_seed() if seed is None else seed
        change = session.send(lambda _: Draft(seed=drawn))
        _show(session, change, change.state.draft)
        if not as_json:
            typer.echo(f"A draft, with the seed {drawn}. Look at it, then: azulejos tournament seat {event} --publish")


def _plan(players: int, rounds: int, seed: int, as_json: bool) -> None:
    draft = plan(range(1, players + 1), rounds, seed)
    if as_json:
        typer.echo(json.dumps(draft.rounds))
        return
    for number, tables in enumerate(draft.rounds, 1):
        console().print(seating_table(f"Round {number}", [[str(player) for player in table] for table in tables], "right"))
    for line in figures(draft):
        typer.echo(line)


def _rearrange(session: Session, swaps: list[str], balance: bool) -> None:
    wanted = [_in_game(text, "--swap", '"2:Ann Rossi,Bob De Luca"', 2) for text in swaps]
    change = session.send(
        lambda change: Rearrange(
            swaps=tuple((game, person_of(change, one), person_of(change, other)) for game, (one, other) in wanted), balance=balance
        )
    )
    _show(session, change, change.state.draft or change.state.published)
    _compared(session, change)


def _bend(session: Session, sit: str | None, out: str | None) -> None:
    """Change the published seating."""

    def command(change: Change) -> Command:
        mark = published_mark(change.state.published)
        if sit is not None:
            game, (name, table) = _in_game(sit, "--sit", '"1:Zoe Neri,2"', 2)
            if not (table.isascii() and table.isdigit()):
                raise typer.BadParameter('Write it like "1:Zoe Neri,2", the table last.', param_hint="--sit")
            return SeatLate(mark=mark, game=game, person=person_of(change, name), table=int(table))
        if out is not None:
            game, (name,) = _in_game(out, "--out", '"1:Zoe Neri"', 1)
            return Unseat(mark=mark, game=game, person=person_of(change, name))
        return Redraw(mark=mark)

    change = session.send(command)
    _show(session, change, change.state.published)
    if not session.as_json:
        gone = moved(change.before.state.published, change.state.published)
        who = "Nobody has to go" if not gone else "1 player goes" if gone == 1 else f"{gone} players go"
        typer.echo(f"{who} to another table.")
    _compared(session, change)


def _compared(session: Session, change: Change) -> None:
    if not session.as_json:
        before, after = (numbered(state, state.draft or state.published) for state in (change.before.state, change.state))
        typer.echo(f"Changed: {compare(before, after)}.")


def _in_game(text: str, option: str, example: str, parts: int) -> tuple[int, list[str]]:
    game, _, rest = text.partition(":")
    found = [part.strip() for part in rest.split(",")]
    if not (game.isascii() and game.isdigit() and len(found) == parts and all(found)):
        raise typer.BadParameter(f"Write it like {example}, the game first.", param_hint=option)
    return int(game), found


def _show(session: Session, change: Change, rounds: tuple[Round, ...]) -> None:
    if session.as_json:
        typer.echo(json.dumps([round.tables for round in rounds]))
        return
    for round in rounds:
        title = "The final table" if change.state.is_final(round.game) else f"Game {round.game}"
        console().print(seating_table(title, [[change.register.shown(person) for person in table] for table in round.tables]))
    if not any(change.state.is_final(round.game) for round in rounds):
        for line in (*figures(numbered(change.state, rounds)), *wishes_said(change, rounds)):
            typer.echo(line)


def seating_table(title: str, tables: list[list[str]], justify: Literal["left", "right"] = "left") -> Table:
    """Who sits at which table, seat by seat."""
    shown = Table(title=title, title_justify="left")
    shown.add_column("Table", justify="right")
    for number in range(1, max(map(len, tables)) + 1):
        shown.add_column(f"Seat {number}", justify=justify)
    for table, seats in enumerate(tables, 1):
        shown.add_row(str(table), *seats)
    return shown


def figures(draft: Plan) -> list[str]:
    """What a plan comes to, in sentences; they say so where a figure is not certain."""
    found = draft.figures
    if not found.cost:
        meetings = "Nobody meets anybody twice."
    else:
        best = "no seating has less" if found.is_optimal else f"the search found none with less, and none can have less than {found.bound}"
        pairs = "1 pair meets" if found.met_again == 1 else f"{found.met_again} pairs meet"
        meetings = f"{pairs} again, {found.most_meetings} times at most: a cost of {found.cost}; {best}."
    least, most = found.small_tables
    small = "There are only tables of four." if not most else f"Each player sits {_times(least, most)} at a table of three or two."
    seats = (
        f"A player has one seat at most {_times(found.seat_spread, found.seat_spread)} more often than another."
        if found.seats
        else "Nobody has a seat twice."
    )
    return [meetings, small, seats]


def _times(least: int, most: int) -> str:
    numbers = str(most) if least == most else f"{least} to {most}"
    return f"{numbers} time" if most == 1 else f"{numbers} times"
