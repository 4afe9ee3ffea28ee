"""What the net is told of a position: which of its inputs are 1. All others are 0.

Boards are described as if they were tiled now. Each is described once as one's own and once as the other's.

| inputs | of | what is 1 |
|---|---|---|
| 25 | board | each tile of the wall, after tiling |
| 50 | board | row, tiles and colour of each line that is not complete |
| 10 | board | row and tiles of each such line |
| 25 | board | row of each such line, and the points that its tile would bring: 1, 2, up to 4, up to 6, more |
| 25, 25 | board | each empty space of the wall that has a tile beside it in its row, and in its column |
| 30, 30, 30 | board | how many tiles each row, column and colour of the wall has, 0 to 5 |
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

CELLS = 0
LINES = 25
LINE_COUNTS = 75
LINE_POINTS = 85
BESIDE = 110
ROWS = 160
COLUMNS = 190
HUES = 220
FLOORS = 250
BOARD = 258
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
SCORE_STEPS = 41
INPUTS = SCORES + SCORE_STEPS

MOST = 192
"""No position has more inputs at 1."""
FIRST, SECOND, OUTPUTS = 64, 32, 3
"""Neurons of the two hidden layers; then the win as a logit, and both final scores in tens of points."""
