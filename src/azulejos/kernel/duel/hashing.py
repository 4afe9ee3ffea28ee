"""Zobrist keys: a number for everything that distinguishes two positions, kept up to date by every action.

All that counts is gathered in a few words. The number of a word and its content is computed instead of looked up, because a table of them all would
be endless; the key is all of them in one, by exclusive or. So `apply_keyed` needs the numbers of those words only that an action has changed.

Scores and spent chips are left out, because nothing that may happen depends on them; and who has looked at which plate.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import types

from azulejos.kernel.compiler import entry, inner
from azulejos.kernel.duel.components import TABLES
from azulejos.kernel.duel.play import push
from azulejos.kernel.duel.state import INT, RECORD, STATES, State
from azulejos.kernel.random import mixed

COUNT = 20
WORDS: Any = types.UniTuple(INT, COUNT)  # type: ignore[no-untyped-call]
_STEP = np.uint64(0x9E3779B97F4A7C15)
_1 = np.uint64(1)


@inner(INT(RECORD))
def status(state: State) -> int:
    """What is awaited, whose turn it is, and all that is small."""
    word = state.stage | state.after << 4 | state.turn << 8 | state.first << 9 | state.holder << 10 | state.line << 12 | state.round << 15
    word |= state.tray << 18 | state.rest << 21 | state.tokens[0] << 31 | state.tokens[1] << 33 | state.taken[0] << 35 | state.taken[1] << 37
    return word | state.hand << 39 | state.covered << 44 | state.display << 48


@inner(WORDS(RECORD))
def words(state: State) -> Any:
    """All that counts. What follows from something else, like the sources of a colour, does not."""
    sun = state.sun
    return (
        status(state),
        sun[0] | sun[1] << 30,
        sun[2] | sun[3] << 30,
        sun[4] | state.moon << 30,
        state.stacks | state.shown << 36,
        state.tower,
        state.lines[0] | state.broken[0] << 36,
        state.lines[1] | state.broken[1] << 36,
        state.chips[0],
        state.chips[1],
        state.payment,
        state.tiles[0] | state.wilds[0] << 36,
        state.tiles[1] | state.wilds[1] << 36,
        state.dome[0],
        state.dome[1],
        state.pile[0],
        state.pile[1] | state.unseen_chips << 30,
        state.drawn[0],
        state.drawn[1],
        state.bag,
    )


@inner(INT(INT, INT))
def number(word: int, which: int) -> int:
    """The number of a word with this content: 63 random bits, always the same."""
    return np.int64(mixed(np.uint64(word) + np.uint64(which + 1) * _STEP) >> _1)  # type: ignore[return-value]


@inner(INT(RECORD))
def key(state: State) -> int:
    """The key of a whole position."""
    all_words = words(state)
    found = 0
    for which in range(COUNT):
        found ^= number(all_words[which], which)
    return found


@entry(INT(STATES, INT))
def key_at(states: Any, i: int) -> int:
    """The key of a game."""
    return key(states[i])


@entry(INT(STATES, INT, INT, INT, TABLES))
def apply_keyed(states: Any, i: int, action: int, key_before: int, tables: Any) -> int:
    """Do a legal action in a game; returns the key of the position after it, given the one before."""
    state = states[i]
    before = words(state)
    push(state, tables[state.game], action)
    after = words(state)
    for which in range(COUNT):
        if before[which] != after[which]:
            key_before ^= number(before[which], which) ^ number(after[which], which)
    return key_before
