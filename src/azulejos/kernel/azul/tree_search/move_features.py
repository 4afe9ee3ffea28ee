"""What a take is, as features of which the learned part of the policy is a weighted sum.

Each round has weights of its own, from the fifth one on the same; there the features stand in this order. How much is left of a round is told by
the groups of tiles on the table: those of one colour in one place.

| features | what |
|---|---|
| `LINE` | (line · 6 + tiles before) · 6 + tiles after |
| `BEST` | is the line complete · 12 + steps of 150 hundredths that its tile brings (0: it finds no space) |
| `FALLEN` | tiles on the floor line before · 8 + tiles that fall |
| `SUPPLY` | (places still to fill - 1) · 8 + tiles of that colour left on the table |
| `LATE` | is it the centre, is a line completed: four kinds · 8 + groups left / 3 |
| `REST` | tiles that go to the centre · 8 + groups left / 3 |
| `MARKER` | groups left / 3: the marker comes with the take |
| `NEXT` | what the best line of the next player would gain by the same tiles, in points; only in the tree |
| `COUNT` | is it the centre · 8 + tiles taken |
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import types

from azulejos.kernel.azul.state import COLOURS, INT, RECORD, SOURCES, State
from azulejos.kernel.azul.tree_search.context import LEARNED_ROUNDS, MOVE_FEATURES, TREE_RECORD
from azulejos.kernel.bits import SIZE_OF
from azulejos.kernel.compiler import inner

LINE = 0
BEST = LINE + 5 * 6 * 6
FALLEN = BEST + 2 * 12
SUPPLY = FALLEN + 8 * 8
LATE = SUPPLY + 4 * 8
REST = LATE + 4 * 8
MARKER = REST + 4 * 8
NEXT = MARKER + 8
COUNT = NEXT + 1
assert COUNT + 2 * 8 == MOVE_FEATURES
STEP = 150
"""Hundredths of a point from one step of what a tile brings to the next."""


@inner(types.void(TREE_RECORD, INT, types.float64))
def mark(tree: Any, feature: int, amount: float) -> None:
    """Add a feature to those of the move that is being described."""
    count = tree.marked
    tree.marks[count], tree.mark_amounts[count] = feature, amount
    tree.marked = count + 1


@inner(types.void(RECORD, TREE_RECORD))
def look_around(state: State, tree: Any) -> None:
    """What is the same for all moves of a turn: the groups and tiles of each colour that lie on the table."""
    groups: Any = np.int64(0)
    for colour in range(COLOURS):
        groups += SIZE_OF[state.sources >> SOURCES * colour & 1023]
        tree.stock[colour] = 0
        for source in range(state.displays + 1):
            tree.stock[colour] += state.tiles[source] >> 6 * colour & 63
    tree.groups = min(7, groups // 3)


@inner(types.void(RECORD, TREE_RECORD, INT, INT, INT, INT))
def describe_tiles(state: State, tree: Any, source: int, colour: int, count: int, marker: int) -> None:
    """The features of the tiles that are taken, and of what stays behind."""
    is_display = int(source > 0)
    mark(tree, COUNT + 8 * (1 - is_display) + min(7, count), 1.0)
    if is_display:
        rest: Any = np.int64(-count)
        for other in range(COLOURS):
            rest += state.tiles[source] >> 6 * other & 63
        mark(tree, REST + 8 * min(3, rest) + tree.groups, 1.0)
    if marker:
        mark(tree, MARKER + tree.groups, 1.0)


@inner(types.void(TREE_RECORD, INT, INT, INT, INT, INT, INT))
def describe_line(tree: Any, colour: int, line: int, before: int, after: int, count: int, brings: int) -> None:
    """The features of where they go, which brings so many hundredths of a point, or less than nothing where a tile finds no space."""
    is_complete = int(after == line)
    mark(tree, LINE + 6 * (6 * (line - 1) + before) + after, 1.0)
    mark(tree, BEST + 12 * is_complete + (1 + min(10, brings // STEP) if brings >= 0 else 0), 1.0)
    if not is_complete:
        mark(tree, SUPPLY + 8 * (line - after - 1) + min(7, tree.stock[colour] - count), 1.0)


@inner(types.float64(RECORD, TREE_RECORD, INT))
def correct(state: State, tree: Any, looks_across: int) -> float:
    """What was learned of the features that were marked since the last move; this one ends there."""
    total = 0.0
    offset = MOVE_FEATURES * (min(state.round, LEARNED_ROUNDS) - 1)
    at = tree.described
    for i in range(tree.marks_end[at - 1] if at else 0, tree.marked):
        total += tree.policy[looks_across, offset + tree.marks[i]] * tree.mark_amounts[i]
    tree.marks_end[at], tree.described = tree.marked, at + 1
    return total
