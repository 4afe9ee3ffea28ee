"""Tokens and positions of Azul Duel."""

from typing import get_args

from azulejos.notation.duel import afen, tokens
from azulejos.notation.duel.replay import summary
from azulejos.notation.game_notation import GameNotation

__all__ = ["DUEL"]

DUEL = GameNotation(get_args(tokens.DuelEvent), tokens.read_token, tokens.write_token, afen.read, afen.write, summary)
