"""Takes within a round: which there are, in which order they are tried, and what one does (A11-A14)."""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import types

from azulejos.kernel.azul.round_search.context import CONTEXT_RECORD, PAIR
from azulejos.kernel.azul.round_search.words import (
    CENTRE,
    CLOSED,
    COLOUR_OF,
    COLOURS,
    DESTINATION_OF,
    FLOOR,
    FLOOR_SPACES,
    LINES,
    MARKER,
    OPEN,
    SOURCE_BITS,
    SOURCE_OF,
    SOURCES,
    TURNED,
)
from azulejos.kernel.azul.state import INT
from azulejos.kernel.azul.tiling import FLOOR_COST, WALL_COLUMN, column_of
from azulejos.kernel.bits import MEMBER, RUN, SIZE_OF
from azulejos.kernel.compiler import compiled

NO_TAKE = 511
"""What stands in a table where no take is known."""
FIRST_TRIED = 1 << 24
KILLER = 1 << 16
_FLOOR_COST, _WALL_COLUMN, _column_of = FLOOR_COST, WALL_COLUMN, column_of
PARTIAL: Any = np.array([[0 if wide == 0 else 6 * count * count // wide for count in range(6)] for wide in range(6)], np.int64)
"""How much tiles on a line of so many spaces count, for the order alone."""


@compiled(PAIR(CONTEXT_RECORD, INT, INT, INT))
def play(context: Any, table: int, mine: int, take: int) -> tuple[int, int]:
    """Make a take: the table as the other player sees it then, and one's own board."""
    destination, colour, source = DESTINATION_OF[take], COLOUR_OF[take], SOURCE_OF[take]
    lane = 6 * colour
    floor = mine >> FLOOR
    marker = table >> MARKER
    if source:
        count = context.tiles[source] >> lane & 63
        # What is left of the display goes to the centre.
        rest = context.spilt[take // 6]
        table = (table & ~(SOURCE_BITS << source) & LINES) + (rest & ~((1 << CENTRE) - 1)) | rest & ((1 << CENTRE) - 1)
    else:
        count = table >> (CENTRE + lane) & 63
        table = table & ~(63 << (CENTRE + lane)) & ~(1 << lane) & LINES
        if marker == 0:
            marker = 1
            floor = min(FLOOR_SPACES, floor + 1)
    lines = mine & LINES
    if destination:
        at = 6 * (destination - 1)
        before = lines >> at & 7
        after = min(before + count, destination)
        open = 0 if after == destination else 1 << (OPEN + lane + destination)
        lines = lines & ~(63 << at) & ~(CLOSED[destination] & ~open) | (after | (colour + 1) << 3) << at
        count -= after - before
    return table | TURNED[marker] << MARKER, lines | min(FLOOR_SPACES, floor + count) << FLOOR


@compiled(INT(CONTEXT_RECORD, INT, INT, INT, INT, INT))
def list_takes(context: Any, table: int, mine: int, seat: int, ply: int, hint: int) -> int:
    """Write the takes to `moves[ply]`, each with how early it should be tried above its 9 bits; returns how many there are.

    Of displays that are alike only the first is taken from.
    """
    wall, floor = context.wall[seat], mine >> FLOOR
    first_killer, second_killer = context.killers[ply, 0], context.killers[ply, 1]
    found = 0
    for colour in range(COLOURS):
        holders, open = table >> 6 * colour & 63, mine >> (OPEN + 6 * colour) & 63
        for i in range(SIZE_OF[holders]):
            source = MEMBER[holders, i]
            if holders & context.twins[source]:
                continue
            if source:
                count, fallen = context.tiles[source] >> 6 * colour & 63, floor
            else:
                count = table >> (CENTRE + 6 * colour) & 63
                fallen = floor + (table >> MARKER == 0)
            for j in range(SIZE_OF[open]):
                line = MEMBER[open, j]
                take = (source * COLOURS + colour) * 6 + line
                if line:
                    before = mine >> 6 * (line - 1) & 7
                    after = min(before + count, line)
                    falling = before + count - after
                    if after == line:
                        column = _WALL_COLUMN[line - 1, colour]
                        whole = wall | 1 << (5 * (line - 1) + column)
                        across, down = RUN[whole >> 5 * (line - 1) & 31, column], RUN[_column_of(whole, column), line - 1]
                        order = 24 + 10 * (across + down) + 2 * line
                    else:
                        order = PARTIAL[line, after] - PARTIAL[line, before]
                else:
                    falling, order = count, 0
                cost = _FLOOR_COST[min(FLOOR_SPACES, fallen + falling)] - _FLOOR_COST[min(FLOOR_SPACES, floor)]
                order += 400 - 12 * cost + (context.history[seat, take] >> 6)
                if take == hint:
                    order += FIRST_TRIED
                elif take == first_killer:
                    order += KILLER
                elif take == second_killer:
                    order += KILLER >> 1
                context.moves[ply, found] = order << 9 | take
                found += 1
    return found


@compiled(INT(CONTEXT_RECORD, INT, INT, INT))
def pick(context: Any, ply: int, i: int, found: int) -> int:
    """The best of the takes from the i-th on, which changes places with it."""
    best, at = context.moves[ply, i], i
    for j in range(i + 1, found):
        if context.moves[ply, j] > best:
            best, at = context.moves[ply, j], j
    context.moves[ply, at] = context.moves[ply, i]
    context.moves[ply, i] = best
    return best & 511


@compiled(types.void(CONTEXT_RECORD))
def prepare(context: Any) -> None:
    """Work out what depends on the displays alone: what each take spills into the centre, and which displays are alike."""
    for source in range(1, SOURCES):
        tiles = context.tiles[source]
        for colour in range(COLOURS):
            rest = tiles & ~(63 << 6 * colour)
            bits = 0
            for other in range(COLOURS):
                if rest >> 6 * other & 63:
                    bits |= 1 << 6 * other
            context.spilt[source * COLOURS + colour] = rest << CENTRE | bits
        context.twins[source] = 0
        for other in range(1, source):
            if context.tiles[other] == tiles:
                context.twins[source] |= 1 << other
