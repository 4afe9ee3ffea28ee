"""What happens to those who do what they may not."""

from __future__ import annotations

from azulejos.rules import IllegalMove, OptionError

ANSWERS = ("lose", "raise")
LOST = -1.0
"""The reward of whoever loses by an illegal action."""


def check(illegal: str) -> str:
    """One of the answers; raises where it is none.

    >>> check("forgive")
    Traceback (most recent call last):
    azulejos.rules.errors.OptionError: An illegal action is answered by "lose" or by "raise", not by "forgive".
    """
    if illegal not in ANSWERS:
        raise OptionError("no-such-answer", f'An illegal action is answered by "lose" or by "raise", not by "{illegal}".')
    return illegal


def refused(action: object) -> IllegalMove:
    """The error of an illegal action."""
    return IllegalMove("no-such-action", f"{action} is not among the legal actions: choose one that action_mask has.")
