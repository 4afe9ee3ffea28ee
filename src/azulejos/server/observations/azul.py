"""A position of Azul as JSON, for whoever may see it.

Wherever tiles lie they are a string of letters. What never changes is a tuple, so that no caller can change it for another.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, NotRequired

from typing_extensions import TypedDict

from azulejos.rules import Phase
from azulejos.rules.azul import FLOOR_COSTS, MARKER, AzulView, Board, Tiles, letters, wall_colour
from azulejos.rules.azul.board import SIZE
from azulejos.rules.azul.marker import MarkerPlace
from azulejos.rules.azul.supply import PRESENT
from azulejos.rules.azul.tiles import LETTERS
from azulejos.server.message_schemas import one_of, values_of
from azulejos.server.observations.scoring import Outcome, outcome

EMPTY = "-"
PATTERN = tuple("".join(wall_colour(row, column).letter for column in range(SIZE)) for row in range(SIZE))
"""A4: what the coloured wall asks for."""
_DISPLAYS = {display: letters(display) for display in PRESENT}
_TILES = tuple(tuple(letter * count for count in range(SIZE + 1)) for letter in LETTERS)
"""Tiles of a line, by colour and number."""


class AzulOptions(TypedDict):
    """What `game()` takes."""

    players: int
    wall: Annotated[str, one_of("coloured", "grey")]
    displays: int
    """How many."""
    tournament: bool


class MarkerAt(TypedDict):
    """The first-player marker."""

    place: Annotated[str, values_of(MarkerPlace)]
    """On `seat`'s floor line, in front of `seat`, in the centre, or out of play since `seat` left (T25)."""
    seat: int | None


class AzulBoard(TypedDict):
    """A player's board. That of a withdrawn seat is empty."""

    score: int
    """Without the bonuses of the end."""
    lines: Sequence[str]
    """The pattern lines, from the top."""
    wall: Sequence[str]
    """Five rows; on the grey wall too with the colours that lie there."""
    floor: str
    """From left to right, `M` for the marker."""


class AzulPosition(TypedDict):
    """A position of Azul or Azul Mini."""

    game: Annotated[str, one_of("azul", "mini")]
    options: AzulOptions
    round: int
    """`0` before the first deal."""
    phase: Annotated[str, values_of(Phase)]
    """What is awaited; `tiling` is a cell of the grey wall, `stopped` an arbiter (T5)."""
    to_move: int | None
    """The seat whose decision is awaited; of a stopped table, who moves when it is resumed."""
    line: int | None
    """In grey tiling the line whose tile is to be placed."""
    first: int
    """The round's first player."""
    marker: MarkerAt
    displays: Sequence[str]
    """The tiles of each display."""
    centre: str
    """Its tiles, without the marker."""
    bag: Mapping[str, int]
    """How many of each colour."""
    lid: Mapping[str, int]
    boards: Sequence[AzulBoard]
    """One for each seat."""
    floor_costs: Sequence[int]
    """What each space of a floor line costs (A5)."""
    pattern: Sequence[str] | None
    """The colours of the coloured wall (A4); `null` on the grey one."""
    idle: int
    """Rounds in a row without a tile on any line (A33)."""
    bare: int
    """Rounds in a row without a tile on any wall (A33)."""
    withdrawn: Sequence[int]
    """Seats that have left (T21)."""
    lost: Mapping[str, int]
    """Their tiles: how many of each colour."""
    passes: int
    """In succession (T5)."""
    outcome: Outcome | None
    """`null` until the game is over."""
    afen: NotRequired[str]
    """The position in one line, where it is asked for: of a live table by `afen`."""


def position(view: AzulView) -> AzulPosition:
    """All that lies on the table: in Azul everybody sees the same.

    >>> from azulejos.rules.azul import AzulView
    >>> from azulejos.rules import game
    >>> shown = position(AzulView(game("azul").start(), 1))
    >>> shown["phase"], shown["marker"], shown["boards"][0]["lines"]
    ('deal', {'place': 'front', 'seat': 1}, ['', '', '', '', ''])
    """
    at = view.position
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


def _board(board: Board) -> AzulBoard:
    return {
        "score": board.score,
        "lines": ["" if colour is None else _TILES[colour][filled] for colour, filled in board.lines],
        "wall": ["".join([EMPTY if cell is None else LETTERS[cell] for cell in row]) for row in board.wall],
        "floor": "".join(["M" if item is MARKER else LETTERS[item] for item in board.floor]),
    }
