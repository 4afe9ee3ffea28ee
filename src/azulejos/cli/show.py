"""`azulejos show`: look at a position, as text or as a picture."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Literal

import typer
from rich.console import Console

from azulejos import render
from azulejos.cli.components import ComponentsFile, among
from azulejos.cli.input_files import position_of
from azulejos.cli.language import Language, forgive_encoding, wording_of
from azulejos.cli.output_files import is_standard_output
from azulejos.notation import AfenError, NotationError, afen, write_token
from azulejos.render import text
from azulejos.rules import Position

Theme = Literal["light", "dark"]


def show(
    what: Annotated[str, typer.Argument(metavar="AFEN|FILE", help="A position in one line, or a file with either; - is standard input.")],
    output: Annotated[Path | None, typer.Option("--output", "-o", help="Write a picture: .svg or .png; - is standard output, as SVG.")] = None,
    game: Annotated[int, typer.Option(min=1, help="Which game of a record.")] = 1,
    after: Annotated[int | None, typer.Option(min=0, help="Position after N deals and moves of a record (default: the last).")] = None,
    components: ComponentsFile = None,
    board: Annotated[int | None, typer.Option(min=1, max=4, help="Show the board of one seat instead of the whole table.")] = None,
    near: Annotated[int, typer.Option(min=1, max=4, help="The seat whose board is nearest in a picture.")] = 1,
    theme: Annotated[Theme, typer.Option(help="Theme of the picture.")] = "light",
    letters: Annotated[bool, typer.Option("--letters", help="Write a letter on each tile of a picture.")] = False,
    targets: Annotated[bool, typer.Option("--targets", help="Mark in a picture what may be taken.")] = False,
    width: Annotated[int | None, typer.Option(min=16, max=8_000, help="The width of a PNG in pixels.")] = None,
    as_svg: Annotated[bool, typer.Option("--svg", help="Print the picture as SVG.")] = False,
    as_afen: Annotated[bool, typer.Option("--afen", help="Print the position in one line.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print a JSON object with position, scores and legal moves.")] = False,
    language: Language = None,
) -> None:
    """Show a position as text, or write a picture of it.

    \b
    Examples:
      azulejos show game.agn
      azulejos show game.agn --after 12 -o position.png --theme dark
      azulejos show --svg AFEN > position.svg
    """
    wording = wording_of(language)
    if sum((output is not None or as_svg, as_afen, as_json)) > 1:
        raise typer.BadParameter("choose one of a picture, --afen and --json")
    try:
        position, names = position_of(what, among(components), game, after)
    except AfenError as error:
        if as_json:
            _print_faults(error)
        raise
    if (seat := max(board or 1, near)) > position.game.players:
        raise NotationError("no-such-seat", f"There is no seat {seat}: this table has seats 1 to {position.game.players}.", "A2")
    if output is not None or as_svg:
        marked = True if targets else None
        if board is None:
            picture = render.table(position, near=near, names=names or None, theme=theme, letters=letters, targets=marked, language=wording.language)
        else:
            picture = render.board(position, board, names=names or None, theme=theme, letters=letters, targets=marked, language=wording.language)
        if output is None or is_standard_output(output):
            typer.echo(picture.svg)
        else:
            picture.save(output, width=width)
            typer.echo(wording("terminal-show-wrote", file=str(output)), err=True)
    elif as_afen:
        typer.echo(afen.write(position))
    elif as_json:
        typer.echo(json.dumps(_object(position)))
    else:
        forgive_encoding()
        shown = text.table(position, names, (), wording) if board is None else text.board(position, board, names, wording)
        Console(highlight=False).print(shown)


def _object(position: Position) -> dict[str, object]:
    outcome = position.outcome
    return {
        "afen": afen.write(position),
        "game": position.game.id,
        "players": position.game.players,
        "round": position.round,
        "phase": position.phase.value,
        "to_move": position.to_move,
        "scores": list(position.scores),
        "winners": list(outcome.winners) if outcome else [],
        "legal": [write_token(position.game, move) for move in position.legal_moves],
    }


def _print_faults(error: AfenError) -> None:
    faults = [{"code": fault.code, "clause": fault.clause, "text": fault.text} for fault in error.faults]
    typer.echo(json.dumps({"error": {"code": error.code, "clause": error.clause, "text": error.text, "faults": faults}}))
    raise typer.Exit(1)
