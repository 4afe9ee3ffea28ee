"""Azulejos: Azul, Azul Mini, the grey wall and Azul Duel, as law, records, pictures, players and commands.

What most programs need is here; `docs/programming.md` is a first hour with it, and `docs/design.md` says where everything else lies.

>>> import random
>>> import azulejos as az
>>> position = az.start("azul", players=2, seed=7)
>>> while position.outcome is None:
...     position.push(random.choice(position.legal_moves))
>>> len(position.scores)
2
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from azulejos.new_game import position, start
from azulejos.presentation import TextAndPictures
from azulejos.rules import AzulejosError, Game, GameOver, IllegalMove, Move, Outcome, Phase, Position, View, game
from azulejos.rules.presentation import Presentable
from azulejos.version import __version__ as __version__

if TYPE_CHECKING:
    from azulejos.arena.match import MatchResult, match
    from azulejos.bots import Bot, bot
    from azulejos.live_table import Table
    from azulejos.notation import Record
    from azulejos.notation.agn import load
    from azulejos.render import table as draw

__all__ = [
    "AzulejosError",
    "Bot",
    "Game",
    "GameOver",
    "IllegalMove",
    "MatchResult",
    "Move",
    "Outcome",
    "Phase",
    "Position",
    "Record",
    "Table",
    "View",
    "bot",
    "draw",
    "game",
    "load",
    "match",
    "position",
    "start",
]

# The rules know neither tokens nor pictures; this is the one place that tells them who does.
Presentable.presentation = TextAndPictures()

_LATER = {
    "Bot": "azulejos.bots",
    "MatchResult": "azulejos.arena.match",
    "Record": "azulejos.notation",
    "Table": "azulejos.live_table",
    "bot": "azulejos.bots",
    "draw": "azulejos.render:table",
    "load": "azulejos.notation.agn",
    "match": "azulejos.arena.match",
}
"""What is imported when it is first asked for, so that whoever needs the rules alone does not wait for the rest."""


def __getattr__(name: str) -> Any:
    if name not in _LATER:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}", name=name, obj=__import__(__name__))
    from importlib import import_module

    module, _, attribute = _LATER[name].partition(":")
    globals()[name] = value = getattr(import_module(module), attribute or name)
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
