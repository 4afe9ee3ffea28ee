"""What viewers are sent of a table: made once for each seat and version, from what that seat may know."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

import orjson

from azulejos.rules import SPECTATOR
from azulejos.server import observations
from azulejos.server.fair import tags as fair_tags
from azulejos.server.tables.state import Shown, Table, TableStatus

Seats = frozenset[int]


def viewing_seat(table: Table, seats: Seats) -> int:
    """Through whose eyes somebody sees the table: one's own seat's; of several on one device the one that is to move; otherwise the onlooker's."""
    if len(seats) == 1:
        return next(iter(seats))
    # As long as a turn is not confirmed, the next one may not look.
    mover = table.awaiting or table.to_move
    return mover if mover is not None and mover in seats else SPECTATOR


def about(table: Table, names: Mapping[str, str], present: Callable[[int], bool]) -> dict[str, Any]:
    """What everybody may know of the table besides the game: no person's id, no token."""
    return {
        "game": table.setup.game,
        "options": dict(table.setup.options),
        "clock": table.setup.clock.to_json(),
        "customs": {
            "confirm": table.setup.settings.confirm,
            "takebacks": table.setup.settings.takebacks,
            "free_text": table.setup.settings.free_text,
            "public": table.setup.settings.public,
            "watchable": table.setup.settings.watchable,
        },
        "seats": [
            {
                "seat": number,
                **seat.plan.to_json(),
                "name": names.get(seat.person) if seat.person is not None else None,
                "taken": seat.is_taken,
                "stand_in": seat.stand_in,
                "present": seat.plan.kind == "bot" or present(number),
            }
            for number, seat in enumerate(table.seats, 1)
        ],
        "rematch": table.rematch,
        "event": None if table.setup.event is None else table.setup.event.to_json(),
    }


def fairness(table: Table, seed: bytes | None) -> dict[str, Any]:
    """The commitment, and once the game has ended the seed that it was made to."""
    shown: dict[str, Any] = {"commitment": table.commitment, "contributions": list(table.contributions)}
    if table.status is TableStatus.FINISHED and seed is not None:
        shown["seed"] = seed.hex()
    return shown


def game_part(table: Table, seat: int, events: Iterable[Shown], since: int, at: int, delay: int = 0) -> bytes:
    """The part of `state` that tells the game as a seat may know it, encoded. Where nothing is hidden it is the same for all, and is made once.

    A table that is seen `delay` milliseconds late has the clocks of then.
    """
    return orjson.dumps(
        {
            "table": table.id,
            "version": table.version,
            "since": since,
            "stage": table.status,
            "now": at,
            "clock": table.clock.to_json(at - delay),
            "to_move": table.to_move,
            "awaiting": table.awaiting,
            "offers": [{"what": what, "by": offer.by, "agreed": sorted(offer.agreed)} for what, offer in sorted(table.offers.items())],
            "position": None if table.position is None else observations.position(table.position.view(seat), with_afen=False),
            "events": [shown.for_seat(seat) for shown in events],
        }
    )[1:-1]


def own_part(table: Table, seats: Seats, seat: int) -> bytes:
    """The part of `state` that is the viewer's own: the seats held, through whose eyes it is seen, and what that seat may do now."""
    legal = observations.legal(table.position.view(seat)) if table.position is not None and seat and seat == table.to_move else []
    return orjson.dumps({"type": "state", "you": sorted(seats), "seat": seat, "legal": legal})[1:-1]


def surroundings(table: Table, names: Mapping[str, str], present: Callable[[int], bool], seed: bytes | None) -> bytes:
    """The part of `state` that changes seldom, encoded."""
    return orjson.dumps({"about": about(table, names, present), "fair": fairness(table, seed)})[1:-1]


def record_tags(table: Table, seed: bytes | None) -> dict[str, str]:
    """The tags by which the deals of a finished record can be checked."""
    if seed is None or table.status is not TableStatus.FINISHED:
        return {}
    return fair_tags(
        seed,
        table.id,
        table.contributions,
        deals=table.deals_before,
        first_by_lot=table.first_by_lot,
        game_by_lot=table.setup.is_game_by_lot,
    )
