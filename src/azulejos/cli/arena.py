"""`azulejos arena`: contests between bots and engines, with ratings."""

from __future__ import annotations

import json
import re
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console, Group
from rich.live import Live
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

from azulejos.arena.contest import ContestResult, run
from azulejos.arena.plan import Plan
from azulejos.arena.sprt import RESULTS, Sprt, read_sprt
from azulejos.bots import Limit
from azulejos.bots.registry import NAMES
from azulejos.cli.bots import OWN, named_bot
from azulejos.cli.cluster import cluster
from azulejos.cli.completion import one_of, option_values
from azulejos.render.text import listed
from azulejos.rules import GAMES

SPRT_WORD = re.compile(r"(elo0|elo1|alpha|beta)=.*")
MOST_LISTED = 10
"""So many forfeits are listed; all of them are in the folder."""
MOST_GAMES = 1_000_000


def arena(
    bots: Annotated[
        list[str],
        typer.Argument(
            metavar="BOT...",
            help=f"Two or more: {', '.join(NAMES)}, an engine (uai:COMMAND), or your own ({OWN}). lustre@20000 has a limit of its own, in nodes.",
            autocompletion=one_of(NAMES),
        ),
    ],
    game: Annotated[str, typer.Option(help=f"Which game: {listed(list(GAMES), 'or')}.", autocompletion=one_of(GAMES))] = "azul",
    wall: Annotated[str | None, typer.Option(help="coloured or grey.", metavar="WALL", autocompletion=one_of(option_values("wall")))] = None,
    players: Annotated[int, typer.Option(min=2, max=4, help="How many sit at a table.")] = 2,
    games: Annotated[
        int | None,
        typer.Option("--games", "-n", min=1, help="Games of each who meet, in pairs.", show_default="100; with --sprt until it is decided"),
    ] = None,
    movetime: Annotated[int | None, typer.Option(min=1, metavar="MS", help="Milliseconds for a move.")] = None,
    nodes: Annotated[int | None, typer.Option(min=1, help="Nodes for a move.")] = None,
    depth: Annotated[int | None, typer.Option(min=1, help="Depth for a move.")] = None,
    margin: Annotated[int, typer.Option(min=0, metavar="MS", help="How much later than the protocol allows a move may come.")] = 0,
    sprt: Annotated[str | None, typer.Option(metavar="elo0=N elo1=N", help="End when a sequential test is decided; alpha=, beta= too.")] = None,
    anchor: Annotated[str | None, typer.Option(metavar="BOT=ELO", help="Whose rating is known, as it was named.")] = None,
    seed: Annotated[int, typer.Option(help="The same seed deals the same tiles.")] = 1,
    concurrency: Annotated[
        int | None, typer.Option("--concurrency", "-j", min=1, help="Games at a time.", show_default="one for each core, or of the cluster")
    ] = None,
    ray: Annotated[
        str | None, typer.Option(metavar="ADDRESS", help="Play on a Ray cluster: its HOST:PORT, or auto for the one that this machine has joined.")
    ] = None,
    nice: Annotated[int, typer.Option(min=0, max=19, help="Let other work on this machine go first.")] = 5,
    out: Annotated[Path | None, typer.Option(help="A folder for results and games (AGN).", file_okay=False, metavar="FOLDER")] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with what is in the folder.")] = False,
    strict: Annotated[bool, typer.Option("--strict", help="Exit with 1 if anybody has forfeited a game.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print a JSON object.")] = False,
) -> None:
    """Let bots and engines play each other on all cores, everybody against everybody, and rate them.

    Every deal is played once from each seat. Who crashes, hangs, is late or answers no legal move has lost that game, and it is told.
    Killed at any moment, it goes on with --resume.

    \b
    Examples:
      azulejos arena greedy random --games 200
      azulejos arena "uai:azulejos uai" "uai:./mine --fast" --movetime 200 --out match
      azulejos arena "uai:./new" "uai:./old" --movetime 50 --sprt elo0=0 elo1=10 --out test
      azulejos arena greedy random mybots:Mine --game mini --players 3 --anchor greedy=1500
      azulejos arena greedy lustre --nodes 2000 --ray 10.0.0.1:6379 --out match
      azulejos arena lustre@250000 lustre@2500000 --out scaling
    """
    test, names = _sprt_and_bots(sprt, bots)
    for name in names:
        named_bot(name)
    options: dict[str, Any] = {} if wall is None else {"wall": wall}
    limit = Limit(None if movetime is None else movetime / 1000, nodes, depth)
    plan = Plan(tuple(names), game, players, games or (MOST_GAMES if test else 100), seed, limit, margin / 1000, options)
    known = _anchor(anchor, plan)
    if resume and out is None:
        raise typer.BadParameter("Name the folder with --out.", param_hint="--resume")
    executor = None if ray is None else cluster(ray, concurrency)
    console = Console(stderr=True)
    progress = Progress(TextColumn("Playing"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn(), console=console)
    task = progress.add_task("Playing", total=None if test and not games else plan.size)
    with Live(console=console, transient=True, auto_refresh=not as_json, refresh_per_second=2) as live:

        def tell(result: ContestResult) -> None:
            progress.update(task, completed=len(result.units))
            if not as_json and console.is_terminal:
                live.update(Group(_table(result, known), progress))

        result = run(plan, folder=out, resume=resume, processes=concurrency, nice=nice, executor=executor, sprt=test, tell=tell)
    if as_json:
        typer.echo(json.dumps(_object(result, known), ensure_ascii=False))
    else:
        _print(Console(highlight=False), result, known)
    if strict and result.forfeits():
        raise typer.Exit(1)


def _sprt_and_bots(sprt: str | None, words: list[str]) -> tuple[Sprt | None, list[str]]:
    """A test is written in several words, as elsewhere; a shell gives all but the first to the bots.

    >>> _sprt_and_bots("elo0=0", ["greedy", "elo1=5", "random"])
    (Sprt(elo0=0.0, elo1=5.0, alpha=0.05, beta=0.05), ['greedy', 'random'])
    """
    if sprt is None:
        return None, words
    theirs = [word for word in words if SPRT_WORD.fullmatch(word)]
    return read_sprt([*sprt.replace(",", " ").split(), *theirs]), [word for word in words if word not in theirs]


def _anchor(text: str | None, plan: Plan) -> tuple[int, float] | None:
    if text is None:
        return None
    name, _, points = text.rpartition("=")
    try:
        return plan.entrants.index(name), float(points)
    except ValueError:
        raise typer.BadParameter(f'It is one of the bots, as it was named, and its rating: {plan.entrants[0]}=1500, not "{text}".') from None


def _table(result: ContestResult, anchor: tuple[int, float] | None) -> Table:
    table = Table(title=f"{sum(len(unit.games) for unit in result.units)} games", title_justify="left")
    table.add_column("Bot")
    for heading in ("Elo", "±", "Games", "Won", "Share", "Score", "Slowest", "Forfeits"):
        table.add_column(heading, justify="right")
    forfeits = [name for name, _, _ in result.forfeits()]
    ratings = result.ratings(anchor)
    for each in sorted(range(len(result.names)), key=lambda each: -ratings[each].points):
        rating = ratings[each]
        table.add_row(
            result.names[each],
            f"{rating.points:+.0f}" if anchor is None else f"{rating.points:.0f}",
            f"{rating.error:.0f}",
            str(result.games[each]),
            f"{result.wins[each]:g}",
            f"{result.shares[each]:.1%}",
            f"{result.mean_scores[each]:.1f}",
            f"{1000 * result.slowest[each]:.0f} ms",
            str(forfeits.count(result.names[each]) or ""),
        )
    if len(result.names) == 2:
        table.caption = _pairs(result)
        table.caption_justify = "left"
    return table


def _pairs(result: ContestResult) -> str:
    """The five results of a pair, and how far the test is."""
    counts = result.pairs
    told = f"Pairs with 0, ½, 1, 1½, 2 points for {result.names[0]}: {', '.join(str(counts[each]) for each in RESULTS)}."
    if result.sprt is None:
        return told
    lower, upper = result.sprt.bounds
    decided = {None: "not decided", "elo0": f"{result.sprt.elo0:g} or less is accepted", "elo1": f"{result.sprt.elo1:g} or more is accepted"}
    return f"{told}\nLLR {result.llr:.2f} ({lower:.2f} to {upper:.2f}): {decided[result.decision]}."


def _print(console: Console, result: ContestResult, anchor: tuple[int, float] | None) -> None:
    console.print(_table(result, anchor))
    console.print("± holds 95 of 100 true ratings. Games of one deal are counted together.")
    if first := result.first_seat:
        console.print(
            f"The first seat won {first.share:.1%} ± {100 * first.error:.1f} of {first.games} games, by {first.margin:.1f} points on average; "
            f"{first.compensation:g} points for the second seat would have made it even."
        )
    forfeits = result.forfeits()
    for name, unit, forfeit in forfeits[:MOST_LISTED]:
        console.print(f"Pair {unit}: {name} was {forfeit.kind}. {forfeit.text}", markup=False)
    if len(forfeits) > MOST_LISTED:
        console.print(f"… and {len(forfeits) - MOST_LISTED} more.")


def _object(result: ContestResult, anchor: tuple[int, float] | None) -> dict[str, Any]:
    rows = [
        {
            "name": name,
            "bot": bot,
            "elo": round(rating.points, 1),
            "error": round(rating.error, 1),
            "games": games,
            "wins": wins,
            "share": round(share, 4),
            "mean_score": round(score, 2),
            "slowest": slowest,
        }
        for name, bot, rating, games, wins, share, score, slowest in zip(
            result.names,
            result.plan.entrants,
            result.ratings(anchor),
            result.games,
            result.wins,
            result.shares,
            result.mean_scores,
            result.slowest,
            strict=True,
        )
    ]
    told: dict[str, Any] = {"game": result.plan.game, "players": result.plan.players, "seed": result.plan.seed, "bots": rows}
    if len(result.names) == 2:
        told["pairs"] = [result.pairs[each] for each in RESULTS]
    if first := result.first_seat:
        told["first_seat"] = {key: round(value, 4) for key, value in asdict(first).items()}
    if result.sprt is not None:
        told |= {"llr": round(result.llr, 4), "decision": result.decision}
    told["forfeits"] = [{"name": name, "pair": unit, "kind": forfeit.kind, "text": forfeit.text} for name, unit, forfeit in result.forfeits()]
    return told
