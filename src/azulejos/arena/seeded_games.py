"""Games between bots, each of which can be played again by its number alone, so that a run that was stopped goes on where it was."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from itertools import count
from typing import Any

from azulejos.arena.game import Terms, play_game, rotated
from azulejos.arena.match import distinct
from azulejos.bots import NO_LIMIT
from azulejos.bots.entrants import as_bot
from azulejos.notation import Record
from azulejos.rules import RandomChance, rulebook


def seeded_games(bots: Sequence[str], game: str, seed: int, first: int = 1, **options: Any) -> Iterator[Record]:
    """Games of bots of the registry against each other without end, from the one with the number `first` on.

    >>> second = next(seeded_games(["greedy", "random"], "azul", 7, first=2))
    >>> games = seeded_games(["greedy", "random"], "azul", 7)
    >>> [record.events == second.events for record in (next(games), next(games))]
    [False, True]
    """
    sources = [random.Random() for _ in bots]
    players = [as_bot(name, RandomChance(source)) for name, source in zip(bots, sources, strict=True)]
    names = distinct([player.name for player in players])
    for number in count(first):
        deals = f"game {seed} {number}"
        for at, source in enumerate(sources):
            source.seed(f"{deals} bot {at}")
        settled = rulebook(game).by_lot(chance=RandomChance(random.Random(f"{deals} lots")), players=len(bots), **options)
        seats = rotated(len(bots), number % len(bots))
        yield play_game(players, names, seats, settled, deals, Terms(NO_LIMIT, forfeits=False), {"Round": str(number)}).record
