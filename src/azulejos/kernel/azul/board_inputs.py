"""What both nets are told of a board, in the same words: the first inputs of a board, and the steps in which numbers are told.

| inputs | what is 1 |
|---|---|
| 25 | each tile of the wall |
| 50 | row, tiles and colour of each line that was begun and is not complete |
| 10 | row and tiles of each such line |
| 25 | row of each such line, and the points that its tile would bring: 1, 2, up to 4, up to 6, more |
| 25, 25 | each empty space of the wall that has a tile beside it in its row, and in its column |
| 30, 30, 30 | how many tiles each row, column and colour of the wall has, 0 to 5 |
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import types

from azulejos.kernel.azul.state import INT
from azulejos.kernel.azul.tiling import column_of
from azulejos.kernel.bits import MEMBER, SIZE_OF
from azulejos.kernel.compiler import inner

CELLS = 0
LINES = 25
LINE_COUNTS = 75
LINE_POINTS = 85
BESIDE = 110
ROWS = 160
COLUMNS = 190
HUES = 220
SIZE = 250
"""How many these are: what a net is told beyond them comes after."""

POINT_STEP: Any = np.array([0, 0, 1, 2, 2, 3, 3, 4, 4, 4, 4], np.int64)
"""The step of the points that a tile brings, 1 to 10."""
BAG_STEP: Any = np.array([0] + [1] * 3 + [2] * 4 + [3] * 4 + [4] * 4 + [5] * 240, np.int64)
"""The step of the tiles of a colour in the bag: 0, up to 3, 7, 11, 15, more."""
SCORE_STEPS = 41
"""Differences of scores: steps of 2.5 from -50 to 50."""
INPUT_LIST = types.Array(INT, 1, "A")
_NOT_FIRST_COLUMN = sum(0b11110 << 5 * row for row in range(5))
_NOT_LAST_COLUMN = sum(0b01111 << 5 * row for row in range(5))
_column_of = column_of


@inner(INT(INT))
def score_step(difference: int) -> int:
    """The step of a difference of scores."""
    return min(SCORE_STEPS - 1, max(0, (2 * difference + 102) // 5))


@inner(INT(INT, INT, INT, INPUT_LIST, INT))
def list_row_inputs(cells: int, i: int, begin: int, inputs: Any, found: int) -> int:
    """Write, after so many others, the inputs that the i-th row of a wall and its i-th column set to 1, on a board whose inputs begin there; returns
    how many there are then.
    """
    row = cells >> 5 * i & 31
    across = (cells & _NOT_LAST_COLUMN) << 1 | (cells & _NOT_FIRST_COLUMN) >> 1
    down = cells << 5 | cells >> 5
    for j in range(SIZE_OF[row]):
        inputs[found] = begin + CELLS + 5 * i + MEMBER[row, j]
        found += 1
    for direction in range(2):
        beside = (across if direction == 0 else down) >> 5 * i & 31 & ~row
        for j in range(SIZE_OF[beside]):
            inputs[found] = begin + BESIDE + 25 * direction + 5 * i + MEMBER[beside, j]
            found += 1
    inputs[found] = begin + ROWS + 6 * i + SIZE_OF[row]
    inputs[found + 1] = begin + COLUMNS + 6 * i + SIZE_OF[_column_of(cells, i)]
    return found + 2
