"""`azulejos puzzles`: positions of games with one best move, for others to find."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from itertools import islice
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from azulejos.arena.seeded_games import seeded_games
from azulejos.bots.puzzles.mining import USUAL, Miner, Terms
from azulejos.bots.puzzles.puzzle import to_json
from azulejos.bots.registry import NAMES
from azulejos.cli.bots import named_bot
from azulejos.cli.completion import one_of, option_values
from azulejos.cli.input_files import numbered_games
from azulejos.cli.output_files import SaveError, check_writable
from azulejos.files import write_whole
from azulejos.notation import AgnError, Record
from azulejos.rules import GAMES, OptionError

USUAL_BOTS = ("cuerda", "majolica")


def puzzles(
    output: Annotated[Path, typer.Argument(metavar="OUTPUT", help="The file to write, a puzzle in each line (JSON).", dir_okay=False)],
    files: Annotated[list[str] | None, typer.Argument(metavar="[FILE…]", help="Game records (AGN); without any, bots play the games.")] = None,
    bots: Annotated[
        list[str] | None,
        typer.Option(
            "--bot", help="A bot that plays, one option for each: two or more.", show_default=" ".join(USUAL_BOTS), autocompletion=one_of(NAMES)
        ),
    ] = None,
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="How many games the bots play.")] = 20,
    game: Annotated[str, typer.Option(help="Which game they play.", autocompletion=one_of(GAMES))] = "azul",
    wall: Annotated[str | None, typer.Option(help="coloured or grey.", metavar="WALL", autocompletion=one_of(option_values("wall")))] = None,
    seed: Annotated[int, typer.Option(help="The same seed, bots and nodes give the same puzzles.")] = 1,
    nodes: Annotated[int, typer.Option(min=1_000, help="Positions that the first search looks at for each move.")] = USUAL.nodes,
    times: Annotated[int, typer.Option(min=10, help="How many times as many the search looks at that has to agree.")] = USUAL.times,
    margin: Annotated[float, typer.Option(min=0.02, max=0.5, help="By how much the best chance to win is above the next, at least.")] = USUAL.margin,
    force: Annotated[bool, typer.Option("--force", help="Begin anew, over a file that exists.")] = False,
) -> None:
    """Mine puzzles from games: positions in which one move is better than all others by a clear margin, and is not the one that comes to mind first.

    A second search with many times the nodes has to agree. What was interrupted goes on where it was when it is asked for again.

    \b
    Examples:
      azulejos puzzles puzzles.jsonl
      azulejos puzzles mine.jsonl games.agn
      azulejos puzzles grey.jsonl --wall grey --games 50 --seed 7
      azulejos puzzles three.jsonl --bot cuerda --bot majolica --bot cuerda
    """
    terms = Terms(nodes, times, margin)
    if files:
        source = _Source({"files": list(files)}, None)
    else:
        players = bots or list(USUAL_BOTS)
        if len(players) < 2:
            raise OptionError("too-few-entrants", "Name two bots or more, each with --bot.")
        for name in players:
            named_bot(name)
        source = _Source({"bots": players, "game": game, "seed": seed, "options": {} if wall is None else {"wall": wall}}, games)
    mined = _mine(_Mined.begun(output, source.asked | asdict(terms), force=force), source, terms)
    typer.echo(f"{output}: {_counted(mined.puzzles, 'puzzle')} of {_counted(mined.games, 'game')}.")


def _counted(count: int, what: str) -> str:
    return f"{count:,} {what if count == 1 else what + 's'}"


@dataclass(frozen=True, slots=True)
class _Source:
    """Where games come from."""

    asked: dict[str, Any]
    count: int | None

    def games(self, done: int) -> Iterator[Record]:
        """The games after so many."""
        if self.count is None:
            for _, _, found in islice(numbered_games(self.asked["files"], ()), done, None):
                if isinstance(found, AgnError):
                    raise found
                yield found
        else:
            played = seeded_games(self.asked["bots"], self.asked["game"], self.asked["seed"], done + 1, **self.asked["options"])
            yield from islice(played, self.count - done)


@dataclass(slots=True)
class _Mined:
    """What is written so far. Beside the file stands, until all is done, how far it is: after an interruption it goes on from there."""

    output: Path
    asked: dict[str, Any]
    games: int = 0
    puzzles: int = 0
    size: int = 0

    @property
    def _state(self) -> Path:
        return self.output.with_name(f"{self.output.name}.progress")

    @classmethod
    def begun(cls, output: Path, asked: dict[str, Any], *, force: bool) -> _Mined:
        """The file as it was left, or an empty one."""
        mined = cls(output, asked)
        if not force and mined._state.exists() and output.exists():
            kept = json.loads(mined._state.read_text(encoding="utf-8"))
            if kept["asked"] != asked:
                raise SaveError("other-puzzles", f"{output} was begun with other options: choose another name, or start with --force to begin anew.")
            mined.games, mined.puzzles, mined.size = kept["games"], kept["puzzles"], kept["size"]
            with output.open("r+b") as file:
                file.truncate(mined.size)
            return mined
        check_writable(output, force=force)
        output.write_bytes(b"")
        mined.keep()
        return mined

    def add(self, lines: list[str]) -> None:
        """The puzzles of a game."""
        with self.output.open("ab") as file:
            file.write("".join(lines).encode())
            self.size = file.tell()
        self.games += 1
        self.puzzles += len(lines)
        self.keep()

    def keep(self) -> None:
        """Write down how far it is."""
        kept = {"asked": self.asked, "games": self.games, "puzzles": self.puzzles, "size": self.size}
        write_whole(self._state, json.dumps(kept).encode())

    def end(self) -> None:
        """All is done."""
        self._state.unlink(missing_ok=True)


def _mine(mined: _Mined, source: _Source, terms: Terms) -> _Mined:
    miners: dict[str, Miner] = {}
    seen = {json.loads(line)["id"] for line in mined.output.read_text(encoding="utf-8").splitlines()}
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn()
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(f"{mined.puzzles} puzzles", total=source.count, completed=mined.games)
        for record in source.games(mined.games):
            if record.game.id not in miners:
                miners[record.game.id] = Miner(record.game.id, terms)
            found = [puzzle for puzzle in miners[record.game.id].puzzles(record) if puzzle.id not in seen]
            seen |= {puzzle.id for puzzle in found}
            mined.add([json.dumps(to_json(puzzle), ensure_ascii=False, separators=(",", ":")) + "\n" for puzzle in found])
            progress.update(task, completed=mined.games, description=f"{mined.puzzles} puzzles")
    mined.end()
    return mined
