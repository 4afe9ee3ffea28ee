"""What a board of Azul may score after this round: lines begun, bonuses in reach. Rows and columns count from 0 here."""

from __future__ import annotations

from dataclasses import dataclass

from azulejos.rules.azul import COLOURS, AzulPosition, Board, Colour
from azulejos.rules.azul.board import SIZE, WALL_COLUMN, Wall
from azulejos.rules.azul.ending import BONUS_POINTS
from azulejos.rules.azul.tiling import columns_for, runs
from azulejos.rules.scoring import tile_points

BEGUN = 0.7
"""How much of the points of a line that lacks a single tile is counted on."""
LATER = 0.4
"""How the hope for a bonus shrinks with every tile that it lacks beyond the rounds that are left."""
STEEP = 3
"""Nearly complete groups count far more than those just begun."""


@dataclass(frozen=True, slots=True)
class BoardEvaluation:
    """Evaluates boards at one moment of a game."""

    grey: bool
    rounds: int
    """Rounds that are left, this one included, if the fullest row of all walls goes on to grow by one a round (A40)."""

    @classmethod
    def of(cls, position: AzulPosition) -> BoardEvaluation:
        """The state of a position.

        >>> from azulejos.rules import game
        >>> BoardEvaluation.of(game("azul").start()).rounds
        5
        """
        fullest = max(SIZE - row.count(None) for board in position.boards for row in board.wall)
        return cls(position.game.is_grey, max(1, SIZE - fullest))

    def value(self, board: Board) -> float:
        """What the lines begun and the bonuses in reach are worth, on a board whose complete lines have been tiled."""
        wall = board.wall
        rows = [SIZE - cells.count(None) + 0.0 for cells in wall]
        columns = [SIZE - cells.count(None) + 0.0 for cells in zip(*wall)]
        colours = [0.0] * len(COLOURS)
        for cells in wall:
            for cell in cells:
                if cell is not None:
                    colours[cell] += 1
        value = 0.0
        for row, (colour, filled) in enumerate(board.lines):
            if colour is None:
                continue
            column = self._column(wall, row, colour)
            if column is None:
                # A53: on the grey wall such a line will fall.
                value -= filled
                continue
            hope = BEGUN * filled / (row + 1)
            value += hope * _points(wall, row, column)
            rows[row] += hope
            columns[column] += hope
            colours[colour] += hope
        for kind, groups in (("rows", rows), ("columns", columns), ("colours", colours)):
            value += BONUS_POINTS[kind] * sum(map(self._hope, groups))
        return value

    def _column(self, wall: Wall, row: int, colour: Colour) -> int | None:
        if not self.grey:
            return WALL_COLUMN[row][colour]
        columns = columns_for(wall, row, colour)
        return max(columns, key=lambda column: _points(wall, row, column)) if columns else None

    def _hope(self, filled: float) -> float:
        """How likely it is that a group gets all its five tiles, by how many it has (A41)."""
        hope = (filled / SIZE) ** STEEP
        lacking = SIZE - filled - self.rounds
        return hope * LATER**lacking if lacking > 0 else hope


def _points(wall: Wall, row: int, column: int) -> int:
    """A21: what a tile would score in an empty cell."""
    return tile_points(*map(len, runs(wall, row, column)))
