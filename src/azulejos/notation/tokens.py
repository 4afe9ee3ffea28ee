"""Tokens of every game: one table from a game's id to the functions that read and write its events."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import get_args

from azulejos.notation.azul import tokens as azul
from azulejos.notation.duel import tokens as duel
from azulejos.notation.errors import TokenError
from azulejos.rules import Event, Game


@dataclass(frozen=True, slots=True)
class Tokens:
    """How the events of a game are read and written."""

    read: Callable[[str], Event]
    write: Callable[[Event], str]


_AZUL = Tokens(azul.read_token, azul.write_token)
_DUEL = Tokens(duel.read_token, duel.write_token)
TOKENS: Mapping[str, Tokens] = MappingProxyType({"azul": _AZUL, "mini": _AZUL, "duel": _DUEL})
_WRITERS: Mapping[type[Event], Callable[[Event], str]] = MappingProxyType(
    dict.fromkeys(get_args(azul.AzulEvent), azul.write_token) | dict.fromkeys(get_args(duel.DuelEvent), duel.write_token)
)


def read_token(game: Game, text: str) -> Event:
    """The event that a token stands for in this game.

    >>> from azulejos.rules import game
    >>> read_token(game("azul"), "pass")
    Pass()
    """
    return TOKENS[game.id].read(text)


def write_token(game: Game, event: Event) -> str:
    """The token of an event of this game."""
    return TOKENS[game.id].write(event)


def token_of(event: Event) -> str:
    """The token of an event, whatever game it belongs to: what `str(event)` is.

    >>> from azulejos.rules.duel import Stop
    >>> token_of(Stop())
    'stop'
    """
    if (write := _WRITERS.get(type(event))) is None:
        raise TokenError("unknown-event", f"{type(event).__name__} is not an event of any game.")
    return write(event)
