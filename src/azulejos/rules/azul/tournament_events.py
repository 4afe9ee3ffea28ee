"""Events of a tournament table: the lot, lost turns, withdrawals, the arbiter's decisions (T3-T5, T21-T25)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from azulejos.rules import events
from azulejos.rules.azul.board import Board
from azulejos.rules.azul.legality import check_not_over, check_phase
from azulejos.rules.azul.marker import MarkerAt, MarkerPlace
from azulejos.rules.azul.moves import Pass, Resume, Void, Withdraw
from azulejos.rules.chance import Chance
from azulejos.rules.errors import IllegalEvent
from azulejos.rules.filling import plus
from azulejos.rules.position import Phase

if TYPE_CHECKING:
    from azulejos.rules.azul.position import AzulPosition

FEWEST_PLAYERS = 2


def draw_first(players: int, chance: Chance) -> int:
    """T3: each seat in turn draws from a bag with one red tile and black ones for all the others; red starts.

    >>> class Last:
    ...     def below(self, n): return n - 1
    >>> draw_first(4, Last())
    4
    """
    for seat in range(1, players):
        red = 0
        if chance.below(players - seat + 1) == red:
            return seat
    return players


def apply(position: AzulPosition, event: events.Event) -> None:
    """Apply a table event, or raise and leave the position as it was."""
    match event:
        case Pass():
            _pass(position)
        case Withdraw(seat):
            _withdraw(position, seat)
        case Resume():
            _resume(position)
        case Void():
            _void(position)
        case _:
            raise IllegalEvent("unknown-event", f"{type(event).__name__} is not an Azul event.")


def _check_tournament(position: AzulPosition, text: str, clause: str) -> None:
    check_not_over(position)
    if not position.game.tournament:
        raise IllegalEvent("not-a-tournament", text, clause)


def _pass(position: AzulPosition) -> None:
    _check_tournament(position, "Only tournament tables have a turn limit: there is no passing here.", "T4")
    check_phase(position, Phase.OFFER, IllegalEvent)
    assert position.to_move is not None
    position.to_move = position.next_seat(position.to_move)
    position.passes += 1
    _stop_if_all_passed(position)


def _stop_if_all_passed(position: AzulPosition) -> None:
    if position.phase is Phase.OFFER and position.passes >= len(position.remaining):
        position.phase = Phase.STOPPED


def _withdraw(position: AzulPosition, seat: int) -> None:
    _check_tournament(position, "Players withdraw from tournament tables only.", "T21")
    if not 1 <= seat <= position.game.players:
        raise IllegalEvent("no-such-seat", f"There is no seat {seat}: this table has seats 1 to {position.game.players}.", "A2")
    if not position.round:
        raise IllegalEvent("before-the-deal", "Nobody can withdraw from a game before its first deal.", "T25")
    if seat in position.withdrawn:
        raise IllegalEvent("withdrawn-twice", f"Seat {seat} has withdrawn already.", "T25")
    boards = position.boards
    position.withdrawn |= {seat}
    position.lost = plus(position.lost, boards[seat - 1].tiles)
    position.boards = (*boards[: seat - 1], Board(), *boards[seat:])
    if position.marker.seat == seat:
        position.marker = MarkerAt(MarkerPlace.OUT, seat)
    if len(position.remaining) < FEWEST_PLAYERS:
        _end(position)
        return
    if position.to_move == seat:
        position.to_move = position.next_seat(seat)
    _stop_if_all_passed(position)


def _resume(position: AzulPosition) -> None:
    _check_tournament(position, "Only tournament tables have an arbiter.", "T5")
    if position.phase is not Phase.STOPPED:
        raise IllegalEvent("not-stopped", "The table is not stopped: there is nothing to resume.", "T5")
    position.phase = Phase.OFFER
    position.passes = 0


def _void(position: AzulPosition) -> None:
    _check_tournament(position, "Only tournament tables have an arbiter.", "T5")
    if not position.round:
        raise IllegalEvent("before-the-deal", "No game has begun that could be declared void.", "T5")
    _end(position)


def _end(position: AzulPosition) -> None:
    position.phase = Phase.VOID
    position.to_move = None
