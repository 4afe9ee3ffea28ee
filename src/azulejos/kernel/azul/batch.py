"""Thousands of games at once: a step, its masks, observations and rewards in one call."""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import types

from azulejos.kernel import rewards as rewarding
from azulejos.kernel.azul import conversion, observation, play, supply, tiling
from azulejos.kernel.azul.state import COLOURS, DEAL, INT, OFFER, OPEN, OVER, RECORD, SEATS, SOURCES, STATES, TAKES, TILING, State
from azulejos.kernel.batches import ALL_REWARDS, FLAGS, LIST, MASKS, NEXT_STEP, OBSERVATION, OBSERVATIONS, REWARDS, SAME_STEP
from azulejos.kernel.bits import MEMBER, SIZE_OF
from azulejos.kernel.compiler import compiled, inner
from azulejos.kernel.layout import Layout
from azulejos.kernel.random import GENERATOR
from azulejos.kernel.stores import store2, store4
from azulejos.rules.azul import AzulGame, AzulPosition

_ALL_SOURCES = (1 << SOURCES) - 1
SIX: Any = np.array([sum((lines >> line & 1) << 8 * line for line in range(6)) for lines in range(64)], np.int64)
"""Six bits, each in a byte of its own."""

_push, _is_move, _random_move = play.push, play.is_move, play.random_move
_deal, _free_columns, _bonus, _count_rows = supply.deal, tiling.free_columns, tiling.bonus, tiling.count_rows
_write, _of_table = observation.write, observation.of_table
_give = rewarding.give


def layout(game: AzulGame) -> Layout:
    """What players see of a game."""
    return observation.layout(game.players, game.displays, game.is_grey)


def context(game: AzulGame) -> tuple[Any, ...]:
    """What else the functions below need to know of a game: of Azul nothing."""
    return ()


def pack(position: AzulPosition) -> Any:
    """A position as an array of one state."""
    return conversion.pack([position])


def unpack(state: Any, game: AzulGame) -> AzulPosition:
    """The position that a state stands for."""
    return conversion.unpack(state, game.id)


@inner(types.void(RECORD, FLAGS))
def write_mask(state: State, mask: Any) -> None:
    """Write for every action of the table whether it is a legal move."""
    mask[:] = False
    if state.phase == OFFER:
        sources, open = state.sources, state.lines[state.turn] >> OPEN
        for colour in range(COLOURS):
            holders, open_lines = sources >> SOURCES * colour & _ALL_SOURCES, SIX[open >> 6 * colour & 63]
            for i in range(SIZE_OF[holders]):
                at = (MEMBER[holders, i] * COLOURS + colour) * 6
                store4(mask, at, open_lines)
                store2(mask, at + 4, open_lines >> 32)
    elif state.phase == TILING:
        columns = _free_columns(state, state.turn, state.line)
        at = (state.displays + 1) * 6 * COLOURS + 5 * state.line
        for column in range(5):
            mask[at + column] = columns >> column & 1


@inner(types.void(RECORD, INT, REWARDS))
def write_rewards(state: State, kind: int, rewards: Any) -> None:
    """Write what a finished game is worth to each seat."""
    scores, standings = np.empty(SEATS, np.int64), np.empty(SEATS, np.int64)
    for seat in range(state.players):
        scores[seat] = state.score[seat] + _bonus(state, seat)
        standings[seat] = 8 * scores[seat] + _count_rows(state.wall[seat])
    _give(kind, state.players, scores, standings, rewards)


@compiled(INT(STATES, LIST))
def first_illegal(states: Any, actions: Any) -> int:
    """The index of the first game whose action is not a legal move, or -1; in a game that is over any action will do."""
    for i in range(len(states)):
        state = states[i]
        takes = (state.displays + 1) * 6 * COLOURS
        if state.phase != OVER and not (actions[i] >= 0 and _is_move(state, _of_table(actions[i], takes))):
            return i
    return -1


@compiled(types.void(STATES, GENERATOR, LIST))
def random_actions(states: Any, generators: Any, actions: Any) -> None:
    """Choose one of the legal moves for every game, each with the same probability; 0 where the game is over."""
    for i in range(len(states)):
        state = states[i]
        if state.phase == OFFER or state.phase == TILING:
            action = _random_move(state, generators[i : i + 1])
            actions[i] = action if action < TAKES else action - TAKES + (state.displays + 1) * 6 * COLOURS
        else:
            actions[i] = 0


@compiled(types.void(STATES, INT, INT, OBSERVATIONS))
def observe(states: Any, i: int, observer: int, out: Any) -> None:
    """Write what a seat sees of a game."""
    _write(states[i], observer, out[0])


@compiled(types.void(STATES, INT, INT, ALL_REWARDS))
def reward_of(states: Any, i: int, kind: int, rewards: Any) -> None:
    """Write what a finished game is worth to each seat."""
    write_rewards(states[i], kind, rewards[i])


@inner(types.void(RECORD, OBSERVATION, FLAGS))
def show(state: State, observation: Any, mask: Any) -> None:
    """Write what the player to move sees, and may do."""
    _write(state, state.turn, observation)
    write_mask(state, mask)


@compiled(types.void(STATES, STATES, INT, GENERATOR, OBSERVATIONS, MASKS, LIST))
def begin(states: Any, start: Any, i: int, generators: Any, observations: Any, masks: Any, seats: Any) -> None:
    """Go on from the first of some other states in a game: a round that is due is dealt."""
    states[i] = start[0]
    state = states[i]
    if state.phase == DEAL:
        _deal(state, generators[i : i + 1])
    seats[i] = state.turn
    show(state, observations[i], masks[i])


@compiled(types.void(STATES, STATES, GENERATOR, LIST, INT, INT, OBSERVATIONS, MASKS, LIST, ALL_REWARDS, REWARDS, FLAGS, OBSERVATIONS))
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
) -> None:
    """Make a legal move in every game, and write what comes of it.

    `seats` has who is to move; of a game that has just ended, who has moved last, and that seat sees the end. `final` has the ends of games that
    have begun anew in the same step, and `own_rewards` what those get who have moved.
    """
    takes = (start[0].displays + 1) * 6 * COLOURS
    for i in range(len(states)):
        state = states[i]
        for seat in range(state.players):
            rewards[i, seat] = 0
        own_rewards[i] = 0
        terminations[i] = False
        if state.phase == OVER:
            if autoreset != NEXT_STEP:
                terminations[i] = True
                continue
            states[i] = start[0]
        else:
            moved = state.turn
            _push(state, _of_table(actions[i], takes))
            if state.phase == OVER:
                state.turn = moved
                terminations[i] = True
                write_rewards(state, reward, rewards[i])
                own_rewards[i] = rewards[i, moved]
                if autoreset == SAME_STEP:
                    _write(state, moved, final[i])
                    states[i] = start[0]
        if state.phase == DEAL:
            _deal(state, generators[i : i + 1])
        seats[i] = state.turn
        show(state, observations[i], masks[i])
