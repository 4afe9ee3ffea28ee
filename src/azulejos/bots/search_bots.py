"""The bots that search: imported, and their kernels compiled, only when one of them is asked for.

A bot of one name is another program in each game. What `SEARCH_BOTS` names is a class or function that makes the game's own bot from a source of
chance.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from importlib import import_module
from types import MappingProxyType
from typing import Any

from azulejos.bots.interface import NO_LIMIT, Bot, Limit
from azulejos.rules import Chance, Move, OptionError, View

Maker = Callable[[Chance], Bot]
_BASELINE = "azulejos.bots.azul.baseline_bot:BaselineBot"
_BASELINES: Mapping[str, str] = MappingProxyType({"azul": _BASELINE, "mini": _BASELINE, "duel": "azulejos.bots.duel.baseline_bot:BaselineBot"})
_LUSTRE = "azulejos.bots.azul.lustre_bot:LustreBot"
_LUSTRES: Mapping[str, str] = MappingProxyType({"azul": _LUSTRE, "mini": _LUSTRE, "duel": "azulejos.bots.duel.lustre_bot:LustreBot"})
NODES: Mapping[str, int] = MappingProxyType({"cuerda": 100, "majolica": 1_000, "zellige": 8_000})
"""Those that think as lustre does, and look at so many positions a move at most."""
SEARCH_BOTS: Mapping[str, Mapping[str, str]] = MappingProxyType(
    {
        "baseline": _BASELINES,
        **dict.fromkeys(NODES, _LUSTRES),
        "lustre": _LUSTRES,
    }
)
"""Where each of them is, by its name and the game's id."""
MISSING = 'needs a few more packages: install them with pip install "azulejos[kernel]".'
"""What is said of whatever cannot search without the extra `kernel`."""


class SearchBots:
    """A bot that searches, in every game that it knows. The bot of a game is made when that game is first played, and all were imported before."""

    def __init__(self, name: str, makers: Mapping[str, Maker], chance: Chance) -> None:
        self.name = name
        self._makers = makers
        self._chance = chance
        self._made: dict[Maker, Bot] = {}
        self.looked_at: int | None = None
        """How many positions its last choice has looked at; `None` where that is not counted."""

    def choose(self, view: View, limit: Limit = NO_LIMIT) -> Move:
        """The best move that the game's own bot finds within the limit, and its own."""
        make = self._makers.get(view.game.id)
        if make is None:
            raise OptionError("no-such-bot", f'The bot {self.name} does not know the game "{view.game.id}": choose another bot.')
        if make not in self._made:
            self._made[make] = make(self._chance)
        bot = self._made[make]
        move = bot.choose(view, limit.tightened(Limit(nodes=NODES.get(self.name))))
        self.looked_at = getattr(bot, "looked_at", None)
        return move


def search_bot(name: str) -> Maker:
    """What makes the searching bot of that name. Without the extra `kernel` an `OptionError` says how to install it.

    >>> import random
    >>> from azulejos.rules import RandomChance
    >>> search_bot("baseline")(RandomChance(random.Random(1))).name
    'baseline'
    """
    return partial(SearchBots, name, {game: imported(where, f"The bot {name}") for game, where in SEARCH_BOTS[name].items()})


def imported(where: str, what: str) -> Any:
    """What a table of searches names, as `module:name`. Without the extra `kernel` an `OptionError` says how to install it."""
    module, _, name = where.partition(":")
    try:
        return getattr(import_module(module), name)
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] == "azulejos":
            raise
        raise OptionError("no-kernel", f"{what} {MISSING}") from error
