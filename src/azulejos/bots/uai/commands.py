"""The commands `go` and `setoption`, both ways."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from azulejos.bots.interface import NO_LIMIT, Limit
from azulejos.bots.uai.errors import UaiError
from azulejos.notation.errors import shown

INFINITE = "infinite"
USUAL_SECONDS = 1.0
"""What `go` alone stands for."""
GRACE_SECONDS, GRACE_PART = 0.010, 0.1
"""By how much an answer may be late: ten milliseconds, and a tenth of the time that there was."""
MOST = 10**15
"""The highest number that is understood."""


@dataclass(frozen=True, slots=True)
class Go:
    """How long to think: what of the limit is reached first; `infinite` answers only after `stop`."""

    limit: Limit
    infinite: bool = False


def read_go(words: Sequence[str]) -> Go:
    """What the words behind `go` ask for.

    >>> read_go("nodes 5000 movetime 200".split())
    Go(limit=Limit(seconds=0.2, nodes=5000, depth=None), infinite=False)
    >>> read_go([]).limit.seconds
    1.0
    """
    found: dict[str, int] = {}
    infinite = False
    rest = iter(words)
    for word in rest:
        if word == INFINITE and not infinite:
            infinite = True
        elif word in ("movetime", "nodes", "depth") and word not in found:
            found[word] = _count(word, next(rest, ""))
        elif word == INFINITE or word in found:
            raise UaiError("keyword-twice", f"{word} stands there twice.")
        else:
            raise UaiError("no-such-keyword", f'"{shown(word)}" is nothing that go takes: choose movetime, nodes, depth or {INFINITE}.')
    seconds = found["movetime"] / 1000 if "movetime" in found else None
    limit = Limit(seconds, found.get("nodes"), found.get("depth"))
    return Go(Limit(seconds=USUAL_SECONDS) if limit == NO_LIMIT and not infinite else limit, infinite)


def _count(keyword: str, text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= len(str(MOST)) and 0 < int(text) <= MOST):
        raise UaiError("bad-value", f'{keyword} is a whole number above 0, not "{shown(text)}".')
    return int(text)


def write_go(limit: Limit) -> str:
    """The command for a limit.

    >>> write_go(Limit(seconds=0.2, nodes=5000)), write_go(NO_LIMIT)
    ('go movetime 200 nodes 5000', 'go')
    """
    words = ["go"]
    if limit.seconds is not None:
        words += ["movetime", str(max(1, round(limit.seconds * 1000)))]
    words += [] if limit.nodes is None else ["nodes", str(limit.nodes)]
    words += [] if limit.depth is None else ["depth", str(limit.depth)]
    return " ".join(words)


def allowed_seconds(limit: Limit) -> float | None:
    """How long an answer may take, with what is given in grace; `None` where only nodes or depth limit it.

    >>> round(allowed_seconds(Limit(seconds=0.2)), 3)
    0.23
    """
    seconds = USUAL_SECONDS if limit == NO_LIMIT else limit.seconds
    return None if seconds is None else seconds * (1 + GRACE_PART) + GRACE_SECONDS


def read_setoption(words: Sequence[str]) -> tuple[str, str]:
    """Name and value; both may have spaces in them.

    >>> read_setoption("name Level value 8".split())
    ('Level', '8')
    """
    if not words or words[0] != "name" or len(words) < 2:
        raise UaiError("bad-option", "It is setoption name NAME value VALUE.")
    at = words.index("value") if "value" in words else len(words)
    return " ".join(words[1:at]), " ".join(words[at + 1 :])
