"""Pictures of a position: a whole table or one board, as SVG and PNG.

>>> import random
>>> from azulejos.render import table
>>> from azulejos.rules import RandomChance, game
>>> position = game("azul", players=2).start()
>>> position.push(position.deal(RandomChance(random.Random(1))))
>>> picture = table(position, names=["Ana", "Ștefan"], theme="dark")
>>> picture.width, picture.svg.startswith("<svg")
(1600, True)
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, Literal, Protocol

from azulejos.render import azul, duel
from azulejos.render.look import Look, look
from azulejos.render.picture import Picture
from azulejos.rules import Position

__all__ = ["Picture", "board", "table"]


class Pictures(Protocol):
    """What a game's own package draws."""

    def table(self, position: Any, look: Look) -> Picture:
        """A whole table."""

    def board(self, position: Any, look: Look) -> Picture:
        """The board of the near seat."""


PICTURES: Mapping[str, Pictures] = MappingProxyType({"azul": azul, "mini": azul, "duel": duel})


def table(
    position: Position,
    *,
    near: int = 1,
    names: Sequence[str] | None = None,
    theme: Literal["light", "dark"] = "light",
    letters: bool = False,
    last_move: bool = True,
    targets: object = None,
    shape: Literal["wide", "tall"] = "wide",
    language: str = "en",
) -> Picture:
    """A whole table. The board of seat `near` is the largest and the nearest.

    `letters` adds a letter to each tile. `last_move` marks what the last move took and where it went. `targets` marks what the seat to move may do:
    `True` every source that it may take from (or every cell that it may place on), a source with a colour the lines that may take these tiles
    (in Duel a tray, 0 for the large one, or `"moon"`, with the letter of a colour).
    `shape="tall"` is for narrow screens. `language` is that of the words, of those that `azulejos.i18n` has.

    >>> import random
    >>> from azulejos.rules import RandomChance, game
    >>> from azulejos.rules.azul import Colour
    >>> position = game("azul", players=3).start()
    >>> position.push(position.deal(RandomChance(random.Random(1))))
    >>> take = next(iter(position.legal_moves))
    >>> picture = table(position, near=2, targets=(take.source, take.colour))
    >>> picture.save("/dev/null")
    Traceback (most recent call last):
    ...
    azulejos.rules.errors.OptionError: "null" is neither an .svg nor a .png file.
    """
    chosen = look(position, near, names, theme, letters=letters, last_move=last_move, targets=targets, shape=shape, language=language)
    return PICTURES[position.game.id].table(position, chosen)


def board(
    position: Position,
    seat: int,
    *,
    names: Sequence[str] | None = None,
    theme: Literal["light", "dark"] = "light",
    letters: bool = False,
    last_move: bool = True,
    targets: object = None,
    language: str = "en",
) -> Picture:
    """One seat's board alone, as `table` shows it.

    >>> from azulejos.rules import game
    >>> board(game("mini", wall="grey").start(), 2).height
    640
    """
    chosen = look(position, seat, names, theme, letters=letters, last_move=last_move, targets=targets, language=language)
    return PICTURES[position.game.id].board(position, chosen)
