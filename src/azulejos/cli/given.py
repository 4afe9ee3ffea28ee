"""A position that a command is given: in one line, or out of a record."""

from __future__ import annotations

import codecs
import sys
from collections.abc import Sequence
from io import BufferedReader
from pathlib import Path

from azulejos.notation import AgnError, NotationError, Record, afen, agn
from azulejos.notation.errors import shown
from azulejos.rules import GAMES, Material, Position

STANDARD_INPUT = "-"


def position_of(what: str, components: Sequence[Material], game: int = 1, after: int | None = None) -> tuple[Position, list[str]]:
    """The position, and the names of the seats where a record tells them."""
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
    """The game of a file; or its one line, if that is a position."""
    try:
        with open(sys.stdin.fileno(), "rb", closefd=False) if file == STANDARD_INPUT else Path(file).open("rb") as source:
            start = source.peek(8).removeprefix(codecs.BOM_UTF8)
            if any(start.startswith(id.encode() + b":") for id in GAMES):
                return source.read(afen.LONGEST + 10).decode("utf-8-sig", "replace")
            return _game(source, file, components, number)
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise NotationError("unreadable", f'"{shown(file)}" is neither a position nor a file that can be read: {reason}.') from None


def _game(source: BufferedReader, file: str, components: Sequence[Material], number: int) -> Record:
    count = 0
    for count, record in enumerate(agn.read(source, file, components), 1):
        if count == number:
            if isinstance(record, AgnError):
                raise record
            return record
    raise AgnError("no-such-game", f"There is no game {number}: the file has {count}.", file=file)
