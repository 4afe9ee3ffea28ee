"""Bots with a limit of their own beside that of the contest: `lustre@20000` looks at 20,000 nodes a move at most, `lustre@0.5s` thinks for 0.5 s."""

from __future__ import annotations

import re
from collections.abc import Callable

from azulejos.bots.interface import NO_LIMIT, Bot, Limit
from azulejos.rules import Chance, Move, OptionError, View

LIMITED = re.compile(r"(?P<name>[^@:]+)@(?P<limit>[^@:]*)")
_NODES = re.compile(r"[1-9]\d{0,17}")
_SECONDS = re.compile(r"(\d{1,6}(\.\d{1,6})?)s")


def own_limit(text: str) -> Limit:
    """The limit that stands behind a bot's name.

    >>> own_limit("20000"), own_limit("0.5s")
    (Limit(seconds=None, nodes=20000, depth=None), Limit(seconds=0.5, nodes=None, depth=None))
    >>> own_limit("fast")
    Traceback (most recent call last):
    azulejos.rules.errors.OptionError: "fast" is no limit: write nodes a move as in lustre@20000, or seconds as in lustre@0.5s.
    """
    if _NODES.fullmatch(text):
        return Limit(nodes=int(text))
    if (seconds := _SECONDS.fullmatch(text)) and float(seconds[1]) > 0:
        return Limit(seconds=float(seconds[1]))
    raise OptionError("bad-limit", f'"{text}" is no limit: write nodes a move as in lustre@20000, or seconds as in lustre@0.5s.')


class LimitedBot:
    """Another bot, which keeps to its own limit as well as to the one that it is given."""

    def __init__(self, name: str, bot: Bot, limit: Limit) -> None:
        self.name = name
        self._bot, self._limit = bot, limit
        self.looked_at: int | None = None
        """How many positions the last choice has looked at; `None` where that is not counted."""

    def choose(self, view: View, limit: Limit = NO_LIMIT) -> Move:
        """What the bot chooses within both limits."""
        move = self._bot.choose(view, self._limit.tightened(limit))
        self.looked_at = getattr(self._bot, "looked_at", None)
        return move


def limited(name: str, make: Callable[[Chance], Bot], limit: Limit) -> Callable[[Chance], Bot]:
    """What makes the bot with that limit."""
    return lambda chance: LimitedBot(name, make(chance), limit)
