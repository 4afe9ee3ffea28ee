"""Small sets as bits, in compiled code."""

from __future__ import annotations

from numba import types

from azulejos.kernel.bits import MEMBER, SIZE_OF
from azulejos.kernel.compiler import inner

INT = types.int64


@inner(INT(INT))
def size(bits: int) -> int:
    """How many members a set of up to forty has."""
    return SIZE_OF[bits & 1023] + SIZE_OF[bits >> 10 & 1023] + SIZE_OF[bits >> 20 & 1023] + SIZE_OF[bits >> 30 & 1023]


@inner(INT(INT, INT))
def member(bits: int, which: int) -> int:
    """A member of a set of up to twenty: its first one is number 0."""
    low = SIZE_OF[bits & 1023]
    return MEMBER[bits & 1023, which] if which < low else 10 + MEMBER[bits >> 10 & 1023, which - low]
