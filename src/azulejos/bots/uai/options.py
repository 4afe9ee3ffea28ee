"""The options of the engine."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from azulejos.bots import levels
from azulejos.bots.uai.errors import UaiError
from azulejos.notation.errors import shown

MOST_THREADS = 64


@dataclass(frozen=True, slots=True)
class Spin:
    """An option that is a whole number. As a string it is the line that declares it.

    >>> print(options(8)[0])
    option name Level type spin default 8 min 1 max 8
    """

    name: str
    default: int
    least: int
    most: int

    def __str__(self) -> str:
        return f"option name {self.name} type spin default {self.default} min {self.least} max {self.most}"


def options(level: int) -> tuple[Spin, ...]:
    """All options there are, where a level is the usual one."""
    return (
        Spin("Level", level, min(levels.LEVELS), levels.STRONGEST),
        Spin("Threads", 1, 1, MOST_THREADS),
        # 0: as chance has it. Otherwise the same position is always answered alike, where nodes or depth limit a search.
        Spin("Seed", 0, 0, 2**31 - 1),
    )


def read_option(declared: Sequence[Spin], name: str, value: str) -> tuple[str, int]:
    """The option that is meant, whatever the case of its name, and its value.

    >>> read_option(options(8), "level", "3")
    ('Level', 3)
    """
    option = next((each for each in declared if each.name.lower() == name.lower()), None)
    if option is None:
        raise UaiError("no-such-option", f'There is no option "{shown(name)}": choose {" or ".join(each.name for each in declared)}.')
    if not (value.isascii() and value.isdigit() and len(value) <= 10 and option.least <= int(value) <= option.most):
        raise UaiError("bad-value", f'{option.name} is a whole number from {option.least} to {option.most}, not "{shown(value)}".')
    return option.name, int(value)
