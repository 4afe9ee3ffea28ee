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
"""A seat between two rounds: its inputs; its share of the win, `ASIDE` for a position beside the game, of which only the search's word is known; what
the search of the next round's first move said of that; its final score. The seats of one position stand one after the other."""
ASIDE = -1.0
UNSAID = -1.0
"""Of a position after which nobody searched."""
SAMPLES = types.Array(from_dtype(SAMPLE), 1, "C")
MOST_SAMPLES, MOST_ASIDE = 240, 140
"""No game gives more; and once it has so many, nothing more is tried beside it."""
NOTED, MOST_TAKES, MOST_TRIED = 300, 60, 64
"""Of a thousand takes those that are noted with what the search tried, how many of a game at most, and how many moves of each."""
TRIED = types.Array(types.int32, 3, "C")
COUNTS: Any = types.UniTuple(INT, 2)  # type: ignore[no-untyped-call]
LONGEST = 20
"""Rounds after which a game that does not end is given up."""
START, BRANCH = 2, 3
"""The record of states at which every game begins, the search has the two before it; and where what is played beside a game begins, with the record
that its search has."""
CARELESS = 200
"""By how many hundredths of a point judgements err, where nobody searches or somebody errs on purpose."""
_list_inputs, _find_twins, _likely_move = evaluation.list_inputs, policy.find_twins, policy.likely_move
_begin, _think, _deal, _push, _random_move, _winners = search.begin, search.think, supply.deal, play.push, play.random_move, play.winners
_final_scores = play.final_scores


def new_game(game: AzulGame) -> Any:
    """A game before its first deal, and the other records that `play_games` needs."""
    return conversion.pack([game.start()] * (BRANCH + 2))


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
        sample.share, sample.said = 0.0, UNSAID
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


@compiled(INT(TREES, STATES, GENERATOR, INT, SAMPLES, INT))
def end_round_aside(trees: Any, states: Any, random: Any, playouts: int, samples: Any, found: int) -> int:
    """Play the round to its end as a playout does, beside the game, and keep what it leaves behind: a search judges many such positions, and few
    games lead to them. What they are worth says the search of the next round's first move. Returns how many samples there are.
    """
    states[BRANCH] = states[search.GAME]
    beside, state, tree = states[BRANCH:], states[BRANCH], trees[0]
    _find_twins(state, tree)
    while state.phase == OFFER or state.phase == TILING:
        _push(state, _likely_move(state, tree, random, CARELESS))
    if state.phase != DEAL:
        return found
    end: int = note(beside, trees, samples, found)
    _deal(state, random)
    _begin(trees, beside)
    _think(trees, beside, random, playouts, search.NO_END)
    for i in range(found, end):
        finals = 0.0
        for move in range(tree.children[search.ROOT]):
            finals += tree.root_finals[move, samples[i].seat]
        samples[i].share = ASIDE
        samples[i].said = tree.shares[search.ROOT, samples[i].seat] / tree.visits[search.ROOT]
        samples[i].final = finals / tree.visits[search.ROOT]
    return end


@compiled(INT(TREES, STATES, STATES, TRIED, INT))
def note_take(trees: Any, states: Any, positions: Any, tried: Any, at: int) -> int:
    """Write what a search tried in the position of a game, where there was a choice of takes; returns how many takes are noted then."""
    tree = trees[0]
    positions[at] = states[search.GAME]
    tried[at, :, :] = 0
    found = 0
    for child in range(tree.first[search.ROOT], tree.first[search.ROOT] + tree.children[search.ROOT]):
        if tree.visits[child] and found < MOST_TRIED:
            tried[at, 0, found], tried[at, 1, found] = tree.action[child], tree.visits[child]
            found += 1
    return at + (found > 1)


@compiled(COUNTS(TREES, STATES, GENERATOR, INT, INT, INT, SAMPLES, STATES, TRIED))
def play_game(
    trees: Any, states: Any, random: Any, playouts: int, wild: int, aside: int, samples: Any, positions: Any, tried: Any
) -> tuple[int, int]:
    """Play one game from its first deal; beside `aside` of a thousand moves the round is played to its end in another way. Returns how many samples
    were kept, and how many takes with what the search tried there.
    """
    states[search.GAME] = states[START]
    state, tree = states[search.GAME], trees[0]
    players = state.players
    state.first = below(random, players)
    found: Any = np.int64(0)
    last: Any = np.int64(-1)
    noted: Any = np.int64(0)
    while state.phase == DEAL and state.round < LONGEST and found + players <= MOST_SAMPLES:
        _deal(state, random)
        is_first = True
        while state.phase == OFFER or state.phase == TILING:
            action = choose(trees, states, random, playouts, wild)
            if is_first and playouts and last >= 0:
                for seat in range(players):
                    samples[last + seat].said = tree.shares[search.ROOT, seat] / tree.visits[search.ROOT]
            is_first = False
            if playouts and noted < MOST_TAKES and state.phase == OFFER and below(random, 1000) < NOTED:
                noted = note_take(trees, states, positions, tried, noted)
            if playouts and found < MOST_ASIDE and below(random, 1000) < aside:
                found = end_round_aside(trees, states, random, playouts, samples, found)
            _push(state, action)
        if state.phase == DEAL:
            last = found
            found = note(states, trees, samples, found)
    winners = _winners(states, search.GAME)
    count = 0
    for seat in range(players):
        count += winners >> seat & 1
    scores = np.zeros(players, np.int64)
    _final_scores(states, search.GAME, scores)
    for i in range(found):
        seat = samples[i].seat
        if samples[i].share == ASIDE:
            continue
        samples[i].share = (winners >> seat & 1) / count
        samples[i].final = scores[seat]
        if samples[i].said == UNSAID:
            samples[i].said = samples[i].share
    return found, noted


@compiled(COUNTS(TREES, STATES, GENERATOR, INT, INT, INT, INT, SAMPLES, STATES, TRIED))
def play_games(
    trees: Any, states: Any, random: Any, games: int, playouts: int, wild: int, aside: int, samples: Any, positions: Any, tried: Any
) -> tuple[int, int]:
    """Play so many games one after another; returns how many samples there are, at most `MOST_SAMPLES` a game, and how many takes."""
    found = noted = 0
    for _ in range(games):
        more, takes = play_game(trees, states, random, playouts, wild, aside, samples[found:], positions[noted:], tried[noted:])
        found += more
        noted += takes
    return found, noted
