"""`azulejos analyse`: what was good and what was not in a game that is over, and why."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
from rich.table import Table

from azulejos.bots.analysis import GameAnalysis, Mark
from azulejos.bots.analysis import analyse as analyse_game
from azulejos.bots.analysis.game_analysis import EXPLAINED, USUAL
from azulejos.bots.analysis.page import page
from azulejos.bots.analysis.sentences import Sentences
from azulejos.bots.analysis.written import annotated
from azulejos.bots.analysis.written import as_json as json_of
from azulejos.bots.interface import Limit
from azulejos.cli.input_files import games
from azulejos.cli.language import Language, forgive_encoding, wording_of
from azulejos.cli.output_files import check_writable, save_text
from azulejos.notation import AgnError, NotationError, Record, agn


def analyse(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A game record (AGN); - is standard input.")],
    game: Annotated[int, typer.Option(min=1, help="Which game of the record.")] = 1,
    nodes: Annotated[int, typer.Option(min=1_000, help="Positions that are looked at for each move.")] = USUAL.nodes or 0,
    agn_file: Annotated[Path | None, typer.Option("--agn", help="Write the record with what was found as comments; - is standard output.")] = None,
    html_file: Annotated[Path | None, typer.Option("--html", help="Write one page with the curve and the positions drawn.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print a JSON object instead.")] = False,
    force: Annotated[bool, typer.Option("--force", help="Overwrite files that exist.")] = False,
    language: Language = None,
) -> None:
    """Analyse a game: what each move gave away of the chance to win, what was better, and why.

    \b
    Examples:
      azulejos analyse game.agn
      azulejos analyse game.agn --html game.html --language it
      azulejos analyse games.agn --game 3 --agn annotated.agn
      azulejos analyse game.agn --json > game.json
    """
    forgive_encoding()
    wording = wording_of(language)
    for path in (agn_file, html_file):
        if path is not None:
            check_writable(path, force=force)
    record = _record(file, game)
    with Progress(TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("", total=len(record.events))
        analysis = analyse_game(record, Limit(nodes=nodes), lambda done, of: progress.update(task, completed=done, total=of))
    sentences = Sentences(wording, record.names)
    if agn_file is not None:
        save_text(agn_file, agn.write(annotated(analysis, sentences)), force=force)
    if html_file is not None:
        save_text(html_file, page(analysis, sentences, wording.language), force=force)
    if as_json:
        print(json.dumps(json_of(analysis, sentences), ensure_ascii=False))
    elif agn_file != Path("-") and html_file != Path("-"):
        _print(analysis, sentences)


def _record(file: str, number: int) -> Record:
    found = 0
    for found, record in enumerate(games(file, ()), 1):
        if found == number:
            if isinstance(record, AgnError):
                raise record
            return record
    raise NotationError("no-such-game", f"There are {found} games in it, and no game {number}.")


def _print(analysis: GameAnalysis, sentences: Sentences) -> None:
    console = Console(highlight=False, markup=False)
    for number, move in enumerate(analysis.moves, 1):
        if move.mark not in EXPLAINED:
            continue
        seat = move.seat - 1
        where = sentences("analysis-after", round=move.round, number=number)
        chances = f"{100 * move.best.chances[seat]:.0f} → {100 * move.played.chances[seat]:.0f} %"
        console.print(f"{where}, {sentences.seat(move.seat)}: {move.played.move}  {sentences.mark(move.mark)}  {chances}", style="bold")
        console.print(f"  {sentences.why(move)}")
        console.print(f"  {sentences('analysis-best')}: {' '.join(map(str, move.best.line))}", style="dim")
    table = Table()
    table.add_column("")
    players = range(1, analysis.record.game.players + 1)
    for seat in players:
        table.add_column(sentences.seat(seat), justify="right")
    table.add_row(sentences("analysis-accuracy"), *("–" if each is None else f"{each:.0f}" for each in analysis.accuracies))
    for mark in Mark:
        table.add_row(sentences.mark(mark), *(str(analysis.count(seat, mark)) for seat in players))
    console.print(table)
    sys.stdout.flush()
