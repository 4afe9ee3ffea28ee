"""What the net is told of a position: which of its inputs are 1. All others are 0.

Boards are described as if they were tiled now. Each is described once as one's own and once as the other's.

| inputs | of | what is 1 |
|---|---|---|
| 250 | board | wall and lines, after tiling, as in `board_inputs` |
| 8 | board | spaces taken on the floor line, 0 to 7; none once it is paid |
| 3 | table | the marker: in the centre, mine, the other's |
| 6 | table | how many tiles are left to take: 0 after the round, then up to 3, 7, 12, 20 and more |
| 6 | table | the round, 6 and later as one |
| 30 | table | tiles of each colour in the bag: 0, up to 3, 7, 11, 15, more |
| 25 | table | tiles of each colour in the centre: 0, 1, 2, 3, more |
| 40 | table | displays with one, two, three, four tiles of each colour: at least one such display, at least two |
| 41 | score | mine minus the other's, after tiling and floor lines, in steps of 2.5 from -50 to 50 |
"""

from __future__ import annotations

from azulejos.kernel.azul.board_inputs import SCORE_STEPS, SIZE

FLOORS = SIZE
BOARD = FLOORS + 8
"""Inputs of one board."""

OTHER = BOARD
"""Where the other's board begins."""
TABLE = 2 * BOARD
MARKERS = TABLE
LEFT = TABLE + 3
ROUND = TABLE + 9
BAG = TABLE + 15
CENTRES = TABLE + 45
DISPLAYS = TABLE + 70
SCORES = TABLE + 110
INPUTS = SCORES + SCORE_STEPS

MOST = 192
"""No position has more inputs at 1."""
FIRST = 128
"""Neurons of the first hidden layer."""
OUTPUTS = 3
"""The win as a logit, and both final scores in tens of points."""
