"""The levels of the engine, from a beginner's to the strongest there is: one table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib.util import find_spec
from types import MappingProxyType

from azulejos.bots.beginner_bots import BisqueBot, EngobeBot, PinchBot, SgraffitoBot
from azulejos.bots.interface import Bot, Limit
from azulejos.bots.search_bots import MISSING, NODES
from azulejos.bots.search_thinkers import SEARCH_THINKERS, SearchThinkers
from azulejos.bots.thinker import BotThinker, Thinker
from azulejos.new_game import start
from azulejos.rules import Chance

WARM_NODES = 20_000
"""Searched once beforehand, so that the first thought has its memory at hand."""


@dataclass(frozen=True, slots=True)
class Level:
    """Who thinks at a level: a bot; or the search, with so many nodes a move at most, and the bot where the search does not know the position."""

    name: str
    """Of the bot of this level."""
    bot: Callable[[Chance], Bot]
    searches: bool = False

    @property
    def nodes(self) -> int | None:
        """The most that it looks at; `None` if only time ends its thought."""
        return NODES.get(self.name)


LEVELS: Mapping[int, Level] = MappingProxyType(
    {
        1: Level("pinch", PinchBot),
        2: Level("bisque", BisqueBot),
        3: Level("engobe", EngobeBot),
        4: Level("sgraffito", SgraffitoBot),
        5: Level("cuerda", SgraffitoBot, searches=True),
        6: Level("majolica", SgraffitoBot, searches=True),
        7: Level("zellige", SgraffitoBot, searches=True),
        8: Level("lustre", SgraffitoBot, searches=True),
    }
)
STRONGEST = max(LEVELS)


def level_of(name: str) -> int | None:
    """The level that a bot plays at; `None` of a bot that is none of the eight.

    >>> level_of("engobe"), level_of("greedy")
    (3, None)
    """
    return next((number for number, level in LEVELS.items() if level.name == name), None)


def thinker(level: int, chance: Chance, threads: int = 1) -> Thinker:
    """Who thinks at a level, with so many threads; where the extra `kernel` is not installed, its bot.

    >>> import random
    >>> from azulejos.rules import RandomChance
    >>> position = start("duel", seed=7)
    >>> thinker(2, RandomChance(random.Random(1))).think(position.view(position.to_move), Limit(depth=1), print) in position.legal_moves
    Thought(...)
    True
    """
    known = LEVELS[level]
    bot = BotThinker(known.bot(chance))
    if not needs_kernel(level):
        return bot
    return SearchThinkers(chance, bot, known.nodes, threads)


def needs_kernel(level: int) -> bool:
    """Whether somebody searches at a level, and can."""
    return LEVELS[level].searches and find_spec("numba") is not None


def prepare(tell: Callable[[str], None], level: int, chance: Chance, threads: int) -> Thinker:
    """Who thinks at a level; what is not compiled yet is compiled, and a moment is searched, so that no thought has to wait for that. What takes long
    is told.
    """
    if find_spec("numba") is None:
        tell(f"The search {MISSING} Until then a simpler bot plays.")
        return thinker(level, chance)
    from azulejos.kernel.cache import is_warm
    from azulejos.kernel.warmup import warm_up

    if not is_warm():
        tell("Compiling the kernels: up to a minute, once.")
        warm_up(lambda done, total: None)
    found = thinker(level, chance, threads)
    for game in SEARCH_THINKERS:
        position = start(game, seed=1)
        assert position.to_move is not None
        found.think(position.view(position.to_move), Limit(nodes=WARM_NODES), lambda _: None)
    return found
