"""How a game has ended for each person who played it: noted with the event that ends it, for their lists and the figures of their own play."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Executable

from azulejos.server.store import results
from azulejos.server.tables.evening import BOT
from azulejos.server.tables.events import Finished, TableEvent
from azulejos.server.tables.state import Table


def changes(table: Table, made: Sequence[TableEvent], at: int) -> list[Executable]:
    """What these events, which are about to happen, add to people's results."""
    return [statement for event in made if isinstance(event, Finished) for result in _of(table, event, at) for statement in results.add(result)]


def _of(table: Table, ended: Finished, at: int) -> list[results.Result]:
    # A program's seat is played by whoever has its token: nobody's own play.
    people = [seat.person if seat.plan.kind in ("person", "open") else None for seat in table.seats]
    bots = [f"{BOT}{seat.plan.bot}" for seat in table.seats if seat.plan.kind == "bot"]
    return [
        results.Result(
            person=person,
            table_id=table.id,
            ended_at=at,
            game=table.setup.game,
            seats=tuple(number for number, each in enumerate(people, 1) if each == person),
            scores=ended.scores,
            winners=ended.winners,
            opponents=(*(other for other in people if other not in (None, person)), *bots),
        )
        for person in sorted({each for each in people if each is not None})
    ]
