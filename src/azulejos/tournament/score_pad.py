"""The score pad: from a finished wall and the score before bonuses to a player's rows and PV (A41), and which numbers are impossible.

**The most that a wall can have scored before bonuses.** Take a finished wall apart into its unbroken horizontal and vertical runs. When the k-th tile
of a run of n is placed, at most k tiles of that run are there, so that it counts at most k in it, and nothing if k is 1 (A21). A run has then brought
2 + 3 + … + n at most. The one point of a tile that nothing touches comes on top; where such a tile is not the first of both its runs, more is lost
than the point brings, and a run has one first tile, so that there are no more of them than horizontal runs, and than vertical ones. A full wall
comes to 145, with 95 of bonuses the 240 that are known to be the most of Azul. Floor lines only cost (A22), and the score can be 0 with any wall.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from azulejos.rules import Bonus, Fault
from azulejos.rules.azul import Colour, wall_colour
from azulejos.rules.azul.board import SIZE, Wall
from azulejos.rules.azul.ending import bonuses
from azulejos.rules.azul.tiles import LETTERS
from azulejos.tournament.errors import Refused

MOST_PV = (135, 154, 171, 192, 211, 240)
"""The most PV of a wall with so many complete rows, by the same argument; a test goes through all walls that could have more."""


@dataclass(frozen=True, slots=True)
class Count:
    """What a finished board comes to."""

    before: int
    bonuses: tuple[Bonus, ...]
    rows: int
    pv: int


def read_wall(text: str) -> Wall:
    """A wall as five rows of five, from the top: a letter of the tile's colour or `1` for a tile, `.`, `-` or `0` for none; T8: the coloured wall.

    >>> sum(cell is not None for row in read_wall("BYRKW 1.... ..... ..... .....") for cell in row)
    6
    >>> read_wall("YBRKW ..... ..... ..... .....")
    Traceback (most recent call last):
    azulejos.tournament.errors.Refused: Row 1, column 1 of the wall is blue and cannot have a Y: look again. (A4)
    """
    rows = text.upper().replace("/", " ").split()
    if len(rows) != SIZE or any(len(row) != SIZE for row in rows):
        raise Refused("wall-shape", "A wall has five rows of five: write it like BY..W ..... 1.... ..... .....", "A3")
    return tuple(tuple(_cell(row, column, rows[row][column]) for column in range(SIZE)) for row in range(SIZE))


def _cell(row: int, column: int, letter: str) -> Colour | None:
    colour = wall_colour(row, column)
    if letter in ".-0":
        return None
    if letter in ("1", colour.letter):
        return colour
    where = f"Row {row + 1}, column {column + 1} of the wall"
    if letter in LETTERS:
        raise Refused("wall-colour", f"{where} is {colour.name.lower()} and cannot have a {letter}: look again.", "A4")
    raise Refused("wall-shape", f"{where} cannot be read: write a colour's letter, or a point for no tile.", "A4")


def count(wall: Wall, before: int) -> Count:
    """A41: bonuses, complete rows and PV of a finished wall.

    >>> found = count(read_wall("BYRKW W.... K.... R.... Y...."), 20)
    >>> [(bonus.kind, bonus.points) for bonus in found.bonuses], found.rows, found.pv
    ([('rows', 2), ('columns', 7), ('colours', 0)], 1, 29)
    """
    found = bonuses(wall)
    return Count(before, found, next(bonus.count for bonus in found if bonus.kind == "rows"), before + sum(bonus.points for bonus in found))


def most_before(wall: Wall) -> int:
    """The most that a wall can have scored before bonuses; the argument stands at the head of this module.

    >>> most_before(read_wall("11111 11111 11111 11111 11111")), most_before(read_wall("1.... ..... ..... ..... ....1"))
    (145, 2)
    """
    across = [length for row in wall for length in _runs(row)]
    down = [length for column in zip(*wall, strict=True) for length in _runs(column)]
    return sum(length * (length + 1) // 2 - 1 for length in across + down) + min(len(across), len(down))


def _runs(cells: Sequence[Colour | None]) -> list[int]:
    filled = "".join(" " if cell is None else "x" for cell in cells)
    return [len(run) for run in filled.split()]


def questions(wall: Wall, *, before: int | None = None, rows: int | None = None, pv: int | None = None) -> tuple[Fault, ...]:
    """What a sheet says of a player that the player's wall contradicts; each with its reason.

    >>> [fault.code for fault in questions(read_wall("BYRKW W.... K.... R.... Y...."), rows=2, pv=8)]
    ['rows-differ', 'pv-below-bonuses']
    """
    found, most, faults = count(wall, 0), most_before(wall), []
    if rows is not None and rows != found.rows:
        faults.append(Fault("rows-differ", "A42", f"The wall shows {found.rows} complete rows, the sheet {rows}: count again."))
    if before is not None and before < 0:
        faults.append(Fault("score-negative", "A22", "A score never falls below 0: look again."))
    if before is not None and before > most:
        faults.append(Fault("score-too-high", "A21", f"These tiles cannot have scored more than {most} points, and not {before}: count again."))
    if pv is not None and pv < found.pv:
        faults.append(Fault("pv-below-bonuses", "A41", f"The bonuses alone are {found.pv} points, and the sheet has {pv} PV: count again."))
    if pv is not None and pv > found.pv + most:
        faults.append(
            Fault("pv-too-high", "A41", f"These tiles cannot bring more than {found.pv + most} PV with bonuses, and not {pv}: count again.")
        )
    if pv is not None and before is not None and pv != found.pv + before:
        faults.append(Fault("pv-differ", "A41", f"{before} points and {found.pv} of bonuses are {found.pv + before} PV, not {pv}: count again."))
    return tuple(faults)
