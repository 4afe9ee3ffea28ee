"""`azulejos match`: bots play each other."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from azulejos.arena.match import MatchGame, MatchResult
from azulejos.arena.match import match as play_match
from azulejos.bots import NO_LIMIT, Limit
from azulejos.bots.registry import NAMES
from azulejos.cli.bots import OWN, named_bot
from azulejos.cli.completion import one_of, option_values
from azulejos.cli.output_files import check_writable, is_standard_output, save_text
from azulejos.notation import agn
from azulejos.render.text import listed
from azulejos.rules import GAMES


def match(
    bots: Annotated[
        list[str], typer.Argument(metavar="BOT...", help=f"Two or more: {', '.join(NAMES)}, or your own ({OWN}).", autocompletion=one_of(NAMES))
    ],
    game: Annotated[
        str | None,
        typer.Option(
            help=f"Which game: {listed(list(GAMES), 'or')}; or the first word.", show_default=next(iter(GAMES)), autocompletion=one_of(GAMES)
        ),
    ] = None,
    wall: Annotated[str | None, typer.Option(help="coloured or grey.", metavar="WALL", autocompletion=one_of(option_values("wall")))] = None,
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="How many games.")] = 100,
    seed: Annotated[int, typer.Option(help="The same seed deals the same tiles.")] = 1,
    seconds: Annotated[float | None, typer.Option(min=0.001, help="How long a bot may think about a move, if it heeds that.")] = None,
    save: Annotated[Path | None, typer.Option(help="Keep the games in this file (AGN); - is standard output.", metavar="FILE")] = None,
    force: Annotated[bool, typer.Option("--force", help="Overwrite an existing file.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print a JSON object.")] = False,
) -> None:
    """Let bots play each other, and tell who won how often. Every deal is played once from each seat.

    \b
    Examples:
      azulejos match greedy random
      azulejos match greedy mybots:Cautious --games 200 --save match.agn
      azulejos match greedy greedy random --game mini --json
      azulejos match duel greedy random
    """
    game, bots = _game_and_bots(game, bots)
    for name in bots:
        named_bot(name)
    if save is not None:
        check_writable(save, force=force)
    options: dict[str, Any] = {} if wall is None else {"wall": wall}
    with Progress(console=Console(stderr=True), transient=True, disable=as_json) as progress:
        task = progress.add_task("Playing", total=games)

        def played(_: MatchGame) -> None:
            progress.advance(task)

        limit = NO_LIMIT if seconds is None else Limit(seconds=seconds)
        result = play_match(bots, game=game, games=games, seed=seed, limit=limit, played=played, **options)
    if save is not None:
        save_text(save, agn.write_all(result.records), force=force)
    if as_json:
        typer.echo(json.dumps({"game": game, "seed": seed, "games": games, "bots": _rows(result)}), err=is_standard_output(save))
        return
    Console(stderr=is_standard_output(save)).print(_table(result))


def _game_and_bots(game: str | None, words: list[str]) -> tuple[str, list[str]]:
    """The game stands in its option, or before the bots, as for `azulejos play`.

    >>> _game_and_bots(None, ["duel", "greedy", "random"]), _game_and_bots("mini", ["greedy", "random"])
    (('duel', ['greedy', 'random']), ('mini', ['greedy', 'random']))
    """
    if words[0] not in GAMES:
        return game or next(iter(GAMES)), words
    if game is not None and game != words[0]:
        raise typer.BadParameter(f"Two games are named, {words[0]} and {game}: name one.", param_hint="--game")
    if len(words) == 1:
        raise typer.BadParameter("Name two bots or more behind the game.", param_hint="BOT")
    return words[0], words[1:]


def _rows(result: MatchResult) -> list[dict[str, object]]:
    columns = zip(result.names, result.wins, result.shares, result.errors, result.mean_scores, strict=True)
    return [
        {"name": name, "wins": wins, "share": round(share, 4), "error": None if error != error else round(error, 4), "mean_score": round(score, 2)}
        for name, wins, share, error, score in columns
    ]


def _table(result: MatchResult) -> Table:
    table = Table(title=f"{len(result.games)} games", title_justify="left")
    table.add_column("Bot")
    for heading in ("Won", "Share", "±", "Score"):
        table.add_column(heading, justify="right")
    for name, wins, share, error, score in zip(result.names, result.wins, result.shares, result.errors, result.mean_scores, strict=True):
        table.add_row(name, f"{wins:g}", f"{share:.1%}", "" if error != error else f"{error:.1%}", f"{score:.1f}")
    return table
