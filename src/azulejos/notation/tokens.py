"""Tokens of every game: the events of its records."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from azulejos.notation.errors import TokenError
from azulejos.notation.games import NOTATIONS
from azulejos.rules import Event, Game

_WRITERS: Mapping[type[Event], Callable[[Event], str]] = MappingProxyType(
    {event: notation.write_token for notation in NOTATIONS.values() for event in notation.events}
)


def read_token(game: Game, text: str) -> Event:
    """The event that a token stands for in this game.

    >>> from azulejos.rules import game
    >>> read_token(game("azul"), "pass")
    Pass()
    """
    return NOTATIONS[game.id].read_token(text)


def write_token(game: Game, event: Event) -> str:
    """The token of an event of this game."""
    return NOTATIONS[game.id].write_token(event)


def token_of(event: Event) -> str:
    """The token of an event, whatever game it belongs to: what `str(event)` is.

    >>> from azulejos.rules.duel import Stop
    >>> token_of(Stop())
    'stop'
    """
    if (write := _WRITERS.get(type(event))) is None:
        raise TokenError("unknown-event", f"{type(event).__name__} is not an event of any game.")
    return write(event)
