"""What a seat may know of a game of Azul."""

from __future__ import annotations

from typing import TYPE_CHECKING

from azulejos.rules.chance import Chance, Generator
from azulejos.rules.position import LegalMoves, View

if TYPE_CHECKING:
    from azulejos.rules.azul.game import AzulGame
    from azulejos.rules.azul.position import AzulPosition


class AzulView(View):
    """A seat's view. Everything in Azul lies open but the order of the bag, and no position has one: what is in the bag follows from what is not.

    >>> from azulejos.rules import RandomChance, game
    >>> import random
    >>> position = game("azul", players=2).start()
    >>> position.view(1).sample(RandomChance(random.Random(1))) == position
    True
    """

    __slots__ = ("_position",)

    def __init__(self, position: AzulPosition, seat: int) -> None:
        position.game.check_viewer(seat)
        self.seat = seat
        self._position = position.copy(history=False)

    @property
    def game(self) -> AzulGame:
        """The game that is played."""
        return self._position.game

    @property
    def to_move(self) -> int | None:
        """The seat whose decision is awaited."""
        return self._position.to_move

    @property
    def legal_moves(self) -> LegalMoves:
        """What the seat to move may do."""
        return self._position.legal_moves

    @property
    def position(self) -> AzulPosition:
        """All that lies open on the table, as a position of its own."""
        return self._position.copy()

    def sample(self, chance: Chance | Generator) -> AzulPosition:
        """The one position that fits: chance has no part in it."""
        return self._position.copy()

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, AzulView):
            return NotImplemented
        return self.seat == other.seat and self._position == other._position

    def __hash__(self) -> int:
        return hash((self.seat, self._position))
