"""`azulejos replay`: check game records and show what happened in them."""

from __future__ import annotations

import json
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from azulejos.cli.components import ComponentsFile, among
from azulejos.cli.input_files import numbered_games, print_error
from azulejos.cli.language import Language, forgive_encoding, wording_of
from azulejos.notation import AgnError, Record, error_object
from azulejos.notation import replay as summary
from azulejos.render import text
from azulejos.render.wording import Wording
from azulejos.rules import GAMES


def replay(
    files: Annotated[list[str], typer.Argument(metavar="FILE...", help="Game records (AGN); - is standard input.")],
    components: ComponentsFile = None,
    all_tiles: Annotated[bool, typer.Option("--all-tiles", help="Show the points of all scoring tiles of Duel.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object for each game and line.")] = False,
    language: Language = None,
) -> None:
    """Replay game records: every deal and every move is checked, and scores are shown round by round.

    A faulty game is reported with file, line, token and clause, and does not keep the others from being replayed.

    \b
    Examples:
      azulejos replay games.agn
      azulejos replay --json *.agn > games.jsonl
      azulejos replay --all-tiles duel.agn
      azulejos replay --components mine.toml - < games.agn
    """
    forgive_encoding()
    wording = wording_of(language)
    failed = False
    for count, (file, number, game) in enumerate(numbered_games(files, among(components)), 1):
        failed |= isinstance(game, AgnError)
        if as_json:
            print(json.dumps({"file": file, "game": number} | (error_object(game) if isinstance(game, AgnError) else _object(game, all_tiles))))
        elif isinstance(game, AgnError):
            print_error(str(game))
        else:
            _print_game(count, game, all_tiles, wording)
    if failed:
        raise typer.Exit(1)


def _object(record: Record, all_tiles: bool) -> dict[str, object]:
    names = [record.tags.get(f"Seat{seat}") for seat in range(1, record.game.players + 1)]
    return {"names": names, "tags": record.tags} | summary(record, all_tiles=all_tiles)


def _print_game(number: int, record: Record, all_tiles: bool, wording: Wording) -> None:
    shown: dict[str, Any] = summary(record)
    players: int = shown["players"]
    names = [record.tags.get(f"Seat{seat}", "") for seat in range(1, players + 1)]
    title = wording("terminal-replay-game", number=number, game=GAMES[record.game.id].title, players=players)
    table = Table()
    table.add_column(wording("terminal-replay-round"), justify="right")
    for seat in range(1, players + 1):
        table.add_column(wording.seat(names, seat), justify="right")
    for round, scores in enumerate(shown["rounds"], 1):
        table.add_row(str(round), *map(_score, scores["scores"]))
    table.add_section()
    table.add_row(wording("terminal-replay-end" if shown["complete"] else "terminal-replay-so-far"), *map(_score, shown["scores"]), style="bold")
    console = Console(highlight=False, markup=False)
    console.print(title, style="bold")
    console.print(table)
    if all_tiles and "tiles" in shown:
        console.print(_tiles(record, shown, [wording.seat(names, seat) for seat in range(1, players + 1)], wording))
    for line in text.result(record.end(), names, wording) or (wording("terminal-replay-unfinished"),):
        console.print(line)
    console.print()


def _tiles(record: Record, shown: dict[str, Any], names: list[str], wording: Wording) -> Table:
    """All scoring tiles there are, and which of them the game used: of an unfinished one, what the domes would bring as they are."""
    every: Any = summary(record, all_tiles=True)["tiles"]
    table = Table()
    table.add_column(wording("terminal-replay-tile"))
    table.add_column(wording("terminal-replay-used"))
    for name in names:
        table.add_column(text.plain(name), justify="right")
    for tile in every[0]:
        used = wording("terminal-replay-yes" if tile in shown["tiles"][0] else "terminal-replay-no")
        table.add_row(wording("terminal-goal", name=tile), used, *(str(points[tile]) for points in every))
    return table


def _score(score: int | None) -> str:
    return "–" if score is None else str(score)
