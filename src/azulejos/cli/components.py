"""`--components FILE`: an owner's own component data, for every command that plays, reads or shows games."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from azulejos.notation import NotationError
from azulejos.rules import OptionError
from azulejos.rules.duel import Components
from azulejos.rules.duel import load as read

__all__ = ["ComponentsFile", "among", "load"]

ComponentsFile = Annotated[
    Path | None,
    typer.Option("--components", metavar="FILE", help="An owner's own components of Duel: a corrected copy of the package's components.toml."),
]


def load(file: Path) -> Components:
    """The components of a file. One that is no such file is faulty like any other file, and not an option that does not exist."""
    try:
        return read(file)
    except OptionError as error:
        raise NotationError(error.code, error.text, error.clause) from None


def among(file: Path | None) -> tuple[Components, ...]:
    """The components among which a record's are found: those of the file, or none.

    >>> among(None)
    ()
    """
    return () if file is None else (load(file),)
