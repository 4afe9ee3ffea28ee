"""The line `info`, both ways: what an engine tells of its search."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from azulejos.bots.uai.errors import UaiError
from azulejos.notation.errors import shown

KEYS = ("depth", "nodes", "time", "win", "score", "pv", "string")
STRING = "string"
_DIGITS = 4


@dataclass(frozen=True, slots=True)
class Info:
    """What is known of a search so far; what is not known is not said.

    >>> print(Info(depth=6, nodes=120_000, milliseconds=130, win=(0.61, 0.39), scores=(52.13, 47.3), pv=("CW3", "1K1")))
    info depth 6 nodes 120000 time 130 win 0.61 0.39 score 52.1 47.3 pv CW3 1K1
    """

    depth: int | None = None
    nodes: int | None = None
    milliseconds: int | None = None
    win: tuple[float, ...] = ()
    """The chances of each seat; their sum is 1."""
    scores: tuple[float, ...] = ()
    """The final score that is expected of each seat."""
    pv: tuple[str, ...] = ()
    """The moves that are expected, up to the next that chance makes."""
    string: str = ""
    """Anything that people may want to read."""

    def __str__(self) -> str:
        words = ["info"]
        for key, number in (("depth", self.depth), ("nodes", self.nodes), ("time", self.milliseconds)):
            words += [] if number is None else [key, str(number)]
        words += ["win", *written_shares(self.win)] if self.win else []
        words += ["score", *(f"{score:.1f}" for score in self.scores)] if self.scores else []
        words += ["pv", *self.pv] if self.pv else []
        words += [STRING, self.string] if self.string else []
        return " ".join(words)


def written_shares(shares: Sequence[float]) -> list[str]:
    """Numbers whose sum is 1, written so that it still is.

    >>> written_shares((1 / 3, 1 / 3, 1 / 3))
    ['0.3333', '0.3333', '0.3334']
    """
    units = 10**_DIGITS
    rounded = [round(share * units) for share in shares]
    # What rounding has added or taken away goes to the largest, of several the last: there it matters least.
    largest = max(range(len(rounded)), key=lambda at: (rounded[at], at))
    rounded[largest] += units - sum(rounded)
    return [f"{each / units:.{_DIGITS}f}".rstrip("0").rstrip(".") for each in rounded]


def read_info(line: str) -> Info:
    """What an engine's line says; keys that nobody knows are passed over, as in UCI.

    >>> read_info("info depth 6 time 130 win 0.61 0.39 pv CW3 1K1").win
    (0.61, 0.39)
    """
    head, _, string = line.partition(f" {STRING} ")
    found: dict[str, list[str]] = {}
    values: list[str] | None = None
    for word in head.split()[1:]:
        if word in KEYS:
            values = found.setdefault(word, [])
        elif values is not None and (values is found.get("pv") or _is_number(word)):
            values.append(word)
        else:
            values = None  # A key that is not ours, and then its values.
    try:
        return Info(
            _whole(found, "depth"),
            _whole(found, "nodes"),
            _whole(found, "time"),
            tuple(map(float, found.get("win", ()))),
            tuple(map(float, found.get("score", ()))),
            tuple(found.get("pv", ())),
            string,
        )
    except ValueError:
        raise UaiError("bad-info", f'"{shown(line)}" is no line of info: depth, nodes and time are whole numbers, win and score numbers.') from None


def _is_number(word: str) -> bool:
    return word[:1] in set("0123456789.-+")


def _whole(found: Mapping[str, Sequence[str]], key: str) -> int | None:
    if key not in found:
        return None
    (text,) = found[key]
    return int(text)
