"""The games that environments play, and how each is put into numbers."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from azulejos.envs.azul import AZUL
from azulejos.envs.duel import DUEL
from azulejos.envs.interface import Encoding, GameInterface
from azulejos.envs.kernel_table import KernelTable
from azulejos.envs.rules_table import RulesTable
from azulejos.envs.table import Table
from azulejos.rules import Game, OptionError, rulebook
from azulejos.rules import game as settled

GAMES: Mapping[str, GameInterface] = MappingProxyType({"azul": AZUL, "mini": AZUL, "duel": DUEL})


def interface(id: str) -> GameInterface:
    """A game's own functions.

    >>> interface("azul").options
    ('players', 'wall', 'displays')
    """
    rulebook(id)
    return GAMES[id]


def encoding(game: Game) -> Encoding:
    """How a game is put into numbers."""
    return interface(game.id).encoding(game)


def settle(id: str, options: Mapping[str, Any]) -> Game:
    """The game that environments are asked for.

    >>> settle("azul", {"tournament": True})
    Traceback (most recent call last):
    azulejos.rules.errors.OptionError: An environment of Azul has no option tournament.
    """
    unknown = sorted(set(options) - set(interface(id).options))
    if unknown:
        raise OptionError("no-such-option", f"An environment of {rulebook(id).title} has no option {', '.join(unknown)}.")
    return settled(id, **options)


def new_table(game: Game) -> Table:
    """A table for one game: the kernel's where it knows all of a position, because it is faster; otherwise that of the rules."""
    return KernelTable(game) if interface(game.id).is_played_by_kernel else RulesTable(game, encoding(game))
