"""The law of Azul: positions, legal moves, scoring. No I/O, no clock, and no random number of its own.

>>> from azulejos.rules import game
>>> position = game("azul", players=2).start(first=1)
>>> position.phase
<Phase.DEAL: 'deal'>
"""

from azulejos.rules.chance import Chance, Dealer, RandomChance
from azulejos.rules.errors import (
    AzulejosError,
    Fault,
    FaultyPosition,
    GameOver,
    IllegalDeal,
    IllegalEvent,
    IllegalMove,
    NothingToUndo,
    OptionError,
)
from azulejos.rules.events import Deal, Event, Move, TableEvent
from azulejos.rules.game import SPECTATOR, Game, Material, Option, Rulebook
from azulejos.rules.games import GAMES, game, rulebook
from azulejos.rules.outcome import Bonus, Cell, Ending, Outcome, TieBreak
from azulejos.rules.position import LegalMoves, Phase, Position, View
from azulejos.rules.scoring import BrokenCost, FloorCost, LineBroken, LineFallen, Scoring, SpecialScored, TileScored

__all__ = [
    "GAMES",
    "SPECTATOR",
    "AzulejosError",
    "Bonus",
    "BrokenCost",
    "Cell",
    "Chance",
    "Deal",
    "Dealer",
    "Ending",
    "Event",
    "Fault",
    "FaultyPosition",
    "FloorCost",
    "Game",
    "GameOver",
    "IllegalDeal",
    "IllegalEvent",
    "IllegalMove",
    "LegalMoves",
    "LineBroken",
    "LineFallen",
    "Material",
    "Move",
    "NothingToUndo",
    "Option",
    "OptionError",
    "Outcome",
    "Phase",
    "Position",
    "RandomChance",
    "Rulebook",
    "Scoring",
    "SpecialScored",
    "TableEvent",
    "TieBreak",
    "TileScored",
    "View",
    "game",
    "rulebook",
]
