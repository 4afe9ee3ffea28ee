"""A player's board: pattern lines, wall, floor line and score (A3-A5)."""

from __future__ import annotations

import enum
from typing import Final, Literal, NamedTuple

from azulejos.rules.azul.tiles import COLOURS, Colour, Tiles

SIZE = 5
FLOOR_COSTS = (1, 1, 2, 2, 2, 3, 3)
"""A5: what each occupied space of the floor line costs, left to right."""
FLOOR_SPACES = len(FLOOR_COSTS)


class Marker(enum.Enum):
    """The first-player marker, as it lies among the tiles of a floor line."""

    MARKER = "marker"


MARKER: Literal[Marker.MARKER] = Marker.MARKER
FloorItem = Colour | Literal[Marker.MARKER]
Floor = tuple[FloorItem, ...]
WallRow = tuple[Colour | None, ...]
Wall = tuple[WallRow, ...]


class Line(NamedTuple):
    """What lies on a pattern line: one colour, and how many of its spaces are filled."""

    colour: Colour | None
    filled: int


EMPTY_LINE = Line(None, 0)
LINES = tuple(tuple(Line(colour, filled) for filled in range(SIZE + 1)) for colour in COLOURS)
"""Every line that holds tiles, by colour and spaces filled."""
EMPTY_LINES = (EMPTY_LINE,) * SIZE
EMPTY_WALL: Wall = ((None,) * SIZE,) * SIZE


def wall_colour(row: int, column: int) -> Colour:
    """A4: the colour that the coloured wall has in a cell; rows and columns count from 0 here.

    >>> "".join(wall_colour(1, column).letter for column in range(5))
    'WBYRK'
    """
    return COLOURS[(column - row) % SIZE]


WALL_COLUMN = tuple(tuple((colour + row) % SIZE for colour in COLOURS) for row in range(SIZE))
"""A4: where the coloured wall has a colour, by row and colour."""


def open_lines(lines: tuple[Line, ...], wall: Wall) -> tuple[int, ...]:
    """A13: for each colour the pattern lines that may take it, as bits; the lowest one is line 1.

    >>> open_lines((Line(Colour.BLUE, 1), *EMPTY_LINES[1:]), EMPTY_WALL)
    (30, 30, 30, 30, 30)
    """
    bits = [0] * SIZE
    for row, ((colour, filled), cells) in enumerate(zip(lines, wall)):
        for each in COLOURS:
            if each not in cells if colour is None else each == colour and filled <= row:
                bits[each] |= 1 << row
    return tuple(bits)


def row_opened(open: tuple[int, ...], row: int, cells: WallRow) -> tuple[int, ...]:
    """A13: `open_lines` once a line is empty: open to every colour that its wall row lacks."""
    line = 1 << row
    bits = [lines | line for lines in open]
    for cell in cells:
        if cell is not None:
            bits[cell] ^= line
    return tuple(bits)


def line_closed(open: tuple[int, ...], row: int, but: int | None = None) -> tuple[int, ...]:
    """A13: `open_lines` once a line has tiles: closed to every colour, or to every one but that of its tiles."""
    others = ~(1 << row)
    b, y, r, k, w = open
    shut = (b & others, y & others, r & others, k & others, w & others)
    return shut if but is None else shut[:but] + (open[but],) + shut[but + 1 :]


class Board:
    """One player's board. A board never changes: each take or tiling makes a new one, so that positions can share them.

    >>> Board(score=3) == Board(score=3), Board().tiles
    (True, (0, 0, 0, 0, 0))
    """

    __slots__ = ("floor", "lines", "open", "score", "wall")

    def __init__(
        self,
        score: int = 0,
        lines: tuple[Line, ...] = EMPTY_LINES,
        wall: Wall = EMPTY_WALL,
        floor: Floor = (),
        open: tuple[int, ...] | None = None,
    ) -> None:
        self.score: Final = score
        self.lines: Final = lines
        self.wall: Final = wall
        self.floor: Final = floor
        self.open: Final = open_lines(lines, wall) if open is None else open
        """`open_lines`, kept with the board because every question about a take asks for it."""

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Board):
            return NotImplemented
        return self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def _key(self) -> tuple[object, ...]:
        return self.score, self.lines, self.wall, self.floor

    def __repr__(self) -> str:
        return f"Board(score={self.score}, lines={self.lines}, wall={self.wall}, floor={self.floor})"

    @property
    def tiles(self) -> Tiles:
        """All tiles that lie on the board."""
        counts = [0] * SIZE
        for line in self.lines:
            if line.colour is not None:
                counts[line.colour] += line.filled
        for row in self.wall:
            for cell in row:
                if cell is not None:
                    counts[cell] += 1
        for item in self.floor:
            if item is not MARKER:
                counts[item] += 1
        return tuple(counts)

    @property
    def complete_rows(self) -> int:
        """How many horizontal rows of the wall are complete."""
        first, second, third, fourth, fifth = self.wall
        return (None not in first) + (None not in second) + (None not in third) + (None not in fourth) + (None not in fifth)


def drop(floor: Floor, colour: Colour, count: int) -> tuple[Floor, int]:
    """A14: let tiles fall to the floor line, left to right; also returns how many found no space and go to the lid.

    >>> drop((Colour.RED,) * 6, Colour.BLUE, 3)[1]
    2
    """
    fallen = (floor + (colour,) * count)[:FLOOR_SPACES]
    return fallen, count - (len(fallen) - len(floor))
