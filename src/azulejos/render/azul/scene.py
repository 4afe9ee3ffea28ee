"""A scene: a position, how it is to look, and what is marked on it."""

from __future__ import annotations

from dataclasses import dataclass

from azulejos.render.azul import marks
from azulejos.render.azul.marks import Marks
from azulejos.render.look import Look
from azulejos.render.theme import Theme
from azulejos.render.wording import Wording
from azulejos.rules import Outcome
from azulejos.rules.azul import AzulPosition, Board


@dataclass(frozen=True, slots=True)
class Scene:
    """All that the parts of a picture are drawn from."""

    position: AzulPosition
    look: Look
    last: Marks
    targets: Marks
    outcome: Outcome | None

    @property
    def theme(self) -> Theme:
        """The colours."""
        return self.look.theme

    @property
    def wording(self) -> Wording:
        """The words."""
        return self.look.wording

    def board(self, seat: int) -> Board:
        """A seat's board."""
        return self.position.boards[seat - 1]


def scene(position: AzulPosition, look: Look) -> Scene:
    """The scene of a position.

    >>> from azulejos.render.look import look
    >>> from azulejos.rules import game
    >>> position = game("azul").start()
    >>> scene(position, look(position, 1, None, "light", letters=False, last_move=True, targets=None)).board(1).score
    0
    """
    last = marks.last_move(position) if look.last_move else marks.NOTHING
    return Scene(position, look, last, marks.targets(position, look.targets), position.outcome)
