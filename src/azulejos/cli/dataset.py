"""`azulejos dataset`: games as arrays, for those who learn offline."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated

import typer

from azulejos.cli.components import ComponentsFile, among
from azulejos.cli.extras import kernel_extra
from azulejos.cli.input_files import numbered_games
from azulejos.cli.output_files import check_writable
from azulejos.notation import AgnError
from azulejos.rules import Material, Position


def dataset(
    output: Annotated[Path, typer.Argument(metavar="OUTPUT", help="The file to write: .npz, or .parquet where pyarrow is installed.")],
    files: Annotated[list[str], typer.Argument(metavar="FILE…", help="Game records (AGN); - is standard input.")],
    components: ComponentsFile = None,
    force: Annotated[bool, typer.Option("--force", help="Overwrite the file if there is one.")] = False,
) -> None:
    """Write the games of some records as a data set: a row for every action, with what was seen, what could be done and how the game ended.

    All games have to be finished, and of one kind. docs/environments.md describes the columns.

    \b
    Examples:
      azulejos match greedy random --games 100 --save games.agn
      azulejos dataset games.npz games.agn
    """
    check_writable(output, force=force)
    with kernel_extra():
        from azulejos.envs.dataset import dataset as columns_of
        from azulejos.envs.dataset import save
    columns = columns_of(_finished(files, among(components)))
    save(columns, output)
    games, rows = int(columns["game"][-1]) + 1, len(columns["game"])
    typer.echo(f"{output}: {rows:,} rows of {games:,} {'game' if games == 1 else 'games'}.")


def _finished(files: Sequence[str], components: Sequence[Material]) -> Iterator[Position]:
    for _, _, game in numbered_games(files, components):
        if isinstance(game, AgnError):
            raise game
        yield game.end()
