"""Thousands of games of Azul Duel at once: a step, its masks, observations and rewards in one call."""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import types

from azulejos.kernel import rewards as rewarding
from azulejos.kernel.batches import ALL_REWARDS, FLAGS, LIST, MASKS, NEXT_STEP, OBSERVATIONS, REWARDS, SAME_STEP
from azulejos.kernel.compiler import compiled, inner
from azulejos.kernel.duel import choices, conversion, observation, play, scoring, stages, supply
from azulejos.kernel.duel.components import COMPONENTS_RECORD, TABLES
from azulejos.kernel.duel.fields import LAYOUT
from azulejos.kernel.duel.state import INT, RECORD, SEATS, STATES, State
from azulejos.kernel.layout import Layout
from azulejos.kernel.random import GENERATOR
from azulejos.kernel.stores import NUMBERS
from azulejos.rules.duel import DuelGame, DuelPosition
from azulejos.rules.duel.scoring_tiles import NAMES

_push, _deal, _write, _give = play.push, supply.deal, observation.write, rewarding.give
_list_choices, _random_action, _is_choice = choices.list_choices, choices.random_action, choices.is_choice
_final_score, _winner = scoring.final_score, scoring.winner


def layout(game: DuelGame) -> Layout:
    """What players see of a game."""
    return LAYOUT


def context(game: DuelGame) -> tuple[Any, ...]:
    """What else the functions below need to know of a game: the tables of its components, and which scoring tiles are played."""
    return conversion.tables_of([game]), np.array([name in game.tiles for name in NAMES], np.uint8)


def pack(position: DuelPosition) -> Any:
    """A position as an array of one state."""
    return conversion.pack([position])


def unpack(state: Any, game: DuelGame) -> DuelPosition:
    """The position that a state stands for."""
    return conversion.unpack(state, game)


@inner(types.void(RECORD, COMPONENTS_RECORD, GENERATOR))
def deal_all(state: State, components: Any, random: Any) -> None:
    """Decide all that chance has to decide before somebody can act."""
    while state.phase == stages.DEAL:
        _deal(state, components, random)


@compiled(types.void(STATES, INT, INT, OBSERVATIONS, TABLES, NUMBERS))
def observe(states: Any, i: int, observer: int, out: Any, tables: Any, used: Any) -> None:
    """Write what a seat sees of a game."""
    _write(states[i], tables[0], used, observer, out[0])


@inner(types.void(RECORD, COMPONENTS_RECORD, INT, REWARDS))
def write_rewards(state: State, components: Any, kind: int, rewards: Any) -> None:
    """Write what a finished game is worth to each seat. Nobody shares a victory (D43)."""
    scores, standings = np.empty(SEATS, np.int64), np.empty(SEATS, np.int64)
    for seat in range(SEATS):
        scores[seat] = _final_score(state, components, seat)
        standings[seat] = 2 * scores[seat]
    standings[_winner(state, components)] += 1
    _give(kind, SEATS, scores, standings, rewards)


@compiled(types.void(STATES, INT, INT, ALL_REWARDS, TABLES, NUMBERS))
def reward_of(states: Any, i: int, kind: int, rewards: Any, tables: Any, used: Any) -> None:
    """Write what a finished game is worth to each seat."""
    write_rewards(states[i], tables[0], kind, rewards[i])


@compiled(INT(STATES, LIST, TABLES, NUMBERS))
def first_illegal(states: Any, actions: Any, tables: Any, used: Any) -> int:
    """The index of the first game whose action is not legal, or -1; in a game that is over any action will do."""
    for i in range(len(states)):
        if states[i].phase != stages.ENDED and not _is_choice(states[i], actions[i]):
            return i
    return -1


@compiled(types.void(STATES, GENERATOR, LIST, TABLES, NUMBERS))
def random_actions(states: Any, generators: Any, actions: Any, tables: Any, used: Any) -> None:
    """Choose one of the legal actions for every game, each with the same probability; 0 where the game is over."""
    for i in range(len(states)):
        state = states[i]
        actions[i] = 0 if state.phase == stages.ENDED else _random_action(state, generators[i : i + 1])


@inner(types.void(RECORD, COMPONENTS_RECORD, NUMBERS, NUMBERS, FLAGS))
def show(state: State, components: Any, used: Any, observation: Any, mask: Any) -> None:
    """Write what the player to move sees, and may do."""
    _write(state, components, used, state.turn, observation)
    mask[:] = False
    found = np.empty(play.MOST_MOVES, np.int64)
    for j in range(_list_choices(state, found)):
        mask[found[j]] = True


@compiled(types.void(STATES, STATES, INT, GENERATOR, OBSERVATIONS, MASKS, LIST, TABLES, NUMBERS))
def begin(states: Any, start: Any, i: int, generators: Any, observations: Any, masks: Any, seats: Any, tables: Any, used: Any) -> None:
    """Go on from the first of some other states in a game, up to the next decision."""
    states[i] = start[0]
    deal_all(states[i], tables[0], generators[i : i + 1])
    seats[i] = states[i].turn
    show(states[i], tables[0], used, observations[i], masks[i])


@compiled(
    types.void(STATES, STATES, GENERATOR, LIST, INT, INT, OBSERVATIONS, MASKS, LIST, ALL_REWARDS, REWARDS, FLAGS, OBSERVATIONS, TABLES, NUMBERS)
)
def step(
    states: Any,
    start: Any,
    generators: Any,
    actions: Any,
    autoreset: int,
    reward: int,
    observations: Any,
    masks: Any,
    seats: Any,
    rewards: Any,
    own_rewards: Any,
    terminations: Any,
    final: Any,
    tables: Any,
    used: Any,
) -> None:
    """Do a legal action in every game, and write what comes of it, as in the kernel of Azul."""
    components = tables[0]
    for i in range(len(states)):
        state = states[i]
        rewards[i, 0] = rewards[i, 1] = own_rewards[i] = 0
        terminations[i] = False
        if state.phase == stages.ENDED:
            if autoreset != NEXT_STEP:
                terminations[i] = True
                continue
            states[i] = start[0]
        else:
            moved = state.turn
            _push(state, components, actions[i])
            if state.phase == stages.ENDED:
                state.turn = moved
                terminations[i] = True
                write_rewards(state, components, reward, rewards[i])
                own_rewards[i] = rewards[i, moved]
                if autoreset == SAME_STEP:
                    _write(state, components, used, moved, final[i])
                    states[i] = start[0]
        deal_all(state, components, generators[i : i + 1])
        seats[i] = state.turn
        show(state, components, used, observations[i], masks[i])
