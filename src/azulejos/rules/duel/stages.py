"""What is awaited at any moment of Azul Duel, and which events answer it."""

from __future__ import annotations

import enum
from collections.abc import Mapping
from types import MappingProxyType

from azulejos.rules.duel import moves
from azulejos.rules.events import Event
from azulejos.rules.position import Phase

LAST_ROUND = 5


class DuelStage(enum.Enum):
    """What the position waits for; its `phase` says the same in terms that all games share."""

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
    """By identity: much faster than the hash of a name, and stages are looked up all the time."""


CHANCE = (DuelStage.TOP, DuelStage.TURN_UP, DuelStage.TRAYS, DuelStage.REVEAL, DuelStage.FRONTS)
PHASES: Mapping[DuelStage, Phase] = MappingProxyType(
    dict.fromkeys(DuelStage, Phase.OFFER)
    | dict.fromkeys(CHANCE, Phase.DEAL)
    | {DuelStage.CHIPS: Phase.TILING, DuelStage.CELL: Phase.TILING, DuelStage.OVER: Phase.OVER}
)

OF_EVENT: Mapping[type[Event], tuple[DuelStage, ...]] = MappingProxyType(
    {
        moves.Top: (DuelStage.TOP,),
        moves.TurnUp: (DuelStage.TURN_UP,),
        moves.Trays: (DuelStage.TRAYS,),
        moves.Reveal: (DuelStage.REVEAL,),
        moves.Fronts: (DuelStage.FRONTS,),
        moves.Sun: (DuelStage.TURN,),
        moves.Moon: (DuelStage.TURN,),
        moves.TakeChip: (DuelStage.TURN,),
        moves.TakePlate: (DuelStage.TURN, DuelStage.FIRST_PLATE),
        moves.Draw: (DuelStage.TURN, DuelStage.DRAWING),
        moves.Stop: (DuelStage.DRAWING,),
        moves.Keep: (DuelStage.KEEP,),
        moves.KeepSome: (DuelStage.KEEP,),
        moves.Lay: (DuelStage.LAY,),
        moves.PutUnder: (DuelStage.UNDER,),
        moves.PutUnderSome: (DuelStage.UNDER,),
        moves.Stack: (DuelStage.STACK,),
        moves.Spend: (DuelStage.CHIPS,),
        moves.Tile: (DuelStage.CELL,),
    }
)

AWAITED: Mapping[DuelStage, tuple[str, str, str]] = MappingProxyType(
    {
        DuelStage.TOP: ("top-due", "The back of the pile's top plate has to be shown first.", "D50"),
        DuelStage.TURN_UP: ("turn-up-due", "The display has to be filled first.", "D40"),
        DuelStage.TRAYS: ("deal-due", "The trays have to be filled first.", "D40"),
        DuelStage.REVEAL: ("reveal-due", "The chip of an empty tray has to be revealed first.", "D23"),
        DuelStage.FRONTS: ("fronts-due", "The fronts of the drawn plates have to be looked at first.", "D20"),
        DuelStage.FIRST_PLATE: ("first-plate-due", "One of the face-up plates has to be taken first.", "D11"),
        DuelStage.TURN: ("turn-due", "It is time for a turn: a plate, tiles from sun or moon, or a chip.", "D20"),
        DuelStage.STACK: ("stack-due", "The rest of the tray has to be stacked first.", "D21"),
        DuelStage.DRAWING: ("drawing", "Draw another plate, or stop.", "D20"),
        DuelStage.KEEP: ("keep-due", "One of the drawn plates has to be kept first.", "D20"),
        DuelStage.LAY: ("lay-due", "The plate in hand has to be laid first.", "D20"),
        DuelStage.UNDER: ("under-due", "The other drawn plates have to be put under the pile first.", "D20"),
        DuelStage.CHIPS: ("chips-due", "Say first whether chips fill up the line, and which.", "D31"),
        DuelStage.CELL: ("cell-due", "The tile of the line has to be placed first.", "D30"),
    }
)
"""Code, sentence and clause of the error if another event is pushed."""
