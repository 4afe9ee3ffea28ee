"""The typefaces of paper: those of our pictures, with TrueType outlines, which is what PDF embeds. They have Latin, Greek and Cyrillic."""

from __future__ import annotations

import enum
import unicodedata
from functools import cache, lru_cache
from importlib.resources import files

from reportlab.pdfbase.pdfmetrics import registerFont
from reportlab.pdfbase.ttfonts import TTFont

ASCENT, DESCENT, CAPITAL = 0.96, 0.28, 0.66
"""Of a size of 1, in all of them: how high a capital with its accent goes, how low a letter, how high a plain capital."""
LEADING = 1.2
UNKNOWN = "☐"
"""Stands for a character that no typeface of ours has."""


class Face(enum.Enum):
    """A typeface and weight, by the names of package and file."""

    SERIF = ("serif", "Regular")
    SERIF_BOLD = ("serif", "Semibold")
    SANS = ("sans", "Regular")
    SANS_BOLD = ("sans", "Semibold")

    @property
    def font(self) -> str:
        """The name that PDF knows it by."""
        kind, weight = self.value
        return f"Source{kind.title()}Pro-{weight}"


@cache
def load(face: Face) -> TTFont:
    """The font, ready to be used."""
    kind, _ = face.value
    font = TTFont(face.font, str(files(f"font_source_{kind}_pro").joinpath("files", f"{face.font}.ttf")))
    registerFont(font)
    return font


def has(face: Face, character: str) -> bool:
    """Whether a typeface has a character."""
    return ord(character) in load(face).face.charToGlyph


def width(text: str, face: Face, size: float) -> float:
    """How wide a text is set."""
    return _width(text, face) * size / 1000


@lru_cache(maxsize=8_192)
def _width(text: str, face: Face) -> float:
    widths, other = load(face).face.charWidths, load(face).face.defaultWidth
    return float(sum(widths.get(ord(character), other) for character in text))


_PLAIN = {Face.SERIF: Face.SANS, Face.SERIF_BOLD: Face.SANS_BOLD}


@lru_cache(maxsize=8_192)
def settable(text: str, face: Face) -> tuple[str, Face]:
    """A text as it can be set, and in which typeface: the sans where the serif lacks a letter, a letter without its accent where both do.

    >>> settable("Ștefan", Face.SERIF)[0], settable("ĳ", Face.SERIF)[1] is Face.SANS, settable("Ana 漢", Face.SANS)[0]
    ('Ștefan', True, 'Ana ☐')
    """
    text = unicodedata.normalize("NFC", text)
    if face in _PLAIN and not all(has(face, character) for character in text):
        face = _PLAIN[face]
    return "".join(_nearest(character, face) for character in text), face


def is_settable(text: str) -> bool:
    """Whether our typefaces have every letter of a text, be it without its accent.

    >>> is_settable("Ștefan"), is_settable("漢字")
    (True, False)
    """
    return all(character == UNKNOWN or _nearest(character, Face.SANS) != UNKNOWN for character in unicodedata.normalize("NFC", text))


def _nearest(character: str, face: Face) -> str:
    if has(face, character):
        return character
    simpler = unicodedata.normalize("NFKD", character)
    plain = "".join(part for part in simpler if not unicodedata.combining(part))
    if plain and all(has(face, part) for part in plain):
        return plain
    return "" if unicodedata.combining(character) else UNKNOWN
