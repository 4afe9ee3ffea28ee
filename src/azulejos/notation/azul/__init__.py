"""Tokens and positions of Azul and Azul Mini."""

from typing import get_args

from azulejos.notation.azul import afen, tokens
from azulejos.notation.azul.replay import summary
from azulejos.notation.game_notation import GameNotation

__all__ = ["AZUL"]

AZUL = GameNotation(get_args(tokens.AzulEvent), tokens.read_token, tokens.write_token, afen.read, afen.write, summary)
