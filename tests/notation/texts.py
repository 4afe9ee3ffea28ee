"""Records and positions in text, for the tests of notation."""

import itertools

from azulejos.notation import AgnError, Record, agn
from tests.kit.play import played
from tests.kit.tables import table

HEAD = '[Game "azul"]\n[Players "2"]\n[First "1"]\n'
DEAL = "@BBYK/RRWW/BBYK/RKWW/BYYR"
TOURNAMENT = '[Game "azul"]\n[Players "3"]\n[First "1"]\n[Table "tournament"]\n'
SEVEN = "@BBYK/RRWW/BBYK/RKWW/BYYR/BBYK/RRWW"


def finished() -> Record:
    """A finished game of two with one winner."""
    for seed in itertools.count():
        record = Record.of(played(table(2), seed))
        if len(record.tags["Winner"]) == 1:
            return record
    raise AssertionError


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
