"""Keeping secrets out of logs: what is named like a secret, and what looks like one, is masked.

Code should not log a secret in the first place. This is the second wall, for what it did not think of: an exception that quotes a header, a
library that logs an address with its query, a statement with its parameters.
"""

from __future__ import annotations

import math
import re
from collections.abc import Mapping, Set
from itertools import islice

MASK = "********"
LONGEST = 8_000
"""Characters of a text that are kept."""
MOST = 50
"""Items of a list or an object that are kept."""
DEEPEST = 6

_NAME = r"(?:token|key|seed|cookie|authorization|secret|password)"
_NAMED = re.compile(_NAME, re.IGNORECASE)
# Bounded repetitions, so that no text can make a pattern slow.
_PATTERNS = (
    # A header goes on to the end of its line.
    (re.compile(r"""((?:cookie|authorization)["']?\s{0,3}[:=,]\s{0,3}).+""", re.IGNORECASE), rf"\1{MASK}"),
    (re.compile(r"(bearer\s{1,3})[^\s,;\"']+", re.IGNORECASE), rf"\1{MASK}"),
    (re.compile(rf"""({_NAME}[\w.-]{{0,40}}["']?\s{{0,3}}[:=]\s{{0,3}})(?:b?"[^"]*"|b?'[^']*'|[^\s,;&)}}\]]+)""", re.IGNORECASE), rf"\1{MASK}"),
    # SQLAlchemy's errors end with the values that were to be stored.
    (re.compile(r"(\[parameters: ).*"), rf"\1{MASK}]"),
    (re.compile(r"(://[^\s:/?#@]{0,100}):[^\s@]+@"), rf"\1:{MASK}@"),
    # The shapes of this server's own secrets: a key is 32 bytes in base64, a seed 32 bytes in hexadecimal digits.
    (re.compile(r"(?<![\w-])(?:[\w-]{43}|[0-9a-fA-F]{64})(?![\w-])", re.ASCII), MASK),
)
_CUT = re.compile(r"[\w-]{0,64}$")
_QUERY = re.compile(r"\?[^\s\"'<>]*")


def is_secret(name: str) -> bool:
    """Whether a field, header or column of this name is never shown.

    >>> is_secret("seat_token"), is_secret("Set-Cookie"), is_secret("seat")
    (True, True, False)
    """
    return _NAMED.search(name) is not None


def text_of(text: str) -> str:
    """A text without what is named like a secret or looks like one.

    >>> text_of("refused Authorization: Bearer abc.def")
    'refused Authorization: ********'
    >>> text_of("seat_token='abc' at postgresql://azul:pass@db")
    'seat_token=******** at postgresql://azul:********@db'
    """
    if len(text) > LONGEST:
        # A word is not cut in its middle: the rest of a key would not look like one.
        text = _CUT.sub("", text[:LONGEST]) + "…"
    for pattern, instead in _PATTERNS:
        text = pattern.sub(instead, text)
    return text


def without_query(text: str) -> str:
    """A text without the queries of its addresses.

    >>> without_query('"WebSocket /api/v1/tables/abc?as=xyz" [accepted]')
    '"WebSocket /api/v1/tables/abc?…" [accepted]'
    """
    return _QUERY.sub("?…", text)


def value_of(value: object, depth: int = 0) -> object:
    """A value as JSON, of bounded size, without secrets.

    >>> value_of({"seat": 1, "token": "abc", "more": ["key=abc", b"xyz"]})
    {'seat': 1, 'token': '********', 'more': ['key=********', '3 bytes']}
    """
    match value:
        case None | bool() | int():
            return value
        case float():
            return value if math.isfinite(value) else str(value)
        case str():
            return text_of(value)
        case bytes() | bytearray() | memoryview():
            return f"{len(value)} bytes"
        case BaseException():
            return text_of(f"{type(value).__name__}: {_str(value)}")
        case Mapping() | list() | tuple() | Set() if depth == DEEPEST:
            return "…"
        case Mapping():
            named = ((_str(name), item) for name, item in islice(value.items(), MOST))
            return {text_of(name): MASK if is_secret(name) else value_of(item, depth + 1) for name, item in named}
        case list() | tuple() | Set():
            return [value_of(item, depth + 1) for item in islice(value, MOST)]
    return text_of(_str(value))


def _str(value: object) -> str:
    try:
        return str(value)
    except Exception:
        return type(value).__name__
