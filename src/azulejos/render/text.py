"""Games as text: a whole table for the terminal, and sentences about what happens, what it scores and how it ends.

All is in English, or in the language of a `Wording`.
Names and other texts from outside are never taken for markup, and have no control characters when they are shown.

>>> from rich.console import Console
>>> from azulejos.rules import game
>>> Console(width=80).print(table(game("azul").start(), ["Ann", "Ben"]))  # doctest: +ELLIPSIS
Azul · to be dealt ... bag 100 · lid 0
...
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from types import MappingProxyType

from rich.console import RenderableType

from azulejos.render import text_result
from azulejos.render.azul.texts import AZUL
from azulejos.render.duel.texts import DUEL
from azulejos.render.game_texts import Texts
from azulejos.render.text_names import counted, listed, plain
from azulejos.render.wording import ENGLISH, Wording
from azulejos.rules import Event, Game, Move, Position, Scoring

__all__ = ["TEXTS", "Texts", "board", "counted", "explain", "is_told", "listed", "passed_over", "plain", "result", "sentence", "table"]

TEXTS: Mapping[str, Texts] = MappingProxyType({"azul": AZUL, "mini": AZUL, "duel": DUEL})


def table(position: Position, names: Sequence[str] = (), choices: Collection[Move] = (), wording: Wording = ENGLISH) -> RenderableType:
    """A whole table, for `rich.console.Console.print`; boards stand side by side as far as the terminal is wide.

    `choices` are the moves among which a player is choosing: what they have in common is marked, and then where they lead. What each seat did last is
    marked by an asterisk, or by arrows on tiles that have just come to the wall.
    """
    return TEXTS[position.game.id].table(position, names, choices, wording)


def board(position: Position, seat: int, names: Sequence[str] = (), wording: Wording = ENGLISH) -> RenderableType:
    """One seat's board alone."""
    return TEXTS[position.game.id].board(position, seat, names, wording)


def sentence(position: Position, event: Event, names: Sequence[str] = (), wording: Wording = ENGLISH) -> str:
    """One sentence about an event that is about to be pushed.

    >>> from azulejos.rules import game
    >>> from azulejos.rules.azul import Colour, Deal, Take, tiles
    >>> position = game("azul").start()
    >>> position.push(Deal((tiles("BBYK"),) * 5))
    >>> sentence(position, Take(3, Colour.BLUE, 1), ["Ann", "Ben"])
    'Ann takes 2 blue from display 3 and completes line 1; 1 falls.'
    """
    return TEXTS[position.game.id].sentence(position, event, names, wording)


def passed_over(before: Position, event: Event, after: Position, names: Sequence[str] = (), wording: Wording = ENGLISH) -> str:
    """One sentence about a seat whose turn did not come after an event, because there was nothing that it could do (D25); empty if there was none.

    >>> from azulejos.rules import game
    >>> from azulejos.rules.azul import Deal, tiles
    >>> position = game("azul").start()
    >>> passed_over(position, Deal((tiles("BBYK"),) * 5), position)
    ''
    """
    return TEXTS[after.game.id].passed_over(before, event, after, names, wording)


def explain(game: Game, scorings: Sequence[Scoring], names: Sequence[str] = (), wording: Wording = ENGLISH) -> tuple[str, ...]:
    """A sentence for each step of a scoring; where nothing has to be paid for, none is needed.

    >>> from azulejos.rules import FloorCost, TileScored, game
    >>> step = TileScored(1, 5, (3, 4), "Y", ((3, 3), (3, 4)), ((1, 4), (2, 4), (3, 4)))
    >>> explain(game("azul"), [step, FloorCost(2, 0, ())], ["Ann", "Ben"])
    ('Ann, line 3: yellow to column 4 scores 5: 2 across (columns 3-4) and 3 down (rows 1-3).',)
    """
    scored = TEXTS[game.id].scored
    return tuple(f"{wording.seat(names, step.seat)}, {told}" for step in scorings if (told := scored(step, wording)))


def result(position: Position, names: Sequence[str] = (), wording: Wording = ENGLISH) -> tuple[str, ...]:
    """The end of a game in sentences: what ended it, each seat's bonuses, the places, the winner and how a tie was broken; none if it goes on.

    >>> from azulejos.rules import game
    >>> result(game("azul").start())
    ()
    """
    outcome = position.outcome
    if outcome is None:
        return ()
    words = TEXTS[position.game.id]
    return tuple(text_result.sentences(position, outcome, names, words.bonus_name, words.tie, wording))


def is_told(position: Position, event: Event) -> bool:
    """Whether an event is worth a sentence while a game goes on; others are seen on the table."""
    return not isinstance(event, TEXTS[position.game.id].silent)
