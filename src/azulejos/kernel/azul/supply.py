"""Bag, lid and displays: a round is dealt (A30)."""

from __future__ import annotations

from typing import Any

from numba import types

from azulejos.kernel.azul.state import FRONT, OFFER, RECORD, SOURCES, State
from azulejos.kernel.bag import colour_at, count
from azulejos.kernel.compiler import inner
from azulejos.kernel.random import GENERATOR, below

DISPLAY_SPACES = 4


@inner(types.void(RECORD))
def begin_round(state: State) -> None:
    """What happens with a deal beside the tiles: the marker goes to the centre, and its holder starts (A30, A31)."""
    marker = state.marker
    if marker:
        state.first = marker - FRONT if marker >= FRONT else marker - 1
    state.marker = 0
    state.round += 1
    state.idle += 1
    state.bare += state.grey
    state.turn = state.first
    state.phase = OFFER


@inner(types.void(RECORD, GENERATOR))
def deal(state: State, random: Any) -> None:
    """A30: four tiles for one display after another; the bag is refilled from the lid only when a tile has to be drawn and none is in it."""
    bag, lid = state.bag, state.lid
    left = count(bag)
    sources = 0
    for source in range(1, state.displays + 1):
        tiles = 0
        for _ in range(DISPLAY_SPACES):
            if left == 0:
                bag, lid = lid, 0
                left = count(bag)
                if left == 0:
                    break
            colour = colour_at(bag, below(random, left))
            bag -= 1 << 8 * colour
            left -= 1
            tiles += 1 << 6 * colour
            sources |= 1 << (SOURCES * colour + source)
        state.tiles[source] = tiles
    state.bag, state.lid, state.sources = bag, lid, sources
    begin_round(state)
