"""How a player is asked for the next step of a move, in the words of the game."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from azulejos.cli import azul_steps, duel_steps
from azulejos.cli.answers import tokens
from azulejos.cli.pieces import next_piece
from azulejos.cli.wording import Wording
from azulejos.render.text import listed
from azulejos.rules import Game, Position

WORDINGS: Mapping[str, Wording] = MappingProxyType({"azul": azul_steps.WORDING, "mini": azul_steps.WORDING, "duel": duel_steps.WORDING})
MOST_ANSWERS = 9
"""A question that has more answers lists no more of them."""


def question(position: Position, stem: str) -> str:
    """What to ask after a step, and what may be answered.

    >>> from azulejos.rules import game
    >>> from azulejos.rules.azul import Deal, tiles
    >>> position = game("azul").start()
    >>> position.push(Deal((tiles("BBYK"),) * 5))
    >>> question(position, "3")
    'which colour from display 3? B, Y or K'
    """
    wording = WORDINGS[position.game.id]
    asked = wording.ask(position, stem)
    if not stem and not wording.lists_all:
        return asked
    following = dict.fromkeys(next_piece(position.game, token, stem) for token in tokens(position, stem))
    answers = [wording.answer(position, stem, piece) for piece in following]
    more = ["another one"] * (len(answers) > MOST_ANSWERS)
    return f"{asked} {listed([*answers[:MOST_ANSWERS], *more], 'or')}"


def help_for(game: Game) -> tuple[str, ...]:
    """How a move is typed and a table is read."""
    return WORDINGS[game.id].help


def example(game: Game) -> str:
    """A move, and what it means."""
    return WORDINGS[game.id].example
