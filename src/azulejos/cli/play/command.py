"""`azulejos play`: a game in the terminal."""

from __future__ import annotations

import secrets
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from azulejos.bots import BOTS
from azulejos.cli.bots import OWN
from azulejos.cli.completion import one_of, option_values, several_of
from azulejos.cli.components import ComponentsFile, load
from azulejos.cli.input_files import NoTerminal
from azulejos.cli.language import Language, forgive_encoding, wording_of
from azulejos.cli.output_files import check_writable, is_standard_output
from azulejos.cli.play.session import PlaySession
from azulejos.cli.play.table import LocalTable
from azulejos.render.text import listed, plain
from azulejos.rules import GAMES, OptionError, game, rulebook

LOT = "lot"


def play(
    id: Annotated[str, typer.Argument(metavar="GAME", help=f"{listed(list(GAMES), 'or')}.", autocompletion=one_of(GAMES))] = "azul",
    players: Annotated[int | None, typer.Option(help="2, 3 or 4 (default: the number of seats, at least 2).", metavar="N")] = None,
    wall: Annotated[
        str | None,
        typer.Option(help="coloured, or grey, where you choose the cells yourself.", metavar="WALL", autocompletion=one_of(option_values("wall"))),
    ] = None,
    displays: Annotated[int | None, typer.Option(help="How many displays (default: by the rules).", metavar="N")] = None,
    tournament: Annotated[bool, typer.Option("--tournament", help="Play as at a tournament table: four players have 8 displays.")] = False,
    tiles: Annotated[
        str | None,
        typer.Option(
            help="The scoring tiles of Duel: three or four names (default: rows,columns,diagonals).",
            metavar="NAMES",
            autocompletion=several_of(option_values("tiles")),
        ),
    ] = None,
    components: ComponentsFile = None,
    option: Annotated[
        list[str] | None, typer.Option(help="Any option of the game, with a value as records have it: wall=grey.", metavar="NAME=VALUE")
    ] = None,
    first: Annotated[
        str, typer.Option(help='Who starts: a seat number, or "lot" for random.', metavar="SEAT|lot", autocompletion=one_of([LOT]))
    ] = LOT,
    seat: Annotated[
        list[str] | None,
        typer.Option(
            help=f"Who sits there, seat by seat: your name, a bot ({', '.join(BOTS)}), or a bot of your own ({OWN}).",
            metavar="NAME|BOT",
            autocompletion=one_of(BOTS),
        ),
    ] = None,
    seed: Annotated[str | None, typer.Option(help="The same seed deals the same tiles.", metavar="TEXT")] = None,
    save: Annotated[Path | None, typer.Option(help="Keep the game in this file (AGN); - is standard output.", metavar="FILE")] = None,
    force: Annotated[bool, typer.Option("--force", help="Overwrite an existing file.")] = False,
    language: Language = None,
) -> None:
    """Play a game in the terminal, against bots or with people beside you.

    \b
    Examples:
      azulejos play
      azulejos play --seat Ann --seat Ben --first 2
      azulejos play azul --players 3 --wall grey --save game.agn
      azulejos play mini --seat greedy --seat random --seed 7
      azulejos play --seat Ann --seat mybots:Cautious
      azulejos play --seat mybots:Cautious --seat greedy --save - | azulejos replay -
      azulejos play duel --tiles colours,edge,corners,wilds
      azulejos play duel --components mine.toml
      azulejos play --language it
    """
    forgive_encoding()
    wording = wording_of(language)
    # What is told goes where the record does not.
    console = Console(highlight=False, soft_wrap=False, stderr=is_standard_output(save))
    asked = seat or []
    seed = secrets.token_hex(4) if seed is None else seed
    own = None if components is None else load(components)
    options: dict[str, Any] = {
        "players": players or max(2, len(asked)),
        "wall": wall,
        "displays": displays,
        "tournament": tournament or None,
        "tiles": _names(tiles),
        "components": own,
    }
    given = {name: value for name, value in options.items() if value is not None}
    settled = game(plain(id), **given, **_named_options(plain(id), option or [], given))
    table = LocalTable(settled, asked or [wording("terminal-play-person")], seed=seed, first=_seat(first))
    if table.has_people and not (sys.stdin and sys.stdin.isatty() and console.file.isatty()):
        raise NoTerminal("no-terminal", wording("terminal-play-no-terminal"))
    if save:
        check_writable(save, force=force)
    try:
        session = PlaySession(table, console, _ask if console.file is sys.stdout else _ask_on_error, save=save, force=force, wording=wording)
        session.say(wording("terminal-play-seed", seed=plain(seed)), "dim")
        if own:
            session.say(wording("terminal-play-components", digest=own.digest), "dim")
        session.play()
    except KeyboardInterrupt:
        session.say("\n" + wording("terminal-play-left"))


def _named_options(id: str, texts: Sequence[str], given: Mapping[str, Any]) -> dict[str, Any]:
    """What `--option` names, read as records are. So a game needs no flags of its own."""
    readers = {option.name: option.read for option in rulebook(id).options if not option.by_digest and option.name != "players"}
    chosen: dict[str, Any] = {}
    for text in texts:
        name, _, value = plain(text).partition("=")
        if name not in readers:
            raise OptionError("no-such-option", f'{rulebook(id).title} has no option "{name}": choose {listed(list(readers), "or")}.')
        if name in given or name in chosen:
            raise OptionError("option-twice", f"The option {name} was given twice: leave one out.")
        try:
            chosen[name] = readers[name](value)
        except ValueError:
            raise OptionError("option-value", f'The option {name} cannot be "{value}".') from None
    return chosen


def _names(tiles: str | None) -> tuple[str, ...] | None:
    """Names that are parted by commas or spaces."""
    return None if tiles is None else tuple(plain(tiles).lower().replace(",", " ").split())


def _seat(first: str) -> int | None:
    if first.lower() == LOT:
        return None
    if not (first.isascii() and first.isdigit() and len(first) < 3):
        raise OptionError("no-such-seat", "Who starts must be a seat number, or lot.", "A10")
    return int(first)


def _ask(question: str) -> str:
    """Ask on the terminal, with editing and a history of answers where the system has them."""
    try:
        import readline
    except ImportError:
        pass
    else:
        # There is nothing to complete: without this the tab key would list the files of the folder.
        readline.parse_and_bind("set disable-completion on")
    return input(question)


def _ask_on_error(question: str) -> str:
    """Ask on the terminal where standard output is taken."""
    print(question, end="", file=sys.stderr, flush=True)
    return input()
