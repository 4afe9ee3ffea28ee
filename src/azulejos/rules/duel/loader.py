"""Where component data come from: the package's own file, or an owner's. The one place of the rules that reads anything."""

from __future__ import annotations

import tomllib
from dataclasses import replace
from functools import cache
from importlib.resources import files
from pathlib import Path

from azulejos.rules.duel.components import Components, read
from azulejos.rules.errors import FaultyPosition, OptionError


def load(file: Path) -> Components:
    """Components from an owner's own data file; a byte order mark is ignored."""
    try:
        values = tomllib.loads(file.read_text(encoding="utf-8-sig"))
    except (OSError, ValueError, RecursionError) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise OptionError("component-file", f"{file.name} is not a file of component data: {reason}.") from None
    try:
        return read(values)
    except OptionError as error:
        raise OptionError(error.code, f"{file.name}: {error.text}", error.clause) from None
    except FaultyPosition as error:
        raise FaultyPosition(tuple(replace(fault, text=f"{file.name}: {fault.text}") for fault in error.faults)) from None


@cache
def standard() -> Components:
    """The components of the package's own data file."""
    return read(tomllib.loads(files(__package__).joinpath("components.toml").read_text(encoding="utf-8")))


def in_order(components: Components) -> Components:
    """The same components, with plates and chips in the package's order, and others after them.

    Chance draws from them in this order, and games are compared: what two files list in different orders is the same.
    """
    plate_places = {plate: place for place, plate in enumerate(standard().plates)}
    chip_places = {chip: place for place, chip in enumerate(standard().chips)}
    plates = sorted(components.plates, key=lambda plate: (plate_places.get(plate, len(plate_places)), plate.spaces))
    chips = sorted(components.chips, key=lambda chip: (chip_places.get(chip, len(chip_places)), chip))
    if (tuple(plates), tuple(chips)) == (components.plates, components.chips):
        return components
    return replace(components, plates=tuple(plates), chips=tuple(chips))
