"""What is marked on a table: where the last move came from and went to, and where the next one may."""

from __future__ import annotations

from dataclasses import dataclass

from azulejos.rules import IllegalMove, OptionError, TileScored
from azulejos.rules.azul import FLOOR_COSTS, AzulPosition, Board, Colour, Place, Take

Space = tuple[int, int, int]
"""A seat, a pattern line and a space of it, counted from the wall; or a seat, a row of its wall and a column."""


@dataclass(frozen=True, slots=True)
class Marks:
    """Places to be marked, all counted from 1; source 0 is the centre."""

    sources: frozenset[int] = frozenset()
    lines: frozenset[Space] = frozenset()
    floors: frozenset[tuple[int, int]] = frozenset()
    """A seat and a space of its floor line."""
    cells: frozenset[Space] = frozenset()
    chosen: tuple[int, Colour] | None = None
    """The tiles that a player has in hand: a source and a colour."""


NOTHING = Marks()


def last_move(position: AzulPosition) -> Marks:
    """Where the last move came from and went to; once it let boards be tiled, the cells that tiles came to.

    >>> from azulejos.rules import game
    >>> from azulejos.rules.azul import CENTRE, Deal, tiles
    >>> position = game("azul").start()
    >>> position.push(Deal(tuple(tiles("BBYK") for _ in range(5))))
    >>> position.push(Take(3, Colour.BLUE, 1))
    >>> marks = last_move(position)
    >>> sorted(marks.sources), sorted(marks.lines), sorted(marks.floors)
    ([3], [(1, 1, 1)], [(1, 1)])
    """
    if not position.events:
        return NOTHING
    move = position.events[-1]
    if not isinstance(move, (Take, Place)):
        return NOTHING
    tiled = frozenset((step.seat, *step.cell) for step in position.last_scoring if isinstance(step, TileScored))
    if tiled or isinstance(move, Place):
        return Marks(cells=tiled)
    before = position.copy()
    before.pop()
    seat = before.to_move
    assert seat is not None
    return _taken(move, seat, before.boards[seat - 1], position.boards[seat - 1])


def _taken(take: Take, seat: int, before: Board, after: Board) -> Marks:
    line = take.destination
    filled = range(before.lines[line - 1].filled + 1, after.lines[line - 1].filled + 1) if line else range(0)
    return Marks(
        sources=frozenset({take.source}),
        lines=frozenset((seat, line, space) for space in filled),
        floors=frozenset((seat, space) for space in range(len(before.floor) + 1, len(after.floor) + 1)),
    )


def targets(position: AzulPosition, chosen: object) -> Marks:
    """What the seat to move may do: `True` for all it may take or place, a source with a colour for where these tiles may go, `None` for nothing."""
    if chosen is None or chosen is False:
        return NOTHING
    if chosen is True:
        return _open(position)
    match chosen:
        case (int(source), int(colour)) if colour in tuple(Colour):
            return _destinations(position, source, Colour(colour))
    raise OptionError("no-such-targets", "Targets are True, or a source (a display's number, 0 for the centre) with a colour.")


def _open(position: AzulPosition) -> Marks:
    seat = position.to_move or 0
    moves = tuple(position.legal_moves)
    return Marks(
        sources=frozenset(move.source for move in moves if isinstance(move, Take)),
        cells=frozenset((seat, move.line, move.column) for move in moves if isinstance(move, Place)),
    )


def _destinations(position: AzulPosition, source: int, colour: Colour) -> Marks:
    takes = [move for move in position.legal_moves if isinstance(move, Take) and (move.source, move.colour) == (source, colour)]
    seat = position.to_move
    if not takes or seat is None:
        place = f"display {source}" if source else "the centre"
        raise IllegalMove("no-such-tiles", f"There are no {colour.name.lower()} tiles to take from {place}.", "A11")
    board = position.boards[seat - 1]
    # On a full floor line there is still a place to go to (A14): all of it is marked.
    first = len(board.floor) + 1 if len(board.floor) < len(FLOOR_COSTS) else 1
    return Marks(
        lines=frozenset(
            (seat, take.destination, space)
            for take in takes
            if take.destination
            for space in range(board.lines[take.destination - 1].filled + 1, take.destination + 1)
        ),
        floors=frozenset((seat, space) for space in range(first, len(FLOOR_COSTS) + 1)),
        chosen=(source, colour),
    )
