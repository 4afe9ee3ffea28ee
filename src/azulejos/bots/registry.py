"""The registry of bots: one table from which commands, tables and engines take their names."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from types import MappingProxyType

from azulejos.bots.greedy_bot import GreedyBot
from azulejos.bots.interface import Bot
from azulejos.bots.random_bot import RandomBot
from azulejos.rules import Chance, OptionError
from azulejos.rules.chance import Generator, as_chance

BOTS: Mapping[str, Callable[[Chance], Bot]] = MappingProxyType({"random": RandomBot, "greedy": GreedyBot})


def bot(name: str, chance: Chance | Generator | None = None) -> Bot:
    """A bot by its name. It draws from a `random.Random`, or another source of chance; from one of its own if none is given.

    >>> bot("greedy").name
    'greedy'
    """
    make = BOTS.get(name)
    if make is None:
        raise OptionError("no-such-bot", f'There is no bot "{name}": choose {" or ".join(BOTS)}.')
    return make(as_chance(random.Random() if chance is None else chance))
