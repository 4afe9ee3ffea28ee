"""How a player is asked for the next step of a move, in the words of the game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from azulejos.cli.answers import tokens
from azulejos.render.text import listed
from azulejos.rules import Position


def _azul(stem: str) -> str:
    if stem.startswith(">"):
        return f"which column for the tile of line {stem[1:]}?"
    source = "the centre" if stem[:1] == "C" else f"display {stem[:1]}"
    return ("your move?", f"which colour from {source}?", f"{stem[1:]} from {source} to which line?")[len(stem)]


QUESTIONS: Mapping[str, Callable[[str], str]] = MappingProxyType({"azul": _azul, "mini": _azul})
"""The question after the beginning of a token, by game."""

_AZUL_HELP = (
    "Take all tiles of one colour from a display or the centre to one of your lines: 3Y4 takes yellow from display 3 to pattern line 4. "
    "C is the centre, F the floor line; B blue, Y yellow, R red, K black, W white. 3 y 4 is the same, and so are 3, y and 4 one after another.",
    "A small letter on the wall waits for its tile; 1st is the first-player marker; * is what each player did last.",
)
HELP: Mapping[str, tuple[str, ...]] = MappingProxyType({"azul": _AZUL_HELP, "mini": _AZUL_HELP})
"""How a move is typed and a table is read, by game."""


def question(position: Position, stem: str) -> str:
    """What to ask after a step, and what may be answered.

    >>> from azulejos.rules import game
    >>> from azulejos.rules.azul import Deal, tiles
    >>> position = game("azul").start()
    >>> position.push(Deal((tiles("BBYK"),) * 5))
    >>> question(position, "3")
    'which colour from display 3? B, Y or K'
    """
    asked = QUESTIONS[position.game.id](stem)
    if not stem:
        return asked
    answers = dict.fromkeys(token[len(stem)] for token in tokens(position, stem))
    return f"{asked} {listed(list(answers), 'or')}"
