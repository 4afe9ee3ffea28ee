"""The score sheet of a table and game (T12), what can be wrong with it, and what is odd."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from operator import attrgetter

from azulejos.rules import Fault
from azulejos.tournament.errors import SheetRefused
from azulejos.tournament.score_pad import MOST_PV

MOST_ROWS = len(MOST_PV) - 1
RARE_PV = 130
"""Possible, and hardly ever seen: somebody should look again."""


@dataclass(frozen=True, slots=True)
class Line:
    """One player's line of a sheet. Who has withdrawn (T21) has no place, no PV and no rows."""

    seat: int
    person: str
    place: int | None = None
    pv: int | None = None
    rows: int | None = None
    withdrawn: bool = False


@dataclass(frozen=True, slots=True)
class Sheet:
    """T12: the sheet of a table's game, with one line for each seat in their order.

    >>> sheet = fill(1, 3, ("p-ann", "p-bob", "p-cy"), pv=(40, None, 40), rows=(1, None, 2))
    >>> [(line.seat, line.place, line.withdrawn) for line in sheet.lines]
    [(1, 2, False), (2, None, True), (3, 1, False)]
    """

    game: int
    table: int
    lines: tuple[Line, ...]

    @property
    def remaining(self) -> tuple[Line, ...]:
        """The lines of those who played to the end."""
        return tuple(line for line in self.lines if not line.withdrawn)

    @property
    def withdrawn(self) -> frozenset[str]:
        """Who has withdrawn, as the sheet says."""
        return frozenset(line.person for line in self.lines if line.withdrawn)


def fill(game: int, table: int, seats: Sequence[str], pv: Sequence[int | None], rows: Sequence[int | None]) -> Sheet:
    """A sheet with the places that follow from PV and rows (A42); a seat without PV has withdrawn."""
    found = places([(points, complete) for points, complete in zip(pv, rows, strict=True) if points is not None and complete is not None])
    lines = []
    for seat, (person, points, complete) in enumerate(zip(seats, pv, rows, strict=True), 1):
        if points is None or complete is None:
            lines.append(Line(seat, person, withdrawn=True))
        else:
            lines.append(Line(seat, person, found[points, complete], points, complete))
    return Sheet(game, table, tuple(lines))


def places(results: Sequence[tuple[int, int]]) -> dict[tuple[int, int], int]:
    """A42: the place of each result, PV and rows, among all of them; a shared place is numbered 1, 2, 2, 4.

    >>> places([(40, 1), (38, 0), (40, 2), (38, 0)])
    {(40, 2): 1, (40, 1): 2, (38, 0): 3}
    """
    found, place = {}, 1
    for result, equal in groupby(sorted(results, reverse=True)):
        found[result] = place
        place += len(list(equal))
    return found


def faults(sheet: Sheet, seats: Sequence[str], withdrawn: Collection[str]) -> tuple[Fault, ...]:
    """Every mistake on the sheet of a table with these seats, from which these players have withdrawn; the sheet may know of more.

    >>> [fault.code for fault in faults(Sheet(1, 1, (Line(1, "p-ann", 1, 40, 1), Line(2, "p-bob", 1, 30, 0))), ("p-ann", "p-bob"), ())]
    ['place']
    """
    if tuple((line.seat, line.person) for line in sheet.lines) != tuple(enumerate(seats, 1)):
        return (Fault("seats", "T12", "The sheet does not have just those who sit at this table, by their seats: take the table's own sheet."),)
    found = [fault for line in sheet.lines for fault in _line(line, line.person in withdrawn)]
    return tuple(found) or tuple(_places(sheet))


def _line(line: Line, withdrawn: bool) -> Iterator[Fault]:
    who = f"Seat {line.seat}"
    if withdrawn and not line.withdrawn:
        yield Fault("withdrawal-missing", "T21", f"{who} has withdrawn: mark it on the sheet.")
        return
    if line.withdrawn:
        if (line.place, line.pv, line.rows) != (None, None, None):
            yield Fault("withdrawn-with-pv", "T21", f"{who} has withdrawn and gets no PV for this game: leave place, PV and rows empty.")
        return
    if line.place is None or line.pv is None or line.rows is None:
        yield Fault("incomplete", "T12", f"{who} lacks a place, PV or rows: fill in all three.")
        return
    if not 0 <= line.rows <= MOST_ROWS:
        yield Fault("rows", "A3", f"{who} cannot have {line.rows} complete rows of five: count again.")
    elif line.pv < 0:
        yield Fault("pv-negative", "A22", f"{who} cannot have fewer than 0 PV: count again.")
    elif line.pv < 2 * line.rows:
        yield Fault("pv-below-bonuses", "A41", f"{who}'s complete rows alone bring {2 * line.rows} points, more than {line.pv} PV: count again.")
    elif line.pv > MOST_PV[line.rows]:
        most = f"with {line.rows} complete rows no wall brings more than {MOST_PV[line.rows]}"
        yield Fault("pv-too-high", "A41", f"{who} cannot have {line.pv} PV: {most}. Count again.")


def _places(sheet: Sheet) -> Iterator[Fault]:
    right = fill(sheet.game, sheet.table, *zip(*((line.person, line.pv, line.rows) for line in sheet.lines), strict=True))
    for line, other in zip(sheet.lines, right.lines, strict=True):
        if line.place != other.place:
            yield Fault("place", "A42", f"Seat {line.seat} is on place {other.place} by PV and complete rows, not {line.place}: correct one of them.")


def check(sheet: Sheet, seats: Sequence[str], withdrawn: Collection[str]) -> None:
    """Refuse a sheet with mistakes, and name all of them."""
    found = faults(sheet, seats, withdrawn)
    if found:
        raise SheetRefused(found)


def questions(sheet: Sheet) -> tuple[Fault, ...]:
    """What is possible, and odd enough to be looked at again before the sheet is handed in.

    >>> [question.code for question in questions(fill(1, 1, ("p-ann", "p-bob"), (61, 40), (0, 0)))]
    ['no-row']
    """
    found = []
    played = sheet.remaining
    if not any(line.rows for line in played):
        found.append(Fault("no-row", "A40", "Nobody has a complete row: did the game end because no tile was left, or none could be used?"))
    found += [
        Fault("rare-pv", "A41", f"Seat {line.seat} has {line.pv} PV, which is hardly ever seen: is it right?")
        for line in sorted(played, key=attrgetter("seat"))
        if line.pv is not None and line.pv > RARE_PV
    ]
    return tuple(found)
