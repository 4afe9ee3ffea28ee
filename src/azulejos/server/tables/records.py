"""The game of a table as it is written down, and the names that stand beside it."""

from __future__ import annotations

from collections.abc import Mapping

from azulejos.notation import Record, agn
from azulejos.rules import Position
from azulejos.server.errors import Conflict
from azulejos.server.tables.messages import Seats, record_tags, viewing_seat
from azulejos.server.tables.state import ENDED, Table, bot_key


def game_position(table: Table) -> Position:
    """The position of a table's game."""
    if table.position is None:
        raise Conflict("not-started", "Not everybody has sat down.")
    return table.position


def earlier_position(table: Table, length: int) -> Position:
    """The position after so many events of the game."""
    earlier = game_position(table).copy()
    while len(earlier.events) > max(length, 0):
        earlier.pop()
    return earlier


def seat_names(table: Table, names: Mapping[str, str]) -> list[str]:
    """Who sits where, as a record and a picture name them."""
    return [
        names.get(bot_key(number)) or seat.plan.bot or ""
        if seat.plan.kind == "bot"
        else names.get(seat.person, "")
        if seat.person and seat.plan.kind != "program"
        else seat.plan.kind
        for number, seat in enumerate(table.seats, 1)
    ]


def write_record(table: Table, seats: Seats, names: list[str], seed: bytes, tags: Mapping[str, str]) -> str:
    """The game as AGN: whole once it has ended, with all that is needed to check its deals; before that as the viewer may know it."""
    record = Record.of(game_position(table), seats=names, tags={**tags, **record_tags(table, seed)})
    if table.status not in ENDED and table.game.hides:
        record = record.seen_by(viewing_seat(table, seats))
    return agn.write(record)
