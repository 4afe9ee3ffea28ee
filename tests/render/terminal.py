"""What a terminal of a certain width and encoding shows."""

import io
from collections.abc import Collection, Sequence
from typing import Any

from rich.console import Console, RenderableType

from azulejos.render import text
from azulejos.rules import Move, Position

NAMES = ("Ann", "Ben", "Cleo", "Dan")


def printed(what: RenderableType, *, width: int = 80, encoding: str = "utf-8", colours: bool = False) -> str:
    raw = io.BytesIO()
    file = io.TextIOWrapper(raw, encoding=encoding, newline="")
    console = Console(file=file, width=width, force_terminal=colours, color_system="standard" if colours else None, legacy_windows=False, _environ={})
    console.print(what)
    file.flush()
    return "\n".join(line.rstrip() for line in raw.getvalue().decode(encoding).splitlines())


def shown(position: Position, choices: Collection[Move] = (), names: Sequence[str] = NAMES, **terminal: Any) -> str:
    """A table, printed."""
    return printed(text.table(position, names, choices), **terminal)
