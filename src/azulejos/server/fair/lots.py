"""The lots before a game: who starts (A10, D11, T3), and what of the game itself is drawn (D6)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from azulejos.rules import Chance, Game, rulebook


class Lots(NamedTuple):
    """What was drawn; `None` and nothing for what was chosen."""

    first: int | None
    options: Mapping[str, Any]


def draw_lots(id: str, players: int, chance: Chance, *, first: bool, game: bool) -> Lots:
    """Draw what is left to the lot, always in this order: the first player, then the options of the game.

    `chance` is that of number 0.

    >>> from azulejos.server.fair import FairChance
    >>> draw_lots("duel", 2, FairChance(bytes(32), "k3x9", ["-", "-"], 0), first=True, game=True)
    Lots(first=2, options={'tiles': ['rows', 'corners', 'wilds']})
    """
    starts = 1 + chance.below(players) if first else None
    return Lots(starts, rulebook(id).lots(chance) if game else {})


def is_drawn(game: Game, lots: Lots) -> bool:
    """Whether a game has the options that were drawn."""
    rules = rulebook(game.id)
    options = {option.name: getattr(game, option.name) for option in rules.options}
    return rules.game(**(options | dict(lots.options))) == game
