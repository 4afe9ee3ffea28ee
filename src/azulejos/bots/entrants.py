"""Who can be seated by a program: bots of the registry, bots of a module, and bots of one's own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from azulejos.bots.imported_bot import bot_maker
from azulejos.bots.interface import Bot
from azulejos.bots.own_bots import Chooser, OwnBot
from azulejos.rules import Chance

Entrant = str | Chooser | Callable[..., Any]
"""The name of a bot in the registry, or `module:Class`; or one's own bot, as an object, a class, or a function from a view to a move."""


def as_bot(entrant: Entrant, chance: Chance) -> Bot:
    """The bot that somebody named or brought. Those that are named get their chance from here; one's own bring theirs.

    >>> import random
    >>> from azulejos.rules import RandomChance
    >>> as_bot("greedy", RandomChance(random.Random(1))).name
    'greedy'
    """
    return bot_maker(entrant)(chance) if isinstance(entrant, str) else OwnBot(entrant)
