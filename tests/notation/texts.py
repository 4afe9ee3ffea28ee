"""Records and positions in text, for the tests of notation."""

import itertools
from collections.abc import Iterable

from azulejos.notation import AgnError, Record, agn

HEAD = '[Game "azul"]\n[Players "2"]\n[First "1"]\n'
DEAL = "@BBYK/RRWW/BBYK/RKWW/BYYR"
TOURNAMENT = '[Game "azul"]\n[Players "3"]\n[First "1"]\n[Table "tournament"]\n'
SEVEN = "@BBYK/RRWW/BBYK/RKWW/BYYR/BBYK/RRWW"


def games(text: str) -> list[Record | AgnError]:
    return list(agn.read_text(text, "games.agn"))


def error(text: str) -> AgnError:
    """The error of a text that has one game, and that a faulty one."""
    [game] = games(text)
    assert isinstance(game, AgnError), game
    return game


def record(text: str) -> Record:
    """The record of a text that has one game, and that a good one."""
    [game] = games(text)
    assert isinstance(game, Record), game
    return game


def lines(count: int, line: str) -> Iterable[str]:
    return itertools.repeat(line, count)
