"""The first player of a table (T3): by lot, or in turn."""

from __future__ import annotations

from enum import Enum

from azulejos.rules import Chance
from azulejos.rules.azul import draw_first


class FirstPlayer(Enum):
    """How the first player of a table is found (preset)."""

    LOT = "lot"
    """Black tiles and a red one in the bag (T3)."""
    BALANCE = "balance"
    """Seat 1 starts. The seats are balanced over all rounds, and with them who plays first, second, third and fourth."""


def first_seat(players: int, chance: Chance, how: FirstPlayer = FirstPlayer.LOT) -> int:
    """The seat that starts at a table of so many players, from 1.

    >>> class Last:
    ...     def below(self, n): return n - 1
    >>> first_seat(4, Last()), first_seat(4, Last(), FirstPlayer.BALANCE)
    (4, 1)
    """
    return draw_first(players, chance) if how is FirstPlayer.LOT else 1
