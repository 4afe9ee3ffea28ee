"""`azulejos train`: self-play and learning, generation after generation."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from azulejos.cli.extras import kernel_extra


def train(
    folder: Annotated[Path, typer.Argument(help="Where games and nets are kept; an interrupted training goes on from there.", file_okay=False)],
    generations: Annotated[int, typer.Option(min=1, help="How many generations there are to be in the end.")] = 4,
    games: Annotated[int, typer.Option(min=250, help="Games of self-play in each generation.")] = 12_000,
    nodes: Annotated[int, typer.Option(min=50, help="Nodes that a take may cost in self-play.")] = 1_500,
    threads: Annotated[int, typer.Option(min=1, help="How many games are played at once.")] = 1,
    seed: Annotated[int, typer.Option(help="The same seed gives the same nets.")] = 1,
    go_on: Annotated[bool, typer.Option("--from-lustre", help="Begin with the net that ships, not with the hand-set evaluation.")] = False,
) -> None:
    """Train the net by which the search judges what a round leaves behind, in Azul for two.

    Each generation plays against itself, learns, and is measured against the one before and against the hand-set evaluation.

    \b
    Examples:
      azulejos train training
      azulejos train training --generations 6 --threads 2
      azulejos train further --from-lustre --nodes 3000
    """
    with kernel_extra():
        from azulejos.arena.azul import training
        from azulejos.bots.azul.lustre_bot import weights

    plan = training.Plan(generations=generations, games=games, nodes=nodes, threads=threads, seed=seed)
    console = Console()
    columns = TextColumn("{task.description:>10}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn()
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task("games", total=plan.games)

        def show(what: str, done: int, of: int) -> None:
            progress.update(task, description=what, completed=done, total=of)

        for each in training.train(folder, plan, show, start=weights() if go_on else None):
            bar = "█" * round(20 * each.baseline)
            console.print(
                f"generation {each.number}: {each.share:4.0%} ± {each.error:.0%} against the one before, loss {each.loss:.3f}, "
                f"{each.samples:,} samples, {each.baseline:4.0%} against the hand-set evaluation {bar}",
                highlight=False,
            )
