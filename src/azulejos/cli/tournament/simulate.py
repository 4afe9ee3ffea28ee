"""`azulejos tournament simulate`: a whole event with bots in all seats."""

from __future__ import annotations

import json
import os
import sys
import time
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress

from azulejos.arena import LEVELS
from azulejos.arena import simulate as run
from azulejos.arena.simulation import with_games
from azulejos.bots import BOTS
from azulejos.cli.bots import OWN, named_bot
from azulejos.cli.completion import one_of
from azulejos.cli.output_files import SaveError, path_of, save_text
from azulejos.cli.tournament.lists import standings_table
from azulejos.cli.tournament.printing import all_papers
from azulejos.cli.tournament.session import console, note
from azulejos.render.text import counted
from azulejos.tournament import PRESETS, Register, State, TournamentError
from azulejos.tournament.event_file import EventFile
from azulejos.tournament.exports import PUBLIC, as_csv
from azulejos.tournament.paper import LANGUAGES
from azulejos.tournament.seating import MOST_PLAYERS, MOST_ROUNDS
from azulejos.tournament.storage import Snapshot


def simulate(
    players: Annotated[int, typer.Option("--players", "-p", min=2, max=MOST_PLAYERS, help="How many players there are.")] = 16,
    games: Annotated[int | None, typer.Option("--games", "-g", min=1, max=MOST_ROUNDS, help="Games for each player.", show_default=False)] = None,
    preset: Annotated[str, typer.Option(help=f"The format: {', '.join(PRESETS)}.", metavar="NAME", autocompletion=one_of(PRESETS))] = "marteludica",
    seed: Annotated[int, typer.Option(min=0, help="The same seed gives the same event.")] = 1,
    bot: Annotated[
        str, typer.Option(help=f"Who plays: {', '.join(BOTS)}, or a bot of your own ({OWN}).", metavar="BOT", autocompletion=one_of(BOTS))
    ] = "greedy",
    incidents: Annotated[str, typer.Option(help=f"What goes wrong: {', '.join(LEVELS)}.", metavar="LEVEL", autocompletion=one_of(LEVELS))] = "usual",
    folder: Annotated[
        str | None, typer.Option("--out", "-o", metavar="FOLDER", help="Where the event file, the lists and the papers go.", show_default=False)
    ] = None,
    papers: Annotated[
        str | None,
        typer.Option("--papers", metavar="FOLDER", help="Where the papers go (default: papers in the folder of --out).", show_default=False),
    ] = None,
    no_papers: Annotated[bool, typer.Option("--no-papers", help="Print no papers.")] = False,
    language: Annotated[
        str, typer.Option("--language", "-l", help=f"Of the papers: {', '.join(LANGUAGES)}.", metavar="LANGUAGE", autocompletion=one_of(LANGUAGES))
    ] = "it",
    as_json: Annotated[bool, typer.Option("--json", help="Print a JSON object.")] = False,
) -> None:
    """Simulate a whole event, from entries to certificates: bots play every game by the rules of tournament tables.

    Incidents happen at random: late entries, withdrawals, expulsions, lost turns, disputes, corrections, void tables, delays.

    \b
    Examples:
      azulejos tournament simulate --players 64 --games 3 --seed 1 --out rehearsal
      azulejos tournament simulate --players 22 --preset swiss --bot random --incidents many --json
    """
    for flag, value, among in (("--preset", preset, PRESETS), ("--incidents", incidents, LEVELS), ("--language", language, LANGUAGES)):
        if value not in among:
            raise typer.BadParameter(f"Choose one of {', '.join(among)}.", param_hint=flag)
    make_bot = named_bot(bot)
    place = None if folder is None else path_of(folder)
    file = None if place is None else place / "event.jsonl"
    if file is not None and os.path.lexists(file):
        raise SaveError("file-exists", f"{file} exists already: choose another folder.")
    settings = PRESETS[preset] if games is None else with_games(PRESETS[preset], games)
    begun = time.process_time()
    with Progress(console=Console(stderr=True), disable=as_json or not sys.stderr.isatty(), transient=True) as shown:
        task = shown.add_task("Tables", total=None)
        event = run(
            players, settings, seed, make_bot, LEVELS[incidents], progress=lambda done, total: shown.update(task, completed=done, total=total)
        )
    seconds = time.process_time() - begun
    snapshot = Snapshot(event.events, event.state, event.register)
    made: list[str] = []
    if place is not None and file is not None:
        place.mkdir(parents=True, exist_ok=True)
        EventFile(file).append(0, event.events, event.register.people)
        made.append(str(file))
        for name in PUBLIC:
            save_text(place / f"{name}.csv", as_csv(name, snapshot), force=True)
            made.append(str(place / f"{name}.csv"))
    printed = path_of(papers) if papers is not None else None if place is None else place / "papers"
    if printed is not None and not no_papers:
        made += _papers(event.state, event.register, printed, language)
    happened = {name: count for name, count in event.happened.items() if count}
    if as_json:
        summary = {"players": len(event.state.entrants), "games": len(event.state.games), "tables": event.tables, "moves": event.moves}
        typer.echo(json.dumps({**summary, "events": len(event.events), "happened": happened, "cpu_seconds": round(seconds, 3), "files": made}))
        return
    console().print(standings_table(event.state, event.register, None))
    typer.echo(
        f"{counted(event.tables, 'table')}, {counted(event.moves, 'take')} and {counted(len(event.events), 'event')} in {seconds:.1f} s of CPU time."
    )
    if happened:
        typer.echo(f"What happened: {', '.join(f'{name} {count}' for name, count in happened.items())}.")
    for each in made:
        typer.echo(f"Written: {each}")


def _papers(state: State, register: Register, folder: Path, language: str) -> list[str]:
    """All papers, where they can be printed: a rehearsal without them is still one."""
    try:
        return [str(file) for file in all_papers(state, register, folder, language)]
    except TournamentError as error:
        if error.code != "no-paper":
            raise
        note(error.text)
        return []
