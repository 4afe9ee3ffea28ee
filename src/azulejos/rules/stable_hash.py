"""A hash that is the same in every process, so that it can be kept. Python's own differs for strings and, up to 3.11, for `None`."""

from __future__ import annotations

import enum
from functools import lru_cache
from zlib import crc32


def stable_hash(*values: object) -> int:
    """The hash of what is made of numbers, strings, `None`, enumerations, tuples and sets, and of objects that are equal if their `_key()` is.

    >>> stable_hash("azul", None, (1, 2)) == stable_hash("azul", None, (1, 2)) != stable_hash("azul", None, (2, 1))
    True
    """
    return hash(tuple(map(_numbers, values)))


@lru_cache(maxsize=1 << 14)
def _numbers(value: object) -> object:
    """The value as a number, or as tuples of numbers. Most parts of a position are those of the one before: what was asked lately is kept."""
    if isinstance(value, tuple):
        return tuple([each if type(each) is int else _numbers(each) for each in value])
    if isinstance(value, int):
        return int(value)
    if value is None:
        return -1
    if isinstance(value, str):
        return crc32(value.encode())
    if isinstance(value, enum.Enum):
        return crc32(value.name.encode())
    if isinstance(value, frozenset):
        return tuple(sorted(value))
    return _numbers(value._key())  # type: ignore[attr-defined]
