"""The heading of a table: the round, the phase, and what is awaited."""

from __future__ import annotations

from azulejos.render.box import Box
from azulejos.render.fonts import SANS, SERIF, fitted
from azulejos.render.markup import element, group, words
from azulejos.render.theme import Theme
from azulejos.render.wording import Wording


def round_of(number: int, wording: Wording) -> str:
    """The round, or that there has been none."""
    return wording("pictures-round", round=number) if number else wording("pictures-new-game")


def heading(first: str, phase: str, situation: str, theme: Theme, box: Box) -> str:
    """Two lines: where the game stands, and what is awaited in words."""
    return group(
        element(
            "text",
            first,
            element("tspan", f" · {phase}" if phase else "", font_family=SANS, font_size=20, fill=theme.ink_2, dx=6),
            x=box.x,
            y=box.y + 33,
            font_family=SERIF,
            font_size=34,
            fill=theme.title,
        ),
        element("text", words(fitted(situation, 20, box.width)), x=box.x, y=box.y + 66, font_family=SANS, font_size=20, fill=theme.ink_2),
    )
