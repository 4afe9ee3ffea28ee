"""The registry of games: one table from which records, commands, engine and web addresses take their names.

>>> game("azul", players=4).start().displays == ((0, 0, 0, 0, 0),) * 9
True
>>> GAMES["mini"].title
'Azul Mini'
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from azulejos.rules.azul.game import AZUL, MINI
from azulejos.rules.duel.game import DUEL
from azulejos.rules.errors import OptionError
from azulejos.rules.game import Game, Rulebook

GAMES: Mapping[str, Rulebook] = MappingProxyType({rulebook.id: rulebook for rulebook in (AZUL, MINI, DUEL)})


def rulebook(id: str) -> Rulebook:
    """A game of the registry, before its options are settled.

    >>> rulebook("duel").players
    (2,)
    """
    if id not in GAMES:
        raise OptionError("no-such-game", f'There is no game "{id}": choose {", ".join(GAMES)}.')
    return GAMES[id]


def game(id: str, **options: Any) -> Game:
    """A game by its id, with options by name; what is not named has its usual value.

    >>> game("mini", players=3, wall="grey").players
    3
    >>> game("chess")
    Traceback (most recent call last):
    ...
    azulejos.rules.errors.OptionError: There is no game "chess": choose azul, mini, ...
    """
    return rulebook(id).game(**options)
