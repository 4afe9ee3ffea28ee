"""A dome: nine plate spaces of two by two, six by six cells (D2, D30, D33, D34). Rows and columns count from 0 here."""

from __future__ import annotations

from functools import cached_property
from typing import NamedTuple

from azulejos.rules.duel.plates import LETTERS, SPECIAL, WILD, Plate
from azulejos.rules.errors import OptionError

SIZE = 6
SPACES = 9
Cells = tuple[tuple[str | None, ...], ...]

_EMPTY: Cells = ((None,) * SIZE,) * SIZE
_TURNS = tuple("0123")
_TILES = (*LETTERS, SPECIAL, ".")


class Laid(NamedTuple):
    """A plate that lies in a dome, turned clockwise by so many quarters."""

    plate: Plate
    turn: int

    @classmethod
    def read(cls, text: str) -> Laid:
        """A plate with its turn: `YK/TS:1`.

        >>> str(Laid.read("YK/TS:1").plate)
        'YK/TS'
        """
        plate, _, turn = text.rpartition(":")
        if not plate or turn not in _TURNS:
            raise OptionError("plate-turn", f'A plate of a dome is written like YK/TS:1, with 0 to 3 quarters, and not as "{text}".', "D4")
        return cls(Plate.read(plate), int(turn))


class Dome:
    """A dome, which never changes: a plate or a tile more makes a new one.

    >>> dome = Dome().with_plate(1, Laid(Plate("YKTS"), 0))
    >>> dome.columns_for(0, "K")
    (1,)
    """

    def __init__(self, plates: tuple[Laid | None, ...] = (None,) * SPACES, tiles: Cells = _EMPTY) -> None:
        self.plates = plates
        self.tiles = tiles

    @classmethod
    def read(cls, plates: str, tiles: str) -> Dome:
        """A dome from nine plates with their turns (`YK/TS:1`, `-` for none) and six rows of tiles (`.` for none), separated by spaces.

        >>> Dome.read("- - - - YK/TS:1 - - - -", "...... ...... ...... ...... ...... ......").spaces[2]
        (None, None, 'T', 'Y', None, None)
        """
        laid = [None if text == "-" else Laid.read(text) for text in plates.split()]
        rows = tuple(tuple(None if tile == "." else tile for tile in row) for row in tiles.split())
        if len(laid) != SPACES or len(rows) != SIZE or any(len(row) != SIZE for row in rows):
            raise OptionError("no-such-dome", "A dome has nine plate spaces and six rows of six cells.", "D2")
        for tile in tiles:
            if tile not in _TILES and not tile.isspace():
                text = f'A tile of a dome is one of {", ".join(LETTERS)} and {SPECIAL}, or . for none, and not "{tile}".'
                raise OptionError("dome-tile", text, "D1")
        return cls(tuple(laid), rows)

    @cached_property
    def spaces(self) -> Cells:
        """What each cell asks for: a colour, special or wild; `None` where no plate lies."""
        rows: list[list[str | None]] = [[None] * SIZE for _ in range(SIZE)]
        for number, laid in enumerate(self.plates):
            if laid is not None:
                for quarter, space in enumerate(laid.plate.turned(laid.turn).spaces):
                    rows[number // 3 * 2 + quarter // 2][number % 3 * 2 + quarter % 2] = space
        return tuple(map(tuple, rows))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Dome):
            return NotImplemented
        return self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def _key(self) -> tuple[object, ...]:
        return self.plates, self.tiles

    def __repr__(self) -> str:
        return f"Dome({self.plates}, {self.tiles})"

    def with_plate(self, space: int, laid: Laid) -> Dome:
        """The dome with a plate on an empty plate space (1-9)."""
        return Dome((*self.plates[: space - 1], laid, *self.plates[space:]), self.tiles)

    def with_tile(self, row: int, column: int, tile: str) -> Dome:
        """The dome with a tile in a cell."""
        cells = self.tiles[row]
        tiles = (*self.tiles[:row], (*cells[:column], tile, *cells[column + 1 :]), *self.tiles[row + 1 :])
        dome = Dome(self.plates, tiles)
        if "spaces" in self.__dict__:
            dome.__dict__["spaces"] = self.spaces
        return dome

    def columns_for(self, row: int, colour: str) -> tuple[int, ...]:
        """D30: the free spaces of a row that take a colour: its own, and wild ones."""
        return tuple(
            column for column, (space, tile) in enumerate(zip(self.spaces[row], self.tiles[row])) if tile is None and space in (colour, WILD)
        )

    def is_row_laid(self, row: int) -> bool:
        """D32: whether the three plates of a row are all there."""
        return None not in self.spaces[row]

    def special_due(self, row: int, column: int) -> tuple[int, int] | None:
        """D34: the special space that gets its tile, once a cell is filled: its plate is special, and the other three have theirs."""
        top, left = row // 2 * 2, column // 2 * 2
        cells = [(top, left), (top, left + 1), (top + 1, left), (top + 1, left + 1)]
        empty = [cell for cell in cells if self.tiles[cell[0]][cell[1]] is None]
        if len(empty) == 1 and self.spaces[empty[0][0]][empty[0][1]] == SPECIAL:
            return empty[0]
        return None

    @property
    def empty_spaces(self) -> tuple[int, ...]:
        """The plate spaces (1-9) on which no plate lies."""
        return tuple(number for number, laid in enumerate(self.plates, 1) if laid is None)
