"""Where component data come from: the package's own file, or an owner's. The one place of the rules that reads anything."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from pathlib import Path

from azulejos.rules.duel.components import Components, read
from azulejos.rules.errors import OptionError


def load(file: Path) -> Components:
    """Components from an owner's own data file."""
    try:
        return read(tomllib.loads(file.read_text(encoding="utf-8")))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError, TypeError, AttributeError) as error:
        raise OptionError("component-file", f"{file.name} is no file of component data: {error}.") from None


@cache
def standard() -> Components:
    """The components of the package's own data file."""
    return read(tomllib.loads(files(__package__).joinpath("components.toml").read_text(encoding="utf-8")))
