"""A tree of decisions within the round, grown where it promises most and played to the round's end by the policy.

What chance decides on the way (a chip, a back, the fronts of drawn plates) is drawn each time by its true probability, and each outcome that was
met has a subtree of its own. Tiles of the next round are never guessed: a round that is over is tiled, and judged by its boards.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Any

from numba import types

from azulejos.kernel.clock import nanoseconds
from azulejos.kernel.compiler import compiled, inner
from azulejos.kernel.duel import play, scoring, stages, supply
from azulejos.kernel.duel.components import COMPONENTS_RECORD, TABLES
from azulejos.kernel.duel.state import INT, RECORD, SEATS, SPECIAL_BACK, STATES, WILD_BACK, State
from azulejos.kernel.duel.tree_search.appraisal import appraise
from azulejos.kernel.duel.tree_search.context import CONTEXT_RECORD, CONTEXTS, LONGEST_PATH, MOST_EDGES, MOST_NODES
from azulejos.kernel.duel.tree_search.features import prospects
from azulejos.kernel.duel.tree_search.policy import list_values
from azulejos.kernel.duel.tree_search.tiling_plans import tile_round
from azulejos.kernel.random import GENERATOR, below

FLOAT = types.float64
LIST = types.Array(INT, 1, "C")
EXPLORATION = 0.5
"""How much a decision that promises more than its value says is tried, against one of the best value."""
UNTRIED = 0.03
"""By how much less a decision is expected to be worth than its position, before it is tried."""
WARMTH = 1.2
"""Points by which a decision has to be better to be thought some three times as likely."""
ANY = 0.06
"""How much of the likelihood all decisions share alike where the policy was learned: that is so sure that a long search would not try the others."""
WIDTH, WIDENING = 6, 2.0
"""How many decisions of a position are tried at first, and how many more for each root of its visits."""
NOISE = 0.8
"""Points by which the policy is led astray, at most, when it plays a round to its end."""
MARGIN_SHARE, MARGIN_SCALE = 0.1, 10.0
"""How much the margin of a finished game counts beside who won it."""
FORESEEN = 8
"""A decision that was tried less often is not one that is expected."""
_push, _deal, _final_score, _winner = play.push, supply.deal, scoring.final_score, scoring.winner


@inner(INT(RECORD))
def is_round_over(state: State) -> int:
    """Whether no turn of this round is left: tiling comes next, or even that is done."""
    if state.phase == stages.TILING or state.phase == stages.ENDED:
        return 1
    if state.phase == stages.OFFER or state.sources | state.covered | state.shown:
        return 0
    stage = state.after if state.stage == stages.TOP else state.stage
    return stage == stages.TURN_UP or stage == stages.TRAYS


@inner(types.void(RECORD, COMPONENTS_RECORD, GENERATOR))
def resolve(state: State, components: Any, random: Any) -> None:
    """Decide what chance has to decide before the round goes on."""
    while state.phase == stages.DEAL and not is_round_over(state):
        _deal(state, components, random)


@inner(INT(RECORD))
def outcome_of(state: State) -> int:
    """What chance has decided, as a number: what lies open, and what the seat to move has drawn."""
    top = state.pile[0] & 31
    back = top if top >= SPECIAL_BACK else WILD_BACK + 1
    found = (state.shown << 18 | state.display << 3 | back - SPECIAL_BACK) * -7046029254386353131
    found = (found ^ found >> 29 ^ state.drawn[0]) * -4417276706812531889
    found = (found ^ found >> 31 ^ state.drawn[1]) * 1609587929392839161
    return found ^ found >> 32 ^ (state.stage << 1 | state.turn)


@inner(types.void(CONTEXT_RECORD, RECORD, COMPONENTS_RECORD))
def evaluate(context: Any, state: State, components: Any) -> None:
    """Tile a round that is over; then `expected` has both final scores, as far as one can tell, and `chance` the chance of seat 0 to win."""
    tile_round(context, state, components)
    if state.phase == stages.ENDED:
        for seat in range(SEATS):
            context.expected[seat] = _final_score(state, components, seat)
        won = 1.0 - _winner(state, components)
        close = 1 / (1 + exp((context.expected[1] - context.expected[0]) / MARGIN_SCALE))
        context.chance = (1 - MARGIN_SHARE) * won + MARGIN_SHARE * close
        return
    for seat in range(SEATS):
        context.expected[seat] = max(0.0, state.score[seat] + prospects(context, state, components, seat))
    context.chance = 1 / (1 + exp((context.expected[1] - context.expected[0]) / context.spread[state.round - 1]))


@inner(types.void(CONTEXT_RECORD, RECORD, COMPONENTS_RECORD, INT))
def act(context: Any, state: State, components: Any, action: int) -> None:
    """Do an action of the round; the tables of a dome that changed are worked out anew."""
    seat, laid = state.turn, state.laid[state.turn]
    _push(state, components, action)
    context.nodes += 1
    if state.laid[seat] != laid:
        appraise(context, state, components, seat)


@inner(types.void(CONTEXT_RECORD, RECORD, COMPONENTS_RECORD, INT))
def expand(context: Any, state: State, components: Any, node: int) -> None:
    """Write what can be decided in a position, the most promising first, and how likely each is thought to be the best."""
    count = list_values(context, state, components, 1)
    first = context.edges
    if first + count > MOST_EDGES:
        return
    values, listed = context.values, context.listed
    for i in range(1, count):
        value, action = values[i], listed[i]
        at = i
        while at and values[at - 1] < value:
            values[at], listed[at] = values[at - 1], listed[at - 1]
            at -= 1
        values[at], listed[at] = value, action
    total = 0.0
    shared = ANY if context.has_learned else 0.0
    for i in range(count):
        total += exp((values[i] - values[0]) / WARMTH)
    for i in range(count):
        edge = first + i
        context.action[edge] = listed[i]
        context.prior[edge] = (1 - shared) * exp((values[i] - values[0]) / WARMTH) / total + shared / count
        context.tried[edge] = 0
        context.sum[edge] = 0.0
        context.child[edge] = -1
    context.first_edge[node], context.edge_count[node] = first, count
    context.edges = first + count


@inner(INT(CONTEXT_RECORD, INT, INT))
def choose(context: Any, node: int, seat: int) -> int:
    """The decision of a position to try next: of a good value, or promising and seldom tried."""
    first, visits = context.first_edge[node], context.visits[node]
    count = context.edge_count[node]
    if node == 0 and context.is_full and context.runs & 1:
        least = first
        for edge in range(first, first + count):
            if context.tried[edge] < context.tried[least]:
                least = edge
        return least
    count = min(count, WIDTH + int(WIDENING * sqrt(float(visits))))
    total = 0.0
    for edge in range(first, first + count):
        total += context.sum[edge]
    mean = total / visits if visits else 0.5
    if seat:
        mean = 1 - mean
    urge = EXPLORATION * sqrt(visits + 1.0)
    best, best_edge = -1.0, first
    for edge in range(first, first + count):
        tried = context.tried[edge]
        value = mean - UNTRIED
        if tried:
            value = context.sum[edge] / tried
            if seat:
                value = 1 - value
        value += urge * context.prior[edge] / (1 + tried)
        if value > best:
            best, best_edge = value, edge
    return best_edge


@inner(INT(CONTEXT_RECORD, INT, INT))
def child_of(context: Any, edge: int, outcome: int) -> int:
    """The position that a decision and what chance made of it lead to; -1 if it was not met before, and then it is from now on."""
    node = context.child[edge]
    while node >= 0:
        if context.outcome[node] == outcome:
            return node
        node = context.sibling[node]
    new = context.positions
    if new < MOST_NODES:
        context.positions = new + 1
        context.edge_count[new] = context.visits[new] = 0
        context.outcome[new] = outcome
        context.sibling[new] = context.child[edge]
        context.child[edge] = new
    return -1


@inner(INT(CONTEXT_RECORD, RECORD, COMPONENTS_RECORD, GENERATOR))
def play_out(context: Any, state: State, components: Any, random: Any) -> int:
    """Play to the round's end by the policy; returns whether there were nodes enough."""
    while not is_round_over(state):
        if context.nodes >= context.limit:
            return 0
        count = list_values(context, state, components, 0)
        best, action = -1e9, context.listed[0]
        for i in range(count):
            value = context.values[i]
            if value + NOISE > best:
                value += NOISE * below(random, 1024) / 1024
                if value > best:
                    best, action = value, context.listed[i]
        act(context, state, components, action)
        resolve(state, components, random)
    return 1


@inner(INT(CONTEXT_RECORD, RECORD, COMPONENTS_RECORD, GENERATOR))
def run(context: Any, state: State, components: Any, random: Any) -> int:
    """Go down the tree from a copy of the root, to the round's end, and back with what came of it; returns whether there were nodes enough."""
    context.cell[:] = context.root_cell
    context.hue[:] = context.root_hue
    context.best[:] = context.root_best
    context.plate[:] = context.root_plate
    node, length = 0, 0
    while length < min(LONGEST_PATH, context.deepest):
        if context.edge_count[node] == 0:
            expand(context, state, components, node)
            if context.edge_count[node] == 0:
                break
        if context.nodes >= context.limit:
            return 0
        edge = choose(context, node, state.turn)
        context.path[length], context.path_nodes[length] = edge, node
        length += 1
        act(context, state, components, context.action[edge])
        resolve(state, components, random)
        if is_round_over(state):
            break
        node = child_of(context, edge, outcome_of(state))
        if node < 0:
            break
    if not play_out(context, state, components, random):
        return 0
    evaluate(context, state, components)
    for i in range(length):
        context.tried[context.path[i]] += 1
        context.sum[context.path[i]] += context.chance
        context.visits[context.path_nodes[i]] += 1
    root = context.path[0] - context.first_edge[0]
    context.root_chance[root] += context.chance
    for seat in range(SEATS):
        context.root_scores[root, seat] += context.expected[seat]
    context.depth = max(context.depth, length)
    return 1


@compiled(types.void(CONTEXTS, STATES, TABLES))
def begin(contexts: Any, states: Any, tables: Any) -> None:
    """Begin a tree. The first state is worked on; the others are the root, as it may be: they differ in what its player cannot know."""
    context, state = contexts[0], states[1]
    components = tables[state.game]
    context.nodes = context.runs = context.depth = context.stop = context.stop_at = context.edges = 0
    context.positions = 1
    context.edge_count[0] = context.visits[0] = 0
    context.root_chance[:] = 0.0
    context.root_scores[:] = 0.0
    for seat in range(SEATS):
        appraise(context, state, components, seat)
    context.root_cell[:] = context.cell
    context.root_hue[:] = context.hue
    context.root_best[:] = context.best
    context.root_plate[:] = context.plate
    expand(context, state, components, 0)


@compiled(types.void(CONTEXTS, INT))
def limit_time(contexts: Any, left: int) -> None:
    """What is searched next ends after so many nanoseconds, from now on. Where compiled code has no clock, somebody else has to stop it."""
    contexts[0].stop_at = nanoseconds() + max(1, left)


@compiled(INT(CONTEXTS, STATES, TABLES, GENERATOR, INT, INT))
def think(contexts: Any, states: Any, tables: Any, random: Any, limit: int, deepest: int) -> int:
    """Grow the tree until so many nodes are made, the time is over, or `stop` is set from outside; returns the action that was tried most.

    A node is a decision made, in the tree or by the policy. What the last of them leave unfinished does not count.
    """
    context = contexts[0]
    components = tables[states[1].game]
    context.limit, context.deepest = limit, deepest
    while not context.stop:
        states[0] = states[1 + context.runs % (len(states) - 1)]
        if not run(context, states[0], components, random):
            break
        context.runs += 1
        if context.nodes >= limit or (context.stop_at and nanoseconds() >= context.stop_at):
            break
    best = context.first_edge[0]
    for edge in range(best, best + context.edge_count[0]):
        if context.tried[edge] > context.tried[best]:
            best = edge
    return context.action[best]


@compiled(INT(CONTEXTS, INT, LIST))
def foresee(contexts: Any, edge: int, found: Any) -> int:
    """Write the actions that are expected from a decision at the root on, each that which was tried most, and not too seldom; returns how many."""
    context = contexts[0]
    count = 0
    while count < len(found):
        found[count] = context.action[edge]
        count += 1
        node = context.child[edge]
        best = node
        while node >= 0:
            if context.visits[node] > context.visits[best]:
                best = node
            node = context.sibling[node]
        if best < 0 or context.visits[best] == 0:
            break
        edge = context.first_edge[best]
        for other in range(edge, edge + context.edge_count[best]):
            if context.tried[other] > context.tried[edge]:
                edge = other
        if context.tried[edge] < FORESEEN:
            break
    return count


@compiled(types.void(CONTEXTS, STATES, INT, TABLES))
def outlook(contexts: Any, states: Any, i: int, tables: Any) -> None:
    """Tile what is left of a round that is over, each seat in its best way; `expected` and `chance` say what comes of it."""
    state = states[i]
    evaluate(contexts[0], state, tables[state.game])
