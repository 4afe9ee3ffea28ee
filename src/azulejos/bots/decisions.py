"""How a bot is asked in a game: with what the seat to move may know, and nothing else."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol, runtime_checkable

from azulejos.bots.interface import NO_LIMIT, Bot, Limit
from azulejos.rules import Event, Game, Move, Position, View


@dataclass(frozen=True, slots=True)
class SeenGame:
    """A game from its start on, as one seat may know it."""

    game: Game
    first: int
    events: tuple[Event, ...]


def seen_game(position: Position, seat: int) -> SeenGame | None:
    """The game that led to a position, as a seat may know it; `None` where it was not played from the start.

    >>> from azulejos import start
    >>> position = start("azul", seed=7)
    >>> seen_game(position, 1).events == position.events
    True
    """
    past = position.origin()
    if past != position.game.start(past.first):
        return None
    first = past.first
    if not position.game.hides:
        return SeenGame(position.game, first, position.events)
    seen = []
    for event in position.events:
        seen.append(past.redacted(event, seat))
        past.push(event)
    return SeenGame(position.game, first, tuple(seen))


@runtime_checkable
class RecordReader(Protocol):
    """A bot that wants to know how a game came about, as engines do."""

    def choose_in(self, view: View, seen: SeenGame | None, limit: Limit = NO_LIMIT) -> Move:
        """One of the view's legal moves. `seen` is the game that led there, as the same seat may know it; `None` where nobody knows."""


@runtime_checkable
class Player(Protocol):
    """A bot that wants to be told when another game begins."""

    def new_game(self) -> None:
        """Another game begins."""


@runtime_checkable
class Closable(Protocol):
    """A bot that has something to close at its end: a process."""

    def close(self) -> None:
        """Nobody needs it any more."""


def decide(bot: Bot, position: Position, limit: Limit = NO_LIMIT) -> Move:
    """The move that a bot chooses for the seat to move.

    >>> from azulejos import bot, start
    >>> position = start("azul", seed=7)
    >>> decide(bot("greedy"), position) in position.legal_moves
    True
    """
    assert position.to_move is not None
    view = position.view(position.to_move)
    return bot.choose_in(view, seen_game(position, view.seat), limit) if isinstance(bot, RecordReader) else bot.choose(view, limit)


def begin_game(bot: Bot) -> None:
    """Tell a bot that another game begins, if it wants to know."""
    if isinstance(bot, Player):
        bot.new_game()


def close(bot: Bot) -> None:
    """Close what a bot has open."""
    if isinstance(bot, Closable):
        bot.close()
