"""What it takes to think in an engine: to tell meanwhile what was found, and to stop when asked to."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from azulejos.bots.found import Found
from azulejos.bots.interface import Bot, Limit
from azulejos.rules import Move, View


@dataclass(frozen=True, slots=True)
class Thought:
    """What was found so far; `None` and empty where a thinker does not know."""

    move: Move
    variation: tuple[Move, ...] = ()
    """What all are expected to do, this move first, up to the next event of chance."""
    depth: int | None = None
    nodes: int | None = None
    win: tuple[float, ...] = ()
    """Each seat's chance to win; their sum is 1."""
    scores: tuple[float, ...] = ()
    """Each seat's final score, as expected."""

    @classmethod
    def of(cls, found: Found, nodes: int | None = None) -> Thought:
        """The best that a search found; `nodes` counts those of all searches, where there were several."""
        best = found.lines[0]
        return cls(best.move, best.variation, found.depth, found.nodes if nodes is None else nodes, best.win, best.scores)


Tell = Callable[[Thought], None]


class Thinker(Protocol):
    """Chooses moves as a bot does, and can be watched and stopped."""

    def think(self, view: View, limit: Limit, tell: Tell) -> Move:
        """One of the view's legal moves; what is found on the way is told."""

    def best(self) -> Move | None:
        """The best move that the thought which runs in another thread has found so far; `None` where nobody can tell."""

    def stop(self) -> None:
        """End the thought that runs in another thread, as soon as it can; what was found by then counts. It may come before the thought begins, and
        more than once.
        """


class BotThinker:
    """A bot that thinks for a moment, and tells what it chose.

    >>> from azulejos import bot, start
    >>> told = []
    >>> BotThinker(bot("greedy")).think(start("azul", seed=7).view(1), Limit(depth=1), told.append) == told[0].move
    True
    """

    def __init__(self, bot: Bot) -> None:
        self._bot = bot

    def think(self, view: View, limit: Limit, tell: Tell) -> Move:
        """What the bot chooses."""
        move = self._bot.choose(view, limit)
        tell(Thought(move, (move,), depth=1, nodes=len(view.legal_moves)))
        return move

    def best(self) -> Move | None:
        """Nobody can tell."""
        return None

    def stop(self) -> None:
        """It is done before anybody could want that."""
