"""Lines from a stranger: of any length, in any bytes."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass
from time import monotonic

LONGEST = 1 << 20
"""In bytes. No game has a longer record."""
_PART = 1 << 16


@dataclass(frozen=True, slots=True)
class Line:
    """A line, and when it came. Bytes that are no UTF-8 are in it as Python's surrogates; of one that is too long only that is known."""

    text: str
    at: float
    is_too_long: bool = False

    @property
    def is_text(self) -> bool:
        r"""Whether it is UTF-8 without control characters.

        >>> Line("go", 0).is_text, Line("go\x00", 0).is_text, Line("go \udcff", 0).is_text
        (True, False, False)
        """
        return all(character >= " " and not "\ud800" <= character <= "\udfff" for character in self.text.replace("\t", " "))


def read_lines(descriptor: int) -> Iterator[Line]:
    """The lines of a pipe, as they come, without their ends, LF or CRLF. What is behind the last one is a line, too."""
    begun = bytearray()
    skipping = False
    while part := os.read(descriptor, _PART):
        at = monotonic()
        *whole, rest = part.split(b"\n")
        for piece in whole:
            yield Line("", at, True) if skipping or len(begun) + len(piece) > LONGEST else _line(bytes(begun) + piece, at)
            skipping = False
            begun.clear()
        if skipping or len(begun) + len(rest) > LONGEST:
            skipping = True
            begun.clear()
        else:
            begun += rest
    if skipping or begun:
        yield Line("", monotonic(), True) if skipping else _line(bytes(begun), monotonic())


def _line(content: bytes, at: float) -> Line:
    return Line(content.removesuffix(b"\r").decode("utf-8", "surrogateescape"), at)
