"""Moves and events as the tokens that a viewer may know."""

from __future__ import annotations

from azulejos.notation import write_token
from azulejos.rules import Event, Position, View


def legal(view: View) -> list[str]:
    """The tokens of the legal moves, in the order of the rules. Only for the view of the seat to move: in Duel some of them tell fronts.

    >>> from azulejos.rules import game
    >>> from azulejos.rules.azul import Deal, tiles
    >>> position = game("azul", displays=1).start()
    >>> position.push(Deal((tiles("BBBB"),)))
    >>> legal(position.view(1))
    ['1B1', '1B2', '1B3', '1B4', '1B5', '1BF']
    """
    game = view.game
    return [write_token(game, move) for move in view.legal_moves]


def told(before: Position, event: Event, seat: int) -> str:
    """The token of an event that is about to be pushed, as a seat may know it (D50); for seat 0, as everybody may.

    >>> from azulejos.rules import game
    >>> from azulejos.rules.azul import Deal, tiles
    >>> told(game("azul", displays=1).start(), Deal((tiles("BBBB"),)), 2)
    '@BBBB'
    """
    return write_token(before.game, before.redacted(event, seat))
