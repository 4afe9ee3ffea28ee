"""`azulejos perft`: count the ways to go on from a position."""

from __future__ import annotations

import json
import time
from typing import Annotated

import typer

from azulejos.cli.components import ComponentsFile, among
from azulejos.cli.input_files import position_of
from azulejos.notation import afen, write_token
from azulejos.rules.perft import divide
from azulejos.rules.perft import perft as count


def perft(
    position: Annotated[str, typer.Argument(metavar="AFEN|FILE", help="A position in one line, or a file with one; - is standard input.")],
    depth: Annotated[int, typer.Option("--depth", "-d", min=1, max=12, help="How many takes to look ahead, within the round.")] = 3,
    components: ComponentsFile = None,
    divided: Annotated[bool, typer.Option("--divide", help="Show the count for each first take.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print a JSON object.")] = False,
) -> None:
    """Count the ways to make DEPTH takes within the round of a position; every last take is applied, not just counted.

    Used to compare two programs that know the rules, and to measure them.

    \b
    Examples:
      azulejos show --afen game.agn --after 1 | azulejos perft --depth 2 -
      azulejos perft --depth 3 --divide --json AFEN
    """
    start, _ = position_of(position, among(components))
    counts = []
    begun = time.process_time()
    shares: dict[str, int] = {}
    for each in range(1, depth + 1):
        if each == depth and divided:
            shares = {write_token(start.game, move): leaves for move, leaves in divide(start, depth).items()}
            counts.append(sum(shares.values()))
        else:
            counts.append(count(start, each))
        if not as_json:
            typer.echo(f"{each:>3} {counts[-1]:>15,}")
    seconds = time.process_time() - begun
    if as_json:
        typer.echo(
            json.dumps({"afen": afen.write(start), "perft": counts, **({"divide": shares} if divided else {}), "cpu_seconds": round(seconds, 3)})
        )
        return
    for token, leaves in shares.items():
        typer.echo(f"{token:>6} {leaves:>12,}")
    typer.echo(f"{sum(counts):,} leaves in {seconds:.2f} s of CPU time")
