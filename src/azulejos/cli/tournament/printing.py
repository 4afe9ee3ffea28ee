"""`azulejos tournament sheets`: the paper of a tournament, as PDF."""

from __future__ import annotations

import json
import os
from datetime import datetime
from pathlib import Path
from typing import Annotated

import typer

from azulejos.cli.completion import one_of
from azulejos.cli.output_files import SaveError, path_of
from azulejos.cli.tournament.session import EventOf, JsonOf, StoreOf, begun, note, open_session
from azulejos.files import write_whole
from azulejos.tournament import Refused, Register, State
from azulejos.tournament.paper import DOCUMENTS, LANGUAGES, PAPERS

ALL = "all"


def sheets(
    event: EventOf,
    what: Annotated[
        str, typer.Argument(metavar="WHAT", help=f"{', '.join(DOCUMENTS)}, or all.", autocompletion=one_of([*DOCUMENTS, ALL]))
    ] = "sheets",
    language: Annotated[
        str, typer.Option("--language", "-l", help=f"{', '.join(LANGUAGES)}.", metavar="LANGUAGE", autocompletion=one_of(LANGUAGES))
    ] = "it",
    game: Annotated[int | None, typer.Option(min=1, metavar="N", help="Of one game only (default: all that are seated).", show_default=False)] = None,
    paper: Annotated[str, typer.Option(help=f"{' or '.join(PAPERS)}.", metavar="SIZE", autocompletion=one_of(PAPERS))] = "a4",
    base_url: Annotated[
        str | None, typer.Option(metavar="URL", help="Where results are entered: sheets get a QR code of it.", show_default=False)
    ] = None,
    date: Annotated[str | None, typer.Option(metavar="2027-03-21", help="The day of the event, to be printed.", show_default=False)] = None,
    folder: Annotated[str, typer.Option("--out", "-o", metavar="FOLDER", help="Where the files go.")] = ".",
    force: Annotated[bool, typer.Option("--force", help="Overwrite existing files.")] = False,
    store: StoreOf = None,
    as_json: JsonOf = False,
) -> None:
    """Print: score sheets (T12), table cards, who sits where by table and by name, the ranking, certificates. One PDF each.

    \b
    Examples:
      azulejos tournament sheets spring.jsonl
      azulejos tournament sheets spring.jsonl names --game 2 --language en
      azulejos tournament sheets spring.jsonl certificates --date 2027-03-21
      azulejos tournament sheets spring.jsonl all --out papers
    """
    for name, value, among in (("WHAT", what, (*DOCUMENTS, ALL)), ("--language", language, LANGUAGES), ("--paper", paper, PAPERS)):
        if value not in among:
            raise typer.BadParameter(f"Choose one of {', '.join(among)}.", param_hint=name)
    try:
        day = None if date is None else datetime.strptime(date, "%Y-%m-%d").date()
    except ValueError:
        raise typer.BadParameter("Write the day like 2027-03-21.", param_hint="--date") from None
    snapshot = open_session(event, store).snapshot()
    began, place = begun(snapshot), path_of(folder)
    place.mkdir(parents=True, exist_ok=True)
    made = []
    for name in DOCUMENTS if what == ALL else [what]:
        try:
            content = DOCUMENTS[name](
                snapshot.state, snapshot.register, language=language, game=game, base_url=base_url, paper=paper, date=day, begun=began
            )
        except Refused as refusal:
            if what != ALL:
                raise
            note(f"no {name}: {refusal}")
            continue
        file = place / f"{path_of(event).name.partition('.')[0] or 'tournament'}-{name}{f'-{game}' if game else ''}.pdf"
        if not force and os.path.lexists(file):
            raise SaveError("file-exists", f"{file} exists already: choose another folder with --out, or use --force to overwrite it.")
        write_whole(file, content)
        made.append(str(file))
    if as_json:
        typer.echo(json.dumps({"files": made}))
        return
    for each in made:
        typer.echo(f"Printed {each}")


def all_papers(state: State, register: Register, folder: Path, language: str) -> list[Path]:
    """Every paper of a tournament, in a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    made = []
    for name, document in DOCUMENTS.items():
        write_whole(folder / f"{name}.pdf", document(state, register, language=language))
        made.append(folder / f"{name}.pdf")
    return made
