"""Who can be seated by a program: bots of the registry, engines, bots of a module, and bots of one's own."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from azulejos.bots.imported_bot import bot_maker
from azulejos.bots.interface import Bot
from azulejos.bots.own_bots import Chooser, OwnBot
from azulejos.bots.uai.engine_bot import EngineBot
from azulejos.rules import Chance
from azulejos.rules.chance import Generator, as_chance

Entrant = str | Chooser | Callable[..., Any]
"""The name of a bot in the registry, `uai:COMMAND` or `module:Class`; or one's own, as an object, a class, or a function from a view to a move."""


def as_bot(entrant: Entrant, chance: Chance) -> Bot:
    """The bot that somebody named or brought. Those that are named get their chance from here; one's own bring theirs.

    >>> import random
    >>> from azulejos.rules import RandomChance
    >>> as_bot("greedy", RandomChance(random.Random(1))).name
    'greedy'
    """
    if isinstance(entrant, str):
        return bot_maker(entrant)(chance)
    return entrant if isinstance(entrant, EngineBot) else OwnBot(entrant)


def bot(name: str, chance: Chance | Generator | None = None) -> Bot:
    """A bot by its name: one of ours, an engine (`uai:COMMAND`), or one's own (`module:Class`). It draws from a `random.Random`, or another source of
    chance; from one of its own if none is given.

    >>> bot("greedy").name
    'greedy'
    """
    return bot_maker(name)(as_chance(random.Random() if chance is None else chance))
