"""`azulejos hint`: the best moves of a position, with their chances."""

from __future__ import annotations

import json
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from azulejos.bots.analysis import analyser_of
from azulejos.bots.analysis.game_analysis import USUAL
from azulejos.bots.analysis.sentences import Sentences
from azulejos.bots.analysis.written import option_json
from azulejos.bots.interface import Limit
from azulejos.cli.input_files import position_of
from azulejos.cli.language import Language, forgive_encoding, wording_of
from azulejos.rules import OptionError


def hint(
    what: Annotated[str, typer.Argument(metavar="AFEN|FILE", help="A position in one line, or a file with it or a record; - is standard input.")],
    moves: Annotated[int, typer.Option(min=1, help="How many moves are told.")] = 3,
    nodes: Annotated[int, typer.Option(min=1_000, help="Positions that are looked at.")] = USUAL.nodes or 0,
    as_json: Annotated[bool, typer.Option("--json", help="Print a JSON object instead.")] = False,
    language: Language = None,
) -> None:
    """Tell the best moves of a position, each with the chance to win, both final scores as expected, and how play would go on.

    \b
    Examples:
      azulejos hint AFEN
      azulejos hint game.agn --moves 5
    """
    forgive_encoding()
    wording = wording_of(language)
    position, names = position_of(what, ())
    analyser = analyser_of(position.game.id)
    seat = position.to_move
    if seat is None or not analyser.knows(position):
        raise OptionError("no-analysis", "There is no hint for this position: no move is due, or games at this kind of table cannot be analysed yet.")
    found = analyser.assess(position, Limit(nodes=nodes))
    if as_json:
        print(json.dumps({"seat": seat, "nodes": found.nodes, "moves": [option_json(option) for option in found.options[:moves]]}))
        return
    sentences = Sentences(wording, names)
    table = Table()
    table.add_column(sentences("analysis-move"))
    table.add_column(sentences("analysis-chance"), justify="right")
    for each in range(1, position.game.players + 1):
        table.add_column(sentences.seat(each), justify="right")
    table.add_column("")
    for option in found.options[:moves]:
        scores = (f"{score:.0f}" for score in option.scores)
        table.add_row(str(option.move), f"{100 * option.chances[seat - 1]:.0f} %", *scores, " ".join(map(str, option.line[1:])))
    Console(highlight=False, markup=False).print(table)
