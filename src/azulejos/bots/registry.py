"""The registry of bots: one table from which commands, tables and engines take their names."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from difflib import get_close_matches
from types import MappingProxyType

from azulejos.bots.beginner_bots import BisqueBot, EngobeBot, PinchBot, SgraffitoBot
from azulejos.bots.greedy_bot import GreedyBot
from azulejos.bots.interface import Bot
from azulejos.bots.random_bot import RandomBot
from azulejos.bots.search_bots import SEARCH_BOTS, search_bot
from azulejos.rules import GAMES, Chance, OptionError

BOTS: Mapping[str, Callable[[Chance], Bot]] = MappingProxyType(
    {"random": RandomBot, "pinch": PinchBot, "bisque": BisqueBot, "engobe": EngobeBot, "sgraffito": SgraffitoBot, "greedy": GreedyBot}
)
"""Those that play everywhere, at live tables too, without anything that has to be compiled: from the weakest to the strongest."""
NAMES = (*BOTS, *SEARCH_BOTS)
ALIKE = 0.8
"""How like a bot's name another one is that is taken for a misspelling: "gredy" is, and "Grady" and "Randy" are people."""


def maker(name: str) -> Callable[[Chance], Bot]:
    """What makes the bot of that name.

    >>> maker("greedy").__name__
    'GreedyBot'
    """
    if name in SEARCH_BOTS:
        return search_bot(name)
    if name not in BOTS:
        raise unknown(name)
    return BOTS[name]


def games_of(name: str) -> tuple[str, ...]:
    """The ids of the games that a bot plays: all, unless it searches, and for some games nobody has written a search.

    >>> games_of("pinch"), games_of("lustre")
    (('azul', 'mini', 'duel'), ('azul', 'mini', 'duel'))
    """
    return tuple(SEARCH_BOTS.get(name, GAMES))


def resembled(name: str) -> str | None:
    """The bot that somebody meant who misspelt it; `None` if the name is like no bot's.

    >>> resembled("gredy"), resembled("Greta")
    ('greedy', None)
    """
    return next(iter(get_close_matches(name.lower(), NAMES, 1, ALIKE)), None)


def unknown(name: str) -> OptionError:
    """The error of a bot that does not exist.

    >>> str(unknown("gredy")), str(unknown("deep blue"))
    ('There is no bot "gredy": did you mean greedy?', 'There is no bot "deep blue": choose random, pinch, ... or lustre.')
    """
    meant = resembled(name)
    advice = f"did you mean {meant}?" if meant else f"choose {', '.join(NAMES[:-1])} or {NAMES[-1]}."
    return OptionError("no-such-bot", f'There is no bot "{name}": {advice}')
