"""What the net is told of a seat between two rounds: which of its inputs are 1. All others are 0.

The net judges one seat at a time; the chances to win of all seats follow from what it says of each.

| inputs | of | what is 1 |
|---|---|---|
| 250 | board | wall and lines, as in `board_inputs`; on the grey wall a line's tile brings what it would at best |
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

from azulejos.kernel.azul.board_inputs import SCORE_STEPS, SIZE

ROW_HUES = SIZE
COLUMN_HUES = ROW_HUES + 25
PLAYERS = COLUMN_HUES + 25
ROUND = PLAYERS + 3
ORDER = ROUND + 6
OWN_FULLEST = ORDER + 4
FULLEST = OWN_FULLEST + 6
BAG = FULLEST + 6
AHEAD = BAG + 30
LAST = AHEAD + SCORE_STEPS
INPUTS = LAST + SCORE_STEPS

MOST = 160
"""No seat has more inputs at 1."""
FIRST = 64
"""Neurons of the first hidden layer."""
OUTPUTS = 2
"""How likely it is that this seat wins, as a logit beside those of the others, and its final score in tens of points."""
