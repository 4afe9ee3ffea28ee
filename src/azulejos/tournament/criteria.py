"""What places are decided by: the regulation's criteria (T13, T14), and those that an organiser may choose instead."""

from __future__ import annotations

import enum


class Criterion(enum.StrEnum):
    """By what a place is decided. Finalists are first compared by the final."""

    FINAL = "final"
    FINAL_ROWS = "final-rows"
    PT = "pt"
    """T13: the sum of the PV of all games."""
    PLACE_POINTS = "place-points"
    """Points for the place at each table, by a table of the organiser's own."""
    ROWS = "rows"
    """T14: complete horizontal rows over all games."""
    WON = "won"
    """T14: games won."""
    DIRECT = "direct"
    """Among those who are equal so far: at tables where they met, how many of them one was ahead of, less how many one was behind."""
    BEST_GAME = "best-game"
    """The most PV in one game."""
    OPPONENTS = "opponents"
    """The PT of one's opponents: of each game their mean, so that nobody gains or loses by a table of three."""
    SHARED = "shared"
    """All are equal: the place is shared."""


RANKED_BY = (Criterion.PT, Criterion.PLACE_POINTS)
"""What the standings can be by."""
TIE_BREAKS = (
    Criterion.ROWS,
    Criterion.WON,
    Criterion.PT,
    Criterion.PLACE_POINTS,
    Criterion.DIRECT,
    Criterion.BEST_GAME,
    Criterion.OPPONENTS,
)
"""What ties can be broken by, in any order."""
