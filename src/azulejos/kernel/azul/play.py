"""Whole moves and whole games: what searches, environments and benchmarks call.

Every function here takes an array of games and the index of one, because Numba receives that ten times as fast as a record.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import types

from azulejos.kernel.azul import offer, supply, tiling
from azulejos.kernel.azul.state import ACTIONS, COLOURS, DEAL, INT, OFFER, OVER, RECORD, STATES, TAKES, TILING, State
from azulejos.kernel.bits import MEMBER, SIZE_OF
from azulejos.kernel.compiler import compiled, entry, inner
from azulejos.kernel.random import GENERATOR, below, draw

LIST = types.Array(INT, 1, "C")
MASK = types.Array(types.boolean, 1, "C")
MOST_MOVES = 10 * COLOURS * 6
"""No position has more legal moves."""

_take, _place, _tile, _deal = offer.take, tiling.place, tiling.tile, supply.deal
_count_takes, _list_takes, _random_take, _is_take = offer.count_takes, offer.list_takes, offer.random_take, offer.is_take
_free_columns, _is_placement, _bonus, _count_rows = tiling.free_columns, tiling.is_placement, tiling.bonus, tiling.count_rows


@inner(types.void(RECORD, INT))
def push(state: State, action: int) -> None:
    """Make a legal move, with the tiling that follows from it."""
    if action < TAKES:
        _take(state, action)
        if state.phase == TILING:
            _tile(state)
    else:
        _place(state, (action - TAKES) % 5)


@entry(INT(STATES, INT, INT))
def apply(states: Any, i: int, action: int) -> int:
    """Make a legal move in a game; returns the phase after it. Whether it is legal, `is_legal` says: nothing is checked here."""
    state = states[i]
    push(state, action)
    return state.phase


@inner(INT(RECORD, INT))
def is_move(state: State, action: int) -> int:
    """Whether an action is a legal move."""
    if action < TAKES:
        return _is_take(state, action)
    if action >= ACTIONS or (action - TAKES) // 5 != state.line:
        return 0
    return _is_placement(state, (action - TAKES) % 5)


@entry(INT(STATES, INT, INT))
def is_legal(states: Any, i: int, action: int) -> int:
    """Whether an action is a legal move."""
    return is_move(states[i], action)


@inner(INT(RECORD, LIST))
def list_moves(state: State, actions: Any) -> int:
    """Write the legal moves; returns how many there are."""
    if state.phase == OFFER:
        return _list_takes(state, actions)
    if state.phase != TILING:
        return 0
    columns = _free_columns(state, state.turn, state.line)
    for j in range(SIZE_OF[columns]):
        actions[j] = TAKES + 5 * state.line + MEMBER[columns, j]
    return SIZE_OF[columns]


@entry(INT(STATES, INT, LIST))
def legal(states: Any, i: int, actions: Any) -> int:
    """Write the legal moves into a list of at least `MOST_MOVES`; returns how many there are."""
    return list_moves(states[i], actions)


@entry(types.void(STATES, INT, MASK))
def legal_mask(states: Any, i: int, mask: Any) -> None:
    """Write for every action whether it is a legal move."""
    mask[:] = False
    actions = np.empty(MOST_MOVES, np.int64)
    for j in range(list_moves(states[i], actions)):
        mask[actions[j]] = True


@entry(types.void(STATES, INT, GENERATOR))
def deal(states: Any, i: int, random: Any) -> None:
    """Deal the round that is due."""
    _deal(states[i], random)


@inner(INT(RECORD, GENERATOR))
def random_move(state: State, random: Any) -> int:
    """One of the legal moves, each with the same probability."""
    if state.phase == OFFER:
        return _random_take(state, random)
    columns = _free_columns(state, state.turn, state.line)
    return TAKES + 5 * state.line + MEMBER[columns, below(random, SIZE_OF[columns])]


@entry(INT(STATES, INT, GENERATOR))
def sample(states: Any, i: int, random: Any) -> int:
    """One of the legal moves of a game that is not over and not to be dealt, each with the same probability."""
    return random_move(states[i], random)


@compiled(INT(STATES, INT, GENERATOR))
def playout(states: Any, i: int, random: Any) -> int:
    """Play random moves to the end of the game; returns how many."""
    state = states[i]
    moves = 0
    while True:
        while state.phase == TILING:
            push(state, random_move(state, random))
            moves += 1
        if state.phase == OVER:
            return moves
        if state.phase == DEAL:
            _deal(state, random)
        while state.phase == OFFER:
            _take(state, _random_take(state, random))
            moves += 1
        _tile(state)


@compiled(types.void(STATES, INT, LIST))
def final_scores(states: Any, i: int, scores: Any) -> None:
    """A41: scores with the bonuses that the walls have now."""
    state = states[i]
    for seat in range(state.players):
        scores[seat] = state.score[seat] + _bonus(state, seat)


@compiled(INT(STATES, INT))
def winners(states: Any, i: int) -> int:
    """A42: who would win if the game ended now, a bit for each seat."""
    state = states[i]
    best, found = np.int64(-1), 0
    for seat in range(state.players):
        standing = 8 * (state.score[seat] + _bonus(state, seat)) + _count_rows(state.wall[seat])
        if standing > best:
            best, found = standing, 0
        if standing == best:
            found |= 1 << seat
    return found


@compiled(types.uint64(STATES, INT, GENERATOR, LIST))
def playouts(states: Any, games: int, random: Any, moves: Any) -> Any:
    """Play so many random games from the first of two records, in the second. `moves[0]` counts; returns a signature of all of them."""
    signature = np.uint64(0)
    for _ in range(games):
        states[1] = states[0]
        moves[0] += playout(states, 1, random)
        state = states[1]
        for seat in range(state.players):
            result = state.score[seat] + _bonus(state, seat) + (state.round << 16)
            signature = signature * np.uint64(0x9E3779B97F4A7C15) + np.uint64(result)
    return signature ^ draw(random)


@inner(INT(STATES, LIST, INT, INT))
def _perft(states: Any, stack: Any, depth: int, at: int) -> int:
    if depth == 0:
        return 1
    state = states[0]
    found = _list_takes(state, stack[at:])
    seat = state.turn
    sources, centre, marker, idle, lid, lines, floor = (
        state.sources, state.tiles[0], state.marker, state.idle, state.lid, state.lines[seat], state.floor[seat],
    )  # fmt: skip
    leaves = 0
    for j in range(found):
        _take(state, stack[at + j])
        if state.phase == OFFER:
            leaves += _perft(states, stack, depth - 1, at + found)
        else:
            leaves += depth == 1
            state.phase = OFFER
        state.sources, state.tiles[0], state.marker, state.idle, state.lid = sources, centre, marker, idle, lid
        state.lines[seat], state.floor[seat], state.turn = lines, floor, seat
    return leaves


@compiled(INT(STATES, INT))
def perft(states: Any, depth: int) -> int:
    """How many ways there are to make so many takes within the round of the first game. Every take is made."""
    if states[0].phase != OFFER:
        return depth == 0
    return _perft(states, np.empty(MOST_MOVES * (depth + 1), np.int64), depth, 0)
