"""What is said of a solution that somebody has found: what it does, where an analysis says of a move that was missed what it would have done."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from azulejos.bots.analysis.reason import Reason

FOUND: Mapping[str, str] = MappingProxyType(
    {
        "analysis-better-bonus": "analysis-found-bonus",
        "analysis-better-end": "analysis-found-end",
        "analysis-better-deny": "analysis-found-deny",
        "analysis-better-prevent": "analysis-found-prevent",
        "analysis-better-dear": "analysis-found-prevent",
        "analysis-better-starve": "analysis-found-starve",
        "analysis-better-complete": "analysis-found-complete",
        "analysis-better-near": "analysis-found-near",
        "analysis-better-safe": "analysis-found-safe",
        "analysis-better-marker": "analysis-found-marker",
        "analysis-better-force": "analysis-found-force",
        "analysis-better-wall": "analysis-found-wall",
        "analysis-better-hold": "analysis-found-hold",
        "analysis-better-wall-bonus": "analysis-found-wall-bonus",
        "analysis-better-hold-bonus": "analysis-found-hold-bonus",
        "analysis-better-free": "analysis-found-free",
        "analysis-better-wanted": "analysis-found-wanted",
        "analysis-better-first": "analysis-found-first",
        "analysis-better-points": "analysis-found-points",
        "analysis-better-place-bonus": "analysis-found-place-bonus",
        "analysis-better-place-points": "analysis-found-place-points",
        "analysis-better-place-worth": "analysis-found-points",
    }
)
"""By the name of the sentence that an analysis has. A reason without its own sentence here is told as `analysis-found`."""


def praise(reason: Reason) -> Reason:
    """The same fact, told of a move that was found.

    >>> praise(Reason("analysis-better-safe", {"line": 3})).text, praise(Reason("analysis-better")).text
    ('analysis-found-safe', 'analysis-found')
    """
    return Reason(FOUND.get(reason.text, "analysis-found"), reason.values)
