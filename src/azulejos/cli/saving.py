"""Saving a text: whole or not at all, and never over a file that was there before unless that is wanted."""

from __future__ import annotations

import os
from pathlib import Path

from azulejos.files import write_whole
from azulejos.render.text import plain
from azulejos.rules import AzulejosError


class NotSaved(AzulejosError):
    """A file that could not be written, or should not be."""


def path_of(name: str) -> Path:
    """The file that a person named; `~` is the home folder.

    >>> path_of("game.agn").name
    'game.agn'
    """
    try:
        return Path(name).expanduser()
    except RuntimeError as error:
        raise NotSaved("no-home", f"{plain(name, 200)} cannot be found: there is no such home folder.") from error


def check(path: Path, *, force: bool = False) -> None:
    """Raise if nothing can be saved there, as far as that is known beforehand."""
    shown = plain(str(path), 200)
    if path.is_dir():
        raise NotSaved("is-a-folder", f"{shown} is a folder: name a file in it.")
    if not force and os.path.lexists(path):
        raise NotSaved("file-exists", f"{shown} exists already: choose another name, or start with --force to write over it.")
    if not path.parent.is_dir():
        raise NotSaved("no-folder", f"The folder of {shown} does not exist: make it first, or choose another one.")


def save(path: Path, text: str, *, force: bool = False) -> None:
    """Write a file in one step: a reader sees the old one or the new one, and never half of either."""
    try:
        check(path, force=force)
        write_whole(path, text.encode())
    except (OSError, ValueError) as error:
        why = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise NotSaved("cannot-save", f"{plain(str(path), 200)} cannot be written: {why}. Choose another file.") from error
