"""`--components FILE`: an owner's own component data, for every command that plays, reads or shows games."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from azulejos.rules.duel import Components, load

__all__ = ["ComponentsFile", "among", "load"]

ComponentsFile = Annotated[
    Path | None,
    typer.Option("--components", metavar="FILE", help="An owner's own components of Duel: a corrected copy of the package's components.toml."),
]


def among(file: Path | None) -> tuple[Components, ...]:
    """The components among which a record's are found: those of the file, or none.

    >>> among(None)
    ()
    """
    return () if file is None else (load(file),)
