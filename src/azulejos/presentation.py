"""How events and positions are written and drawn: the rooms that know it, imported when they are first asked."""

from __future__ import annotations

from azulejos.rules import Event, Game, Position


class TextAndPictures:
    """What `azulejos.notation` writes and `azulejos.render` draws, for `azulejos.rules`, which knows neither."""

    def read_event(self, game: Game, token: str, /) -> Event:
        """The event that a token stands for in this game."""
        from azulejos.notation.tokens import read_token

        return read_token(game, token)

    def write_event(self, event: Event, /) -> str:
        """The token of an event."""
        from azulejos.notation.tokens import token_of

        return token_of(event)

    def write_position(self, position: Position, /) -> str:
        """The position as AFEN."""
        from azulejos.notation import afen

        return afen.write(position)

    def draw(self, position: Position, /) -> str:
        """The position as SVG."""
        from azulejos.render import table

        return table(position).svg
