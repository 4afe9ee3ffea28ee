"""The yardstick of all that thinks: searches with values set by hand, which are never to change."""

from __future__ import annotations

from azulejos.bots.azul.either_search import EitherSearch
from azulejos.bots.azul.search_bot import SearchBot
from azulejos.rules import Chance


class BaselineBot(SearchBot):
    """The searches with the hand-set values. Chance plays no part in it."""

    def __init__(self, chance: Chance | None = None) -> None:
        super().__init__(EitherSearch(), "baseline")
