"""A position of Azul as JSON, for whoever may see it. `docs/sight.md` has the meaning of each key.

Wherever tiles lie they are a string of letters. What never changes is a tuple, so that no caller can change it for another.
"""

from __future__ import annotations

from typing import Any

from azulejos.rules.azul import FLOOR_COSTS, MARKER, AzulPosition, AzulView, Board, Tiles, letters, wall_colour
from azulejos.rules.azul.board import SIZE
from azulejos.rules.azul.supply import PRESENT
from azulejos.rules.azul.tiles import LETTERS
from azulejos.server.sight.ending import outcome

EMPTY = "-"
PATTERN = tuple("".join(wall_colour(row, column).letter for column in range(SIZE)) for row in range(SIZE))
"""A4: what the coloured wall asks for."""
_DISPLAYS = {display: letters(display) for display in PRESENT}
_TILES = tuple(tuple(letter * count for count in range(SIZE + 1)) for letter in LETTERS)
"""Tiles of a line, by colour and number."""


def position(view: AzulView) -> dict[str, Any]:
    """All that lies on the table: in Azul everybody sees the same.

    >>> from azulejos.rules.azul import AzulView
    >>> from azulejos.rules import game
    >>> seen = position(AzulView(game("azul").start(), 1))
    >>> seen["phase"], seen["marker"], seen["boards"][0]["lines"]
    ('deal', {'place': 'front', 'seat': 1}, ['', '', '', '', ''])
    """
    at: AzulPosition = view.position
    game, result = at.game, at.outcome
    return {
        "game": game.id,
        "options": {"players": game.players, "wall": game.wall, "displays": game.displays, "tournament": game.tournament},
        "round": at.round,
        "phase": at.phase.value,
        "to_move": at.to_move,
        "line": at.line or None,
        "first": at.first,
        "marker": {"place": at.marker.place.value, "seat": at.marker.seat or None},
        "displays": [_DISPLAYS[display] for display in at.displays],
        "centre": letters(at.centre),
        "bag": _counts(at.bag),
        "lid": _counts(at.lid),
        "boards": [_board(board) for board in at.boards],
        "floor_costs": FLOOR_COSTS,
        "pattern": None if game.is_grey else PATTERN,
        "idle": at.idle,
        "bare": at.bare,
        "withdrawn": sorted(at.withdrawn),
        "lost": _counts(at.lost),
        "passes": at.passes,
        "outcome": None if result is None else outcome(result),
    }


def _counts(tiles: Tiles) -> dict[str, int]:
    blue, yellow, red, black, white = tiles
    return {"B": blue, "Y": yellow, "R": red, "K": black, "W": white}


def _board(board: Board) -> dict[str, Any]:
    return {
        "score": board.score,
        "lines": ["" if colour is None else _TILES[colour][filled] for colour, filled in board.lines],
        "wall": ["".join([EMPTY if cell is None else LETTERS[cell] for cell in row]) for row in board.wall],
        "floor": "".join(["M" if item is MARKER else LETTERS[item] for item in board.floor]),
    }
