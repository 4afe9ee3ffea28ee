"""Azul Duel."""

from azulejos.rules.duel.board import Board, Line
from azulejos.rules.duel.components import Components
from azulejos.rules.duel.dome import Dome, Laid
from azulejos.rules.duel.game import DuelGame
from azulejos.rules.duel.loader import load, standard
from azulejos.rules.duel.memory import Memory, Way
from azulejos.rules.duel.moves import (
    BREAK,
    LARGE,
    Draw,
    Fronts,
    Keep,
    KeepSome,
    Lay,
    Moon,
    PutUnder,
    PutUnderSome,
    Reveal,
    Spend,
    Stack,
    Stop,
    Sun,
    TakeChip,
    TakePlate,
    Tile,
    Top,
    Trays,
    TurnUp,
)
from azulejos.rules.duel.plates import LETTERS, SPECIAL, WILD, Kind, Plate
from azulejos.rules.duel.position import DuelPosition
from azulejos.rules.duel.stages import DuelStage
from azulejos.rules.duel.trays import FACE_DOWN, Back, Tray
from azulejos.rules.duel.view import DuelView

__all__ = [
    "BREAK",
    "FACE_DOWN",
    "LARGE",
    "LETTERS",
    "SPECIAL",
    "WILD",
    "Back",
    "Board",
    "Components",
    "Dome",
    "Draw",
    "DuelGame",
    "DuelPosition",
    "DuelStage",
    "DuelView",
    "Fronts",
    "Keep",
    "KeepSome",
    "Kind",
    "Laid",
    "Lay",
    "Line",
    "Memory",
    "Moon",
    "Plate",
    "PutUnder",
    "PutUnderSome",
    "Reveal",
    "Spend",
    "Stack",
    "Stop",
    "Sun",
    "TakeChip",
    "TakePlate",
    "Tile",
    "Top",
    "Tray",
    "Trays",
    "TurnUp",
    "Way",
    "load",
    "standard",
]
