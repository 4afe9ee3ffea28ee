"""What people call themselves and what they say at a table, by the rules of `azulejos.visible_text`; what cannot be shown is a bad request."""

from __future__ import annotations

from azulejos.server.errors import BadRequest
from azulejos.visible_text import LONGEST_MESSAGE, LONGEST_NICKNAME, TextRefused, fit


class NameRefused(BadRequest):
    """A nickname, or something said, that cannot be shown to others."""


def nickname(text: object) -> str:
    r"""A nickname of 1 to 24 characters, in its one form; an error that says what to change otherwise.

    >>> nickname("Ann\u202e")
    Traceback (most recent call last):
    ...
    azulejos.server.tables.names.NameRefused: A name has no invisible or control characters: leave U+202E out.
    """
    return _fit(text, "name", LONGEST_NICKNAME)


def chat_text(text: object) -> str:
    """Something said, of 1 to 200 characters."""
    return _fit(text, "message", LONGEST_MESSAGE)


def _fit(text: object, what: str, longest: int) -> str:
    try:
        return fit(text, what, longest)
    except TextRefused as error:
        raise NameRefused(error.code, error.text) from None
