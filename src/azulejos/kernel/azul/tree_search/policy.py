"""What a move promises at first sight: the order in which a search tries moves, and how a round is played to its end.

Values are hundredths of a point, judged by the rules of thumb of the hand-set evaluation.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import types

from azulejos.kernel.azul import play, tiling
from azulejos.kernel.azul.round_search import boards
from azulejos.kernel.azul.state import COLOURS, FLOOR_COUNT, FLOOR_SPACES, INT, OFFER, OPEN, RECORD, SOURCES, TAKES, TILING, WALL_COLOURS, State
from azulejos.kernel.azul.tiling import CELLS, FLOOR_COST, WALL_COLUMN
from azulejos.kernel.azul.tree_search import move_features
from azulejos.kernel.azul.tree_search.context import TREE_RECORD
from azulejos.kernel.azul.tree_search.move_features import correct, describe_line, describe_tiles, look_around, mark
from azulejos.kernel.bits import MEMBER, RUN, SIZE_OF
from azulejos.kernel.compiler import inner
from azulejos.kernel.random import GENERATOR, below

STARTING = 90
"""What it is worth to begin the next round."""
LOST_TILE = 15
"""What each tile costs that goes to the floor line, beside the points: it is no help."""
DOOMED_LINE = 150
"""What a line of the grey wall costs whose tile finds no space."""
COLUMN_VALUE, HUE_VALUE, ROW_VALUE, LINE_VALUE = boards.COLUMN_VALUE, boards.HUE_VALUE, boards.ROW_VALUE, boards.LINE_VALUE
_points_at, _column_of, _complete_lines = tiling.points_at, tiling.column_of, tiling.complete_lines
_open_columns, _free_columns, _push = tiling.open_columns, tiling.free_columns, play.push


@inner(INT(INT, INT, INT, INT))
def gain(wall: int, row: int, column: int, colour: int) -> int:
    """What a tile on an empty space brings: its points (A21), and what its row, column and colour promise (A41)."""
    cells = wall & CELLS
    down, hues, across = SIZE_OF[_column_of(cells, column)], SIZE_OF[_column_of(wall >> WALL_COLOURS, colour)], SIZE_OF[cells >> 5 * row & 31]
    promise = COLUMN_VALUE[down + 1] - COLUMN_VALUE[down] + HUE_VALUE[hues + 1] - HUE_VALUE[hues] + ROW_VALUE[across + 1] - ROW_VALUE[across]
    gained: int = 100 * _points_at(cells, row, column) + promise
    return gained


@inner(INT(INT, INT, INT, INT))
def best_column(wall: int, free: int, row: int, colour: int) -> int:
    """The column of the grey wall in which a tile brings most, of those that are free."""
    best: Any = np.int64(-1)
    found: Any = np.int64(0)
    for i in range(SIZE_OF[free]):
        value = gain(wall, row, MEMBER[free, i], colour)
        if value > best:
            best, found = value, np.int64(MEMBER[free, i])
    return found


@inner(INT(INT, INT, INT))
def wall_ahead(wall: int, lines: int, grey: int) -> int:
    """The wall with the tiles of the lines that are complete, where it is known which spaces they go to."""
    if grey:
        return wall
    complete = _complete_lines(lines)
    for i in range(SIZE_OF[complete]):
        row = MEMBER[complete, i]
        colour = (lines >> (6 * row + 3) & 7) - 1
        wall |= 1 << (5 * row + WALL_COLUMN[row, colour]) | 1 << (WALL_COLOURS + 5 * row + colour)
    return wall


@inner(INT(INT, INT, INT, INT, INT))
def column_for(wall: int, columns: int, grey: int, row: int, colour: int) -> int:
    """The column where a tile would go: the best one on the grey wall; -1 where there is none."""
    if not grey:
        return WALL_COLUMN[row, colour]
    free = _open_columns(wall, columns, row, colour)
    return best_column(wall, free, row, colour) if free else -1


@inner(types.void(RECORD, TREE_RECORD))
def look_across(state: State, tree: Any) -> None:
    """Note what each colour would bring the next player on each line."""
    seat = (state.turn + 1) % state.players
    lines, columns = state.lines[seat], state.columns[seat]
    wall = wall_ahead(state.wall[seat], lines, state.grey)
    for colour in range(COLOURS):
        for row in range(5):
            tree.next_brings[colour, row] = 0
            if lines >> (OPEN + 6 * colour + row + 1) & 1:
                column = column_for(wall, columns, state.grey, row, colour)
                if column >= 0:
                    tree.next_brings[colour, row] = gain(wall, row, column, colour)


@inner(types.float64(RECORD, TREE_RECORD, INT, INT))
def next_gain(state: State, tree: Any, colour: int, count: int) -> float:
    """What so many tiles would gain on the best line of the next player, in points."""
    lines = state.lines[(state.turn + 1) % state.players]
    best: Any = np.int64(0)
    for row in range(5):
        brings = tree.next_brings[colour, row]
        if brings == 0:
            continue
        missing = row + 1 - (lines >> 6 * row & 7) - count
        best = max(best, brings * (row + 1 - missing) // (2 * row + 2) if missing > 0 else brings + (100 + LOST_TILE) * missing)
    return best / 100


@inner(INT(RECORD, TREE_RECORD, INT))
def rate_takes(state: State, tree: Any, looks_across: int) -> int:
    """Write the takes and what each promises; of displays that hold the same only the first counts. Who looks across the table also goes by what the
    next player does not get. Returns how many there are.
    """
    seat = state.turn
    tree.described = tree.marked = 0
    if tree.has_learned:
        look_around(state, tree)
        if looks_across:
            look_across(state, tree)
    sources, lines = state.sources, state.lines[seat]
    floor = state.floor[seat] >> FLOOR_COUNT
    wall, columns = wall_ahead(state.wall[seat], lines, state.grey), state.columns[seat]
    has_marker = state.marker == 0
    found = 0
    for colour in range(COLOURS):
        holders = sources >> SOURCES * colour & 1023
        if holders == 0:
            continue
        destinations = lines >> (OPEN + 6 * colour) & 63
        for j in range(SIZE_OF[destinations]):
            line: Any = np.int64(MEMBER[destinations, j])
            row = line - 1
            before: Any = np.int64(0)
            whole: Any = np.int64(0)
            column: Any = np.int64(-1)
            scale: Any = np.int64(0)
            if line:
                before = lines >> 6 * row & 7
                column = column_for(wall, columns, state.grey, row, colour)
                if column < 0:
                    whole = -DOOMED_LINE
                else:
                    whole = gain(wall, row, column, colour)
                    cells = wall & CELLS | 1 << (5 * row + column)
                    scale = 2 + RUN[cells >> 5 * row & 31, column] + RUN[_column_of(cells, column), row]
            for i in range(SIZE_OF[holders]):
                source: Any = np.int64(MEMBER[holders, i])
                if holders & tree.twins[source]:
                    continue
                count = state.tiles[source] >> 6 * colour & 63
                marker = 1 if has_marker and source == 0 else 0
                after = min(before + count, line)
                fallen = count - (after - before)
                value = STARTING * marker - LOST_TILE * fallen
                value -= 100 * (FLOOR_COST[min(FLOOR_SPACES, floor + marker + fallen)] - FLOOR_COST[floor])
                if line:
                    if after == line:
                        value += whole - LINE_VALUE[row, before] * scale // 3
                    elif scale:
                        value += (LINE_VALUE[row, after] - LINE_VALUE[row, before]) * scale // 3
                    else:
                        value += whole
                if tree.has_learned:
                    describe_tiles(state, tree, source, colour, count, marker)
                    if line:
                        describe_line(tree, colour, line, before, after, count, whole)
                    if fallen:
                        mark(tree, move_features.FALLEN + 8 * floor + min(7, fallen), 1.0)
                    mark(tree, move_features.LATE + 8 * (2 * (source == 0) + (after == line)) + tree.groups, 1.0)
                    if looks_across:
                        mark(tree, move_features.NEXT, next_gain(state, tree, colour, count))
                    value += int(correct(state, tree, looks_across))
                tree.actions[found] = (source * COLOURS + colour) * 6 + line
                tree.worths[found] = value
                found += 1
    return found


@inner(INT(RECORD, TREE_RECORD, INT))
def rate_moves(state: State, tree: Any, looks_across: int) -> int:
    """Write the moves and what each promises; returns how many there are."""
    if state.phase == OFFER:
        return rate_takes(state, tree, looks_across)
    row, seat = state.line, state.turn
    colour = (state.lines[seat] >> (6 * row + 3) & 7) - 1
    free = _free_columns(state, seat, row)
    for i in range(SIZE_OF[free]):
        column: Any = np.int64(MEMBER[free, i])
        tree.actions[i] = TAKES + 5 * row + column
        tree.worths[i] = gain(state.wall[seat], row, column, colour)
    return SIZE_OF[free]


@inner(INT(RECORD, TREE_RECORD, GENERATOR, INT))
def likely_move(state: State, tree: Any, random: Any, carelessness: int) -> int:
    """The move that promises most, by judgements that are wrong by up to so many hundredths of a point."""
    best: Any = np.int64(-1 << 40)
    found: Any = np.int64(0)
    for i in range(rate_moves(state, tree, 0)):
        value = tree.worths[i] + below(random, carelessness)
        if value > best:
            best, found = value, tree.actions[i]
    return found


@inner(types.void(RECORD, TREE_RECORD, GENERATOR, INT))
def end_round(state: State, tree: Any, random: Any, carelessness: int) -> None:
    """Play the round to its end, with the tiling, unless the limit of nodes is reached before."""
    while (state.phase == OFFER or state.phase == TILING) and tree.nodes < tree.limit:
        _push(state, likely_move(state, tree, random, carelessness))
        tree.nodes += 1


@inner(types.void(RECORD, TREE_RECORD))
def find_twins(state: State, tree: Any) -> None:
    """Note for each display those before it that hold the same."""
    for source in range(SOURCES):
        tree.twins[source] = 0
    for source in range(2, state.displays + 1):
        for other in range(1, source):
            if state.tiles[source] == state.tiles[other]:
                tree.twins[source] |= 1 << other
