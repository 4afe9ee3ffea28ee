"""`azulejos tournament`: what an organiser needs at the desk."""

from __future__ import annotations

import json
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from azulejos.tournament.seating import MOST_PLAYERS, MOST_ROUNDS, Plan, plan

tournament = typer.Typer(
    help="Run a club tournament by the Marteludica regulation.",
    no_args_is_help=True,
    context_settings={"help_option_names": ["-h", "--help"]},
)


@tournament.callback()
def _tournament() -> None:
    """Run a club tournament by the Marteludica regulation."""


@tournament.command()
def seat(
    players: Annotated[int, typer.Option("--players", "-p", min=2, max=MOST_PLAYERS, help="How many players there are.")],
    rounds: Annotated[int, typer.Option("--rounds", "-r", min=1, max=MOST_ROUNDS, help="How many games each of them plays.")] = 3,
    seed: Annotated[int, typer.Option(min=0, help="The seed of the lots: the same seed gives the same seating, everywhere.")] = 1,
    as_json: Annotated[bool, typer.Option("--json", help="Print a list of rounds, each a list of tables, each a list of players by seat.")] = False,
) -> None:
    """Plan who sits where, all rounds together: nobody meets anybody twice where that is possible, three-tables go round, seats are balanced.

    Players are numbers from 1; who sits where in the first round is by lot. Nothing is published: look, and try another seed if you like.

    \b
    Examples:
      azulejos tournament seat --players 22
      azulejos tournament seat --players 22 --rounds 4 --seed 7 --json > seating.json
    """
    draft = plan(range(1, players + 1), rounds, seed)
    if as_json:
        typer.echo(json.dumps(draft.rounds))
        return
    console = Console()
    for number, tables in enumerate(draft.rounds, 1):
        console.print(_shown(number, tables))
    for line in _figures(draft):
        typer.echo(line)


def _shown(number: int, tables: tuple[tuple[int, ...], ...]) -> Table:
    shown = Table(title=f"Round {number}", title_justify="left")
    for heading in ("Table", *(f"Seat {each}" for each in range(1, max(map(len, tables)) + 1))):
        shown.add_column(heading, justify="right")
    for table, seats in enumerate(tables, 1):
        shown.add_row(str(table), *map(str, seats))
    return shown


def _figures(draft: Plan) -> list[str]:
    """What the plan comes to, in sentences; what cannot be told for sure is told so."""
    figures = draft.figures
    if not figures.cost:
        meetings = "Nobody meets anybody twice."
    else:
        best = "no seating has less" if figures.is_optimal else f"the search found none with less, and none can have less than {figures.bound}"
        pairs = "1 pair meets" if figures.met_again == 1 else f"{figures.met_again} pairs meet"
        meetings = f"{pairs} again, {figures.most_meetings} times at most: a cost of {figures.cost}; {best}."
    least, most = figures.small_tables
    small = "There are only tables of four." if not most else f"Each player sits {_times(least, most)} at a table of three or two."
    seats = (
        f"A player has one seat at most {_times(figures.seat_spread, figures.seat_spread)} more often than another."
        if figures.seats
        else "Nobody has a seat twice."
    )
    return [meetings, small, seats]


def _times(least: int, most: int) -> str:
    numbers = str(most) if least == most else f"{least} to {most}"
    return f"{numbers} time" if most == 1 else f"{numbers} times"
