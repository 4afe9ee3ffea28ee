"""What is marked on a table: where the last move came from and went to, and what the next one may take or where it may go."""

from __future__ import annotations

from dataclasses import dataclass

from azulejos.rules import IllegalMove, Move, OptionError
from azulejos.rules.duel import moves
from azulejos.rules.duel.board import BROKEN_SPACES
from azulejos.rules.duel.plates import LETTERS
from azulejos.rules.duel.position import DuelPosition

Space = tuple[int, int, int]
"""A seat, a pattern line and a space of it, counted from the dome; or a seat, a row of its dome and a column."""
MOON = "moon"


@dataclass(frozen=True, slots=True)
class Marks:
    """Places to be marked, all counted from 1; tray 0 is the large one."""

    suns: frozenset[int] = frozenset()
    moons: frozenset[int] = frozenset()
    chips: frozenset[int] = frozenset()
    """Trays whose chip it is."""
    plates: frozenset[int] = frozenset()
    """Places of the display."""
    pile: bool = False
    drawn: frozenset[int] = frozenset()
    """Drawn plates, by their number among them."""
    lines: frozenset[Space] = frozenset()
    broken: frozenset[tuple[int, int]] = frozenset()
    """A seat and a space for a broken tile; the one after the last is for the first-player tile."""
    cells: frozenset[Space] = frozenset()
    spaces: frozenset[tuple[int, int]] = frozenset()
    """A seat and a plate space."""
    own_chips: frozenset[tuple[int, str]] = frozenset()
    """A seat and a chip that it has."""
    chosen: tuple[int | str, str] | None = None
    """The tiles that a player has in hand: a tray, or all moon sides, and a colour."""


NOTHING = Marks()


def last_move(position: DuelPosition) -> Marks:
    """What the last move took, and where it went. A deal of tiles ends it; what is turned up after a move does not.

    >>> from azulejos.rules import game
    >>> last_move(game("duel").start()) == NOTHING
    True
    """
    events = position.events
    stop = len(events)
    while stop and not isinstance(events[stop - 1], Move):
        if isinstance(events[stop - 1], moves.Trays):
            return NOTHING
        stop -= 1
    if not stop:
        return NOTHING
    # Tiles that were taken, and the order in which the rest was stacked, are one move.
    start = stop - (2 if isinstance(events[stop - 1], moves.Stack) else 1)
    before = position.copy()
    while len(before.events) > stop:
        before.pop()
    after = before.copy()
    while len(before.events) > start:
        before.pop()
    return _changed(before, after)


def _changed(before: DuelPosition, after: DuelPosition) -> Marks:
    """What was taken from the table, and what came to the boards."""
    trays = list(enumerate(zip(before.trays, after.trays)))
    seats = list(enumerate(zip(before.boards, after.boards), 1))
    broken = {(seat, space) for seat, (old, new) in seats for space in range(len(old.broken) + 1, len(new.broken) + 1)}
    if after.holder != before.holder:
        broken.add((after.holder, BROKEN_SPACES + 1))
    return Marks(
        suns=frozenset(number for number, (old, new) in trays if old.sun != new.sun),
        moons=frozenset(number for number, (old, new) in trays if len(new.moon) < len(old.moon)),
        chips=frozenset(number for number, (old, new) in trays if old.has_shown_chip and not new.chip),
        plates=frozenset(place for place, (old, new) in enumerate(zip(before.display, after.display), 1) if old and not new),
        pile=len(before.pile) != len(after.pile),
        lines=frozenset(
            (seat, line, space)
            for seat, (old, new) in seats
            for line, (was, is_now) in enumerate(zip(old.lines, new.lines), 1)
            for space in range(was.filled + 1, is_now.filled + 1)
        ),
        broken=frozenset(broken),
        cells=frozenset(
            (seat, row, column)
            for seat, (old, new) in seats
            for row, (were, are) in enumerate(zip(old.dome.tiles, new.dome.tiles), 1)
            for column, (was, tile) in enumerate(zip(were, are), 1)
            if was != tile
        ),
        spaces=frozenset((seat, number) for seat, (old, new) in seats for number in set(old.dome.empty_spaces) - set(new.dome.empty_spaces)),
    )


def targets(position: DuelPosition, chosen: object) -> Marks:
    """What the seat to move may do: `True` for all it may take or lay, a tray or `"moon"` with a colour for where these tiles may go."""
    if chosen is None or chosen is False:
        return NOTHING
    if chosen is True:
        return _open(position)
    match chosen:
        case (int() | "moon" as source, str(colour)) if colour in tuple(LETTERS):
            return _destinations(position, source, colour)
    raise OptionError("no-such-targets", 'Targets are True, or a tray (0 for the large one) or "moon" with the letter of a colour.')


def _open(position: DuelPosition) -> Marks:
    seat = position.to_move or 0
    legal = tuple(position.legal_moves)
    on_top = {move.colour for move in legal if isinstance(move, moves.Moon)}
    looks = any(isinstance(move, moves.Stop) for move in legal)
    chosen = {move.number for move in legal if isinstance(move, (moves.Keep, moves.PutUnder))}
    return Marks(
        suns=frozenset(move.tray for move in legal if isinstance(move, moves.Sun)) | ({position.tray} if position.rest else set()),
        moons=frozenset(number for number, tray in enumerate(position.trays) if set(tray.moon[-1:] if number else tray.moon) & on_top),
        chips=frozenset(move.tray for move in legal if isinstance(move, moves.TakeChip)),
        plates=frozenset(move.place for move in legal if isinstance(move, moves.TakePlate)),
        pile=any(isinstance(move, moves.Draw) for move in legal),
        drawn=frozenset(range(1, len(position.drawn) + 1)) if looks else frozenset(chosen),
        cells=frozenset((seat, move.line, move.column) for move in legal if isinstance(move, moves.Tile)),
        spaces=frozenset((seat, move.space) for move in legal if isinstance(move, moves.Lay)),
        own_chips=frozenset((seat, chip) for move in legal if isinstance(move, moves.Spend) for chip in move.chips),
    )


def _destinations(position: DuelPosition, source: int | str, colour: str) -> Marks:
    takes = [
        move
        for move in position.legal_moves
        if (isinstance(move, moves.Sun) and (move.tray, move.colour) == (source, colour))
        or (isinstance(move, moves.Moon) and source == MOON and move.colour == colour)
    ]
    seat = position.to_move
    if not takes or seat is None:
        place = "on top of the moon sides" if source == MOON else f"on the sun side of tray {source}" if source else "on the large tray's sun side"
        raise IllegalMove("no-such-tiles", f"No {colour} lies {place} to be taken.", "D22" if source == MOON else "D21")
    board = position.boards[seat - 1]
    # Breaking is always allowed (D24): where four tiles are broken already, all of the space is marked.
    first = len(board.broken) + 1 if len(board.broken) < BROKEN_SPACES else 1
    return Marks(
        lines=frozenset(
            (seat, take.line, space) for take in takes if take.line for space in range(board.lines[take.line - 1].filled + 1, take.line + 1)
        ),
        broken=frozenset((seat, space) for space in range(first, BROKEN_SPACES + 1)),
        chosen=(source, colour),
    )
