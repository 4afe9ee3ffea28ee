"""What the net is told of a seat between two rounds: which of its inputs are 1. All others are 0.

The net judges one seat at a time; the chances to win of all seats follow from what it says of each.

| inputs | of | what is 1 |
|---|---|---|
| 25 | board | each tile of the wall |
| 50 | board | row, tiles and colour of each line that was begun |
| 10 | board | row and tiles of each such line |
| 25 | board | row of each such line, and the points that its tile would bring at best: 1, 2, up to 4, up to 6, more |
| 25, 25 | board | each empty space of the wall that has a tile beside it in its row, and in its column |
| 30, 30, 30 | board | how many tiles each row, column and colour of the wall has, 0 to 5 |
| 25, 25 | board | grey wall: each colour that a row has, and that a column has |
| 3 | table | the number of players |
| 6 | table | the round, 6 and later as one |
| 4 | table | how many seats take before this one in the next round |
| 6, 6 | table | how many tiles the fullest row has, one's own and of all others |
| 30 | table | tiles of each colour in the bag: 0, up to 3, 7, 11, 15, more |
| 41 | score | mine minus that of the best other, in steps of 2.5 from -50 to 50 |
| 41 | score | mine minus that of the last other, likewise |
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
ROW_HUES = 250
COLUMN_HUES = 275
PLAYERS = 300
ROUND = 303
ORDER = 309
OWN_FULLEST = 313
FULLEST = 319
BAG = 325
AHEAD = 355
SCORE_STEPS = 41
LAST = AHEAD + SCORE_STEPS
INPUTS = LAST + SCORE_STEPS

MOST = 160
"""No seat has more inputs at 1."""
FIRST, SECOND, OUTPUTS = 64, 32, 2
"""Neurons of the two hidden layers; then how likely it is that this seat wins, as a logit beside those of the others, and its final score in tens of
points."""
