"""Files that commands write: whole or not at all, and never over another file unless asked to."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from azulejos.files import ANYBODYS, OURS, write_whole
from azulejos.render.text import plain
from azulejos.rules import AzulejosError


class SaveError(AzulejosError):
    """A file that could not be written, or must not be overwritten."""


STANDARD_OUTPUT = "-"


def is_standard_output(path: Path | None) -> bool:
    """Whether a file that is asked for is standard output.

    >>> is_standard_output(Path("-")), is_standard_output(Path("-.agn")), is_standard_output(None)
    (True, False, False)
    """
    return path == Path(STANDARD_OUTPUT)


def path_of(name: str) -> Path:
    """The path that a person typed; `~` is the home folder.

    >>> path_of("game.agn").name
    'game.agn'
    """
    try:
        return Path(name).expanduser()
    except RuntimeError as error:
        raise SaveError("no-home", f"{plain(name, 200)} cannot be found: there is no such home folder.") from error


def check_writable(path: Path, *, force: bool = False) -> None:
    """Raise if it is clear beforehand that nothing can be saved there."""
    if is_standard_output(path):
        return
    shown = plain(str(path), 200)
    if path.is_dir():
        raise SaveError("is-a-folder", f"{shown} is a folder: name a file in it.")
    if not force and os.path.lexists(path):
        raise SaveError("file-exists", f"{shown} already exists: choose another name, or start with --force to overwrite it.")
    if not path.parent.is_dir():
        raise SaveError("no-folder", f"The folder of {shown} does not exist: create it first, or choose another one.")


def save_text(path: Path, text: str, *, force: bool = False, private: bool = False) -> None:
    """Write a file in one step: readers see the old file or the new one, never a part. `-` is standard output. Only its owner reads a private one."""
    if is_standard_output(path):
        sys.stdout.write(text)
        return
    try:
        check_writable(path, force=force)
        write_whole(path, text.encode(), mode=OURS if private else ANYBODYS)
    except SaveError:
        raise
    except (OSError, ValueError) as error:
        why = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise SaveError("cannot-save", f"{plain(str(path), 200)} cannot be written: {why}. Choose another file.") from error
