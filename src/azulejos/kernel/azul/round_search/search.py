"""Principal variation search within the round: iterative deepening, a transposition table, late takes reduced.

A subtree that was searched to the round's end wherever it went is marked so: deeper it need not be searched again, and a round that is
solved ends the search.

Several threads may search the same position, each with a context of its own: they share the transposition table of one of them, `shared`. Two words
of an entry that come from two threads do not fit each other, and are taken for none.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import types

from azulejos.kernel.azul.round_search import evaluation, keys, moves
from azulejos.kernel.azul.round_search.context import CONTEXT_RECORD, CONTEXTS, MOST_PLIES, TABLE_SIZE
from azulejos.kernel.azul.round_search.words import COLOURS, FLOOR, HOLDERS, LINES, MARKER, SEATS, SOURCES, TAKES
from azulejos.kernel.azul.state import INT, OFFER, STATES
from azulejos.kernel.azul.state import SOURCES as KERNEL_SOURCES
from azulejos.kernel.clock import nanoseconds
from azulejos.kernel.compiler import compiled

INFINITE = 1 << 20
SOLVED = 100
"""As a depth: searched to the round's end."""
EXACT, LOWER, UPPER = range(3)
REDUCTION: Any = np.array([0] * 3 + [1] * 5 + [2] * 10 + [3] * 200, np.int64)
"""By how much less deep the i-th take is searched at first."""
WIDTH: Any = np.array([0, 10, 16], np.int64)
"""How many takes are tried where a search is to go one or two deep: of those that are tried late hardly one is ever the best. With the hand-set
evaluation all of them are, so that the bot by which others are measured stays as it was.
"""
HOPELESS = -11_000
"""With a value below this the game is lost: then every take is tried."""
_play, _list_takes, _pick, _prepare = moves.play, moves.list_takes, moves.pick, moves.prepare
_leaf, _look_ahead, _mix = evaluation.leaf, evaluation.look_ahead, keys.mix
NO_TAKE = moves.NO_TAKE
LOOK_NODES = 512
"""How many nodes are made between two looks at the clock: some 0.2 ms."""


@compiled(INT(CONTEXT_RECORD))
def is_over(context: Any) -> int:
    """Whether the search has to end: its nodes are made, its time is over, or somebody has stopped it."""
    if context.nodes >= context.look_at:
        if context.nodes >= context.limit or (context.stop_at and nanoseconds() >= context.stop_at):
            context.stop = 1
        context.look_at = min(context.limit, context.nodes + LOOK_NODES)
    stop: int = context.stop
    return stop


@compiled(types.void(CONTEXT_RECORD, INT, INT, INT, INT))
def remember_cut(context: Any, ply: int, seat: int, take: int, depth: int) -> None:
    """A take that refuted what came before it is tried early in the positions beside this one."""
    if context.killers[ply, 0] != take:
        context.killers[ply, 1] = context.killers[ply, 0]
        context.killers[ply, 0] = take
    context.history[seat, take] += depth * depth
    if context.history[seat, take] > 1 << 14:
        for i in range(TAKES):
            context.history[seat, i] >>= 1


@compiled(INT(CONTEXT_RECORD, CONTEXT_RECORD, INT, INT, INT, INT, INT, INT, INT, INT))
def search(shared: Any, context: Any, table: int, mine: int, others: int, seat: int, depth: int, ply: int, alpha: int, beta: int) -> int:
    """The value of a position to the player to move, searched so deep; 0 and of no meaning once `stop` is set."""
    key = _mix(table, mine, others, context.salt + seat)
    slot = key & (TABLE_SIZE - 1)
    hint = NO_TAKE
    entry = shared.entries[slot, 1]
    if shared.entries[slot, 0] ^ entry == key:
        value, hint, bound, reach = (entry >> 18) - INFINITE, entry >> 9 & 511, entry >> 7 & 3, entry & 127
        if reach >= depth and (bound == EXACT or (bound == LOWER and value >= beta) or (bound == UPPER and value <= alpha)):
            context.horizon += reach < SOLVED
            return value
    found = _list_takes(context, table, mine, seat, ply, hint)
    best, best_take, low = -INFINITE, NO_TAKE, alpha
    horizon = context.horizon
    for i in range(found):
        if is_over(context):
            return 0
        if depth < len(WIDTH) and i >= WIDTH[depth] and best > HOPELESS and not context.hand_set:
            context.horizon += 1
            break
        take = _pick(context, ply, i, found)
        after, board = _play(context, table, mine, take)
        context.nodes += 1
        is_end = after & HOLDERS == 0
        lower = max(0, depth - 1 - (REDUCTION[i] if depth > 2 else 0))
        if is_end:
            value = -_leaf(context, after, others, board, 1 - seat)
        elif lower == 0:
            context.horizon += 1
            value = -_leaf(context, after, others, board, 1 - seat)
        else:
            value = -search(shared, context, after, others, board, 1 - seat, lower, ply + 1, -beta if i == 0 else -alpha - 1, -alpha)
        if not is_end and i and value > alpha and (lower < depth - 1 or (value < beta and lower)):
            # What was searched less deep, or with a closed window, turned out better than expected.
            value = -search(shared, context, after, others, board, 1 - seat, depth - 1, ply + 1, -beta, -alpha)
        if context.stop:
            return 0
        if value > best:
            best, best_take = value, take
            alpha = max(alpha, value)
            if alpha >= beta:
                remember_cut(context, ply, seat, take, depth)
                break
    reach = SOLVED if context.horizon == horizon else depth
    bound = LOWER if best >= beta else EXACT if best > low else UPPER
    entry = reach | bound << 7 | best_take << 9 | (best + INFINITE) << 18
    shared.entries[slot, 0] = key ^ entry
    shared.entries[slot, 1] = entry
    return best


@compiled(INT(CONTEXT_RECORD, CONTEXT_RECORD, INT, INT))
def search_root(shared: Any, context: Any, depth: int, is_full: int) -> int:
    """Search all takes of the root so deep, with open windows if `is_full`; the best comes first then. Returns whether all was solved.

    When `stop` is set on the way, takes that were searched already keep their new values; the first is then the best of them, unless not even
    the one that was best before had been finished.
    """
    seat = context.seat
    mine, others = context.boards[seat], context.boards[1 - seat]
    best = -INFINITE
    is_solved = 1
    for i in range(context.roots):
        if is_over(context):
            return 0
        take = context.root_takes[i]
        after, board = _play(context, context.table, mine, take)
        context.nodes += 1
        horizon = context.horizon
        bound = EXACT
        if after & HOLDERS == 0:
            value = -_leaf(context, after, others, board, 1 - seat)
        elif depth <= 1:
            context.horizon += 1
            value = -_leaf(context, after, others, board, 1 - seat)
        elif i == 0 or is_full:
            value = -search(shared, context, after, others, board, 1 - seat, depth - 1, 1, -INFINITE, INFINITE)
        else:
            reduced = max(1, depth - 1 - (REDUCTION[i] if depth > 3 else 0))
            value = -search(shared, context, after, others, board, 1 - seat, reduced, 1, -best - 1, -best)
            if value > best and not context.stop:
                value = -search(shared, context, after, others, board, 1 - seat, depth - 1, 1, -INFINITE, -best)
            bound = EXACT if value > best else UPPER
        if context.stop:
            return 0
        if context.horizon != horizon:
            is_solved = 0
        context.root_values[i], context.root_bounds[i] = value, bound
        if value > best:
            best = value
            # The best moves to the front; the others keep their order.
            for j in range(i, 0, -1):
                context.root_takes[j] = context.root_takes[j - 1]
                context.root_values[j] = context.root_values[j - 1]
                context.root_bounds[j] = context.root_bounds[j - 1]
            context.root_takes[0], context.root_values[0], context.root_bounds[0] = take, value, EXACT
    context.depth, context.value = depth, best
    return is_solved


@compiled(types.void(CONTEXTS, STATES, INT))
def begin(contexts: Any, states: Any, game: int) -> None:
    """Set the root to a game in its offer, two players on the coloured wall with at most five displays."""
    context, state = contexts[0], states[game]
    for source in range(SOURCES):
        context.tiles[source] = state.tiles[source]
    table = (state.tiles[0] & HOLDERS) << 30
    for colour in range(COLOURS):
        table |= (state.sources >> KERNEL_SOURCES * colour & 63) << 6 * colour
    seat = state.turn
    marker = 0
    if state.marker:
        holder = state.marker - 1 if state.marker < 9 else state.marker - 9
        marker = 1 if holder == seat else 2
    context.table = table | marker << MARKER
    context.seat = seat
    salt = np.int64(1)
    for each in range(SEATS):
        context.boards[each] = state.lines[each] & LINES | (state.floor[each] >> 21) << FLOOR
        context.wall[each] = state.wall[each] & (1 << 25) - 1
        context.score[each] = state.score[each]
        salt = (salt ^ context.wall[each]) * -7046029254386353131 + context.score[each]
        salt ^= salt >> 31
    for source in range(1, SOURCES):
        salt = (salt ^ context.tiles[source]) * -4417276706812531889
        salt ^= salt >> 29
    context.bag, context.round = state.bag, state.round
    salt += context.generation << 32
    salt = (salt ^ state.bag) * 1609587929392839161 + state.round
    context.salt = (salt ^ salt >> 33) << 2
    _prepare(context)
    context.nodes = context.stop = context.horizon = context.depth = context.value = context.look_at = context.stop_at = 0
    for ply in range(MOST_PLIES):
        context.killers[ply, 0] = context.killers[ply, 1] = NO_TAKE
    context.history[:] = 0
    context.roots = 0
    if state.phase == OFFER:
        context.roots = _list_takes(context, context.table, context.boards[seat], seat, 0, NO_TAKE)
        for i in range(context.roots):
            context.root_takes[i] = _pick(context, 0, i, context.roots)
            context.root_values[i] = -INFINITE
            context.root_bounds[i] = UPPER


@compiled(types.void(CONTEXTS, INT))
def limit_time(contexts: Any, left: int) -> None:
    """What is searched next ends after so many nanoseconds, from now on. Where compiled code has no clock, somebody else has to stop it."""
    contexts[0].stop_at = nanoseconds() + max(1, left)


@compiled(INT(CONTEXTS, CONTEXTS, INT, INT, INT, INT))
def think_together(shareds: Any, contexts: Any, first: int, limit: int, deepest: int, is_full: int) -> int:
    """Deepen from a first depth on until so many nodes are made, so deep, or `stop` is set from outside; returns the best take.

    `begin` has set the root of both contexts, which are the same for the one whose table is shared. `limit_time` may have set when it has to end.
    """
    shared, context = shareds[0], contexts[0]
    context.limit = limit
    for depth in range(first, min(deepest, MOST_PLIES - 2) + 1):
        is_solved = search_root(shared, context, depth, is_full)
        if context.stop or is_solved:
            break
    return context.root_takes[0]


@compiled(INT(CONTEXTS, INT, INT, INT))
def think(contexts: Any, limit: int, deepest: int, is_full: int) -> int:
    """The same in one thread, from the first depth on."""
    return think_together(contexts, contexts, 1, limit, deepest, is_full)


@compiled(INT(CONTEXTS, INT, types.Array(INT, 1, "C")))
def foresee(contexts: Any, take: int, takes: Any) -> int:
    """Write the takes that both are expected to play after one of the root, which comes first, until the table knows no more; returns how many.

    What is expected in the end is left in `outlook`: the chance to win of the player to move at the root, their final score, and the other's.
    """
    context = contexts[0]
    table, seat = context.table, context.seat
    mine, others = context.boards[seat], context.boards[1 - seat]
    found = 0
    while found < len(takes):
        takes[found] = take
        found += 1
        table, board = _play(context, table, mine, take)
        mine, others = others, board
        seat = 1 - seat
        if table & HOLDERS == 0:
            break
        key = _mix(table, mine, others, context.salt + seat)
        slot = key & (TABLE_SIZE - 1)
        entry = context.entries[slot, 1]
        if context.entries[slot, 0] ^ entry != key:
            break
        take = entry >> 9 & 511
        if take == NO_TAKE:
            break
    _look_ahead(context, table, mine, others, seat)
    if seat != context.seat:
        context.outlook[0] = 1 - context.outlook[0]
        context.outlook[1], context.outlook[2] = context.outlook[2], context.outlook[1]
    return found
