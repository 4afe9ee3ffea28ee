"""Azul and Azul Mini for learners."""

from __future__ import annotations

from azulejos.envs.azul.chance import AzulChance
from azulejos.envs.azul.encoding import AzulEncoding
from azulejos.envs.interface import GameInterface
from azulejos.rules.azul import AzulGame
from azulejos.rules.azul.game import DISPLAYS, WALLS


def _rounds(game: AzulGame) -> int:
    """So many rounds no game has: within two a tile comes to a line, and a wall takes 75; on the grey wall within five one comes to a wall (A33)."""
    return (5 * 25 if game.is_grey else 2 * 75) * game.players


def _tiles(game: AzulGame) -> int:
    """So many tiles no game deals."""
    return _rounds(game) * 4 * game.displays


def _decisions(game: AzulGame) -> int:
    """So many takes and placements no game has."""
    return _tiles(game) + _rounds(game) * 5 * game.players


AZUL = GameInterface(
    encoding=AzulEncoding,
    chance=AzulChance,
    options=("players", "wall", "displays"),
    tables={f"{players} players, {wall}": {"players": players, "wall": wall} for wall in WALLS for players in DISPLAYS},
    is_played_by_kernel=True,
    most_points=400,
    longest=_decisions,
    most_chances=_tiles,
)
