"""Azul Duel for learners."""

from __future__ import annotations

from azulejos.envs.duel.chance import DuelChance
from azulejos.envs.duel.encoding import DuelEncoding
from azulejos.envs.interface import GameInterface
from azulejos.rules.duel import DuelGame


def _decisions(game: DuelGame) -> int:
    """So many no game has: in each of five rounds 21 tiles and their stacks, 4 chips, 4 plates from a pile of 18, and 12 lines to tile."""
    return 5 * (21 + 21 + 4 + 4 * (18 + 3 + 18) + 12 * (16 + 1))


def _chances(game: DuelGame) -> int:
    """So many steps of chance none has, unless trays of one colour are dealt anew several times in every round (D10)."""
    return 5 * (21 + 5 * 20 + 4 + 4 * 2 * 18 + 2 * 3)


DUEL = GameInterface(
    encoding=DuelEncoding,
    chance=DuelChance,
    options=("tiles", "components"),
    tables={"2 players": {}},
    is_played_by_kernel=False,  # It does not know what a seat remembers of plates that it cannot tell apart (D50).
    most_points=400,
    longest=_decisions,
    most_chances=_chances,
)
