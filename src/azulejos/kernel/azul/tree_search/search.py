"""Sampling a round: the tree grows where the moves are good for those who make them, and every playout ends with the round.

Each seat is taken to look for its own share of the win (max-n), whatever that does to the others. A move's promise at first sight counts much while
it has been tried little (PUCT).
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import types

from azulejos.kernel.azul import play
from azulejos.kernel.azul.state import INT, OFFER, RECORD, SEATS, STATES, TILING, State
from azulejos.kernel.azul.tree_search import evaluation, policy
from azulejos.kernel.azul.tree_search.context import MOST_PLIES, NODES, TREE_RECORD, TREES
from azulejos.kernel.clock import nanoseconds
from azulejos.kernel.compiler import compiled, inner
from azulejos.kernel.random import GENERATOR

EXPLORE = 0.6
"""How much promise counts beside what playouts came to."""
DOUBT = 0.04
"""A move that was not tried is taken to be so much worse than its place."""
CERTAIN = 120.0
"""The hundredths of a point by which a move is e times as likely at first sight."""
FORESEEN = 8
"""A move that was tried less often is not one that is expected."""
CARELESSNESS = 80
"""By how many hundredths of a point judgements err in playouts."""
CLOCK_EVERY = 4
"""Playouts between two looks at the clock."""
NO_END = 1 << 60
"""As a number of nodes: more than any search makes."""
ROOT = 0
GAME, WORK = 0, 1
"""Records of states: the position, and a copy to play on."""
_push, _judge, _rate_moves, _end_round, _find_twins = play.push, evaluation.judge, policy.rate_moves, policy.end_round, policy.find_twins


@inner(types.void(RECORD, TREE_RECORD, INT))
def expand(state: State, tree: Any, node: int) -> None:
    """Add the moves of a position to the tree, with their promise."""
    found = _rate_moves(state, tree, 1)
    begin = tree.used
    if found == 0 or begin + found > NODES:
        return
    tree.used += found
    tree.seat[node] = state.turn
    highest: Any = np.int64(-1 << 40)
    for i in range(found):
        highest = max(highest, tree.worths[i])
    total = 0.0
    for i in range(found):
        child = begin + i
        tree.action[child] = tree.actions[i]
        tree.children[child] = 0
        tree.visits[child] = 0
        tree.prior[child] = np.exp((tree.worths[i] - highest) / CERTAIN)
        total += tree.prior[child]
        for seat in range(SEATS):
            tree.shares[child, seat] = 0.0
    for i in range(found):
        tree.prior[begin + i] = 0.95 * tree.prior[begin + i] / total + 0.05 / found
    tree.first[node], tree.children[node] = begin, found


@inner(INT(TREE_RECORD, INT))
def select(tree: Any, node: int) -> int:
    """The child to try next."""
    seat, begin = tree.seat[node], tree.first[node]
    visits = tree.visits[node]
    untried = tree.shares[node, seat] / visits - DOUBT if visits else 0.5
    reach = EXPLORE * np.sqrt(np.float64(visits + 1))
    best, found = -1e9, begin
    for child in range(begin, begin + tree.children[node]):
        tried = tree.visits[child]
        value = tree.shares[child, seat] / tried if tried else untried
        value += reach * tree.prior[child] / (1 + tried)
        if value > best:
            best, found = value, child
    return found


@inner(types.void(STATES, TREE_RECORD, GENERATOR, INT))
def play_out(states: Any, tree: Any, random: Any, given: int) -> None:
    """Go down the tree, add to it, play the round to its end, and note what came of it all the way up. Where the limit of nodes is reached before
    the end, nothing is noted. `given` is the root's child to begin with, or -1.
    """
    states[WORK] = states[GAME]
    state = states[WORK]
    node: Any = np.int64(ROOT)
    depth: Any = np.int64(0)
    tree.path[0] = ROOT
    while tree.children[node] and depth < MOST_PLIES - 1 and tree.nodes < tree.limit:
        node = given if node == ROOT and given >= 0 else select(tree, node)
        _push(state, tree.action[node])
        tree.nodes += 1
        depth += 1
        tree.path[depth] = node
    if state.phase == OFFER or state.phase == TILING:
        if tree.visits[node] or node == ROOT:
            expand(state, tree, node)
        _end_round(state, tree, random, CARELESSNESS)
        if state.phase == OFFER or state.phase == TILING:
            return
    _judge(state, tree)
    tree.playouts += 1
    for i in range(depth + 1):
        each = tree.path[i]
        tree.visits[each] += 1
        for seat in range(state.players):
            tree.shares[each, seat] += tree.result[seat]
    if depth:
        at = tree.path[1] - tree.first[ROOT]
        for seat in range(state.players):
            tree.root_finals[at, seat] += tree.finals[seat]


@compiled(types.void(TREES, STATES))
def begin(trees: Any, states: Any) -> None:
    """Begin a tree at the first of two states, in which a move is due."""
    tree = trees[0]
    tree.used, tree.playouts, tree.nodes, tree.stop, tree.stop_at = 1, 0, 0, 0, 0
    tree.children[ROOT], tree.visits[ROOT], tree.first[ROOT] = 0, 0, 1
    for seat in range(SEATS):
        tree.shares[ROOT, seat] = 0.0
    _find_twins(states[GAME], tree)
    expand(states[GAME], tree, ROOT)
    for i in range(tree.children[ROOT]):
        for seat in range(SEATS):
            tree.root_finals[i, seat] = 0.0


@compiled(types.void(TREES, INT))
def limit_time(trees: Any, left: int) -> None:
    """End the search after so many nanoseconds."""
    trees[0].stop_at = nanoseconds() + left


@compiled(INT(TREES))
def most_tried(trees: Any) -> int:
    """The place among the root's moves of the one that was tried most; of equals that with the greatest promise."""
    tree = trees[0]
    begin = tree.first[ROOT]
    best: Any = np.int64(0)
    for i in range(1, tree.children[ROOT]):
        one, other = begin + i, begin + best
        if tree.visits[one] > tree.visits[other] or (tree.visits[one] == tree.visits[other] and tree.prior[one] > tree.prior[other]):
            best = np.int64(i)
    return best


@compiled(INT(TREES, STATES, GENERATOR, INT, INT))
def think(trees: Any, states: Any, random: Any, playouts: int, nodes: int) -> int:
    """Sample until there were so many playouts, or so many nodes, in this tree, until the time is over or somebody stops it. A node is a move that
    is made. Returns the action that was tried most.
    """
    tree = trees[0]
    tree.limit = nodes
    while tree.playouts < playouts and tree.nodes < nodes and tree.stop == 0:
        play_out(states, tree, random, -1)
        if tree.stop_at and tree.playouts % CLOCK_EVERY == 0 and nanoseconds() > tree.stop_at:
            break
    return tree.action[tree.first[ROOT] + most_tried(trees)]


@compiled(types.void(TREES, STATES, GENERATOR, INT, INT))
def try_each(trees: Any, states: Any, random: Any, times: int, nodes: int) -> None:
    """Try each of the root's moves so often, so that something is known of all of them, as far as there are so many nodes."""
    tree = trees[0]
    tree.limit = nodes
    for _ in range(times):
        for child in range(tree.first[ROOT], tree.first[ROOT] + tree.children[ROOT]):
            if tree.nodes < nodes and tree.stop == 0:
                play_out(states, tree, random, child)


@compiled(INT(TREES, INT, types.Array(INT, 1, "C")))
def foresee(trees: Any, at: int, actions: Any) -> int:
    """Write what is expected after one of the root's moves, that move first: what was tried most, and not too seldom. Returns how many."""
    tree = trees[0]
    node: Any = np.int64(tree.first[ROOT] + at)
    actions[0], found = tree.action[node], 1
    while tree.children[node] and found < len(actions):
        best: Any = np.int64(-1)
        most = FORESEEN - 1
        for child in range(tree.first[node], tree.first[node] + tree.children[node]):
            if tree.visits[child] > most:
                best, most = np.int64(child), tree.visits[child]
        if best < 0:
            break
        node = best
        actions[found] = tree.action[node]
        found += 1
    return found
