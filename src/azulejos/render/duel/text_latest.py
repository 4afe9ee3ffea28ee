"""What each seat did last: its turn in this round, or before it the tiles of the last tiling."""

from __future__ import annotations

from dataclasses import dataclass

from azulejos.render.wording import ENGLISH, Wording
from azulejos.rules import Cell, Event
from azulejos.rules.duel.dome import SIZE, Dome
from azulejos.rules.duel.moves import Draw, Lay, Moon, Sun, TakeChip, Trays
from azulejos.rules.duel.position import DuelPosition
from azulejos.rules.duel.trays import tops


@dataclass(frozen=True, slots=True)
class Latest:
    """What a seat did last: a turn in a few words and the line that got tiles (0: broken), or the cells that were tiled."""

    text: str = ""
    line: int | None = None
    cells: frozenset[Cell] = frozenset()


NOTHING = Latest()


def latest(position: DuelPosition, wording: Wording = ENGLISH) -> tuple[Latest, ...]:
    """What each seat did last, from the position's own past.

    >>> from azulejos.rules.duel.game import DUEL
    >>> latest(DUEL.make().start())[0].text
    ''
    """
    past = position.copy(dealer=False)
    turns: dict[int, Latest] = {}
    # Of a turn told in several events the first that says something counts, seen from its end.
    while past.events:
        event = past.pop()
        if isinstance(event, Trays):
            break
        if past.to_move is not None and (done := _turn(past, event, wording)):
            turns.setdefault(past.to_move, done)
    if position.to_move is not None and not position.line:
        while past.events and not isinstance(past.pop(), Trays):
            pass
    else:
        turns.clear()
    pairs = zip(past.boards, position.boards)
    tiled = [_tiled(before.dome, now.dome) for before, now in pairs]
    return tuple(turns.get(seat) or Latest(cells=cells) for seat, cells in enumerate(tiled, 1))


def _turn(past: DuelPosition, event: Event, wording: Wording) -> Latest | None:
    match event:
        case Sun(tray, colour, line):
            return Latest(wording("terminal-took-sun", count=past.trays[tray].sun.count(colour), tile=colour, tray=tray), line)
        case Moon(colour, line):
            return Latest(wording("terminal-took-moon", count=tops(past.trays).count(colour), tile=colour), line)
        case TakeChip(tray):
            return Latest(wording("terminal-chip", chip=past.trays[tray].chip))
        case Lay(space, turn) if past.hand is not None:
            return Latest(wording("terminal-laid", plate=str(past.hand.turned(turn)), space=space))
        case Draw():
            return Latest(wording("terminal-drew"))
        case _:
            return None


def _tiled(before: Dome, now: Dome) -> frozenset[Cell]:
    return frozenset(
        (row + 1, column + 1) for row in range(SIZE) for column in range(SIZE) if before.tiles[row][column] is None is not now.tiles[row][column]
    )
