"""Fields of a position in one line: read one after another, with every fault that they have."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TypeVar

from azulejos.notation.errors import shown
from azulejos.rules import AzulejosError, Fault, Game, game

T = TypeVar("T")
EMPTY = "-"


class Fields:
    """Fields while they are read, and the faults found so far."""

    def __init__(self) -> None:
        self.faults: list[Fault] = []

    def read(self, name: str, text: str, read: Callable[[str], T]) -> T | None:
        """What a field stands for; `None`, and a fault more, if it stands for nothing."""
        try:
            return read(text)
        except AzulejosError as error:
            self.faults.append(Fault(error.code, error.clause, error.text))
        except ValueError:
            self.faults.append(Fault("afen-field", None, f'The field for {name} cannot be "{shown(text)}".'))
        return None

    def game(self, id: str, **options: object) -> Game | None:
        """The game with these options; `None`, and a fault more, if there is none."""
        return self.read("game", id, lambda name: game(name, **options))


def matched(pattern: str, text: str) -> re.Match[str]:
    """The match of a whole text, or a `ValueError`."""
    match = re.fullmatch(pattern, text, re.ASCII)
    if match is None:
        raise ValueError(text)
    return match


def number(text: str) -> int:
    """A number without needless zeros."""
    return int(matched("0|[1-9][0-9]{0,5}", text)[0])


def seat(text: str) -> int:
    """A seat."""
    return int(matched("[1-9]", text)[0])


def counts_reader(letters: str) -> Callable[[str], tuple[int, ...]]:
    """A reader of counts such as `B3K1`, in the order of these letters.

    >>> counts_reader("BYRKW")("B3K1")
    (3, 0, 0, 1, 0)
    """
    pattern = "-|(?=.)" + "".join(f"(?:{letter}([1-9][0-9]?))?" for letter in letters)

    def read(text: str) -> tuple[int, ...]:
        return tuple(map(int, matched(pattern, text).groups(default="0")))

    return read


def write_counts(counts: tuple[int, ...], letters: str) -> str:
    """Counts as `counts_reader` reads them."""
    return "".join(f"{letter}{count}" for letter, count in zip(letters, counts) if count) or EMPTY


def listed(text: str, separator: str, count: int) -> list[str]:
    """Just so many parts, or a `ValueError`."""
    parts = text.split(separator)
    if len(parts) != count:
        raise ValueError(text)
    return parts
