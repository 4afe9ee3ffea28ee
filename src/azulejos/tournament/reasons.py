"""Reasons: the arbiter's *why* (T24), which stands in events for good. It should name nobody: say "seat 2 of table 3"."""

from __future__ import annotations

from azulejos.tournament.errors import Refused

LONGEST = 500


def check_why(why: str, *, needed: bool = True) -> None:
    """Refuse a reason that is missing, endless, or cannot be printed.

    >>> check_why(" ")
    Traceback (most recent call last):
    azulejos.tournament.errors.Refused: An arbiter's act needs a reason: say why in a few words. (T24)
    """
    if needed and not why.strip():
        raise Refused("no-reason", "An arbiter's act needs a reason: say why in a few words.", "T24")
    if len(why) > LONGEST or not why.isprintable():
        raise Refused("bad-reason", f"A reason is one line of at most {LONGEST} characters: say it so.", "T24")
