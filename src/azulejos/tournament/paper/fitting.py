"""Fitting a text into its room: it shrinks a little, then breaks into lines, then shrinks on. Nothing is ever cut off."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import inf

from azulejos.tournament.paper.typeface import ASCENT, CAPITAL, LEADING, Face, settable, width

LEAST_ON_ONE_LINE = 0.72
"""By how much a text shrinks before it is broken into lines."""
_STEP = 0.97
_MARGIN = 1e-6
_ABOVE = ASCENT - CAPITAL / 2
_ABOVE_FIGURES = 0.36
"""Figures have no accents: above and below the middle of their height."""


@dataclass(frozen=True, slots=True)
class Fitted:
    """A text as it is set: its lines, typeface and size."""

    lines: tuple[str, ...]
    face: Face
    size: float

    @property
    def width(self) -> float:
        """How wide the widest line is."""
        return max((width(line, self.face, self.size) for line in self.lines), default=0.0)

    @property
    def height(self) -> float:
        """How high the lines are, accents included, with as much below the last as is above the first: they stand in the middle of this."""
        return block(self.lines) * self.size


def block(lines: Sequence[str]) -> float:
    """How high lines of size 1 are.

    >>> [round(block(lines), 2) for lines in (["Ană"], ["Ana", "Maria"], ["12"])]
    [1.26, 2.46, 0.72]
    """
    above = _ABOVE_FIGURES if len(lines) == 1 and lines[0].isdecimal() else _ABOVE
    return (len(lines) - 1) * LEADING + 2 * above


def fit(text: str, face: Face, room: float, size: float, height: float = inf, *, balanced: bool = False, least: float = LEAST_ON_ONE_LINE) -> Fitted:
    """A text in a room so wide and high, at most of this size. `balanced` makes its lines about as long as each other.

    A text that is too wide shrinks to no less than `least` of the size before it is broken: 1 breaks it at once.

    >>> fit("Ana", Face.SANS, 100, 20).size, len(fit("Ana Maria Ștefănescu", Face.SANS, 80, 20).lines)
    (20, 2)
    """
    text, face = settable(" ".join(text.split()), face)
    size = min(size, height / block([text]))
    whole = width(text, face, 1)
    if whole * size <= room:
        return Fitted((text,), face, size)
    if room / whole >= size * least:
        return Fitted((text,), face, room / whole * (1 - _MARGIN))
    size *= (1 + least) / 2
    lines = wrap(text, face, room, size)
    while block(lines) * size > height:
        size *= _STEP
        lines = wrap(text, face, room, size)
    return Fitted(_balance(text, face, room, size, lines) if balanced else lines, face, size)


def wrap(text: str, face: Face, room: float, size: float) -> tuple[str, ...]:
    """A text in lines no wider than the room: broken between words, after hyphens, and within a word only where it is longer than a line.

    >>> wrap("Anna-Maria Rossi", Face.SANS, 60, 10), wrap("Llanfairpwll", Face.SANS, 40, 10)
    (('Anna-Maria', 'Rossi'), ('Llanfairp', 'wll'))
    """
    lines, line, long = [], "", 0.0
    for piece in _pieces(text, face, room, size):
        if line and long + width(piece.rstrip(), face, size) > room:
            lines.append(line.rstrip())
            line, long = "", 0.0
        line += piece
        long += width(piece, face, size)
    return (*lines, line.rstrip())


def _pieces(text: str, face: Face, room: float, size: float) -> Iterator[str]:
    for word in re.findall(r"[^\s-]*-+\s*|[^\s-]+\s*", text):
        if width(word.rstrip(), face, size) <= room:
            yield word
        else:
            yield from _letters(word)


def _letters(word: str) -> Iterator[str]:
    """Letters with their accents; the space after a word stays with its last one."""
    letter = ""
    for character in word:
        if letter and not character.isspace() and not unicodedata.combining(character):
            yield letter
            letter = ""
        letter += character
    yield letter


def _balance(text: str, face: Face, room: float, size: float, lines: tuple[str, ...]) -> tuple[str, ...]:
    """The same number of lines in the narrowest room that breaks no more words."""
    longest = max((each for word in text.split() if (each := width(word, face, size)) <= room), default=0.0)
    narrow, found = room, lines
    while narrow * _STEP >= max(longest, room / 2):
        narrow *= _STEP
        tried = wrap(text, face, narrow, size)
        if len(tried) > len(lines):
            break
        found = tried
    return found
