"""What every search of Azul can do."""

from __future__ import annotations

from typing import Protocol

from azulejos.bots.found import Found
from azulejos.bots.interface import Limit
from azulejos.rules import Move
from azulejos.rules.azul import AzulPosition


class Search(Protocol):
    """Searches positions of Azul."""

    def can_search(self, position: AzulPosition) -> bool:
        """Whether a position is one that it knows."""

    def find(self, position: AzulPosition, limit: Limit, *, full: bool = False) -> Found:
        """Search within a limit; one second where there is none. `full` tells of every move."""

    def best(self) -> Move:
        """The best move so far of the search that runs in another thread; before that has begun, of the one before."""

    def stop(self) -> None:
        """End the search that runs in another thread; what it has found by then counts."""
