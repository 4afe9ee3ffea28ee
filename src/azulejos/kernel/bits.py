"""Tables of small sets of bits, looked up where they are used."""

from __future__ import annotations

from typing import Any

import numpy as np

SETS = 1 << 10
"""Sets of ten: as many as there can be sources."""

SIZE_OF: Any = np.array([mask.bit_count() for mask in range(SETS)], np.int64)
"""How many bits are set."""

MEMBER: Any = np.zeros((SETS, 10), np.int8)
"""Which bit is the first, second, … one that is set."""
for _mask in range(SETS):
    _members = [bit for bit in range(10) if _mask >> bit & 1]
    MEMBER[_mask, : len(_members)] = _members


def runs(cells: int) -> Any:
    """How long the run is that a cell belongs to in a row or column of so many, by the cells that are taken (A21, D33).

    >>> int(runs(5)[0b10110, 1])
    2
    """
    found = np.zeros((1 << cells, cells), np.int64)
    for mask in range(1 << cells):
        for cell in range(cells):
            low = high = cell
            while low and mask >> (low - 1) & 1:
                low -= 1
            while high < cells - 1 and mask >> (high + 1) & 1:
                high += 1
            found[mask, cell] = high - low + 1
    return found


RUN: Any = runs(5)
"""Of the five cells of a wall's row."""

SPREAD: Any = np.array([sum((mask >> bit & 1) << 6 * bit for bit in range(5)) for mask in range(32)], np.int64)
"""Five bits, each moved to the start of a lane of six."""
