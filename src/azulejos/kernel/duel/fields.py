"""What a player sees of Azul Duel, field by field: what that seat may know, and nothing else (D50)."""

from __future__ import annotations

from azulejos.kernel.duel.actions import ACTIONS, CHIP_KINDS, PLATES
from azulejos.kernel.layout import Field, Layout
from azulejos.rules.duel import LETTERS, SPECIAL, WILD, DuelStage, Kind
from azulejos.rules.duel.dome import SIZE
from azulejos.rules.duel.moves import DISPLAY, SMALL_TRAYS
from azulejos.rules.duel.scoring_tiles import NAMES

COLOURS = len(LETTERS)
CHIPS = len(CHIP_KINDS)
MOST = 255
SPACES = (*LETTERS, SPECIAL, WILD)
"""What a space of a dome can ask for."""
TILES = (*LETTERS, SPECIAL)
"""What can lie there."""
KINDS = tuple(Kind)
STAGES = (
    DuelStage.FIRST_PLATE, DuelStage.TURN, DuelStage.STACK, DuelStage.DRAWING, DuelStage.KEEP, DuelStage.LAY, DuelStage.UNDER, DuelStage.CHIPS,
    DuelStage.CELL,
)  # fmt: skip
"""What a player can be asked."""

TABLE = (
    Field("scoring_tiles", (len(NAMES),), 1, f"which scoring tiles are played (D6): {', '.join(NAMES)}"),
    Field("round", (1,), 5, "the number of the round, from 1"),
    Field("stage", (len(STAGES),), 1, f"what is decided now: {', '.join(stage.value for stage in STAGES)}"),
    Field("sun", (SMALL_TRAYS + 1, COLOURS), 5, "tiles of each colour on the sun side of the large tray and of each small one"),
    Field("large_moon", (COLOURS,), 4, "tiles of each colour on the large tray's moon side"),
    Field("stacks", (SMALL_TRAYS, 3, COLOURS), 1, "the moon side of each small tray, from the bottom to the top, by colour"),
    Field("tray_chips", (SMALL_TRAYS, 1 + CHIPS), 1, "the chip of each small tray: face down, or its kind"),
    Field("first_tile", (1,), 1, "whether the first-player tile lies on the large tray"),
    Field("rest", (COLOURS,), 3, "tiles of each colour that are to be stacked"),
    Field("display", (DISPLAY, PLATES), 1, "the plate in each place of the display, by its number"),
    Field("hand", (PLATES,), 1, "the plate that is to be laid"),
    Field("drawn", (PLATES,), 1, "the drawn plates that the observer, if it is its turn, knows or has looked at"),
    Field("drawn_kinds", (len(KINDS),), PLATES, "how many drawn plates have a special, and how many a wild back"),
    Field("pile", (1,), PLATES, "how many plates lie in the pile"),
    Field("backs", (PLATES, len(KINDS)), 1, "the backs of the pile that were ever seen, from the top: special, wild"),
    Field("known", (PLATES,), PLATES, "where in the pile the plates lie that the observer put there, from the top; 0 for others"),
    Field("unplaced", (PLATES,), 1, "the other plates that lie face down: neither known nor drawn as above"),
    Field("remembered", (PLATES,), 1, "those among them that the observer has seen before the other seat drew and moved them (D50)"),
    Field("unseen_chips", (CHIPS,), 20, "how many chips of each kind nobody has seen"),
    Field("bag", (COLOURS,), 13, "tiles of each colour in the bag"),
    Field("tower", (COLOURS,), 13, "tiles of each colour in the tower"),
    Field("tiling_line", (SIZE,), 1, "which line is handled now; all 0 while turns are taken"),
    Field("chosen_chips", (CHIPS,), 20, "the chips that the observer has chosen so far for this line"),
)
BOARD = (
    Field("lines", (SIZE, COLOURS), SIZE, "tiles of each colour on each pattern line"),
    Field("broken", (COLOURS,), 4, "broken tiles of each colour"),
    Field("chips", (CHIPS,), 20, "chips of each kind that are not spent"),
    Field("chips_taken", (1,), 2, "how many chips this seat has taken in this round"),
    Field("tokens", (1,), 2, "how many tokens it has left in this round"),
    Field("holds_first_tile", (1,), 1, "whether it has the first-player tile"),
    Field("first", (1,), 1, "whether it started the round"),
    Field("to_move", (1,), 1, "whether its decision is awaited"),
    Field("score", (1,), MOST, "points so far, without the scoring tiles"),
    Field("spaces", (SIZE, SIZE, len(SPACES)), 1, "what each cell of the dome asks for: five colours, special, wild; all 0 where no plate lies"),
    Field("tiles", (SIZE, SIZE, len(TILES)), 1, "what lies there: five colours, special"),
)
LAYOUT = Layout(TABLE, BOARD, 2, ACTIONS)
