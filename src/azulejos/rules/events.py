"""What can happen in any game: the kinds of event that can be pushed to a position.

A game's own events derive from these, so that code which is not about one game can tell a decision of a player from what chance did and from
what an arbiter said.
"""

from __future__ import annotations

from azulejos.rules.presentation import Presentable


class Event(Presentable):
    """Anything that `Position.push` takes. As a string it is its token.

    >>> from azulejos.rules.azul import Pass
    >>> str(Pass())
    'pass'
    """

    __slots__ = ()

    def __str__(self) -> str:
        return self.presentation.write_event(self)


class Move(Event):
    """A player's decision. `Position.legal_moves` lists these."""

    __slots__ = ()


class Deal(Event):
    """The result of chance. `Position.deal` makes one."""

    __slots__ = ()


class TableEvent(Event):
    """What happens around the game: a lost turn, a withdrawal, an arbiter's decision."""

    __slots__ = ()
