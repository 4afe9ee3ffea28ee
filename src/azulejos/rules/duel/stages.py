"""What is awaited at any moment of Azul Duel, and which events answer it."""

from __future__ import annotations

import enum
from collections.abc import Mapping
from types import MappingProxyType

from azulejos.rules.duel import moves
from azulejos.rules.events import Event
from azulejos.rules.position import Phase

LAST_ROUND = 5


class Stage(enum.Enum):
    """What just now is awaited; a position's `phase` says it in the words of every game."""

    TOP = "top"
    """Chance: the back of the pile's top plate."""
    TURN_UP = "turn-up"
    """Chance: a plate for the display."""
    TRAYS = "trays"
    """Chance: the tiles of a round."""
    REVEAL = "reveal"
    """Chance: a chip whose tray is empty."""
    FRONTS = "fronts"
    """Chance: the fronts of the drawn plates."""
    FIRST_PLATE = "first-plate"
    """The plate of the set-up (D11)."""
    TURN = "turn"
    """A turn (D20-D23)."""
    STACK = "stack"
    """The order of a stack (D21)."""
    DRAWING = "drawing"
    """Whether another plate is drawn (D20)."""
    KEEP = "keep"
    """Which of the drawn plates is kept (D20)."""
    LAY = "lay"
    """Where the plate in hand goes (D20)."""
    UNDER = "under"
    """Which plate goes under the pile next (D20)."""
    CHIPS = "chips"
    """Whether chips fill up a line (D31)."""
    CELL = "cell"
    """Where a tile goes (D30)."""
    OVER = "over"
    """Nothing: the game is over."""

    __hash__ = object.__hash__
    """Members are what they are: much faster than the hash of a name, and stages are looked up all the time."""


CHANCE = (Stage.TOP, Stage.TURN_UP, Stage.TRAYS, Stage.REVEAL, Stage.FRONTS)
PHASES: Mapping[Stage, Phase] = MappingProxyType(
    dict.fromkeys(Stage, Phase.OFFER)
    | dict.fromkeys(CHANCE, Phase.DEAL)
    | {Stage.CHIPS: Phase.TILING, Stage.CELL: Phase.TILING, Stage.OVER: Phase.OVER}
)

OF_EVENT: Mapping[type[Event], tuple[Stage, ...]] = MappingProxyType(
    {
        moves.Top: (Stage.TOP,),
        moves.TurnUp: (Stage.TURN_UP,),
        moves.Trays: (Stage.TRAYS,),
        moves.Reveal: (Stage.REVEAL,),
        moves.Fronts: (Stage.FRONTS,),
        moves.Sun: (Stage.TURN,),
        moves.Moon: (Stage.TURN,),
        moves.TakeChip: (Stage.TURN,),
        moves.TakePlate: (Stage.TURN, Stage.FIRST_PLATE),
        moves.Draw: (Stage.TURN, Stage.DRAWING),
        moves.Stop: (Stage.DRAWING,),
        moves.Keep: (Stage.KEEP,),
        moves.KeepSome: (Stage.KEEP,),
        moves.Lay: (Stage.LAY,),
        moves.PutUnder: (Stage.UNDER,),
        moves.PutUnderSome: (Stage.UNDER,),
        moves.Stack: (Stage.STACK,),
        moves.Spend: (Stage.CHIPS,),
        moves.Tile: (Stage.CELL,),
    }
)

AWAITED: Mapping[Stage, tuple[str, str, str]] = MappingProxyType(
    {
        Stage.TOP: ("top-due", "The back of the pile's top plate has to be told first.", "D50"),
        Stage.TURN_UP: ("turn-up-due", "The display has to be filled first.", "D40"),
        Stage.TRAYS: ("deal-due", "The trays have to be filled first.", "D40"),
        Stage.REVEAL: ("reveal-due", "The chip of an empty tray has to be revealed first.", "D23"),
        Stage.FRONTS: ("fronts-due", "The fronts of the drawn plates have to be looked at first.", "D20"),
        Stage.FIRST_PLATE: ("first-plate-due", "One of the face-up plates has to be taken first.", "D11"),
        Stage.TURN: ("turn-due", "A turn is due: a plate, tiles from sun or moon, or a chip.", "D20"),
        Stage.STACK: ("stack-due", "The rest of the tray has to be stacked first.", "D21"),
        Stage.DRAWING: ("drawing", "Draw another plate, or stop.", "D20"),
        Stage.KEEP: ("keep-due", "One of the drawn plates has to be kept first.", "D20"),
        Stage.LAY: ("lay-due", "The plate in hand has to be laid first.", "D20"),
        Stage.UNDER: ("under-due", "The other drawn plates have to be put under the pile first.", "D20"),
        Stage.CHIPS: ("chips-due", "Say first whether chips fill up the line, and which.", "D31"),
        Stage.CELL: ("cell-due", "The tile of the line has to be placed first.", "D30"),
    }
)
"""Code, sentence and clause for whoever tells something else."""
