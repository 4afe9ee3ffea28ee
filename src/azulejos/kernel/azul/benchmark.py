"""How fast the kernel of Azul is."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np

from azulejos.kernel.azul import play
from azulejos.kernel.azul.conversion import pack
from azulejos.kernel.azul.state import DEAL, OVER
from azulejos.kernel.benchmark import Work, count_games, measured
from azulejos.kernel.random import generator
from azulejos.kernel.registry import Speed
from azulejos.rules import RandomChance, game
from azulejos.rules.azul import AzulPosition

TABLES = tuple((players, wall) for wall in ("coloured", "grey") for players in (2, 3, 4))
PERFT_DEPTHS = range(1, 4)
DEALS = 1
"""The seed of the deals of the game that is played by single moves."""


def speeds(games: int, runs: int) -> list[Speed]:
    """All kinds of tables: so many random games a run, and so many runs."""
    return [speed(players, wall, games, runs) for players, wall in TABLES]


def speed(players: int, wall: str, games: int, runs: int) -> Speed:
    """One kind of table.

    >>> speed(2, "coloured", games=10, runs=1).signature == speed(2, "coloured", games=10, runs=2).signature
    True
    """
    start = game("azul", players=players, wall=wall).start()
    assert isinstance(start, AzulPosition)
    states = pack([start, start])
    actions = _actions_of_game(states[:1].copy())
    start.push(start.deal(RandomChance(Random(1))))
    round_begun = pack([start])
    return measured(
        Work(
            f"{players} players, {wall}",
            lambda games: count_games(lambda moves: play.playouts(states, games, generator(1), moves)),
            lambda: sum(play.perft(round_begun, depth) for depth in PERFT_DEPTHS),
            lambda games: _step(states[:1], actions, games),
        ),
        games,
        runs,
    )


def _actions_of_game(states: Any) -> list[int]:
    """The moves of a random game, dealt by the generator with the number `DEALS`."""
    deals, choices, chosen = generator(DEALS), generator(2), []
    while states[0]["phase"] != OVER:
        if states[0]["phase"] == DEAL:
            play.deal(states, 0, deals)
        else:
            chosen.append(play.sample(states, 0, choices))
            play.apply(states, 0, chosen[-1])
    return chosen


def _step(start: Any, actions: list[int], games: int) -> int:
    """Single moves as a program in Python makes them: a game, again and again."""
    states, apply, deal = start.copy(), play.apply, play.deal
    # As plain numbers, because NumPy takes forty times as long to copy a record.
    words, begun = states.view(np.int64), start.view(np.int64)
    for _ in range(games):
        words[:] = begun
        deals = generator(DEALS)
        deal(states, 0, deals)
        for action in actions:
            if apply(states, 0, action) == DEAL:
                deal(states, 0, deals)
    return games * len(actions)
