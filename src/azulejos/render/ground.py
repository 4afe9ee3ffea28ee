"""The ground that everything lies on."""

from __future__ import annotations

from azulejos.render.markup import element
from azulejos.render.theme import Theme


def ground(theme: Theme, width: int, height: int) -> str:
    """Paper by day, and by night the stone of the table: a picture has no light of its own."""
    return element("rect", width=width, height=height, fill=theme.ground)
