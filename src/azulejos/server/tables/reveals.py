"""What comes between the last seat that is taken and the first deal: everybody shows the contribution that they had committed themselves to."""

from __future__ import annotations

from azulejos.server.errors import BadRequest, Conflict
from azulejos.server.fair import contribution_commitment
from azulejos.server.tables.decisions import Draws, DrawsWith, start
from azulejos.server.tables.events import Revealed, TableEvent
from azulejos.server.tables.state import Table, TableStatus


def reveal(table: Table, number: int, contribution: str, actor: str, draws_with: DrawsWith, id: str | None = None) -> list[TableEvent]:
    """A seat shows its contribution. With the last one play starts.

    Before everybody sits nothing is shown: whoever sat down later could choose their contribution to suit.
    """
    seat = table.seat(number)
    if table.status is not TableStatus.OPEN:
        raise Conflict("dealt-already", "The game has begun: contributions to its deals come before that.")
    if not table.is_full:
        raise Conflict("not-everybody-sits", "Not everybody has sat down: show your contribution when all commitments are there.")
    if seat.contribution is not None:
        raise Conflict("revealed-already", "This seat has shown its contribution, which stands.")
    if contribution_commitment(table.commitment, contribution) != seat.commitment:
        raise BadRequest("contribution-differs", "This is not the contribution to which the seat committed itself: send that one.")
    shown = Revealed(actor, seat=number, contribution=contribution, id=id)
    if table.awaited != (number,):
        return [shown]
    return [shown, *start(table, draws_with(table.contributions_with(number, contribution)))]


def start_without(table: Table, draws: Draws) -> list[TableEvent]:
    """The time to show contributions is over: play starts without those that are missing, and the record tells whose they are."""
    return start(table, draws) if table.awaited else []
