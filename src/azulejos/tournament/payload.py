"""Values as JSON and back: one form for all that is stored, checked when it is read.

A value is a frozen dataclass of strings, integers, booleans, enumerations, other such values, and tuples of them. JSON has them by their names.
"""

from __future__ import annotations

import enum
from collections.abc import Mapping
from dataclasses import MISSING, field, fields, is_dataclass
from functools import cache
from types import NoneType, UnionType
from typing import Any, TypeVar, get_args, get_origin, get_type_hints

from azulejos.tournament.errors import BadHistory

T = TypeVar("T")
_LATER = "later"


def later(default: T) -> T:
    """A field that an earlier release did not have: written where it says something, so that what was stored is written again to the byte.

    >>> from dataclasses import dataclass
    >>> @dataclass(frozen=True)
    ... class Guest:
    ...     name: str
    ...     table: int | None = later(None)
    >>> write(Guest("Ann")), write(Guest("Ann", 3))
    ({'name': 'Ann'}, {'name': 'Ann', 'table': 3})
    """
    return field(default=default, metadata={_LATER: True})


def write(value: object) -> Any:
    """The value as JSON has it.

    >>> from azulejos.tournament.events import Expelled
    >>> write(Expelled("p-ann", "Disturbed table 2."))
    {'person': 'p-ann', 'why': 'Disturbed table 2.'}
    >>> write(Expelled("p-ann", "Disturbed table 2.", leaves=True))
    {'person': 'p-ann', 'why': 'Disturbed table 2.', 'leaves': True}
    """
    if is_dataclass(value):
        found = ((each, getattr(value, each.name)) for each in fields(value))
        return {each.name: write(part) for each, part in found if not (each.metadata.get(_LATER) and part == each.default)}
    if isinstance(value, tuple):
        return [write(each) for each in value]
    return value.value if isinstance(value, enum.Enum) else value


def read(kind: type[T], value: object) -> T:
    """The value that JSON has, or a refusal that names what is wrong.

    >>> from azulejos.tournament.events import Warned
    >>> read(Warned, {"person": "p-ann", "why": "Disturbed table 2."})
    Warned(person='p-ann', why='Disturbed table 2.')
    >>> read(Warned, {"person": 7, "why": ""})
    Traceback (most recent call last):
    azulejos.tournament.errors.BadHistory: "person" is not valid in an event: use the unchanged file.
    """
    if not isinstance(value, Mapping):
        raise _bad(kind.__name__)
    hints = _hints(kind)  # type: ignore[arg-type]
    for name in value:
        if name not in hints:
            raise _bad(str(name))
    known = {each.name: each for each in fields(kind)}  # type: ignore[arg-type]
    values = {}
    for name, hint in hints.items():
        if name in value:
            values[name] = _read(hint, value[name], name)
        elif known[name].default is MISSING and known[name].default_factory is MISSING:
            raise _bad(name)
    return kind(**values)


@cache
def _hints(kind: type) -> dict[str, Any]:
    """The types of a dataclass's own fields. They are found once: reading a whole event would otherwise be mostly this."""
    hints = get_type_hints(kind)
    return {each.name: hints[each.name] for each in fields(kind)}


def _read(hint: Any, value: object, name: str) -> Any:
    if isinstance(hint, UnionType):
        return None if value is None and NoneType in get_args(hint) else _read(get_args(hint)[0], value, name)
    if get_origin(hint) is tuple:
        if not isinstance(value, list | tuple):
            raise _bad(name)
        return tuple(_read(get_args(hint)[0], each, name) for each in value)
    if is_dataclass(hint) and isinstance(hint, type):
        return read(hint, value)
    if isinstance(hint, type) and issubclass(hint, enum.Enum):
        try:
            return hint(value)
        except ValueError:
            raise _bad(name) from None
    # In Python True is an int; in JSON it is not a number.
    if not isinstance(value, hint) or (hint is int and isinstance(value, bool)):
        raise _bad(name)
    return value


def _bad(name: str) -> BadHistory:
    shown = "".join(character if character.isprintable() else "?" for character in name[:60])
    return BadHistory("bad-payload", f'"{shown}" is not valid in an event: use the unchanged file.')
