"""The two typefaces: a serif for names and scores, a sans for everything else. Both come with licensed packages, never from the network."""

from __future__ import annotations

import unicodedata
from functools import cache
from importlib.resources import files

SERIF = "'Source Serif Pro', Georgia, serif"
SANS = "'Source Sans Pro', system-ui, sans-serif"
SERIF_FAMILY = "Source Serif Pro"
SANS_FAMILY = "Source Sans Pro"

_WEIGHTS = ("Regular", "Semibold")
_LAST_COVERED = "\u024f"
_ALSO_COVERED = "șțȘȚ…−–—·’‘“”×"
_NARROW = frozenset("iljtfrI.,:;'|!()[]·’‘")
_WIDE = frozenset("mwMW@%")


@cache
def font_files() -> tuple[str, ...]:
    """The font files that PNGs are drawn with, so that a machine without any font shows text too.

    >>> len(font_files())
    4
    """
    return tuple(
        str(files(f"font_source_{face}_pro").joinpath("files", f"Source{face.title()}Pro-{weight}.otf"))
        for face in ("serif", "sans")
        for weight in _WEIGHTS
    )


def is_covered(text: str) -> bool:
    """Whether the two typefaces surely have all of these characters.

    >>> is_covered("Ștefan Ținca"), is_covered("漢字")
    (True, False)
    """
    return all(character <= _LAST_COVERED or character in _ALSO_COVERED for character in text)


def width(text: str, size: float) -> float:
    """About how wide a text is: rather too wide than too narrow, since a browser may show another typeface of the list.

    >>> width("Ana", 20) < width("Ana Maria", 20)
    True
    """
    return size * sum(map(_advance, text))


def _advance(character: str) -> float:
    if unicodedata.combining(character):
        return 0.0
    if unicodedata.east_asian_width(character) in "WF":
        return 1.05
    if character in _WIDE:
        return 0.92
    if character in _NARROW or character == " ":
        return 0.34
    return 0.7 if character.isupper() else 0.56


def fitted(text: str, size: float, room: float) -> str:
    """A text that is not wider than the room for it; what is too much is cut, and … says so.

    >>> fitted("Ana", 20, 200), fitted("Maximiliana von Habsburg", 20, 120)
    ('Ana', 'Maximilian…')
    """
    if width(text, size) <= room:
        return text
    while text and width(text + "…", size) > room:
        text = text[:-1]
    return text.rstrip() + "…"
