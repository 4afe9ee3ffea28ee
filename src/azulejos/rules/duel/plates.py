"""Dome plates, and the letters that stand for their spaces (D4)."""

from __future__ import annotations

import enum
import re
from dataclasses import dataclass, field

from azulejos.rules.errors import OptionError

LETTERS = "BYRKT"
SPECIAL = "S"
WILD = "*"


class Kind(enum.Enum):
    """What the back of a plate shows."""

    SPECIAL = "S"
    WILD = "W"


@dataclass(frozen=True, slots=True)
class Plate:
    """A dome plate: four spaces, top-left, top-right, bottom-left, bottom-right.

    >>> Plate("YKTS").kind, str(Plate("YKTS").turned(1))
    (<Kind.SPECIAL: 'S'>, 'TY/SK')
    """

    spaces: str
    kind: Kind = field(init=False, repr=False, compare=False)
    """What its back shows."""

    def __post_init__(self) -> None:
        if not isinstance(self.spaces, str):
            raise OptionError("no-such-plate", "The spaces of a plate are a text of four letters.", "D4")
        object.__setattr__(self, "kind", Kind.SPECIAL if SPECIAL in self.spaces else Kind.WILD)

    @classmethod
    def read(cls, text: str) -> Plate:
        """A plate as it is written: `YK/TS`."""
        if not _WRITTEN.fullmatch(text):
            raise OptionError("no-such-plate", how_written(text), "D4")
        return cls(text.replace("/", ""))

    def turned(self, quarters: int) -> Plate:
        """The same plate, turned clockwise by so many quarters."""
        return self if quarters == 0 else Plate("".join(self.spaces[at] for at in (2, 0, 3, 1))).turned(quarters - 1)

    def __str__(self) -> str:
        return f"{self.spaces[:2]}/{self.spaces[2:]}"

    def _key(self) -> str:
        return self.spaces


_WRITTEN = re.compile(f"[{LETTERS}{SPECIAL}{WILD}]{{2}}/[{LETTERS}{SPECIAL}{WILD}]{{2}}")


def how_written(text: str) -> str:
    """How a plate is written, for a text that is none."""
    return f'A plate is written as its four spaces, like YK/TS, not as "{text}".'
