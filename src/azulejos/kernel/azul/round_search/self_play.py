"""Games of the search against itself, and the positions of them that the net learns from."""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import from_dtype, types

from azulejos.kernel.azul import conversion, offer, supply, tiling
from azulejos.kernel.azul import play as whole_moves
from azulejos.kernel.azul.round_search import search
from azulejos.kernel.azul.round_search.context import CONTEXT_RECORD, CONTEXTS
from azulejos.kernel.azul.round_search.words import LINES, MARKER
from azulejos.kernel.azul.state import DEAL, INT, OFFER, STATES
from azulejos.kernel.compiler import compiled
from azulejos.kernel.random import GENERATOR, below
from azulejos.rules.azul import AzulGame

SAMPLE = np.dtype(
    [
        ("table", np.int64),
        ("boards", np.int64, (2,)),
        ("walls", np.int64, (2,)),
        ("scores", np.int64, (2,)),
        ("bag", np.int64),
        ("round", np.int64),
        ("tiles", np.int64, (6,)),
        ("value", np.int64),
        ("share", np.int64),
        ("finals", np.int64, (2,)),
    ],
    align=True,
)
"""A position as the player to move sees it, first what is theirs; what a search said of it, and what came of it: `share` is 0 for a game
lost, 1 for a tie, 2 for one that was won, and `ASIDE` for a position beside the game, of which only the search's word is known."""
ASIDE = -1
SAMPLES = types.Array(from_dtype(SAMPLE), 1, "C")
MOST_SAMPLES = 300
"""No game gives more."""
GAME, BRANCH, DEALT = 1, 2, 3
"""Records of states: the game, what is tried beside it, and deals that are tried. The record before them is the beginning of every game."""
DEALS = 3
"""Deals that are tried to say what a position between two rounds is worth; for one beside the game a deal less."""
LAZY_NODES = 40
"""Of a take beside the game, where a round is played on to its end."""
CARELESS = 333
"""Of a thousand such takes those that are random, at most; how many they are is another number each time."""
LONGEST = 60
"""Rounds after which a game that does not end is given up."""
_begin, _think, _deal, _take, _tile, _random_take = search.begin, search.think, supply.deal, offer.take, tiling.tile, offer.random_take
_bonus, _next_starter, _winners = tiling.bonus, tiling.next_starter, whole_moves.winners


def new_game(first: int = 1) -> Any:
    """A game before its first deal, and the other records that `play_games` needs."""
    return conversion.pack([AzulGame("azul", 2, "coloured", 5, False).start(first)] * 4)


@compiled(types.void(CONTEXT_RECORD, SAMPLES, INT))
def note(context: Any, samples: Any, at: int) -> None:
    """Keep the root, and what was found of it, as a sample."""
    sample, seat = samples[at], context.seat
    sample.table, sample.bag, sample.round = context.table, context.bag, context.round
    for source in range(6):
        sample.tiles[source] = context.tiles[source]
    for role in range(2):
        each = seat if role == 0 else 1 - seat
        sample.boards[role], sample.walls[role], sample.scores[role] = context.boards[each], context.wall[each], context.score[each]
    sample.value, sample.share = context.value, ASIDE


@compiled(INT(CONTEXTS, STATES, INT, GENERATOR, INT, INT))
def value_between_rounds(contexts: Any, states: Any, game: int, random: Any, deals: int, nodes: int) -> int:
    """What a position between two rounds is worth to whoever begins the next: the mean of the chances after several deals."""
    chance = 0.0
    for _ in range(deals):
        states[DEALT] = states[game]
        _deal(states[DEALT], random)
        _begin(contexts, states, DEALT)
        _think(contexts, nodes, 60, 0)
        chance += 1 / (1 + np.exp(-contexts[0].value / 1000))
    chance = min(0.9999, max(0.0001, chance / deals))
    return int(1000 * np.log(chance / (1 - chance)))


@compiled(types.void(STATES, INT, SAMPLES, INT, INT))
def note_between_rounds(states: Any, game: int, samples: Any, at: int, value: int) -> None:
    """Keep a position between two rounds as two samples, one for each seat: the first for the one that begins the next round.

    The walls are tiled already and the floor lines paid, so that nothing is left on the boards but lines that are not complete.
    """
    state = states[game]
    starter = _next_starter(states[game])
    for i in range(2):
        sample = samples[at + i]
        sample.table = (1 if i == 0 else 2) << MARKER if state.marker else 0
        sample.bag, sample.round = state.bag, state.round
        sample.tiles[:] = 0
        sample.value, sample.share = (value if i == 0 else -value), ASIDE
        for role in range(2):
            each = starter if role == i else 1 - starter
            sample.boards[role] = state.lines[each] & LINES
            sample.walls[role] = state.wall[each] & (1 << 25) - 1
            sample.scores[role] = state.score[each]


@compiled(INT(CONTEXTS, STATES, GENERATOR, INT, SAMPLES, INT))
def look_aside(contexts: Any, states: Any, random: Any, nodes: int, samples: Any, found: int) -> int:
    """Keep a position that one careless take leads to: a search sees many such, and no good game does. Returns how many samples there are."""
    states[BRANCH] = states[GAME]
    _take(states[BRANCH], _random_take(states[BRANCH], random))
    if states[BRANCH].phase != OFFER:
        return found
    _begin(contexts, states, BRANCH)
    _think(contexts, nodes, 60, 0)
    note(contexts[0], samples, found)
    return found + 1


@compiled(INT(CONTEXTS, STATES, GENERATOR, INT, SAMPLES, INT))
def end_round_aside(contexts: Any, states: Any, random: Any, nodes: int, samples: Any, found: int) -> int:
    """Play the round to its end carelessly, beside the game, and keep what it leaves behind. Returns how many samples there are."""
    states[BRANCH] = states[GAME]
    careless = below(random, CARELESS)
    while states[BRANCH].phase == OFFER:
        if below(random, 1000) < careless:
            take = _random_take(states[BRANCH], random)
        else:
            _begin(contexts, states, BRANCH)
            take = _think(contexts, LAZY_NODES, 60, 0)
        _take(states[BRANCH], take)
    _tile(states[BRANCH])
    if states[BRANCH].phase != DEAL:
        return found
    note_between_rounds(states, BRANCH, samples, found, value_between_rounds(contexts, states, BRANCH, random, DEALS - 1, nodes))
    return found + 2


@compiled(INT(CONTEXTS, STATES, GENERATOR, INT, INT, INT, INT, SAMPLES, types.Array(INT, 1, "C")))
def play_game(contexts: Any, states: Any, random: Any, nodes: int, wild: int, aside: int, ends: int, samples: Any, seats: Any) -> int:
    """Play one game from its first deal; of a thousand takes `wild` are random ones, beside `aside` of them another one is tried, and beside `ends`
    the round is played to its end.

    Returns how many samples were kept. `seats` has room for `MOST_SAMPLES`, to note in whose eyes each was seen.
    """
    states[GAME] = states[0]
    state = states[GAME]
    found: Any = np.int64(0)
    seats[:] = ASIDE
    while state.phase == DEAL and state.round < LONGEST:
        _deal(state, random)
        while state.phase == OFFER:
            _begin(contexts, states, GAME)
            take = _think(contexts, nodes, 60, 0)
            if found < MOST_SAMPLES - 8:
                note(contexts[0], samples, found)
                seats[found] = state.turn
                found += 1
                if below(random, 1000) < aside:
                    found = look_aside(contexts, states, random, nodes, samples, found)
                if below(random, 1000) < ends:
                    found = end_round_aside(contexts, states, random, nodes, samples, found)
            if below(random, 1000) < wild or (state.round == 1 and below(random, 1000) < 2 * wild):
                take = _random_take(state, random)
            _take(state, take)
        _tile(state)
        if state.phase == DEAL and found < MOST_SAMPLES - 8:
            value = value_between_rounds(contexts, states, GAME, random, DEALS, nodes) if aside else 0
            note_between_rounds(states, GAME, samples, found, value)
            seats[found] = _next_starter(states[GAME])
            seats[found + 1] = 1 - seats[found]
            found += 2
    winners = _winners(states, GAME)
    for i in range(found):
        seat = seats[i]
        if seat == ASIDE:
            continue
        for role in range(2):
            each = seat if role == 0 else 1 - seat
            samples[i].finals[role] = state.score[each] + _bonus(state, each)
        samples[i].share = 1 if winners == 3 else 2 * (winners >> seat & 1)
    return found


@compiled(INT(CONTEXTS, STATES, GENERATOR, INT, INT, INT, INT, INT, SAMPLES))
def play_games(contexts: Any, states: Any, random: Any, games: int, nodes: int, wild: int, aside: int, ends: int, samples: Any) -> int:
    """Play so many games one after another; returns how many samples there are, at most `MOST_SAMPLES` a game."""
    seats = np.empty(MOST_SAMPLES, np.int64)
    found = 0
    for _ in range(games):
        found += play_game(contexts, states, random, nodes, wild, aside, ends, samples[found:], seats)
    return found
