"""The yardstick of all that thinks: a search within the round with an evaluation set by hand, which is never to change."""

from __future__ import annotations

from azulejos.bots.azul.round_search import RoundSearch
from azulejos.bots.azul.search_bot import SearchBot
from azulejos.rules import Chance


class BaselineBot(SearchBot):
    """The search with the hand-set evaluation. Chance plays no part in it."""

    def __init__(self, chance: Chance | None = None) -> None:
        super().__init__(RoundSearch(), "baseline")
