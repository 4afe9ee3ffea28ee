"""Texts from outside, fit for a terminal: names of players above all."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len, set_cell_size

from azulejos.render.markup import plain as shaped

LONGEST = 60
"""No name is shown longer, wherever there is room."""
_JOINING = " \u200d"
"""No name ends with these: a joiner would take what comes after the name for a part of its last character, and move the frame by a column."""


def plain(text: str, width: int = LONGEST) -> str:
    r"""A text without control characters, on one line and no wider than so many columns.

    >>> plain("  Ann\x1b[2J\n the \u202esecond ")
    'Ann[2J the second'
    >>> plain("Bartholomew", 8)
    'Barthol…'
    """
    # Twice the width is enough for any name of that width, and stops a flood of characters that take no column.
    line = shaped(text)[: 2 * width].rstrip(_JOINING)
    return line if cell_len(line) <= width else set_cell_size(line, width - 1).rstrip(_JOINING) + "…"


def listed(items: Sequence[str], word: str = "and") -> str:
    """Some things as a sentence has them.

    >>> listed(["Ann", "Ben", "Cleo"])
    'Ann, Ben and Cleo'
    """
    return f" {word} ".join(part for part in (", ".join(items[:-1]), items[-1]) if part) if items else ""


def counted(count: int, noun: str) -> str:
    """A number and a noun that agree.

    >>> counted(1, "point"), counted(2, "point")
    ('1 point', '2 points')
    """
    return f"{count} {noun}" if count == 1 else f"{count} {noun}s"
