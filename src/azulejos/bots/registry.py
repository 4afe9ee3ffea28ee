"""The registry of bots: one table from which commands, tables and engines take their names."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from azulejos.bots.greedy_bot import GreedyBot
from azulejos.bots.interface import Bot
from azulejos.bots.random_bot import RandomBot
from azulejos.rules import Chance, OptionError

BOTS: Mapping[str, Callable[[Chance], Bot]] = MappingProxyType({"random": RandomBot, "greedy": GreedyBot})


def bot(name: str, chance: Chance) -> Bot:
    """A bot by its name.

    >>> import random
    >>> from azulejos.rules import RandomChance
    >>> bot("greedy", RandomChance(random.Random(1))).name
    'greedy'
    """
    make = BOTS.get(name)
    if make is None:
        raise OptionError("no-such-bot", f'There is no bot "{name}": choose {" or ".join(BOTS)}.')
    return make(chance)
