"""How events and positions are written and drawn. The rules know neither text nor pictures: they ask whoever the package `azulejos` has named."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Protocol

if TYPE_CHECKING:
    from azulejos.rules.events import Event
    from azulejos.rules.game import Game
    from azulejos.rules.position import Position


class Presentation(Protocol):
    """Whoever knows the tokens of events, the AFEN of positions, and their pictures."""

    def read_event(self, game: Game, token: str, /) -> Event:
        """The event that a token stands for in this game."""

    def write_event(self, event: Event, /) -> str:
        """The token of an event."""

    def write_position(self, position: Position, /) -> str:
        """The position in one line."""

    def draw(self, position: Position, /) -> str:
        """The position as SVG."""


class Presentable:
    """What can be shown to people: events and positions."""

    __slots__ = ()

    presentation: ClassVar[Presentation]
    """Set once, when `azulejos` is imported, which happens before any of its modules is."""
