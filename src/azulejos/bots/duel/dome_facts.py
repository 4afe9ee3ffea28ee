"""What a tile does in a dome, and what a dome has room for: facts, and no judgement. Rows and columns count from 0 here."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum

from azulejos.rules.duel.board import Board, can_pay
from azulejos.rules.duel.dome import Dome
from azulejos.rules.duel.game import DuelGame
from azulejos.rules.duel.plates import SPECIAL, WILD, Plate
from azulejos.rules.duel.scoring_tiles import SCORING_TILES, Counts
from azulejos.rules.scoring import run, tile_points


class Room(Enum):
    """Whether a dome row has a space for a colour."""

    FREE = "free"
    LATER = "later"
    """None yet, but a plate of this row is still to come."""
    NONE = "none"
    """None, and all plates of this row are there: tiles of this colour will break (D32)."""


def room_for(dome: Dome, row: int, colour: str) -> Room:
    """Whether a row has a space for a colour.

    >>> room_for(Dome(), 0, "B")
    <Room.LATER: 'later'>
    """
    if dome.columns_for(row, colour):
        return Room.FREE
    return Room.NONE if dome.is_row_laid(row) else Room.LATER


@dataclass(frozen=True, slots=True)
class Placement:
    """A tile that comes to a dome, and what that brings."""

    column: int
    points: int
    """Those of its runs (D33)."""
    special: int
    """Those of the special tile that comes with it (D34)."""
    bonus: int
    """By how much more the scoring tiles count afterwards (D6)."""
    goal: str
    """The scoring tile that counts most of this; empty if none does."""

    @property
    def scored(self) -> int:
        """What it scores at once."""
        return self.points + self.special


def placement(game: DuelGame, dome: Dome, row: int, column: int, colour: str) -> Placement:
    """What a tile of a colour brings in a free cell of a dome."""
    after = dome.with_tile(row, column, colour)
    points = tile_points(len(run(after.tiles[row], column)), len(run([cells[column] for cells in after.tiles], row)))
    special = 0
    if (due := after.special_due(row, column)) is not None:
        after = after.with_tile(*due, SPECIAL)
        special = game.components.special_points[due[0]]
    gains = {name: _bonus(game, after, name) - _bonus(game, dome, name) for name in game.tiles}
    goal = max(gains, key=lambda name: gains[name])
    return Placement(column, points, special, sum(gains.values()), goal if gains[goal] > 0 else "")


def best_placement(game: DuelGame, dome: Dome, row: int, colour: str) -> Placement | None:
    """Where a tile of a colour brings most in a row, as the dome is now; `None` where there is no space for it."""
    found = [placement(game, dome, row, column, colour) for column in dome.columns_for(row, colour)]
    return max(found, key=lambda each: each.scored + each.bonus, default=None)


def _bonus(game: DuelGame, dome: Dome, name: str) -> int:
    """What a scoring tile counts for a dome, and cannot be lost: where all or none count, a plate that is still to come may bring more to fill."""
    tile = SCORING_TILES[name]
    return 0 if tile.all_or_none and dome.empty_spaces else tile.score(dome, game.components).points


def nearest(game: DuelGame, dome: Dome, row: int, column: int, colour: str) -> tuple[int, str, int] | None:
    """What a tile in a free cell brings nearest to where a scoring tile counts it: how many tiles are then lacking, its name, and its points.

    Rows, columns, diagonals and corner plates are such; what counts by single cells is not, nor what is complete with this tile.
    """
    after = dome.with_tile(row, column, colour)
    if (due := after.special_due(row, column)) is not None:
        after = after.with_tile(*due, SPECIAL)
    found = []
    for name in game.tiles:
        tile = SCORING_TILES[name]
        if tile.counts is Counts.FULL:
            for points, group in tile.groups_at(dome, row, column):
                lacking = sum(after.tiles[at][across] is None for at, across in group)
                if len(group) > 1 and lacking:
                    found.append((lacking, -game.components.points(points), name))
    if not found:
        return None
    least, worth, goal = min(found)
    return least, goal, -worth


def waiting_lines(board: Board) -> list[int]:
    """The lines (1-6) with tiles for which their row has no space yet."""
    return [row + 1 for row, (colour, _) in enumerate(board.lines) if colour is not None and room_for(board.dome, row, colour) is Room.LATER]


def lines_helped(board: Board, plate: Plate) -> list[int]:
    """Those of them for whose tiles a plate has a space, wherever it is laid in their row."""
    return [line for line in waiting_lines(board) if {board.lines[line - 1].colour, WILD} & {*plate.spaces}]


def begun_lines(board: Board) -> Iterator[tuple[int, str, int]]:
    """The lines (1-6) that have tiles and lack some: their colour, and how many they lack."""
    for row, (colour, filled) in enumerate(board.lines):
        if colour is not None and filled <= row:
            yield row + 1, colour, row + 1 - filled


def payable_lines(board: Board, chips: tuple[str, ...]) -> set[int]:
    """D31: the lines (1-6), each by itself, that chips could complete now: they have tiles, lack some, and their tile has a space."""
    return {
        line
        for line, colour, missing in begun_lines(board)
        if can_pay(chips, colour, missing) and room_for(board.dome, line - 1, colour) is Room.FREE
    }


def row_of(space: int, quarter: int) -> int:
    """The dome row (1-6) of a quarter (0-3) of a plate space (1-9).

    >>> row_of(1, 0), row_of(9, 3)
    (1, 6)
    """
    return (space - 1) // 3 * 2 + quarter // 2 + 1
