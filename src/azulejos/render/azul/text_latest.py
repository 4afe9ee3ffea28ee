"""What each seat did last: the take of this round, or before it the tiles of the last tiling."""

from __future__ import annotations

from dataclasses import dataclass

from azulejos.rules import Cell, Phase
from azulejos.rules.azul import AzulPosition, Deal, Take
from azulejos.rules.azul.board import SIZE


@dataclass(frozen=True, slots=True)
class Latest:
    """What a seat did last: a take and how many tiles it took, or the cells that were tiled."""

    take: Take | None = None
    count: int = 0
    cells: frozenset[Cell] = frozenset()


NOTHING = Latest()


def latest(position: AzulPosition) -> tuple[Latest, ...]:
    """What each seat did last, from the position's own past.

    >>> from azulejos.rules import game
    >>> latest(game("azul").start())
    (Latest(take=None, count=0, cells=frozenset()), Latest(take=None, count=0, cells=frozenset()))
    """
    past = position.copy(dealer=False)
    takes = _back_to_deal(past)
    if position.phase is Phase.OFFER:
        _back_to_deal(past)
    elif position.phase is not Phase.STOPPED:
        takes.clear()
    tiled = [_tiled(past, position, seat) for seat in range(1, position.game.players + 1)]
    return tuple(takes.get(seat) or Latest(cells=cells) for seat, cells in enumerate(tiled, 1))


def _back_to_deal(past: AzulPosition) -> dict[int, Latest]:
    """Go back to just before the last deal, and return each seat's last take since."""
    takes: dict[int, Latest] = {}
    while past.events:
        event = past.pop()
        if isinstance(event, Deal):
            break
        if isinstance(event, Take) and past.to_move is not None:
            count = (past.displays[event.source - 1] if event.source else past.centre)[event.colour]
            takes.setdefault(past.to_move, Latest(event, count))
    return takes


def _tiled(past: AzulPosition, position: AzulPosition, seat: int) -> frozenset[Cell]:
    before, now = past.boards[seat - 1].wall, position.boards[seat - 1].wall
    return frozenset((row + 1, column + 1) for row in range(SIZE) for column in range(SIZE) if before[row][column] is None is not now[row][column])
