"""A token in pieces: what a player chooses one after another when a move is typed step by step."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from types import MappingProxyType

from azulejos.rules import Game

_WORD = re.compile(r"([a-z]+:?)(?:([1-9]\.)?(.+))?")


def _characters(token: str) -> tuple[str, ...]:
    """Azul: display, colour and line are a character each; a line in tiling is no choice (A20)."""
    return (token[:2], token[2:]) if token.startswith(">") else tuple(token)


def _duel(token: str) -> tuple[str, ...]:
    """Duel: a word and what follows it; a plate's space and its turn; a whole stack, and all chips of a payment, at once."""
    if match := _WORD.fullmatch(token):
        return tuple(piece for piece in match.groups() if piece)
    return (token[0], token[1:]) if token.startswith("+") else _characters(token)


PIECES: Mapping[str, Callable[[str], tuple[str, ...]]] = MappingProxyType({"azul": _characters, "mini": _characters, "duel": _duel})
"""How a token falls into pieces, by game."""


def pieces(game: Game, token: str) -> tuple[str, ...]:
    """The pieces of a token; together they are the token.

    >>> from azulejos.rules import game
    >>> pieces(game("azul"), "3Y4"), pieces(game("duel"), "lay:5.1"), pieces(game("duel"), "keep:1=YK/TS")
    (('3', 'Y', '4'), ('lay:', '5.', '1'), ('keep:', '1=YK/TS'))
    """
    return PIECES[game.id](token)


def next_piece(game: Game, token: str, stem: str) -> str:
    """The piece that comes after the first pieces of a token.

    >>> from azulejos.rules import game
    >>> next_piece(game("duel"), "lay:5.1", "lay:")
    '5.'
    """
    left = stem
    for piece in pieces(game, token):
        if not left:
            return piece
        left = left.removeprefix(piece)
    return ""
