"""The registry of bots: one table from which commands, tables and engines take their names."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from difflib import get_close_matches
from types import MappingProxyType

from azulejos.bots.greedy_bot import GreedyBot
from azulejos.bots.interface import Bot
from azulejos.bots.random_bot import RandomBot
from azulejos.rules import Chance, OptionError
from azulejos.rules.chance import Generator, as_chance

BOTS: Mapping[str, Callable[[Chance], Bot]] = MappingProxyType({"random": RandomBot, "greedy": GreedyBot})
ALIKE = 0.8
"""How like a bot's name another one is that is taken for a misspelling: "gredy" is, and "Grady" and "Randy" are people."""


def bot(name: str, chance: Chance | Generator | None = None) -> Bot:
    """A bot by its name. It draws from a `random.Random`, or another source of chance; from one of its own if none is given.

    >>> bot("greedy").name
    'greedy'
    """
    make = BOTS.get(name)
    if make is None:
        raise unknown(name)
    return make(as_chance(random.Random() if chance is None else chance))


def resembled(name: str) -> str | None:
    """The bot that somebody meant who misspelt it; `None` if the name is like no bot's.

    >>> resembled("gredy"), resembled("Greta")
    ('greedy', None)
    """
    return next(iter(get_close_matches(name.lower(), BOTS, 1, ALIKE)), None)


def unknown(name: str) -> OptionError:
    """The error of a bot that does not exist.

    >>> str(unknown("gredy")), str(unknown("deep blue"))
    ('There is no bot "gredy": did you mean greedy?', 'There is no bot "deep blue": choose random or greedy.')
    """
    meant = resembled(name)
    advice = f"did you mean {meant}?" if meant else f"choose {' or '.join(BOTS)}."
    return OptionError("no-such-bot", f'There is no bot "{name}": {advice}')
