"""`azulejos tournament pad`: count a finished board."""

from __future__ import annotations

import json
from typing import Annotated

import typer

from azulejos.tournament.score_pad import count, most_before, questions, read_wall


def pad(
    wall: Annotated[
        list[str],
        typer.Argument(metavar="WALL", help="Five rows of five from the top: a colour's letter or 1 for a tile, . for none.", show_default=False),
    ],
    before: Annotated[int, typer.Option("--before", "-b", metavar="N", help="The score before the bonuses.", show_default=False)],
    pv: Annotated[int | None, typer.Option(metavar="N", help="PV on the sheet, to be checked.", show_default=False)] = None,
    rows: Annotated[int | None, typer.Option(metavar="N", help="Rows on the sheet, to be checked.", show_default=False)] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print a JSON object.")] = False,
) -> None:
    """The score pad: bonuses, complete rows and PV of a finished wall (A41), and what contradicts it.

    The exit status is 1 if the wall contradicts one of the numbers.

    \b
    Examples:
      azulejos tournament pad BYRKW WB... K.B.. R..B. Y...B --before 31
      azulejos tournament pad 11111/1..../1..../1..../1.... --before 20 --pv 29 --rows 1
    """
    board = read_wall(" ".join(wall))
    found = count(board, before)
    doubts = questions(board, before=before, rows=rows, pv=pv)
    if as_json:
        counted = {"before": before, "bonuses": {bonus.kind: bonus.points for bonus in found.bonuses}, "rows": found.rows, "pv": found.pv}
        faults = [{"code": doubt.code, "clause": doubt.clause, "text": doubt.text} for doubt in doubts]
        typer.echo(json.dumps({**counted, "most_before": most_before(board), "questions": faults}))
    else:
        typer.echo(f"Before bonuses {before:>4}")
        for bonus in found.bonuses:
            typer.echo(f"{bonus.kind.capitalize():<10} {bonus.count} {f'+{bonus.points}':>6}")
        typer.echo(f"PV             {found.pv:>4}")
        typer.echo(f"Complete rows  {found.rows:>4}")
        for doubt in doubts:
            typer.echo(f"{doubt.text} ({doubt.clause})", err=True)
    if doubts:
        raise typer.Exit(1)
