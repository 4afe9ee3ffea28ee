"""What a plate does in a dome, once it is laid: facts, and no judgement. Rows and columns count from 0 here, lines and spaces from 1."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from azulejos.bots.duel.dome_facts import Placement, Room, best_placement, placement, room_for
from azulejos.bots.duel.take_facts import facts_of
from azulejos.rules.duel.board import Board
from azulejos.rules.duel.dome import SIZE, Dome
from azulejos.rules.duel.moves import Lay, Moon, Sun
from azulejos.rules.duel.plates import LETTERS, SPECIAL, WILD
from azulejos.rules.duel.position import DuelPosition


@dataclass(frozen=True, slots=True)
class Offered:
    """Tiles that lie there to be taken, and complete a line in one take."""

    line: int
    colour: str
    count: int
    worth: float
    """What the tile of that line could do, and more for a long line, which takes more takes as a rule; less what breaks."""


@dataclass(frozen=True)
class Laying:
    """A dome in which the plate of a turn was laid, or no plate."""

    position: DuelPosition
    """Before the turn."""
    dome: Dome
    """After it."""
    lay: Lay | None

    @cached_property
    def cells(self) -> tuple[tuple[int, int], ...]:
        """Those of the plate."""
        if self.lay is None:
            return ()
        top, left = (self.lay.space - 1) // 3 * 2, (self.lay.space - 1) % 3 * 2
        return tuple((top + down, left + right) for down in (0, 1) for right in (0, 1))

    @property
    def special_row(self) -> int | None:
        """The row of its special space; `None` if it has none."""
        return self._row_of(SPECIAL)

    @property
    def wild_row(self) -> int | None:
        """The row of its wild space; `None` if it has none."""
        return self._row_of(WILD)

    def _row_of(self, space: str) -> int | None:
        return next((row for row, column in self.cells if self.dome.spaces[row][column] == space), None)

    @property
    def need(self) -> int:
        """How many tiles the lines hold that fill its other spaces: a line of row r takes r + 1."""
        return sum(row + 1 for row, column in self.cells if self.dome.spaces[row][column] != SPECIAL)

    @cached_property
    def colours(self) -> int:
        """How many colours its rows have a space for now, and had none before, added up."""
        rows = {row for row, _ in self.cells}
        before = self.position.board.dome
        return sum(bool(self.dome.columns_for(row, colour)) and not before.columns_for(row, colour) for row in rows for colour in LETTERS)

    @cached_property
    def best_cell(self) -> int:
        """The most that a tile on one of its spaces could score now."""
        found = [0]
        for row, column in self.cells:
            space = self.dome.spaces[row][column]
            if space is not None and space != SPECIAL:
                found.append(placement(self.position.game, self.dome, row, column, LETTERS[0] if space == WILD else space).points)
        return max(found)

    @property
    def edge(self) -> int:
        """How many of its spaces lie at the edge of the dome."""
        return sum(row in (0, SIZE - 1) or column in (0, SIZE - 1) for row, column in self.cells)

    def room(self, line: int) -> Room:
        """Whether the dome has a space for the tiles that lie on a line."""
        return room_for(self.dome, line - 1, self._board.lines[line - 1].colour or "")

    def tile(self, line: int) -> Placement | None:
        """The best that the tile of a line could do."""
        colour = self._board.lines[line - 1].colour
        return best_placement(self.position.game, self.dome, line - 1, colour) if colour else None

    def offered(self) -> dict[tuple[int, str], Offered]:
        """What lies on the trays and completes an empty line in one take, with a space for its tile, by line and colour."""
        found: dict[tuple[int, str], Offered] = {}
        for offered in self._offered():
            key = offered.line, offered.colour
            if key not in found or found[key].worth < offered.worth:
                found[key] = offered
        return found

    def _offered(self) -> Iterator[Offered]:
        position = self.position
        for take in _takes(position):
            facts = facts_of(position, take)
            best = best_placement(position.game, self.dome, take.line - 1, take.colour) if not facts.lacks else None
            if best is not None and facts.space == take.line:
                worth = best.scored + best.bonus + (take.line - 1) - facts.cost
                yield Offered(take.line, take.colour, facts.count, worth)

    @property
    def _board(self) -> Board:
        return self.position.board


def _takes(position: DuelPosition) -> Iterator[Sun | Moon]:
    """Every take of tiles to an empty line, whatever is decided now."""
    empty = [row + 1 for row, line in enumerate(position.board.lines) if line.colour is None]
    for line in empty:
        for colour in LETTERS:
            for number, tray in enumerate(position.trays):
                if colour in tray.sun:
                    yield Sun(number, colour, line)
            if any(colour in (tray.moon if number == 0 else tray.moon[-1:]) for number, tray in enumerate(position.trays)):
                yield Moon(colour, line)
