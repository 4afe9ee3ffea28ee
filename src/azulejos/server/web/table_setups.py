"""What somebody asks for at a table, as what is agreed there."""

from __future__ import annotations

import pickle
from collections.abc import Sequence
from typing import Any

from azulejos.rules import GAMES
from azulejos.server.errors import BadRequest
from azulejos.server.tables.clock import ClockRule
from azulejos.server.tables.message_types import TableSettings
from azulejos.server.tables.setup import SeatPlan, Setup
from azulejos.server.web import replay_work
from azulejos.server.web.app_state import AppState
from azulejos.server.web.models import Agreement, ArrangeCommand, NewTable
from azulejos.server.web.refusals import UnreadableRecord


async def new_setup(app: AppState, body: NewTable) -> Setup:
    """Of a table that is to be made."""
    agreed = _agreed(body, _plans(body, app.tables.bots), body.agn, body.afen)
    if body.agn is None:
        return Setup(**agreed)
    # To read a record takes some twenty milliseconds, in which nobody else could move.
    try:
        setup: Setup = pickle.loads(await app.work_pool.process(replay_work.set_up, agreed))
    except UnreadableRecord as error:
        raise BadRequest(error.code, error.text, error.clause) from None
    return setup


def arranged_setup(command: ArrangeCommand, before: Setup, bots: Sequence[str]) -> Setup:
    """Of a table at which something else is agreed. A game that was imported stays that game."""
    plans = _plans(command, bots)
    options = {**command.options, "players": len(plans)}
    return Setup(**_agreed(command.model_copy(update={"options": options}), plans, before.agn, before.afen))


def _plans(body: NewTable | ArrangeCommand, bots: Sequence[str]) -> list[SeatPlan]:
    for seat in body.seats:
        if seat.kind == "bot" and seat.bot not in bots:
            raise BadRequest("no-such-bot", f'There is no bot "{seat.bot}": choose {" or ".join(bots)}.')
    return [SeatPlan(seat.kind, seat.bot) for seat in body.seats]


def _agreed(body: Agreement, plans: list[SeatPlan], agn: str | None, afen: str | None) -> dict[str, Any]:
    options = dict(body.options)
    if body.game in GAMES and agn is None and afen is None:
        options.setdefault("players", len(plans))
    return {
        "game": body.game,
        "options": options,
        "seats": tuple(plans),
        "clock": ClockRule.read(body.clock.model_dump(exclude_none=True)),
        "settings": TableSettings(**body.customs.model_dump()),
        "first": body.first,
        "agn": agn,
        "afen": afen,
    }
