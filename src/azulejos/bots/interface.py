"""What every bot is to those who seat one: a name, and a choice made from a view."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol, TypeVar

from azulejos.rules import Move, View

N = TypeVar("N", int, float)


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

    def tightened(self, other: Limit) -> Limit:
        """Both limits at once.

        >>> Limit(seconds=0.2).tightened(Limit(seconds=1, nodes=100))
        Limit(seconds=0.2, nodes=100, depth=None)
        """
        return Limit(_lower(self.seconds, other.seconds), _lower(self.nodes, other.nodes), _lower(self.depth, other.depth))


def _lower(one: N | None, other: N | None) -> N | None:
    return other if one is None else one if other is None else min(one, other)


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
