"""The events of Azul Duel: turns, the stages of a plate, tiling; and what chance decides or turns up.

A turn with several decisions is several events, one for each decision.
"""

from __future__ import annotations

from dataclasses import dataclass

from azulejos.rules import events
from azulejos.rules.duel.dome import SIZE, SPACES
from azulejos.rules.duel.plates import LETTERS, Kind, Plate
from azulejos.rules.errors import IllegalDeal, IllegalMove

LARGE = 0
"""The large tray, where a tray is named; the small ones are 1 to 4."""
SMALL_TRAYS = 4
BREAK = 0
"""The destination of tiles that are broken."""
DISPLAY = 3


# Asked inside each event, and not in a function that checks: thousands are made for every game, and a call costs as much as the check.


def _no_move(text: str, clause: str) -> IllegalMove:
    return IllegalMove("no-such-move", text, clause)


def _no_deal(text: str, clause: str) -> IllegalDeal:
    return IllegalDeal("no-such-deal", text, clause)


def _is_number(value: object, fewest: int, most: int) -> bool:
    return type(value) is int and fewest <= value <= most


_TEXT = {str}


def _are_texts(values: object) -> bool:
    return isinstance(values, tuple) and set(map(type, values)) <= _TEXT


@dataclass(frozen=True, slots=True)
class Sun(events.Move):
    """D21: all tiles of a colour from a tray's sun side, to a pattern line (1-6) or broken (0)."""

    tray: int
    colour: str
    line: int

    def __post_init__(self) -> None:
        holds = _is_number(self.tray, LARGE, SMALL_TRAYS) and self.colour in tuple(LETTERS) and _is_number(self.line, BREAK, SIZE)
        if not holds:
            raise _no_move("There is no such take.", "D21")


@dataclass(frozen=True, slots=True)
class Moon(events.Move):
    """D22: all tiles of a colour that lie on top of the moon sides."""

    colour: str
    line: int

    def __post_init__(self) -> None:
        if not (self.colour in tuple(LETTERS) and _is_number(self.line, BREAK, SIZE)):
            raise _no_move("There is no such take.", "D22")


@dataclass(frozen=True, slots=True)
class Stack(events.Move):
    """D21: the order of the rest on its chip, from the bottom to the top."""

    tiles: str

    def __post_init__(self) -> None:
        if not isinstance(self.tiles, str):
            raise _no_move("A stack is a text of its tiles.", "D21")


@dataclass(frozen=True, slots=True)
class TakeChip(events.Move):
    """D23: the revealed chip of a small tray (1-4)."""

    tray: int

    def __post_init__(self) -> None:
        if type(self.tray) is not int:
            raise _no_move("A small tray has a number.", "D23")


@dataclass(frozen=True, slots=True)
class TakePlate(events.Move):
    """D20, D11: a plate from the display (1-3)."""

    place: int

    def __post_init__(self) -> None:
        if type(self.place) is not int:
            raise _no_move("A place of the display has a number.", "D20")


@dataclass(frozen=True, slots=True)
class Draw(events.Move):
    """D20: pay a point, and draw the pile's top plate face down."""


@dataclass(frozen=True, slots=True)
class Stop(events.Move):
    """D20: draw no more, and look at the fronts."""


@dataclass(frozen=True, slots=True)
class Keep(events.Move):
    """D20: keep one of the drawn plates, by its number among them, and show it."""

    number: int
    plate: Plate

    def __post_init__(self) -> None:
        if not (type(self.number) is int and isinstance(self.plate, Plate)):
            raise _no_move("A number of the drawn plates and a plate are kept.", "D20")


@dataclass(frozen=True, slots=True)
class KeepSome(events.Move):
    """D50: a keep as the other seat sees it: the plate, but not which of the like backs it was."""

    plate: Plate

    def __post_init__(self) -> None:
        if not isinstance(self.plate, Plate):
            raise _no_move("A plate is kept.", "D20")


@dataclass(frozen=True, slots=True)
class Lay(events.Move):
    """D20, D11: the plate in hand goes to a plate space (1-9), turned clockwise by so many quarters (0-3)."""

    space: int
    turn: int

    def __post_init__(self) -> None:
        if not (_is_number(self.space, 1, SPACES) and _is_number(self.turn, 0, 3)):
            raise _no_move("A dome has nine plate spaces, and a plate four sides.", "D2")


@dataclass(frozen=True, slots=True)
class PutUnder(events.Move):
    """D20: which of the other drawn plates goes under the pile next, by its number among those left."""

    number: int

    def __post_init__(self) -> None:
        if type(self.number) is not int:
            raise _no_move("A drawn plate has a number.", "D20")


@dataclass(frozen=True, slots=True)
class PutUnderSome(events.Move):
    """D50: a plate that goes under the pile, as the other seat sees it: its kind, but not which of the like backs it was."""

    kind: Kind

    def __post_init__(self) -> None:
        if not isinstance(self.kind, Kind):
            raise _no_move("A plate is of one kind.", "D20")


@dataclass(frozen=True, slots=True)
class Spend(events.Move):
    """D31: the chips that fill up a line; none to leave it as it is."""

    chips: tuple[str, ...]

    def __post_init__(self) -> None:
        if not _are_texts(self.chips):
            raise _no_move("Chips that are spent are a tuple of texts.", "D31")


@dataclass(frozen=True, slots=True)
class Tile(events.Move):
    """D30: the tile of a line (1-6) goes to a column (1-6) of its dome row."""

    line: int
    column: int

    def __post_init__(self) -> None:
        if not (_is_number(self.line, 1, SIZE) and _is_number(self.column, 1, SIZE)):
            raise _no_move("A dome has six rows and six columns.", "D2")


@dataclass(frozen=True, slots=True)
class Top(events.Deal):
    """D50: the back of the plate that now lies on top of the pile."""

    kind: Kind

    def __post_init__(self) -> None:
        if not isinstance(self.kind, Kind):
            raise _no_deal("A back is of one kind of plate.", "D50")


@dataclass(frozen=True, slots=True)
class TurnUp(events.Deal):
    """D10, D40: the pile's top plate comes face up to the display's first empty place."""

    plate: Plate

    def __post_init__(self) -> None:
        if not isinstance(self.plate, Plate):
            raise _no_deal("Only a plate is turned up.", "D10")


@dataclass(frozen=True, slots=True)
class Trays(events.Deal):
    """D10, D40: what came to the sun side of the large tray, and of each small one."""

    tiles: tuple[str, ...]

    def __post_init__(self) -> None:
        if not _are_texts(self.tiles):
            raise _no_deal("A deal is a tuple of texts, one for each tray.", "D10")


@dataclass(frozen=True, slots=True)
class Fronts(events.Deal):
    """D20: the fronts of the drawn plates, in the order they were drawn; `None` for one that is hidden from this seat (D50)."""

    plates: tuple[Plate | None, ...]

    def __post_init__(self) -> None:
        are_plates = isinstance(self.plates, tuple) and all(plate is None or isinstance(plate, Plate) for plate in self.plates)
        if not are_plates:
            raise _no_deal("Fronts are a tuple of plates, with None for one that is not known.", "D20")


@dataclass(frozen=True, slots=True)
class Reveal(events.Deal):
    """D23: the chip of a small tray that holds no tile any more."""

    tray: int
    chip: str

    def __post_init__(self) -> None:
        if not (type(self.tray) is int and isinstance(self.chip, str)):
            raise _no_deal("A chip is a text, and its small tray has a number.", "D23")


def _by_lines(takes: tuple[events.Move, ...]) -> tuple[tuple[events.Move, ...], ...]:
    """Takes by the lines open to them, as bits; the lowest one is line 1; breaking is always among them (D24)."""
    return tuple((*(takes[line] for line in range(1, SIZE + 1) if bits >> (line - 1) & 1), takes[BREAK]) for bits in range(1 << SIZE))


SUNS = tuple({colour: _by_lines(tuple(Sun(tray, colour, line) for line in range(SIZE + 1))) for colour in LETTERS} for tray in range(SMALL_TRAYS + 1))
MOONS = {colour: _by_lines(tuple(Moon(colour, line) for line in range(SIZE + 1))) for colour in LETTERS}
LAYS = tuple(tuple(Lay(space, turn) for turn in range(4)) for space in range(1, SPACES + 1))
PLATES = tuple(TakePlate(place) for place in range(1, DISPLAY + 1))
CHIPS = tuple(TakeChip(tray) for tray in range(SMALL_TRAYS + 1))
DRAW, STOP = Draw(), Stop()
TILES = tuple(tuple(Tile(row + 1, column + 1) for column in range(SIZE)) for row in range(SIZE))
"""Every one of these moves, made once."""
