"""What every bot is to those who seat one: a name, and a choice made from a view."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from azulejos.rules import Move, View


@dataclass(frozen=True, slots=True)
class Limit:
    """How much a bot may spend on one decision; what is `None` is not limited, and of several the first reached counts.

    >>> Limit(seconds=0.2).nodes is None
    True
    """

    seconds: float | None = None
    nodes: int | None = None
    depth: int | None = None

    def __post_init__(self) -> None:
        if any(value is not None and not value > 0 for value in (self.seconds, self.nodes, self.depth)):
            raise ValueError("a limit is above 0, or absent")


NO_LIMIT = Limit()


class Bot(Protocol):
    """A player that is a program. It is given a seat's view and nothing else, and its chance comes from whoever made it.

    One that counts has `looked_at` as well: how many positions its last choice has looked at.
    """

    @property
    def name(self) -> str:
        """The name under which the registry has it."""

    def choose(self, view: View, limit: Limit = NO_LIMIT) -> Move:
        """One of the view's legal moves; there must be one."""
