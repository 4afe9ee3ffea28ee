"""The registry of games: one table from which records, commands, engine and web addresses take their names.

>>> game("azul", players=4).start().displays == ((0, 0, 0, 0, 0),) * 9
True
>>> sorted(GAMES)
['azul', 'mini']
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from azulejos.rules.azul.game import AZUL, MINI
from azulejos.rules.errors import OptionError
from azulejos.rules.game import Game, Rulebook

GAMES: Mapping[str, Rulebook] = MappingProxyType({rulebook.id: rulebook for rulebook in (AZUL, MINI)})


def game(id: str, **options: Any) -> Game:
    """A game by its id, with options by name; what is not named has its usual value.

    >>> game("mini", players=3, wall="grey").players
    3
    >>> game("chess")
    Traceback (most recent call last):
    ...
    azulejos.rules.errors.OptionError: There is no game "chess": choose azul or mini.
    """
    rulebook = GAMES.get(id)
    if rulebook is None:
        raise OptionError("no-such-game", f'There is no game "{id}": choose {" or ".join(GAMES)}.')
    unknown = set(options) - {option.name for option in rulebook.options}
    if unknown:
        raise OptionError("no-such-option", f"{rulebook.title} has no option {', '.join(sorted(unknown))}.")
    return rulebook.make(**options)
