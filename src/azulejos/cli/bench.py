"""`azulejos bench`: how fast the rules play random games, and how fast kernels, environments and searches are."""

from __future__ import annotations

import hashlib
import json
import platform
import random
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from importlib.util import find_spec
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from azulejos.bots.search_speed import SearchSpeed, search_speeds
from azulejos.cli.completion import one_of
from azulejos.cli.components import ComponentsFile, load
from azulejos.kernel.registry import PACKAGES, Speed, speeds
from azulejos.render.text_names import listed
from azulejos.rules import GAMES, Chance, Phase, RandomChance, rulebook
from azulejos.version import __version__

if TYPE_CHECKING:
    from azulejos.envs.benchmark import EnvironmentSpeed

TIMES = 20
"""A kernel plays so many times as many games as the rules."""
RUNS = 5
"""Of a kernel and of environments; the median counts."""
NODES = 300
"""A search looks at so many nodes in a position for each game that the rules play."""
MOST_STEPS = 100
"""Of many games at once, in a run."""


@dataclass(frozen=True, slots=True)
class Throughput:
    """What random play came to at a table of so many players."""

    players: int
    games: int
    cpu_seconds: float
    games_per_cpu_second: float
    decisions_per_cpu_second: float
    moves_per_cpu_second: float
    """The same: a move is one decision of a player."""
    moves_per_game: float
    turns_per_game: float
    """A turn is one move of Azul, and in Duel often several."""
    rounds_per_game: float
    mean_score: float


def bench(
    game: Annotated[str, typer.Option(help=f"Which game to play: {listed(list(GAMES), 'or')}.", autocompletion=one_of(GAMES))] = "azul",
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="How many games to play for each number of players.")] = 1_000,
    components: ComponentsFile = None,
    seed: Annotated[int, typer.Option(help="The seed of the deals and moves.")] = 1,
    as_json: Annotated[bool, typer.Option("--json", help="Print a JSON object.")] = False,
) -> None:
    """Play random games with the rules, with the kernel where there is one, and in environments, and tell how many games and moves that is in a
    second of CPU time; search kept positions where the game has a search, and tell how many nodes that is, and how soon a depth is reached.

    Each move is drawn from `list(position.legal_moves)`. A move is one decision; a turn of Duel may have several. Correct random play
    of Azul by two has about 70.4 moves and 6.6 rounds a game, and a mean score near 2.95; Duel, with its scoring tiles by lot, a mean
    score near 1.5.

    \b
    Examples:
      azulejos bench
      azulejos bench --json --game duel --games 200
    """
    rules = rulebook(game)
    options = {} if components is None else {"components": load(components)}
    tables = rules.players
    with Progress(console=Console(stderr=True), transient=True, disable=as_json) as progress:
        task = progress.add_task("Playing", total=len(tables) * games)
        results = []
        for players in tables:
            results.append(throughput(game, players, games, seed, **options))
            progress.advance(task, games)
    fast, environments, searches = _kernel(game, games), _environments(game, games), search_speeds(game, NODES * games)
    if as_json:
        measured = {str(result.players): {key: value for key, value in asdict(result).items() if key != "players"} for result in results}
        about: dict[str, object] = {"version": __version__, "python": platform.python_version(), "game": game, "seed": seed}
        about |= {name: own.digest for name, own in options.items()} | {"by_lot": list(rules.lots(_chance(seed))), "rules": measured}
        about["kernel"] = None if fast is None else [asdict(speed) for speed in fast]
        about["signature"] = None if fast is None else _signature(fast)
        about["environments"] = None if environments is None else [asdict(speed) for speed in environments]
        about["search"] = [asdict(speed) for speed in searches] or None
        typer.echo(json.dumps(about))
        return
    Console().print(_table(rules.title, results))
    typer.echo("Moves, turns, rounds and score are the means of a game.")
    if rules.lots_name:
        typer.echo(f"The {rules.lots_name} of every game are drawn by lot.")
    for own in options.values():
        typer.echo(f"Components {own.digest}.")
    if fast:
        Console().print(_kernel_table(rules.title, fast))
        typer.echo("Perft counts every move that is made. A step is one move, called from Python.")
        typer.echo(f"Signature {_signature(fast)}: it changes only when behaviour does, whatever is measured.")
    if environments:
        Console().print(_environment_table(rules.title, environments))
    if searches:
        Console().print(_search_table(rules.title, searches))


def _kernel(game: str, games: int) -> Sequence[Speed] | None:
    """How fast the game's kernel is; `None` where there is none, or where its extra is not installed."""
    if game not in PACKAGES or find_spec("numba") is None:
        return None
    return speeds(game, TIMES * games, RUNS)


def _signature(fast: Sequence[Speed]) -> str:
    """One for all kinds of tables."""
    return hashlib.sha256(" ".join(speed.signature for speed in fast).encode()).hexdigest()[:16]


def _environments(game: str, games: int) -> Sequence[EnvironmentSpeed] | None:
    """How fast the game's environments are; `None` where their extra is not installed."""
    if any(find_spec(name) is None for name in ("numba", "gymnasium", "pettingzoo")):
        return None
    from azulejos.envs.benchmark import speeds

    return speeds(game, max(1, min(games // 10, MOST_STEPS)), min(games, RUNS))


def _environment_table(title: str, results: Sequence[EnvironmentSpeed]) -> Table:
    table = Table(title=f"Environments of {title}, on one core", title_justify="left")
    for heading in ("Table", f"Vector steps/s, {results[0].games_at_once:,} games", "with choosing", "PettingZoo steps/s"):
        table.add_column(heading, justify="left" if heading == "Table" else "right")
    for each in results:
        many = [f"{rate / 1e6:.2f} M" if rate else "" for rate in (each.vector_steps_per_second, each.vector_random_steps_per_second)]
        table.add_row(each.table, *many, f"{each.pettingzoo_steps_per_second:,.0f}")
    return table


def _search_table(title: str, results: Sequence[SearchSpeed]) -> Table:
    about = results[0]
    table = Table(title=f"Search of {title}, {about.positions} kept positions, {about.nodes:,} nodes each, in one thread", title_justify="left")
    for heading in ("Bot", "Nodes/s", "Range", "Depth", f"Depth {about.depth} after", "Signature"):
        table.add_column(heading, justify="left" if heading == "Bot" else "right", no_wrap=True)
    for each in results:
        rates = f"{each.nodes_per_second / 1e6:.2f} M", f"{each.slowest / 1e6:.2f} to {each.fastest / 1e6:.2f}"
        table.add_row(each.bot, *rates, f"{each.reached_depth:g}", f"{each.seconds_to_depth:.3f} s", each.signature)
    return table


def _kernel_table(title: str, results: Sequence[Speed]) -> Table:
    table = Table(title=f"Random games of {title} by the kernel, on one core", title_justify="left")
    for heading in ("Table", "Games/s", "Moves/s", "Perft/s", "Steps/s", "Signature"):
        table.add_column(heading, justify="left" if heading == "Table" else "right", no_wrap=True)
    for each in results:
        rates = (each.moves_per_second, each.perft_nodes_per_second, each.python_steps_per_second)
        table.add_row(each.table, f"{each.games_per_second:,.0f}", *(f"{rate / 1e6:.2f} M" for rate in rates), each.signature)
    return table


def _chance(seed: int) -> Chance:
    return RandomChance(random.Random(seed))


def throughput(id: str, players: int, games: int, seed: int, **options: Any) -> Throughput:
    """Play so many random games, and measure the CPU time that they take; what is usually drawn by lot is, but for these options.

    >>> throughput("duel", 2, 3, seed=1).games
    3
    """
    chance = _chance(seed)
    tables = [rulebook(id).by_lot(players, chance, **options) for _ in range(games)]
    moves = turns = rounds = points = 0
    deal = Phase.DEAL
    begun = time.process_time()
    for table in tables:
        position = table.start()
        while True:
            if position.phase is deal:
                position.push(position.deal(chance))
                continue
            legal = list(position.legal_moves)
            if not legal:
                break
            turns += position.begins_turn and not position.is_setup
            position.push(legal[chance.below(len(legal))])
            moves += 1
        rounds += position.round
        points += sum(score for score in position.scores if score is not None)
    seconds = time.process_time() - begun
    return Throughput(
        players,
        games,
        round(seconds, 3),
        round(games / seconds, 1),
        round(moves / seconds),
        round(moves / seconds),
        round(moves / games, 2),
        round(turns / games, 2),
        round(rounds / games, 2),
        round(points / games / players, 2),
    )


def _table(title: str, results: list[Throughput]) -> Table:
    table = Table(title=f"Random games of {title} by the rules, on one core", title_justify="left")
    for heading in ("Players", "Games", "Games / s", "Moves / s", "Moves", "Turns", "Rounds", "Score"):
        table.add_column(heading, justify="right")
    for result in results:
        table.add_row(
            str(result.players),
            f"{result.games:,}",
            f"{result.games_per_cpu_second:,.0f}",
            f"{result.moves_per_cpu_second:,.0f}",
            f"{result.moves_per_game:.1f}",
            f"{result.turns_per_game:.1f}",
            f"{result.rounds_per_game:.2f}",
            f"{result.mean_score:.2f}",
        )
    return table
