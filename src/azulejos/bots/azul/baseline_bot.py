"""The yardstick for every bot that searches: the searches with values set by hand, which must never change."""

from __future__ import annotations

from azulejos.bots.azul.either_search import EitherSearch
from azulejos.bots.azul.search_bot import SearchBot
from azulejos.rules import Chance


class BaselineBot(SearchBot):
    """The searches with the hand-set values. Chance plays no part in it."""

    def __init__(self, chance: Chance | None = None) -> None:
        super().__init__(EitherSearch(), "baseline")
