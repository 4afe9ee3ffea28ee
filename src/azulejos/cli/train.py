"""`azulejos train`: self-play and learning, generation after generation."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Protocol

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from azulejos.cli.cluster import cluster
from azulejos.cli.extras import kernel_extra
from azulejos.rules import OptionError


class Net(StrEnum):
    """Which net is trained."""

    TWO = "two"
    COLOURED = "coloured"
    GREY = "grey"
    DUEL = "duel"


class Trained(Protocol):
    """What a generation came to, in whichever game."""

    @property
    def number(self) -> int: ...
    @property
    def samples(self) -> int: ...
    @property
    def loss(self) -> float: ...
    @property
    def share(self) -> float: ...
    @property
    def error(self) -> float: ...
    @property
    def baseline(self) -> float: ...


def train(
    folder: Annotated[Path, typer.Argument(help="Where games and nets are kept; an interrupted training goes on from there.", file_okay=False)],
    which: Annotated[
        Net, typer.Option("--net", help="For two on the coloured wall, for three and four on it, for the grey wall, or for Duel.")
    ] = Net.TWO,
    generations: Annotated[int, typer.Option(min=1, help="How many generations there are to be in the end.")] = 4,
    games: Annotated[
        int | None, typer.Option(min=250, help="Games of self-play in each generation: 12,000, or 4,000 for each number of players, and in Duel.")
    ] = None,
    nodes: Annotated[int | None, typer.Option(min=10, help="Nodes that a move may cost in self-play: 1,500; 150 playouts; 400 in Duel.")] = None,
    threads: Annotated[int, typer.Option(min=1, help="How many games are played at once.")] = 1,
    ray: Annotated[
        str | None, typer.Option(metavar="ADDRESS", help="Play on a Ray cluster: its HOST:PORT, or auto for the one that this machine has joined.")
    ] = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same nets.")] = 1,
    go_on: Annotated[bool, typer.Option("--from-lustre", help="Begin with the net that ships.")] = False,
) -> None:
    """Train a net, or in Duel weights, by which a search judges what a round leaves behind.

    Each generation plays against itself, learns, and is measured against the one before and against the hand-set evaluation.
    Where there are more than two players, one seat plays against the generation before in all others, and 100 % is the fair share.

    \b
    Examples:
      azulejos train training
      azulejos train training --generations 6 --threads 2
      azulejos train further --from-lustre --nodes 3000
      azulejos train many --net coloured --generations 3
      azulejos train many --net coloured --from-lustre --nodes 300
      azulejos train domes --net duel --generations 2
      azulejos train training --ray auto
    """
    with kernel_extra():
        from azulejos.arena.azul import training, tree_training
        from azulejos.arena.duel import training as duel_training
        from azulejos.bots.azul.lustre_bot import weights, weights_by_wall
        from azulejos.bots.duel import lustre_bot as duel_lustre

    if ray is not None and which is Net.DUEL:
        raise OptionError("not-on-ray", "Weights for Duel are trained on one machine: leave --ray out.")
    executor = None if ray is None else cluster(ray)
    console = Console()
    columns = TextColumn("{task.description:>10}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn()
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task("games", total=None)

        def show(what: str, done: int, of: int) -> None:
            progress.update(task, description=what, completed=done, total=of)

        trained: Iterable[Trained]
        if which is Net.DUEL:
            duel = duel_training.Plan(generations=generations, games=games or 4_000, nodes=nodes or 400, threads=threads, seed=seed)
            trained = duel_training.train(folder, duel, show, start=duel_lustre.weights() if go_on else None)
        elif which is Net.TWO:
            two = training.Plan(generations=generations, games=games or 12_000, nodes=nodes or 1_500, threads=threads, seed=seed)
            trained = training.train(folder, two, show, start=weights() if go_on else None, executor=executor)
        else:
            many = tree_training.TreePlan(which.value, generations, games or 4_000, nodes or 150, seed=seed, threads=threads)
            trained = tree_training.train(folder, many, show, start=weights_by_wall()[which.value] if go_on else None, executor=executor)
        for each in trained:
            bar = "█" * round(10 * each.baseline)
            console.print(
                f"generation {each.number}: {each.share:4.0%} ± {each.error:.0%} against the one before, loss {each.loss:.3f}, "
                f"{each.samples:,} samples, {each.baseline:4.0%} against the hand-set evaluation {bar}",
                highlight=False,
            )
