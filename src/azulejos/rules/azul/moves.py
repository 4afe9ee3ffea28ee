"""The events of Azul: takes, placements on the grey wall, deals, and what happens at a tournament table."""

from __future__ import annotations

from dataclasses import dataclass

from azulejos.rules import events
from azulejos.rules.azul.board import SIZE
from azulejos.rules.azul.tiles import COLOURS, Colour, Tiles
from azulejos.rules.errors import IllegalDeal, IllegalEvent, IllegalMove

CENTRE = 0
"""The source of a take that is no display."""
FLOOR = 0
"""The destination of a take that is no pattern line."""
MOST_DISPLAYS = 9


@dataclass(frozen=True, slots=True)
class Take(events.Move):
    """A11, A13: all tiles of a colour, from a display (1-9) or the centre (0), to a pattern line (1-5) or the floor line (0)."""

    source: int
    colour: Colour
    destination: int

    def __post_init__(self) -> None:
        are_numbers = type(self.source) is type(self.destination) is int
        if not (are_numbers and 0 <= self.source <= MOST_DISPLAYS and self.colour in COLOURS and 0 <= self.destination <= SIZE):
            raise IllegalMove("no-such-take", "A take names a display or the centre, a colour, and a pattern line or the floor line.", "A11")
        object.__setattr__(self, "colour", Colour(self.colour))


@dataclass(frozen=True, slots=True)
class Place(events.Move):
    """A50: the tile of a complete line (1-5) goes to a column (1-5) of its wall row."""

    line: int
    column: int

    def __post_init__(self) -> None:
        if not (type(self.line) is type(self.column) is int and 1 <= self.line <= SIZE and 1 <= self.column <= SIZE):
            raise IllegalMove("no-such-cell", "A wall has five rows and five columns.", "A3")


def _are_counts(tiles: object) -> bool:
    return isinstance(tiles, tuple) and all(type(count) is int for count in tiles)


@dataclass(frozen=True, slots=True)
class Deal(events.Deal):
    """A30: what came to each display, in the order they were filled."""

    displays: tuple[Tiles, ...]

    def __post_init__(self) -> None:
        if not (isinstance(self.displays, tuple) and all(map(_are_counts, self.displays))):
            raise IllegalDeal("no-such-deal", "A deal is a tuple that counts the tiles of each display, by colour.", "A30")


@dataclass(frozen=True, slots=True)
class Pass(events.TableEvent):
    """T4: the turn limit ran out and the turn is lost."""


@dataclass(frozen=True, slots=True)
class Withdraw(events.TableEvent):
    """T21, T23: a seat leaves the game."""

    seat: int

    def __post_init__(self) -> None:
        if type(self.seat) is not int:
            raise IllegalEvent("no-such-seat", "A seat has a number.", "A2")


@dataclass(frozen=True, slots=True)
class Resume(events.TableEvent):
    """T5: the arbiter lets the table go on."""


@dataclass(frozen=True, slots=True)
class Void(events.TableEvent):
    """T5: the arbiter declares the table void."""


TAKE = tuple(
    tuple(tuple(Take(source, colour, destination) for destination in range(SIZE + 1)) for colour in COLOURS) for source in range(MOST_DISPLAYS + 1)
)
"""Every take there is, made once: by source, colour and destination."""

_TAKES = tuple(
    tuple(
        tuple(
            (*(takes[destination] for destination in range(1, SIZE + 1) if lines >> (destination - 1) & 1), takes[FLOOR])
            for lines in range(1 << SIZE)
        )
        for takes in by_colour
    )
    for by_colour in TAKE
)
TAKES_FROM_CENTRE, *TAKES_FROM_DISPLAYS = _TAKES
"""The takes of a colour from a source, by the lines open to it (`Board.open`); the floor line is always among them (A13)."""

PLACE = tuple(tuple(Place(row + 1, column + 1) for column in range(SIZE)) for row in range(SIZE))
"""Every placement there is, made once: by row and column, counted from 0."""
