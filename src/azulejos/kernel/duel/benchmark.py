"""How fast the kernel of Azul Duel is. A move is one decision, as in `rules`: the choice of chips counts once."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np

from azulejos.kernel.benchmark import Work, count_games, measured
from azulejos.kernel.duel import play, stages
from azulejos.kernel.duel.conversion import pack, tables_of
from azulejos.kernel.random import generator
from azulejos.kernel.registry import Speed
from azulejos.rules import Phase, RandomChance, game
from azulejos.rules.duel import DuelGame, DuelPosition

PERFT_DEPTHS = range(1, 4)
DEALS = 1
"""The seed of the deals of the game that is played by single actions."""


def speeds(games: int, runs: int) -> list[Speed]:
    """So many random games a run, and so many runs.

    >>> speeds(10, 1)[0].signature == speeds(10, 2)[0].signature
    True
    """
    table = game("duel")
    assert isinstance(table, DuelGame)
    tables = tables_of([table])
    states, turn = pack([table.start()] * 2), pack([_first_turn(table)])
    actions = _actions_of_game(states[:1].copy(), tables)
    work = Work(
        "2 players",
        lambda games: count_games(lambda moves: play.playouts(states, games, generator(1), moves, tables)),
        lambda: sum(play.perft(turn, depth, tables) for depth in PERFT_DEPTHS),
        lambda games: _step(states[:1], actions, games, tables),
    )
    return [measured(work, games, runs)]


def _first_turn(table: DuelGame) -> DuelPosition:
    """After the set-up, with the first plates laid."""
    position, chance = table.start(), RandomChance(Random(1))
    while position.phase is Phase.DEAL or position.is_setup or not position.begins_turn:
        position.push(position.deal(chance) if position.phase is Phase.DEAL else position.legal_moves[0])
    return position


def _actions_of_game(states: Any, tables: Any) -> list[int]:
    """The actions of a random game, dealt by the generator with the number `DEALS`."""
    deals, choices, chosen = generator(DEALS), generator(2), []
    while states[0]["phase"] != stages.ENDED:
        if states[0]["phase"] == stages.DEAL:
            play.deal(states, 0, deals, tables)
        else:
            chosen.append(play.sample(states, 0, choices))
            play.apply(states, 0, chosen[-1], tables)
    return chosen


def _step(start: Any, actions: list[int], games: int, tables: Any) -> int:
    """Single actions as a program in Python does them: a game, again and again."""
    states, apply, deal = start.copy(), play.apply, play.deal
    # As plain numbers, because NumPy takes forty times as long to copy a record.
    words, begun = states.view(np.int64), start.view(np.int64)
    for _ in range(games):
        words[:] = begun
        deals = generator(DEALS)
        while deal(states, 0, deals, tables) == stages.DEAL:
            pass
        for action in actions:
            phase = apply(states, 0, action, tables)
            while phase == stages.DEAL:
                phase = deal(states, 0, deals, tables)
    return games * len(actions)
