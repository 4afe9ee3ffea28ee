"""Which games can be analysed. Nothing is imported, and no kernel compiled, before it is asked for."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from types import MappingProxyType
from typing import cast

from azulejos.bots.analysis.assessment import Analyser
from azulejos.bots.search_bots import MISSING
from azulejos.rules import GAMES, OptionError

_AZUL = "azulejos.bots.azul.analyser:AzulAnalyser"
ANALYSERS: Mapping[str, str] = MappingProxyType({"azul": _AZUL, "mini": _AZUL})
"""Where each is, by the game's id."""


def analyser_of(id: str) -> Analyser:
    """Who judges the moves of a game.

    >>> analyser_of("duel")
    Traceback (most recent call last):
    azulejos.rules.errors.OptionError: Azul Duel cannot be analysed yet.
    """
    if id not in ANALYSERS:
        raise OptionError("no-analysis", f"{GAMES[id].title} cannot be analysed yet.")
    module, _, made = ANALYSERS[id].partition(":")
    try:
        return cast("Analyser", getattr(import_module(module), made)())
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] == "azulejos":
            raise
        raise OptionError("no-kernel", f"Analysis {MISSING}") from error
