"""What chance decides: tiles for the trays, chips, backs and fronts (D10, D20, D23, D40, D50)."""

from __future__ import annotations

from typing import Any

from numba import types

from azulejos.kernel.bag import colour_at, count
from azulejos.kernel.bits import SIZE_OF
from azulejos.kernel.compiler import inner
from azulejos.kernel.duel import stages
from azulejos.kernel.duel.components import COMPONENTS_RECORD
from azulejos.kernel.duel.offer import await_turn, bare_trays
from azulejos.kernel.duel.pile import fill_display, look, show_top, turn_up
from azulejos.kernel.duel.state import INT, RECORD, State
from azulejos.kernel.random import GENERATOR, below
from azulejos.kernel.sets import member, size
from azulejos.rules.duel.board import TOKENS
from azulejos.rules.duel.stages import LAST_ROUND
from azulejos.rules.duel.supply import LARGE_SPACES, SMALL_SPACES


@inner(INT(INT))
def one_colour(tiles: int) -> int:
    """Whether all tiles, in lanes of 8 bits, are of the same colour. Not asked of none."""
    while tiles & 255 == 0:
        tiles >>= 8
    return tiles < 256


@inner(INT(RECORD, INT, GENERATOR))
def draw_tiles(state: State, spaces: int, random: Any) -> int:
    """D40: draw so many tiles as there are; the bag is refilled from the tower only when a tile has to be drawn and none is in it."""
    drawn = 0
    left = count(state.bag)
    for _ in range(spaces):
        if left == 0:
            state.bag, state.tower = state.tower, 0
            left = count(state.bag)
            if left == 0:
                break
        tile = 1 << 8 * colour_at(state.bag, below(random, left))
        state.bag -= tile
        left -= 1
        drawn += tile
    return drawn


@inner(INT(RECORD, GENERATOR))
def draw_large(state: State, random: Any) -> int:
    """D10: five tiles for the large tray; five of one colour go back, and are drawn again unless there is only that colour."""
    drawn = draw_tiles(state, LARGE_SPACES, random)
    while count(drawn) == LARGE_SPACES and one_colour(drawn):
        state.bag += drawn
        if one_colour(state.bag):
            state.bag += state.tower
            state.tower = 0
        stays = one_colour(state.bag)
        drawn = draw_tiles(state, LARGE_SPACES, random)
        if stays:
            break
    return drawn


@inner(types.void(RECORD, INT, INT))
def fill_tray(state: State, tray: int, drawn: int) -> None:
    """Lay drawn tiles on a sun side."""
    tiles = 0
    for colour in range(5):
        many = drawn >> 8 * colour & 255
        tiles |= many << 6 * colour
        state.sources |= (many > 0) << (6 * colour + tray)
    state.sun[tray] = tiles


@inner(types.void(RECORD, COMPONENTS_RECORD))
def begin_round(state: State, components: Any) -> None:
    """What happens with a deal beside the tiles."""
    state.round += 1
    if state.holder:
        state.first = state.holder - 1
    state.holder = 0
    state.covered = 15
    tokens = TOKENS if state.round < LAST_ROUND else 0
    for seat in range(2):
        state.tokens[seat] = tokens
        state.taken[seat] = 0
    state.turn = state.first
    if SIZE_OF[state.laid[0]] + SIZE_OF[state.laid[1]] < 2:
        fill_display(state)
    else:
        await_turn(state, components)


@inner(types.void(RECORD, COMPONENTS_RECORD, GENERATOR))
def fill_trays(state: State, components: Any, random: Any) -> None:
    """D10, D40, D41: a round begins."""
    fill_tray(state, 0, draw_large(state, random))
    for tray in range(1, 5):
        fill_tray(state, tray, draw_tiles(state, SMALL_SPACES, random))
    begin_round(state, components)


@inner(types.void(RECORD, COMPONENTS_RECORD, GENERATOR))
def reveal(state: State, components: Any, random: Any) -> None:
    """D23: the chip of the first small tray that holds no tile is turned up."""
    tray = member(state.covered & bare_trays(state), 0)
    chip = member(state.unseen_chips, below(random, size(state.unseen_chips)))
    # Chips of a kind are all the same: it is always the first one that comes.
    alike = state.unseen_chips & components.chip_peers[chip]
    state.unseen_chips &= ~(alike & -alike)
    state.covered &= ~(1 << tray)
    state.shown |= (components.chip_kind[chip] + 1) << 4 * tray
    await_turn(state, components)


@inner(types.void(RECORD, COMPONENTS_RECORD, GENERATOR))
def deal(state: State, components: Any, random: Any) -> None:
    """Decide what chance has to decide now: one event of `rules`."""
    stage = state.stage
    if stage == stages.TOP:
        show_top(state, random)
    elif stage == stages.TURN_UP:
        turn_up(state, components, random)
    elif stage == stages.TRAYS:
        fill_trays(state, components, random)
    elif stage == stages.REVEAL:
        reveal(state, components, random)
    elif stage == stages.FRONTS:
        look(state, components, random)
