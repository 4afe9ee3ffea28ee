"""What a board of Azul Duel may score later: its lines, plates that would fit them, chips. Rows and columns count from 0 here."""

from __future__ import annotations

from azulejos.bots.duel.cell_evaluation import cell_value
from azulejos.rules.duel.board import Line, can_pay
from azulejos.rules.duel.dome import Dome
from azulejos.rules.duel.plates import LETTERS, SPECIAL, WILD, Plate
from azulejos.rules.duel.position import DuelPosition
from azulejos.rules.duel.stages import LAST_ROUND

BEGUN = 0.75
"""How much of a line's value is counted on, as far as it is filled."""
PAID = 0.8
"""How much of it, if chips can pay for what it lacks."""
NO_PLATE = 0.5
"""How much of it, as long as its row has no space of that colour but a plate to come."""
TYPICAL = 3.0
"""What a tile brings on a plate that is still to come."""
EASE = (1.0, 0.95, 0.85, 0.7, 0.55, 0.4)
"""How likely a row gets a tile in a round."""
ANY_COLOUR = 1.25
"""How much more a wild space is worth than one of a colour."""
SAME = 0.6
"""How much a space is worth in a row that has a free one of that colour already."""
CHIP = 0.55
"""What a chip is worth, as long as there are rounds to spend it in."""


class BoardEvaluation:
    """The board of one seat, with its complete lines tiled as well as a beginner sees it."""

    def __init__(self, position: DuelPosition, seat: int, *, tiled: bool = True) -> None:
        self.position = position
        self.board = position.boards[seat - 1]
        self.components = position.game.components
        self.rounds = LAST_ROUND - position.round
        """Rounds after this one."""
        self.dome = self._tiled() if tiled else self.board.dome
        self._cells: dict[tuple[int, int, str], float] = {}
        self._fits: dict[tuple[int, int, str], float] = {}
        self._before = [self.line(row, line, "") for row, line in enumerate(self.board.lines)]

    def _tiled(self) -> Dome:
        dome = self.board.dome
        for row, (colour, filled) in enumerate(self.board.lines):
            if colour is not None and filled == row + 1 and (columns := dome.columns_for(row, colour)):
                game = self.position.game
                best = max(columns, key=lambda column: cell_value(dome, row, column, colour, game.tiles, game.components))
                dome = dome.with_tile(row, best, colour)
                if (special := dome.special_due(row, best)) is not None:
                    dome = dome.with_tile(*special, SPECIAL)
        return dome

    def cell(self, row: int, column: int, tile: str) -> float:
        """What a tile in an empty cell is worth."""
        key = (row, column, tile)
        if key not in self._cells:
            self._cells[key] = cell_value(self.dome, row, column, tile, self.position.game.tiles, self.components)
        return self._cells[key]

    def line(self, row: int, line: Line, taken: str) -> float:
        """What a line is worth, once so many tiles have been taken away from the trays."""
        colour, filled = line
        if colour is None:
            return 0.0
        columns = self.dome.columns_for(row, colour)
        if columns:
            value = max(self.cell(row, column, colour) for column in columns)
            return value * self._completion(row, colour, filled, len(taken))
        if self.dome.is_row_laid(row):
            # D32: all its tiles will break.
            return -self.breaking(filled)
        return TYPICAL * NO_PLATE * filled / (row + 1)

    def _completion(self, row: int, colour: str, filled: int, taken: int) -> float:
        missing = row + 1 - filled
        if not missing:
            return 1.0
        begun = BEGUN * filled / (row + 1)
        if can_pay(self.board.chips, colour, missing):
            return max(begun, PAID)
        if not self.rounds:
            left = sum((tray.sun + tray.moon).count(colour) for tray in self.position.trays) - taken
            return begun if left >= missing else 0.0
        return begun

    def gain(self, row: int, line: Line, taken: str) -> float:
        """How much more a line is worth than it is now."""
        return self.line(row, line, taken) - self._before[row]

    def breaking(self, tiles: int) -> float:
        """D36: what more broken tiles cost; one that goes to the tower at once costs nothing, but is no help either."""
        broken = len(self.board.broken)
        after = min(len(self.components.broken_costs), broken + tiles)
        cost = self.components.broken_cost(after) - self.components.broken_cost(broken)
        return cost + 0.05 * (broken + tiles - after)

    def fit(self, plate: Plate, space: int, turn: int) -> float:
        """How well a plate fits a plate space (1-9) and the lines beside it."""
        top, left = (space - 1) // 3 * 2, (space - 1) % 3 * 2
        return sum(self._fit(top + at // 2, left + at % 2, letter) for at, letter in enumerate(plate.turned(turn).spaces))

    def best_fit(self, plate: Plate) -> float:
        """How well a plate fits where it fits best."""
        return max(self.fit(plate, space, turn) for space in self.board.dome.empty_spaces for turn in range(4))

    def _fit(self, row: int, column: int, space: str) -> float:
        key = (row, column, space)
        if key not in self._fits:
            self._fits[key] = self._fitness(row, column, space)
        return self._fits[key]

    def _fitness(self, row: int, column: int, space: str) -> float:
        ease = EASE[row] * min(1.0, (self.rounds + 1) / 3)
        if space == SPECIAL:
            return self.components.special_points[row] * EASE[row] ** 2 * 0.5
        colour, filled = self.board.lines[row]
        is_wild = space == WILD
        value = self.cell(row, column, space if not is_wild else colour or LETTERS[0])
        fitness = ease * value * (ANY_COLOUR if is_wild else 1.0)
        if not is_wild and self.dome.columns_for(row, space):
            fitness *= SAME
        if colour is not None and (is_wild or space == colour) and not self.dome.columns_for(row, colour):
            fitness += value * filled / (row + 1)
        return fitness

    def chip(self, chip: str) -> float:
        """What a chip is worth: it may complete lines of its colours, or any."""
        lines = sum(colour is not None and colour in chip and filled <= row for row, (colour, filled) in enumerate(self.board.lines))
        return CHIP + 0.3 * min(lines, 2)
