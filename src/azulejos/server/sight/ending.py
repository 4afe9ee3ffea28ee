"""How a game came out, as JSON: the same for every game."""

from __future__ import annotations

from typing import Any

from azulejos.rules import Bonus, Outcome


def outcome(result: Outcome) -> dict[str, Any]:
    """The result of a game that is over: scores and bonuses by seat, places from the first on.

    >>> from azulejos.rules import Ending, TieBreak
    >>> outcome(Outcome((None, None), ((), ()), (), (), TieBreak.NONE, Ending("T5", "The arbiter declared the table void.")))["void"]
    True
    """
    return {
        "scores": result.scores,
        "winners": result.winners,
        "ranking": result.ranking,
        "tie_break": result.tie_break.value,
        "void": result.is_void,
        "ended_by": {"clause": result.ended_by.clause, "text": result.ended_by.text, "seats": result.ended_by.seats},
        "bonuses": [[_bonus(bonus) for bonus in bonuses] for bonuses in result.bonuses],
    }


def _bonus(bonus: Bonus) -> dict[str, Any]:
    return {"kind": bonus.kind, "count": bonus.count, "points": bonus.points, "cells": bonus.cells}
