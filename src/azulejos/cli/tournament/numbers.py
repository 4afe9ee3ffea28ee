"""Numbers of several seats or tables in one word, as in 61,48,-,30."""

from __future__ import annotations

import re

import typer

NONE = ("-", "x", "")


def numbers(text: str, flag: str) -> tuple[int | None, ...]:
    """Numbers with commas between them; - is none.

    >>> numbers("61,48,-,30", "--pv")
    (61, 48, None, 30)
    """
    parts = [part.strip() for part in text.split(",")]
    if not all(part in NONE or re.fullmatch(r"-?[0-9]{1,9}", part) for part in parts):
        raise typer.BadParameter("Write numbers with commas between them, seat by seat, like 61,48,-,30.", param_hint=flag)
    return tuple(None if part in NONE else int(part) for part in parts)


def whole_numbers(text: str, flag: str) -> tuple[int, ...]:
    """The same without a gap.

    >>> whole_numbers("2,4,1", "--first")
    (2, 4, 1)
    """
    found = numbers(text, flag)
    if None in found:
        raise typer.BadParameter("Write a number for each table, like 2,4,1.", param_hint=flag)
    return tuple(number for number in found if number is not None)
