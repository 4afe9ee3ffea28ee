"""What a game brings along to be told in a terminal."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass

from rich.console import RenderableType

from azulejos.render import text_scoring
from azulejos.render.wording import Wording
from azulejos.rules import Bonus, Event, Move, Position, Scoring


@dataclass(frozen=True, slots=True)
class Texts:
    """How a game is put into words and characters."""

    table: Callable[[Position, Sequence[str], Collection[Move], Wording], RenderableType]
    board: Callable[[Position, int, Sequence[str], Wording], RenderableType]
    sentence: Callable[[Position, Event, Sequence[str], Wording], str]
    bonus_name: Callable[[Position, int, Bonus, Wording], str]
    """What a seat got a bonus for; empty for one that is not worth a word."""
    tie: Callable[[Position, Sequence[str], Wording], str]
    """How a tie was broken, and who won."""
    scored: Callable[[Scoring, Wording], str] = text_scoring.scored
    """What a step of a scoring brought or cost, after the name of whose it is; empty for one that is not worth a word."""
    silent: tuple[type[Event], ...] = ()
    """Events that the table shows well enough to need no sentence."""
    passed_over: Callable[[Position, Event, Position, Sequence[str], Wording], str] = lambda *_: ""
    """Whose turn does not come because there is nothing that seat could do."""
