"""Whole moves and whole games: what searches, environments and benchmarks call.

Every function here takes an array of games and the index of one, because Numba receives that ten times as fast as a record; and the tables of
components (`components.tables_of`) where it needs them.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import types

from azulejos.kernel.compiler import compiled, entry, inner
from azulejos.kernel.duel import actions, choices, offer, pile, scoring, stages, supply, tiling
from azulejos.kernel.duel.components import COMPONENTS_RECORD, TABLES
from azulejos.kernel.duel.state import INT, RECORD, SEATS, STATES, State
from azulejos.kernel.random import GENERATOR, draw

LIST = types.Array(INT, 1, "C")
MASK = types.Array(types.boolean, 1, "C")
MOST_MOVES = 256
"""No position has more legal actions."""

_take, _stack, _take_chip, _lay_plate, _put_under = offer.take, offer.stack, offer.take_chip, offer.lay_plate, offer.put_plate_under
_take_plate, _draw_plate, _keep, _await_stage = pile.take_plate, pile.draw_plate, pile.keep, pile.await_stage
_place, _spend, _deal = tiling.place, tiling.spend, supply.deal
_list_choices, _random_action, _is_choice = choices.list_choices, choices.random_action, choices.is_choice
_final_score, _winner = scoring.final_score, scoring.winner


@inner(types.void(RECORD, COMPONENTS_RECORD, INT))
def push(state: State, components: Any, action: int) -> None:
    """Do a legal action, with all that follows from it."""
    if action < actions.TAKES:
        _take(state, components, action)
    elif action < actions.DRAW:
        _take_plate(state, action - actions.PLATE)
    elif action == actions.DRAW:
        _draw_plate(state)
    elif action == actions.STOP:
        _await_stage(state, stages.FRONTS)
    elif action < actions.STACK:
        _take_chip(state, components, action - actions.CHIP)
    elif action < actions.KEEP:
        _stack(state, components, action - actions.STACK)
    elif action < actions.LAY:
        _keep(state, action - actions.KEEP)
    elif action < actions.UNDER:
        _lay_plate(state, components, (action - actions.LAY) >> 2, (action - actions.LAY) & 3)
    elif action < actions.SPEND:
        _put_under(state, components, action - actions.UNDER)
    elif action < actions.PAY:
        state.payment += 1 << 4 * (action - actions.SPEND)
    elif action == actions.PAY:
        _spend(state, components)
    else:
        _place(state, components, (action - actions.CELL) % 6)


@entry(INT(STATES, INT, INT, TABLES))
def apply(states: Any, i: int, action: int, tables: Any) -> int:
    """Do a legal action in a game; returns the phase after it. Whether it is legal, `is_legal` says: nothing is checked here."""
    state = states[i]
    push(state, tables[state.game], action)
    return state.phase


@entry(INT(STATES, INT, INT))
def is_legal(states: Any, i: int, action: int) -> int:
    """Whether an action is legal."""
    return _is_choice(states[i], action)


@entry(INT(STATES, INT, LIST))
def legal(states: Any, i: int, found: Any) -> int:
    """Write the legal actions into a list of at least `MOST_MOVES`; returns how many there are."""
    return _list_choices(states[i], found)


@entry(types.void(STATES, INT, MASK))
def legal_mask(states: Any, i: int, mask: Any) -> None:
    """Write for every action whether it is legal."""
    mask[:] = False
    found = np.empty(MOST_MOVES, np.int64)
    for j in range(_list_choices(states[i], found)):
        mask[found[j]] = True


@entry(INT(STATES, INT, GENERATOR, TABLES))
def deal(states: Any, i: int, random: Any, tables: Any) -> int:
    """Decide what chance has to decide now, one event of `rules`; returns the phase after it."""
    state = states[i]
    _deal(state, tables[state.game], random)
    return state.phase


@entry(INT(STATES, INT, GENERATOR))
def sample(states: Any, i: int, random: Any) -> int:
    """One of the legal actions of a game in which somebody is to move, each with the same probability."""
    return _random_action(states[i], random)


@compiled(INT(STATES, INT, GENERATOR, TABLES))
def playout(states: Any, i: int, random: Any, tables: Any) -> int:
    """Play random actions to the end of the game; returns how many moves of `rules` these are."""
    state = states[i]
    components = tables[state.game]
    moves = 0
    while state.phase != stages.ENDED:
        if state.phase == stages.DEAL:
            _deal(state, components, random)
        else:
            action = _random_action(state, random)
            push(state, components, action)
            moves += action < actions.SPEND or action >= actions.PAY
    return moves


@compiled(types.void(STATES, INT, LIST, TABLES))
def final_scores(states: Any, i: int, scores: Any, tables: Any) -> None:
    """D43: scores with the points of the scoring tiles for the domes as they are now."""
    state = states[i]
    for seat in range(SEATS):
        scores[seat] = _final_score(state, tables[state.game], seat)


@compiled(INT(STATES, INT, TABLES))
def winners(states: Any, i: int, tables: Any) -> int:
    """D43: who would win if the game ended now, a bit for each seat."""
    state = states[i]
    return 1 << _winner(state, tables[state.game])


@compiled(types.uint64(STATES, INT, GENERATOR, LIST, TABLES))
def playouts(states: Any, games: int, random: Any, moves: Any, tables: Any) -> Any:
    """Play so many random games from the first of two records, in the second. `moves[0]` counts; returns a signature of all of them."""
    signature = np.uint64(0)
    for _ in range(games):
        states[1] = states[0]
        moves[0] += playout(states, 1, random, tables)
        for seat in range(SEATS):
            result = _final_score(states[1], tables[states[1].game], seat) + (states[1].tiles[seat] << 16)
            signature = signature * np.uint64(0x9E3779B97F4A7C15) + np.uint64(result)
    return signature ^ draw(random)


@compiled(INT(STATES, INT, TABLES))
def perft(states: Any, depth: int, tables: Any) -> int:
    """How many ways there are to make so many moves of phase 1 from the first game, with no chance between them. Every move is made."""
    path = np.empty(depth + 1, states.dtype)
    listed = np.empty((depth + 1, MOST_MOVES), np.int64)
    left = np.zeros(depth + 1, np.int64)
    path[0] = states[0]
    components = tables[states[0].game]
    if depth == 0 or path[0].phase != stages.OFFER:
        return depth == 0
    left[0] = _list_choices(path[0], listed[0])
    leaves = at = 0
    while at >= 0:
        if left[at] == 0:
            at -= 1
            continue
        left[at] -= 1
        after = path[at + 1]
        path[at + 1] = path[at]
        push(after, components, listed[at, left[at]])
        if at + 1 == depth:
            leaves += 1
        elif after.phase == stages.OFFER:
            at += 1
            left[at] = _list_choices(after, listed[at])
    return leaves
