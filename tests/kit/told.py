"""What takes do to boards of Azul, counted the long way: letters on the coloured wall, and none of the code that explains takes."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from azulejos.rules import Move
from azulejos.rules.azul import MARKER, AzulPosition, Board, MarkerPlace, Take

COSTS = [1, 1, 2, 2, 2, 3, 3]
PATTERN = ["BYRKW", "WBYRK", "KWBYR", "RKWBY", "YRKWB"]


@dataclass
class Told:
    """A player's board."""

    score: int
    lines: list[str]
    wall: list[list[str]]
    floor: int

    def take(self, letter: str, count: int, line: int, has_marker: bool) -> None:
        self.floor += has_marker
        if line:
            fits = min(count, line - len(self.lines[line - 1]))
            self.lines[line - 1] += letter * fits
            count -= fits
        self.floor = min(7, self.floor + count)

    @property
    def cost(self) -> int:
        return sum(COSTS[: self.floor])

    def tile(self, upto: int = 5) -> int:
        """Tile the complete lines, the lowest of them at most this one: what the last of them scores."""
        points = 0
        for row in range(upto):
            if len(self.lines[row]) == row + 1:
                column = PATTERN[row].index(self.lines[row][0])
                self.wall[row][column], self.lines[row] = self.lines[row][0], ""
                points = self._points(row, column)
                self.score += points
        return points

    def _points(self, row: int, column: int) -> int:
        lengths = []
        for down, right in ((0, 1), (1, 0)):
            length = 1
            for way in (1, -1):
                at, across = row + way * down, column + way * right
                while 0 <= at < 5 and 0 <= across < 5 and self.wall[at][across] != ".":
                    length, at, across = length + 1, at + way * down, across + way * right
            lengths.append(length)
        return sum(length for length in lengths if length > 1) or 1

    @property
    def bonus(self) -> int:
        rows = sum("." not in row for row in self.wall)
        columns = sum(all(row[column] != "." for row in self.wall) for column in range(5))
        colours = sum(sum(letter in row for row in self.wall) == 5 for letter in "BYRKW")
        return 2 * rows + 7 * columns + 10 * colours

    @property
    def has_row(self) -> bool:
        return any("." not in row for row in self.wall)


def told(board: Board) -> Told:
    lines = ["" if line.colour is None else line.colour.letter * line.filled for line in board.lines]
    wall = [["." if cell is None else cell.letter for cell in row] for row in board.wall]
    assert all(item is MARKER or item.letter for item in board.floor)
    return Told(board.score, lines, wall, len(board.floor))


def taken(position: AzulPosition, take: Take) -> tuple[int, bool]:
    """How many tiles a take has, and whether the marker comes along."""
    if take.source:
        return position.displays[take.source - 1][take.colour], False
    return position.centre[take.colour], position.marker.place is MarkerPlace.CENTRE


def left(position: AzulPosition, letter: str) -> int:
    """How many tiles of a colour lie on displays and in the centre."""
    at = "BYRKW".index(letter)
    return position.centre[at] + sum(display[at] for display in position.displays)


@dataclass
class Effect:
    """What a take does at once, on the board of who makes it."""

    count: int
    has_marker: bool
    room: int
    cost: int
    broken_cost: int
    lacks: int = 0
    points: int = 0
    bonus: int = 0
    reach: int = 0
    ends: bool = False
    board: Told = field(repr=False, kw_only=True)


def effect(position: AzulPosition, take: Take) -> Effect:
    seat = position.to_move
    assert seat is not None
    count, has_marker = taken(position, take)
    before, line, letter = told(position.boards[seat - 1]), take.destination, take.colour.letter
    cost, room = before.cost, line - len(before.lines[line - 1]) if line else 0
    before.floor = min(7, before.floor + has_marker)
    marked = before.cost
    before.take(letter, count, line, False)
    found = Effect(count, has_marker, room, before.cost - cost, before.cost - marked, max(0, room - count), board=before)
    if line:
        filled = told(position.boards[seat - 1])
        filled.lines[line - 1] = letter * line
        filled.tile(line - 1)
        bonus = filled.bonus
        points = filled.tile(line)
        if found.lacks:
            found.reach = filled.bonus - bonus
        else:
            found.points, found.bonus, found.ends = points, filled.bonus - bonus, "." not in filled.wall[line - 1]
    return found


def ends(position: AzulPosition, line: Sequence[Move]) -> list[tuple[int, int, int, int]] | None:
    """What each seat scores on its wall, what its floor line costs, what it pays, and its bonuses, when a line of play has ended the round."""
    after, boards = position.copy(history=False, dealer=False), [told(board) for board in position.boards]
    for move in line:
        if not isinstance(move, Take):
            break
        count, has_marker = taken(after, move)
        boards[(after.to_move or 0) - 1].take(move.colour.letter, count, move.destination, has_marker)
        after.push(move)
    if any(any(display) for display in after.displays) or any(after.centre):
        return None
    found = []
    for board in boards:
        before = board.score
        board.tile()
        found.append((board.score - before, board.cost, min(board.cost, board.score), board.bonus))
    return found
