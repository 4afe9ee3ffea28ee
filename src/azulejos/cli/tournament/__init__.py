"""`azulejos tournament`: what an organiser needs at the desk, from the announcement to the certificates."""

from __future__ import annotations

import sys
from collections.abc import Callable

import typer

from azulejos.cli.tournament.files import bring_in, erase, export, recover
from azulejos.cli.tournament.games import ceremony, correct, delay, discard, dispute, end, finish, first, reopen, result, start, void
from azulejos.cli.tournament.lists import cross, lists, log, ranking, status
from azulejos.cli.tournament.players import cap, checkin, enter, expel, late, leave, penalise, reinstate, return_, warn, withdraw
from azulejos.cli.tournament.printing import sheets
from azulejos.cli.tournament.rehearse import rehearse
from azulejos.cli.tournament.score_pad import pad
from azulejos.cli.tournament.seating import seat
from azulejos.cli.tournament.series import history, series
from azulejos.cli.tournament.setup import appoint, change, listed, new
from azulejos.cli.tournament.simulate import simulate
from azulejos.cli.tournament.wishes import apart, club, games, place, substitute, undo

tournament = typer.Typer(
    help="Run a club tournament by the Marteludica regulation.",
    no_args_is_help=True,
    context_settings={"help_option_names": ["-h", "--help"]},
)

PANELS: dict[str, dict[str, Callable[..., None]]] = {
    "Before the games": {"new": new, "change": change, "enter": enter, "checkin": checkin, "cap": cap, "seat": seat, "appoint": appoint},
    "Wishes about the seating": {"apart": apart, "club": club, "place": place, "substitute": substitute},
    "Games": {
        "start": start,
        "first": first,
        "result": result,
        "withdraw": withdraw,
        "end": end,
        "finish": finish,
        "reopen": reopen,
        "ceremony": ceremony,
        "games": games,
        "undo": undo,
    },
    "When somebody comes or goes": {"late": late, "leave": leave, "return": return_, "delay": delay},
    "Arbiters": {
        "dispute": dispute,
        "correct": correct,
        "discard": discard,
        "void": void,
        "warn": warn,
        "penalise": penalise,
        "expel": expel,
        "reinstate": reinstate,
        "log": log,
    },
    "Lists and papers": {
        "status": status,
        "standings": ranking,
        "crosstable": cross,
        "public": lists,
        "sheets": sheets,
        "pad": pad,
        "series": series,
        "history": history,
    },
    "Files": {"export": export, "import": bring_in, "recover": recover, "erase": erase, "list": listed, "simulate": simulate, "rehearse": rehearse},
}
"""Every command by its name, in the order in which the help has them."""

for panel, commands in PANELS.items():
    for name, command in commands.items():
        tournament.command(name, rich_help_panel=panel)(command)


@tournament.callback()
def _tournament() -> None:
    """Run a club tournament by the Marteludica regulation: on one event file, or on the server's store.

    Events are only ever added: nothing is overwritten, and what a command has said is on the disk.
    """
    # A name that the terminal cannot show is no reason to stop.
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")


__all__ = ["tournament"]
