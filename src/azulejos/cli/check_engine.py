"""`azulejos check-engine`: whether an engine speaks the protocol."""

from __future__ import annotations

import json
import shlex
from dataclasses import asdict
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from azulejos.bots.uai.conformance import FAILED, OK, SKIPPED, Verdict, examine
from azulejos.bots.uai.examination import Examination

MARKS = {OK: ("ok  ", "green"), FAILED: ("FAIL", "bold red"), SKIPPED: ("–   ", "dim")}


def check_engine(
    command: Annotated[list[str], typer.Argument(metavar="COMMAND...", help="What starts the engine: one text, or several words after --.")],
    movetime: Annotated[int, typer.Option(min=1, help="Milliseconds for a move of the whole games.")] = 30,
    margin: Annotated[int, typer.Option(min=0, help="Milliseconds more than the protocol gives in grace, on a busy machine.")] = 0,
    as_json: Annotated[bool, typer.Option("--json", help="Print a JSON object for each clause.")] = False,
) -> None:
    """Test an engine, clause by clause of the protocol: what was sent, what came, and what was expected.

    Azul for two has to be played; other games may be refused, which is told. The exit status is 1 if a clause is not met.

    \b
    Examples:
      azulejos check-engine "azulejos uai"
      azulejos check-engine --movetime 100 -- python examples/engine.py
    """
    console = Console(highlight=False)
    # One word is a whole command, as after uai:; several are those of one.
    engine = Examination(command[0] if len(command) == 1 else shlex.join(command), margin / 1000, movetime)
    verdicts: list[Verdict] = []
    for verdict in examine(engine):
        verdicts.append(verdict)
        if as_json:
            typer.echo(json.dumps(asdict(verdict), ensure_ascii=False))
        else:
            _print(console, verdict)
    failed = sum(verdict.status == FAILED for verdict in verdicts)
    if not as_json:
        met = sum(verdict.status == OK for verdict in verdicts)
        console.print(
            f"{met} clauses met, {failed} not, {len(verdicts) - met - failed} not asked of it; "
            f"{engine.decisions} moves, the latest {1000 * engine.slowest:+.0f} ms from its time.",
            soft_wrap=True,
        )
    if failed:
        raise typer.Exit(1)


def _print(console: Console, verdict: Verdict) -> None:
    mark, style = MARKS[verdict.status]
    console.print(
        Text.assemble((mark, style), " ", verdict.clause, (f" ({verdict.expected})" if verdict.status == SKIPPED else "", "dim")), soft_wrap=True
    )
    if verdict.status == FAILED:
        console.print(Text(f"     expected: {verdict.expected}"), soft_wrap=True)
        for note in verdict.notes:
            console.print(Text(f"     {note}", style="dim"), soft_wrap=True)
