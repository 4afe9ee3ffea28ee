"""A look: how a caller wants a picture drawn, checked, and the same for every game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from azulejos.render.markup import plain
from azulejos.render.theme import Theme, theme
from azulejos.render.wording import ENGLISH, Wording
from azulejos.rules import OptionError, Position

SHAPES = ("wide", "tall")


@dataclass(frozen=True, slots=True)
class Look:
    """How a position is to be shown."""

    near: int
    names: tuple[str, ...]
    theme: Theme
    letters: bool
    last_move: bool
    targets: object
    """What the caller has in hand; each game reads it in its own way."""
    shape: str = "wide"
    wording: Wording = ENGLISH


def look(
    position: Position,
    near: int,
    names: Sequence[str] | None,
    theme_name: str,
    *,
    letters: bool,
    last_move: bool,
    targets: object,
    shape: str = "wide",
    language: str = "en",
) -> Look:
    """The look that a caller asks for, or an error that says what is wrong with it.

    >>> from azulejos.rules import game
    >>> look(game("azul").start(), 1, ["Ana", " "], "light", letters=False, last_move=True, targets=None).names
    ('Ana', 'Seat 2')
    """
    players = position.game.players
    position.game.check_seat(near)
    if names is not None and len(names) != players:
        raise OptionError("names", f"There are {len(names)} names for {players} seats.")
    if shape not in SHAPES:
        raise OptionError("no-such-shape", f'There is no shape "{shape}": choose {" or ".join(SHAPES)}.')
    wording = Wording(language)
    called = tuple(plain(name) or wording("terminal-seat", seat=seat) for seat, name in enumerate(names or [""] * players, 1))
    return Look(near, called, theme(theme_name), letters, last_move, targets, shape, wording)
