"""`azulejos selfcheck`: whether the kernels play as the rules do."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress

from azulejos.cli.completion import one_of
from azulejos.cli.extras import kernel_extra
from azulejos.kernel.registry import PACKAGES, check
from azulejos.render.text_names import listed


def selfcheck(
    game: Annotated[str, typer.Option(help=f"Which game: {listed(list(PACKAGES), 'or')}.", autocompletion=one_of(PACKAGES))] = "azul",
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="How many games to play.")] = 1_000,
    seed: Annotated[int, typer.Option(help="The first of the seeds of deals and moves.")] = 1,
    as_json: Annotated[bool, typer.Option("--json", help="Print a JSON object.")] = False,
) -> None:
    """Play games by the rules and by the kernels, at every kind of table, and compare them after every move.

    Legal moves, position, key, scores and winners have to be the same. In every fifth game they play such that rare
    things happen; how often they did is told.

    \b
    Examples:
      azulejos selfcheck
      azulejos selfcheck --games 100000 --json
    """
    with kernel_extra(), Progress(console=Console(stderr=True), transient=True, disable=as_json) as progress:
        task = progress.add_task("Comparing", total=games)
        compared = check(game, games, seed, lambda done, total: progress.update(task, completed=done, total=total))
    if as_json:
        typer.echo(json.dumps({"game": game, "seed": seed, "games": games, **asdict(compared)}))
        return
    for table, equal in compared.tables.items():
        typer.echo(f"{table}: {equal:,} {'game' if equal == 1 else 'games'}, equal after every move")
    typer.echo("Among what they have shown:")
    for case, times in compared.rare.items():
        typer.echo(f"{times:>9,}  {case}")
