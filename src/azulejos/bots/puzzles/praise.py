"""What is said of a move that somebody has found, or is shown: what it does, where an analysis says what a missed one would have done."""

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
        "analysis-better-longer": "analysis-found-complete",
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
        "analysis-better-taken": "analysis-found-taken",
        "analysis-better-points": "analysis-found-points",
        "analysis-better-place-bonus": "analysis-found-place-bonus",
        "analysis-better-place-points": "analysis-found-place-points",
        "analysis-better-place-beside": "analysis-found-place-beside",
        "analysis-better-place-worth": "analysis-found-points",
        "analysis-duel-better-bonus": "analysis-duel-found-bonus",
        "analysis-duel-better-complete": "analysis-duel-did-complete",
        "analysis-duel-better-deny": "analysis-found-deny",
        "analysis-duel-better-near": "analysis-duel-found-near",
        "analysis-duel-better-fill": "analysis-duel-found-fill",
        "analysis-duel-better-first": "analysis-found-first",
        "analysis-duel-better-wanted": "analysis-found-wanted",
        "analysis-duel-better-free": "analysis-found-free",
        "analysis-duel-better-force": "analysis-found-force",
        "analysis-duel-better-safe": "analysis-duel-found-safe",
        "analysis-duel-better-start": "analysis-found-marker",
        "analysis-duel-better-plate-deny": "analysis-duel-found-plate-deny",
        "analysis-duel-better-lay-line": "analysis-duel-found-lay-line",
        "analysis-duel-better-lay-colours": "analysis-duel-found-lay-colours",
        "analysis-duel-better-lay-special": "analysis-duel-did-lay-special",
        "analysis-duel-better-lay-need": "analysis-duel-found-lay-need",
        "analysis-duel-better-lay-gain": "analysis-duel-found-lay-gain",
        "analysis-duel-better-spend": "analysis-duel-did-spend",
        "analysis-duel-better-tile-special": "analysis-duel-did-tile-special",
        "analysis-duel-better-tile-next": "analysis-duel-found-tile-next",
        "analysis-duel-better-keep-chips": "analysis-duel-found-keep-chips",
        "analysis-duel-better-tile-points": "analysis-duel-did-tile",
        "analysis-duel-better-room": "analysis-duel-found-room",
        "analysis-duel-better-more": "analysis-duel-found-more",
        "analysis-duel-better-tiles": "analysis-duel-found-tiles",
        "analysis-duel-better-plate-later": "analysis-duel-found-plate-later",
        "analysis-duel-better-lay-offered": "analysis-duel-found-lay-offered",
        "analysis-duel-better-round-special": "analysis-duel-found-round-special",
        "analysis-duel-better-round-bonus": "analysis-duel-found-round-bonus",
        "analysis-duel-better-round-line": "analysis-duel-found-round-line",
        "analysis-duel-better-round-points": "analysis-duel-found-round-points",
        "analysis-duel-better-round-keep": "analysis-duel-found-round-keep",
        "analysis-duel-better-round-hold": "analysis-duel-found-round-hold",
        "analysis-duel-better-taken": "analysis-found-taken",
        "analysis-duel-better-points": "analysis-found-points",
        "analysis-duel-better-later": "analysis-found-points",
    }
)
"""By the name of the sentence that an analysis has. A reason without its own sentence here is told as `analysis-found`."""


def praise(reason: Reason) -> Reason:
    """The same fact, told of a move that was found.

    >>> praise(Reason("analysis-better-safe", {"line": 3})).text, praise(Reason("analysis-better")).text
    ('analysis-found-safe', 'analysis-found')
    """
    return praised(reason) or Reason("analysis-found", reason.values)


def praised(reason: Reason) -> Reason | None:
    """The same, or `None` where a fact has no sentence of its own."""
    return Reason(FOUND[reason.text], reason.values) if reason.text in FOUND else None
