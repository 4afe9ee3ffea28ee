"""Phase 2: lines to the dome, chips that fill them up, lines that break, broken tiles paid (D30-D38)."""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import types

from azulejos.kernel.bits import runs
from azulejos.kernel.compiler import inner
from azulejos.kernel.duel import stages
from azulejos.kernel.duel.actions import CHIP_KINDS
from azulejos.kernel.duel.components import COMPONENTS_RECORD
from azulejos.kernel.duel.pile import CELL_OF, await_stage, fill_display
from azulejos.kernel.duel.state import BROKEN_COUNT, BROKEN_ITEMS, EACH_CHIP, EACH_OPEN, INT, RECORD, State
from azulejos.rules.duel.board import BROKEN_SPACES
from azulejos.rules.duel.plates import LETTERS
from azulejos.rules.duel.stages import LAST_ROUND

RUN: Any = runs(6)
FIRST_COLUMN = sum(1 << 6 * row for row in range(6))
"""The first cell of each of six rows."""
PLATE_CELLS: Any = np.array([sum(1 << int(cell) for cell in cells) for cells in CELL_OF], np.int64)
"""The cells of each plate space, as bits."""
REPEATED: Any = np.array([sum(1 << 3 * space for space in range(count)) for count in range(BROKEN_SPACES + 1)], np.int64)
"""So many lanes of 3 bits with a 1 in each."""
SHOWING: Any = np.array([sum(15 << 4 * kind for kind, chip in enumerate(CHIP_KINDS) if colour in chip) for colour in LETTERS], np.int64)
"""The lanes of the chips that show a colour."""
ROW_LAID: Any = np.array([0b111 << 3 * (row // 2) for row in range(6)], np.int64)
"""The plate spaces of each dome row."""
LAST_CHIP = 4 * (len(CHIP_KINDS) - 1)


@inner(types.void(RECORD, INT, INT, INT))
def break_tiles(state: State, seat: int, colour: int, count: int) -> None:
    """D24: up to four tiles lie beside the board, more go to the tower."""
    broken = state.broken[seat]
    lying = broken >> BROKEN_COUNT
    breaking = min(count, BROKEN_SPACES - lying)
    state.broken[seat] = (broken | REPEATED[breaking] * (colour + 1) << 3 * lying) + (breaking << BROKEN_COUNT)
    state.tower += (count - breaking) << 8 * colour


@inner(types.void(RECORD, INT, INT))
def empty_line(state: State, seat: int, line: int) -> None:
    """A line without tiles is open to every colour (D24)."""
    state.lines[seat] &= ~(63 << 6 * (line - 1))
    state.open[seat] |= EACH_OPEN << line


@inner(INT(INT))
def count_chips(chips: int) -> int:
    """How many chips there are; no more than fifteen."""
    return chips * EACH_CHIP >> LAST_CHIP & 15


@inner(INT(INT, INT, INT))
def can_pay(chips: int, colour: int, missing: int) -> int:
    """D31: whether so many places can be paid for: each by two chips that show the colour, or by any three.

    Three of any kind do for a place; each pair that does instead saves a chip. So, with fewer than three a place, as many pairs are needed as chips
    are lacking: that is, a chip counts 2, one that shows the colour 3, and a place costs 6.
    """
    count = count_chips(chips)
    return count >= 3 * missing or 2 * count + count_chips(chips & SHOWING[colour]) >= 6 * missing


@inner(INT(RECORD))
def free_columns(state: State) -> int:
    """D30: the columns to which the tile of the line that is due may go, as bits."""
    seat, row = state.turn, state.line - 1
    colour = (state.lines[seat] >> (6 * row + 3) & 7) - 1
    return (state.asks[seat, colour] & ~state.tiles[seat]) >> 6 * row & 63


@inner(INT(RECORD))
def handle(state: State) -> int:
    """Handle the line that is due as far as the rules decide; returns the stage in which its player has to decide something, or 0."""
    seat, row = state.turn, state.line - 1
    lane = state.lines[seat] >> 6 * row & 63
    if lane == 0:
        return 0
    colour, filled = (lane >> 3) - 1, lane & 7
    if free_columns(state):
        if filled > row:
            return stages.CELL
        return stages.CHIPS if can_pay(state.chips[seat], colour, row + 1 - filled) else 0
    if state.laid[seat] & ROW_LAID[row] == ROW_LAID[row]:
        # D32: the whole line breaks, whether it is complete or not.
        break_tiles(state, seat, colour, filled)
        empty_line(state, seat, row + 1)
    return 0


@inner(types.void(RECORD, COMPONENTS_RECORD, INT))
def pay_broken(state: State, components: Any, seat: int) -> None:
    """D36: broken tiles and the first-player tile cost; the score never falls below 0."""
    broken = state.broken[seat]
    cost = components.broken_cost[broken >> BROKEN_COUNT]
    if state.holder == seat + 1:
        cost += components.first_tile_cost
    state.score[seat] = max(0, state.score[seat] - cost)
    broken &= BROKEN_ITEMS
    while broken:
        state.tower += 1 << 8 * ((broken & 7) - 1)
        broken >>= 3
    state.broken[seat] = 0


@inner(types.void(RECORD, COMPONENTS_RECORD))
def go_on(state: State, components: Any) -> None:
    """D38: from the line that is due on, the first player's lines before the other's, until there is something to decide or all is done."""
    while True:
        while state.line <= 6:
            stage = handle(state)
            if stage:
                await_stage(state, stage)
                return
            state.line += 1
        seat = state.turn
        pay_broken(state, components, seat)
        if seat != state.first:
            break
        state.turn, state.line = 1 - seat, 1
    state.turn = state.line = 0
    if state.round == LAST_ROUND:
        await_stage(state, stages.OVER)
    else:
        fill_display(state)


@inner(INT(INT, INT))
def column_of(cells: int, column: int) -> int:
    """The six cells of a column as bits, the first row's lowest: the factor moves the bit of row i from 6·i to 25 + i."""
    return ((cells >> column & FIRST_COLUMN) * 0x2108421) >> 25 & 63


@inner(types.void(RECORD, COMPONENTS_RECORD, INT))
def place(state: State, components: Any, column: int) -> None:
    """D30, D33-D35: the tile of the line that is due goes to a column and scores; the line's other tiles go to the tower."""
    seat, row = state.turn, state.line - 1
    lane = state.lines[seat] >> 6 * row & 63
    colour, filled = (lane >> 3) - 1, lane & 7
    cell = 1 << (6 * row + column)
    tiles = state.tiles[seat] | cell
    horizontal, vertical = RUN[tiles >> 6 * row & 63, column], RUN[column_of(tiles, column), row]
    points = max((horizontal if horizontal > 1 else 0) + (vertical if vertical > 1 else 0), 1)
    space = row // 2 * 3 + column // 2
    if state.asks[seat, 0] & state.asks[seat, 1] & cell:
        state.wilds[seat] |= (colour + 1) << 3 * space
    empty = PLATE_CELLS[space] & ~tiles
    if empty & (empty - 1) == 0 and empty & state.special[seat]:
        # D34: only the special space is left, and gets its tile.
        tiles |= empty
        below = 2 * (row // 2) + 1
        points += components.special_points[below if empty >> 6 * below else below - 1]
    state.tiles[seat] = tiles
    state.score[seat] += points
    state.tower += (filled - 1) << 8 * colour
    empty_line(state, seat, row + 1)
    state.line += 1
    go_on(state, components)


@inner(INT(RECORD))
def payable(state: State) -> int:
    """D31: the kinds of chip that may be chosen next, as bits, and above them whether what was chosen may be spent.

    Chips are chosen in the order of their kinds, and only if they lead to a payment together with some that come after.
    """
    seat, row = state.turn, state.line - 1
    lane = state.lines[seat] >> 6 * row & 63
    colour, missing = (lane >> 3) - 1, row + 1 - (lane & 7)
    chosen = state.payment
    count = count_chips(chosen)
    pays = 2 * count + count_chips(chosen & SHOWING[colour]) >= 6 * missing
    found = (chosen == 0 or pays) << len(CHIP_KINDS)
    if count == 3 * missing:
        return found
    left = state.chips[seat] - chosen
    for kind in range(len(CHIP_KINDS)):
        if chosen >> 4 * kind > 15:
            continue  # A later kind was chosen already.
        if left >> 4 * kind & 15 and can_pay(chosen + (left & -1 << 4 * kind), colour, missing):
            found |= 1 << kind
    return found


@inner(types.void(RECORD, COMPONENTS_RECORD))
def spend(state: State, components: Any) -> None:
    """D31: the chips that were chosen fill up the line that is due, or it stays as it is."""
    seat = state.turn
    if state.payment:
        state.chips[seat] -= state.payment
        state.spent[seat] += state.payment
        state.payment = 0
        await_stage(state, stages.CELL)
    else:
        state.line += 1
        go_on(state, components)
