"""What a take does on the board of the player who makes it: facts, and no judgement."""

from __future__ import annotations

from dataclasses import dataclass

from azulejos.rules.azul import FLOOR_COSTS, MARKER, AzulPosition, Board, Colour, MarkerPlace, Take
from azulejos.rules.azul.board import FLOOR_SPACES, LINES, SIZE, WALL_COLUMN, drop
from azulejos.rules.azul.ending import bonuses
from azulejos.rules.azul.tiling import columns_for, fall_line, place_tile

COSTS = tuple(sum(FLOOR_COSTS[:filled]) for filled in range(FLOOR_SPACES + 1))
"""A5: what a floor line costs, by the spaces filled."""


@dataclass(frozen=True, slots=True)
class TakeFacts:
    """A take, and what came of it."""

    take: Take
    count: int
    """Tiles taken."""
    room: int
    """Spaces that its line had."""
    broken: int
    """Tiles that found no space there, and fall (A14)."""
    has_marker: bool
    """Whether the marker comes along (A12)."""
    cost: int
    """What the floor line costs more than before."""
    broken_cost: int
    """The part of it that the broken tiles cost: the marker falls before them."""
    lacks: int
    """Tiles that the line still needs."""
    points: int
    """What its tile will score, if the line is complete and all complete lines are tiled as they are now; otherwise 0."""
    bonus: int
    """What the bonuses that this tile completes are worth at the end of the game (A41)."""
    promised: int
    """What its tile would score if the line were complete."""
    in_reach: int
    """The bonuses of a line that still lacks tiles, as if it had them."""
    ends: bool
    """Whether this tile completes a row of the wall, so that the game ends with the round (A40)."""

    @property
    def is_complete(self) -> bool:
        """Whether it completes its line."""
        return self.take.destination > 0 and self.lacks == 0

    @property
    def worth(self) -> float:
        """What a line that it completes is worth, roughly: its points and bonuses, and more for a long line, which takes more takes."""
        return self.points + self.bonus + (self.take.destination - 1) / 2 if self.is_complete else 0

    @property
    def progress(self) -> float:
        """What it brings of the worth of a line that it does not complete: as much as it fills of it."""
        size = self.take.destination
        return (self.promised + self.in_reach + (size - 1) / 2) * (self.room - self.lacks) / size if self.lacks else 0


def facts_of(position: AzulPosition, take: Take) -> TakeFacts:
    """The facts of a legal take. On the grey wall a tile is taken to go to where it fits best (A50).

    >>> from azulejos.rules import game
    >>> from azulejos.rules.azul import Colour, Deal, tiles
    >>> position = game("azul").start()
    >>> position.push(Deal((tiles("BBBB"),) * 5))
    >>> facts = facts_of(position, Take(1, Colour.BLUE, 1))
    >>> facts.broken, facts.cost, facts.is_complete, facts.points
    (3, 4, True, 1)
    """
    assert position.to_move is not None
    board = position.boards[position.to_move - 1]
    count = (position.displays[take.source - 1] if take.source else position.centre)[take.colour]
    has_marker = not take.source and position.marker.place is MarkerPlace.CENTRE
    after, _ = board_after(board, take, count, has_marker)
    row = take.destination
    room = row - board.lines[row - 1].filled if row else 0
    lacks = max(0, room - count)
    points, bonus, ends = _tile(_filled(after, take), row - 1, position.game.is_grey) if row else (0, 0, False)
    promised, in_reach = points, bonus if lacks else 0
    if lacks:
        points, bonus, ends = 0, 0, False
    costs = COSTS[len(after.floor)]
    marked = min(FLOOR_SPACES, len(board.floor) + has_marker)
    cost, broken_cost = costs - COSTS[len(board.floor)], costs - COSTS[marked]
    return TakeFacts(take, count, room, max(0, count - room), has_marker, cost, broken_cost, lacks, points, bonus, promised, in_reach, ends)


def board_after(board: Board, take: Take, count: int, has_marker: bool) -> tuple[Board, int]:
    """A board after a take, with or without the marker, and how many tiles found the floor line full (A12-A14)."""
    floor = board.floor + (MARKER,) if has_marker and len(board.floor) < FLOOR_SPACES else board.floor
    lines = board.lines
    if row := take.destination:
        filled = min(row, lines[row - 1].filled + count)
        count -= filled - lines[row - 1].filled
        lines = lines[: row - 1] + (LINES[take.colour][filled],) + lines[row:]
    floor, to_lid = drop(floor, take.colour, count)
    return Board(board.score, lines, board.wall, floor), to_lid


def fit(placed: Board) -> float:
    """How well a tile has come to a grey wall: its points, and among equals the fullest columns, which may become bonuses (A41)."""
    return placed.score + sum((SIZE - column.count(None)) ** 2 for column in zip(*placed.wall)) / 100


def tile_line(board: Board, row: int, colour: Colour, is_grey: bool) -> Board:
    """A board after the tile of a complete line has come to the wall: on the grey one to where it fits best, or the line falls (A50, A51)."""
    if not is_grey:
        return place_tile(board, row, WALL_COLUMN[row][colour])
    columns = columns_for(board.wall, row, colour)
    return max((place_tile(board, row, column) for column in columns), key=fit) if columns else fall_line(board, row)[0]


def _filled(board: Board, take: Take) -> Board:
    """A board with the line of a take filled up."""
    row = take.destination
    return Board(board.score, board.lines[: row - 1] + (LINES[take.colour][row],) + board.lines[row:], board.wall, board.floor)


def tiled(board: Board, is_grey: bool) -> Board:
    """A board after its complete lines were tiled, from the top down (A20)."""
    for row, (colour, filled) in enumerate(board.lines):
        if colour is not None and filled > row:
            board = tile_line(board, row, colour, is_grey)
    return board


def _tile(board: Board, row: int, is_grey: bool) -> tuple[int, int, bool]:
    """What the tile of a complete line scores when its turn comes, the bonuses that it completes, and whether it completes its row of the wall: lines
    above it are tiled before it (A20).
    """
    for each in range(row + 1):
        colour, filled = board.lines[each]
        if colour is not None and filled > each:
            before, board = board, tile_line(board, each, colour, is_grey)
    return board.score - before.score, bonus_points(board) - bonus_points(before), None not in board.wall[row]


def bonus_points(board: Board) -> int:
    """The points of the bonuses that a wall has (A41)."""
    return sum(bonus.points for bonus in bonuses(board.wall))
