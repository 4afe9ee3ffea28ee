"""Who may be told, while they play, what would be good: hints and the coach are for games against bots alone."""

from __future__ import annotations

from azulejos.server.tables.state import Table


def helped_seat(table: Table) -> int | None:
    """The seat that may be helped: that of the only person at a table of bots, where hints are agreed.

    Nobody else is: not at a table of an event, not where two play, even if a bot stands in for one of them, and not where the game goes on from a
    position or a record, which may be that of a table where nobody is to be helped.
    """
    setup = table.setup
    others = [number for number, plan in enumerate(setup.seats, 1) if plan.kind != "bot"]
    if setup.event is not None or not setup.settings.hints or not setup.is_from_the_start or len(others) != 1:
        return None
    [seat] = others
    return seat if setup.seats[seat - 1].kind in ("person", "open") else None
