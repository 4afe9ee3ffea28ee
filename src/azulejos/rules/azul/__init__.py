"""Azul and Azul Mini, with the grey wall and the tournament table."""

from azulejos.rules.azul.board import EMPTY_LINE, EMPTY_WALL, FLOOR_COSTS, MARKER, Board, Line, wall_colour
from azulejos.rules.azul.game import AzulGame
from azulejos.rules.azul.marker import IN_CENTRE, MarkerAt, MarkerPlace
from azulejos.rules.azul.moves import CENTRE, FLOOR, Deal, Pass, Place, Resume, Take, Void, Withdraw
from azulejos.rules.azul.position import AzulPosition
from azulejos.rules.azul.tiles import COLOURS, NO_TILES, Colour, Tiles, letters, tiles
from azulejos.rules.azul.tournament_events import draw_first
from azulejos.rules.azul.view import AzulView

__all__ = [
    "CENTRE",
    "COLOURS",
    "EMPTY_LINE",
    "EMPTY_WALL",
    "FLOOR",
    "FLOOR_COSTS",
    "IN_CENTRE",
    "MARKER",
    "NO_TILES",
    "AzulGame",
    "AzulPosition",
    "AzulView",
    "Board",
    "Colour",
    "Deal",
    "Line",
    "MarkerAt",
    "MarkerPlace",
    "Pass",
    "Place",
    "Resume",
    "Take",
    "Tiles",
    "Void",
    "Withdraw",
    "draw_first",
    "letters",
    "tiles",
    "wall_colour",
]
