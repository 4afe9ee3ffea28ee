"""Games of the search against itself: what boards were after each round, and what they brought from there on."""

from __future__ import annotations

from typing import Any

from numba import types

from azulejos.kernel.compiler import compiled, inner
from azulejos.kernel.duel import choices, play, scoring, stages, supply
from azulejos.kernel.duel.components import TABLES
from azulejos.kernel.duel.state import INT, SEATS, STATES
from azulejos.kernel.duel.tree_search import features, search, tiling_plans
from azulejos.kernel.duel.tree_search.context import CONTEXT_RECORD, CONTEXTS, LONGEST_PATH, VALUED_ROUNDS
from azulejos.kernel.random import GENERATOR, below

ROWS = types.Array(types.float32, 2, "C")
TARGETS = types.Array(types.float64, 1, "C")
ROUNDS = types.Array(INT, 1, "C")
TRIED = types.Array(types.int32, 3, "C")
COUNTS: Any = types.UniTuple(INT, 2)  # type: ignore[no-untyped-call]
NOTED, DECISIONS, MOST_CHOICES = 250, 60, 24
"""Of a thousand decisions those that are noted, how many there is room for in a game, and how many actions of each."""
SAMPLES = VALUED_ROUNDS * SEATS
"""That a game gives: after each round but the last, one for each seat."""
GAME, STARTS = 2, 3
"""Which states are played in, and where the beginnings of games stand; those before are the search's."""
_random_action, _push, _deal, _final_score = choices.random_action, play.push, supply.deal, scoring.final_score
_begin, _think, _is_round_over = search.begin, search.think, search.is_round_over
_describe, _tile_round = features.describe, tiling_plans.tile_round


@inner(INT(CONTEXT_RECORD, STATES, STATES, TRIED, INT))
def note_decision(context: Any, states: Any, positions: Any, tried: Any, at: int) -> int:
    """Write what a search tried in the position of a game; returns how many decisions are noted then."""
    positions[at] = states[GAME]
    tried[at, :, :] = 0
    first = context.first_edge[0]
    noted = 0
    for edge in range(first, first + context.edge_count[0]):
        if context.tried[edge] and noted < MOST_CHOICES:
            tried[at, 0, noted], tried[at, 1, noted] = context.action[edge], context.tried[edge]
            noted += 1
    return at + (noted > 1)


@compiled(COUNTS(CONTEXTS, STATES, TABLES, GENERATOR, INT, INT, INT, ROWS, TARGETS, ROUNDS, STATES, TRIED))
def play_games(
    contexts: Any,
    states: Any,
    tables: Any,
    random: Any,
    games: int,
    nodes: int,
    astray: int,
    rows: Any,
    targets: Any,
    rounds: Any,
    positions: Any,
    tried: Any,
) -> tuple[int, int]:
    """Play so many games, with so many nodes a decision, or by the policy alone if these are 0; of a thousand decisions some are random.

    Writes a row of features for each board after each round but the last, the points that it brought from there on, and the round; and of some
    decisions that were searched the position, and how often each action was tried. Returns how many rows and decisions there are.
    """
    context = contexts[0]
    count = decided = 0
    for number in range(games):
        states[GAME] = states[STARTS + number % (len(states) - STARTS)]
        state = states[GAME]
        components = tables[state.game]
        first, noted = count, 0
        while state.phase != stages.ENDED:
            if state.phase == stages.TILING:
                _tile_round(context, state, components)
            elif state.phase == stages.DEAL:
                if _is_round_over(state) and state.round > noted:
                    noted = state.round
                    for seat in range(SEATS):
                        _describe(context, state, components, seat)
                        rows[count, :] = 0
                        for i in range(context.described):
                            rows[count, context.features[i]] += context.amounts[i]
                        targets[count], rounds[count] = -state.score[seat], noted
                        count += 1
                _deal(state, components, random)
            else:
                action = _random_action(state, random)
                if below(random, 1000) >= astray:
                    states[1] = states[GAME]
                    _begin(contexts, states[:2], tables)
                    action = context.action[context.first_edge[0]]
                    if nodes:
                        action = _think(contexts, states[:2], tables, random, nodes, LONGEST_PATH)
                        if decided < len(positions) and below(random, 1000) < NOTED:
                            decided = note_decision(context, states, positions, tried, decided)
                _push(state, components, action)
        for i in range(first, count):
            targets[i] += _final_score(state, components, (i - first) % SEATS)
    return count, decided
