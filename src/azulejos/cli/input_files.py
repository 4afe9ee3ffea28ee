"""What a command reads: the games of files and of standard input, and a position from a file or the command line."""

from __future__ import annotations

import codecs
import sys
from collections.abc import Iterator, Sequence
from io import BufferedReader
from pathlib import Path

from azulejos.notation import AgnError, NotationError, Record, afen, agn
from azulejos.notation.errors import shown
from azulejos.render import text
from azulejos.rules import GAMES, AzulejosError, Material, OptionError, Position

STANDARD_INPUT = "-"


class NoTerminal(OptionError):
    """A command that has to ask a person, and nobody is there to answer."""


def games(file: str, components: Sequence[Material]) -> Iterator[Record | AgnError]:
    """The games of a file, or of standard input. A faulty game comes as its error, and so does a file that cannot be read."""
    try:
        with _opened(file) as source:
            yield from agn.read(source, file, components)
    except (OSError, ValueError) as error:
        yield AgnError("unreadable", f"The file cannot be read: {_reason(error)}.", file=file)


def numbered_games(files: Sequence[str], components: Sequence[Material]) -> Iterator[tuple[str, int, Record | AgnError]]:
    """The games of several files: each with its file, and its number in that file from 1."""
    for file in files:
        for number, game in enumerate(games(file, components), 1):
            yield file, number, game


def print_error(sentence: str) -> None:
    """Print an error on standard error, after all that was printed before."""
    sys.stdout.flush()
    print(text.plain(f"azulejos: {sentence}", width=1_000), file=sys.stderr)


def position_of(what: str, components: Sequence[Material], game: int = 1, after: int | None = None) -> tuple[Position, list[str]]:
    """The position, and the names of the seats if a record has them."""
    if what.partition(":")[0] in GAMES:
        return afen.read(what, components), []
    record = _record(what, components, game)
    if isinstance(record, str):
        return afen.read(record, components), []
    position = record.start()
    if after is not None and after > len(record.events):
        raise NotationError("no-such-token", f"The game has {len(record.events)} deals and moves, fewer than {after}.")
    for event in record.events[:after]:
        position.push(event)
    return position, [record.tags.get(f"Seat{seat}", "") for seat in range(1, position.game.players + 1)]


def _record(file: str, components: Sequence[Material], number: int) -> Record | str:
    """The game of a file, or its first line if that is a position."""
    try:
        with _opened(file) as source:
            start = source.peek(8).removeprefix(codecs.BOM_UTF8)
            if any(start.startswith(id.encode() + b":") for id in GAMES):
                return source.read(afen.LONGEST + 10).decode("utf-8-sig", "replace")
            return _game(source, file, components, number)
    except AzulejosError:
        raise
    except (OSError, ValueError) as error:
        raise NotationError("unreadable", f'"{shown(file)}" is neither a position nor a file that can be read: {_reason(error)}.') from None


def _game(source: BufferedReader, file: str, components: Sequence[Material], number: int) -> Record:
    count = 0
    for count, record in enumerate(agn.read(source, file, components), 1):
        if count == number:
            if isinstance(record, AgnError):
                raise record
            return record
    raise AgnError("no-such-game", f"There is no game {number}: the file has {count}.", file=file)


def _opened(file: str) -> BufferedReader:
    return open(sys.stdin.fileno(), "rb", closefd=False) if file == STANDARD_INPUT else Path(file).open("rb")


def _reason(error: OSError | ValueError) -> str:
    return error.strerror if isinstance(error, OSError) and error.strerror else str(error)
