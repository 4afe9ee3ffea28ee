"""Which games can be analysed. Nothing is imported, and no kernel compiled, before it is asked for."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.util import find_spec
from types import MappingProxyType
from typing import cast

from azulejos.bots.analysis.assessment import Analyser
from azulejos.bots.search_bots import imported
from azulejos.rules import GAMES, OptionError

_AZUL = "azulejos.bots.azul.analyser:AzulAnalyser"
ANALYSERS: Mapping[str, str] = MappingProxyType({"azul": _AZUL, "mini": _AZUL, "duel": "azulejos.bots.duel.analyser:DuelAnalyser"})
"""Where each is, by the game's id."""


def is_analysed(id: str) -> bool:
    """Whether the moves of a game can be judged here: it has an analyser, and what that needs is installed. Nothing is compiled to find out.

    >>> is_analysed("chess")
    False
    """
    return id in ANALYSERS and find_spec("numba") is not None


def analyser_of(id: str) -> Analyser:
    """The analyser of a game.

    >>> analyser_of("chess")
    Traceback (most recent call last):
    azulejos.rules.errors.OptionError: The game "chess" cannot be analysed yet.
    """
    if id not in ANALYSERS:
        title = GAMES[id].title if id in GAMES else f'The game "{id}"'
        raise OptionError("no-analysis", f"{title} cannot be analysed yet.")
    return cast("Analyser", imported(ANALYSERS[id], "Analysis")())
