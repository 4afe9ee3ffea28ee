"""SVG as text: elements, numbers written the same everywhere, and words from outside made harmless."""

from __future__ import annotations

import unicodedata
from html import escape

Value = str | float | None

OWN = "\ue000"
"""Stands for a picture's own prefix in every id, until all is drawn and the prefix is known. Text from outside never has it: see `plain`."""

_JOINERS = "\u200c\u200d"
_WITHOUT_SHAPE = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")


def number(value: float) -> str:
    """A number with two decimals at the most, and no needless zero: the same picture is the same text on every machine.

    >>> number(12.0), number(0.456), number(-0.001)
    ('12', '0.46', '0')
    """
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def element(name: str, *inside: str, **attributes: Value) -> str:
    """An element. `_` in an attribute's name is written `-`; what is `None` is left out. What stands inside must be markup already.

    >>> element("text", "Ana", x=1.5, font_size=12, opacity=None)
    '<text x="1.5" font-size="12">Ana</text>'
    """
    written = "".join(
        f' {key.replace("_", "-")}="{escape(value) if isinstance(value, str) else number(value)}"'
        for key, value in attributes.items()
        if value is not None
    )
    content = "".join(inside)
    return f"<{name}{written}>{content}</{name}>" if content else f"<{name}{written}/>"


def group(*inside: str, **attributes: Value) -> str:
    """What has attributes in common; nothing if there is nothing in it."""
    return element("g", *inside, **attributes) if any(inside) else ""


def plain(text: str) -> str:
    r"""Text from outside without what has no shape: controls, overrides of direction, halves of characters; spaces are made one.

    >>> plain("Ana\u202e\x00  Șerban\n")
    'Ana Șerban'
    """
    kept = (" " if character.isspace() else character for character in text if character.isspace() or _has_shape(character))
    return " ".join("".join(kept).split())


def _has_shape(character: str) -> bool:
    return character in _JOINERS or unicodedata.category(character) not in _WITHOUT_SHAPE


def words(text: str) -> str:
    """Text as markup.

    >>> words("Tom & <Jerry>")
    'Tom &amp; &lt;Jerry&gt;'
    """
    return escape(text)
