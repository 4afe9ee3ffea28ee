"""Games of the search against itself, and what the net learns from them: every seat, between any two rounds."""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import from_dtype, types

from azulejos.kernel.azul import conversion, play, supply
from azulejos.kernel.azul.state import DEAL, INT, OFFER, STATES, TILING
from azulejos.kernel.azul.tree_search import evaluation, policy, search
from azulejos.kernel.azul.tree_search.context import TREES
from azulejos.kernel.azul.tree_search.features import MOST
from azulejos.kernel.compiler import compiled
from azulejos.kernel.random import GENERATOR, below
from azulejos.rules.azul import AzulGame

SAMPLE = np.dtype(
    [
        ("inputs", np.int16, (MOST,)),
        ("count", np.int64),
        ("seat", np.int64),
        ("players", np.int64),
        ("share", np.float32),
        ("said", np.float32),
        ("final", np.float32),
    ],
    align=True,
)
"""A seat between two rounds: its inputs; its share of the win, and what the search of the next round's first move said of that; its final score. The
seats of one position stand one after the other."""
SAMPLES = types.Array(from_dtype(SAMPLE), 1, "C")
MOST_SAMPLES = 80
"""No game gives more."""
LONGEST = 20
"""Rounds after which a game that does not end is given up."""
START = 2
"""The record of states at which every game begins; the search has the two before it."""
CARELESS = 200
"""By how many hundredths of a point judgements err, where nobody searches or somebody errs on purpose."""
_list_inputs, _find_twins, _likely_move = evaluation.list_inputs, policy.find_twins, policy.likely_move
_begin, _think, _deal, _push, _random_move, _winners = search.begin, search.think, supply.deal, play.push, play.random_move, play.winners
_final_scores = play.final_scores


def new_game(game: AzulGame) -> Any:
    """A game before its first deal, and the other records that `play_games` needs."""
    return conversion.pack([game.start()] * 3)


@compiled(INT(STATES, TREES, SAMPLES, INT))
def note(states: Any, trees: Any, samples: Any, at: int) -> int:
    """Keep every seat of a position between two rounds; returns how many samples there are then."""
    state, tree = states[search.GAME], trees[0]
    for seat in range(state.players):
        sample = samples[at + seat]
        sample.count = _list_inputs(state, seat, tree.inputs)
        for i in range(sample.count):
            sample.inputs[i] = tree.inputs[i]
        sample.seat, sample.players = seat, state.players
    return at + state.players


@compiled(INT(TREES, STATES, GENERATOR, INT, INT))
def choose(trees: Any, states: Any, random: Any, playouts: int, wild: int) -> int:
    """A move: the one that a search tries most, or what looks good where nobody searches. Of a thousand `wild` are careless ones."""
    state, tree = states[search.GAME], trees[0]
    if playouts:
        _begin(trees, states)
        action = _think(trees, states, random, playouts, search.NO_END)
        if below(random, 1000) >= wild:
            return action
    if below(random, 4) == 0 and playouts:
        return _random_move(state, random)
    _find_twins(state, tree)
    return _likely_move(state, tree, random, CARELESS)


@compiled(INT(TREES, STATES, GENERATOR, INT, INT, SAMPLES))
def play_game(trees: Any, states: Any, random: Any, playouts: int, wild: int, samples: Any) -> int:
    """Play one game from its first deal; returns how many samples were kept."""
    states[search.GAME] = states[START]
    state, tree = states[search.GAME], trees[0]
    players = state.players
    state.first = below(random, players)
    found: Any = np.int64(0)
    while state.phase == DEAL and state.round < LONGEST and found + players <= MOST_SAMPLES:
        _deal(state, random)
        is_first = True
        while state.phase == OFFER or state.phase == TILING:
            action = choose(trees, states, random, playouts, wild)
            if is_first and playouts and found:
                for seat in range(players):
                    samples[found - players + seat].said = tree.shares[search.ROOT, seat] / tree.visits[search.ROOT]
            is_first = False
            _push(state, action)
        if state.phase == DEAL:
            found = note(states, trees, samples, found)
    winners = _winners(states, search.GAME)
    count = 0
    for seat in range(players):
        count += winners >> seat & 1
    scores = np.zeros(players, np.int64)
    _final_scores(states, search.GAME, scores)
    for i in range(found):
        seat = samples[i].seat
        samples[i].share = (winners >> seat & 1) / count
        samples[i].final = scores[seat]
        if playouts == 0 or i >= found - players:
            # Nobody has looked at what comes next.
            samples[i].said = samples[i].share
    return found


@compiled(INT(TREES, STATES, GENERATOR, INT, INT, INT, SAMPLES))
def play_games(trees: Any, states: Any, random: Any, games: int, playouts: int, wild: int, samples: Any) -> int:
    """Play so many games one after another; returns how many samples there are, at most `MOST_SAMPLES` a game."""
    found = 0
    for _ in range(games):
        found += play_game(trees, states, random, playouts, wild, samples[found:])
    return found
