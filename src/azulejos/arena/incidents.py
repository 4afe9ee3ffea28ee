"""What goes wrong at an event, and how often."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from types import MappingProxyType

from azulejos.rules import Chance

_FINE = 1_000_000


@dataclass(frozen=True, slots=True)
class Incidents:
    """Probabilities. Where nothing else is said, of a player in one game."""

    too_young: float = 0.0
    """Of an entry: somebody comes along who is refused (T11)."""
    absent: float = 0.0
    """Of an entry: somebody enters besides, and never comes."""
    late: float = 0.0
    """Somebody comes late (so that with 64 players, 64 times as many do)."""
    leaves: float = 0.0
    """T20: between two games."""
    returns: float = 0.0
    """Of somebody who has left, before a game."""
    withdraws: float = 0.0
    """T21: during a game."""
    warned: float = 0.0
    expelled: float = 0.0
    """T23: during a game, or before it."""
    reinstated: float = 0.0
    """Of somebody who was expelled, before a game (T24)."""
    slow: float = 0.0
    """T4: of a turn, which is lost."""
    stalls: float = 0.0
    """T5: of a table, at which all pass until it stops."""
    voided: float = 0.0
    """T5: of a table that has stopped, which the arbiter does not resume."""
    miscounts: float = 0.0
    """T12: of a sheet, which has a slip in it."""
    disputes: float = 0.0
    """Of a result, which a player does not accept."""
    corrections: float = 0.0
    """T24: of a result, after the game."""
    delays: float = 0.0
    """T10: of a game."""

    def __post_init__(self) -> None:
        for field in fields(self):
            if not 0 <= getattr(self, field.name) <= 1:
                raise ValueError(f"{field.name} is a probability, from 0 to 1")


NONE = Incidents()
"""Everybody comes, stays, and counts well."""
USUAL = Incidents(
    too_young=0.01, absent=0.03, late=0.01, leaves=0.01, returns=0.2, withdraws=0.01, warned=0.02, expelled=0.002, reinstated=0.1,
    slow=0.002, stalls=0.01, voided=0.2, miscounts=0.05, disputes=0.03, corrections=0.02, delays=0.2,
)  # fmt: skip
"""About as at a club on a Saturday."""
MANY = Incidents(
    too_young=0.1, absent=0.1, late=0.1, leaves=0.1, returns=0.4, withdraws=0.1, warned=0.1, expelled=0.05, reinstated=0.3,
    slow=0.02, stalls=0.2, voided=0.5, miscounts=0.3, disputes=0.2, corrections=0.2, delays=0.5,
)  # fmt: skip
"""A day that no arbiter would forget."""
LEVELS: Mapping[str, Incidents] = MappingProxyType({"none": NONE, "usual": USUAL, "many": MANY})


def happens(probability: float, chance: Chance) -> bool:
    """Whether it happens, this time.

    >>> class First:
    ...     def below(self, n): return 0
    >>> happens(0.001, First()), happens(0.0, First())
    (True, False)
    """
    return chance.below(_FINE) < round(probability * _FINE)
