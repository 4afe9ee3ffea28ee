"""A quick game: with whoever waits for the same, or else a table at which others find you."""

from __future__ import annotations

from time import monotonic
from typing import Annotated

from fastapi import APIRouter
from pydantic import Field

from azulejos.server.tables.live import LiveTable
from azulejos.server.tables.quick_games import quick_setup
from azulejos.server.tables.setup import GameOffer
from azulejos.server.web.app_state import AppStateOf, KnownCallerOf, costs
from azulejos.server.web.identity import new_table_id
from azulejos.server.web.models import Model, OptionValue

router = APIRouter(prefix="/api/v1", tags=["tables"])


class QuickOffer(Model):
    """A game that you would play, for two unless the option `players` says otherwise."""

    game: str = Field(max_length=40)
    options: dict[Annotated[str, Field(max_length=40)], OptionValue] = Field(default_factory=dict, max_length=10)


class QuickGame(Model):
    """What you would play: one game or several, the one you like best first."""

    games: list[QuickOffer] = Field(min_length=1, max_length=12)
    table: str | None = Field(default=None, max_length=40, description="The table at which you wait, if you ask again: named again if play begins.")


class QuickTable(Model):
    """The table to sit down at, with the commitment to its deals."""

    table: str
    commitment: str
    waits: bool = Field(description="Whether somebody else waits there.")


@router.post("/quick", dependencies=[costs(2)])
async def quick(body: QuickGame, app: AppStateOf, caller: KnownCallerOf) -> QuickTable:
    """Find a table for a quick game: where others wait for one of your games, or else a new one. Then sit down there, and look at it.

    Who does not look at the table any more is not waited for. If it is full when you come, ask again.
    """
    person = caller.known()
    setup = quick_setup([GameOffer(offer.game, offer.options) for offer in body.games])

    async def make() -> LiveTable:
        app.limits.table(caller.address, monotonic())
        return await app.tables.create(new_table_id(), setup, person)

    waits_at = None if body.table is None else app.tables.in_memory(body.table)
    table = (await app.tables.quick.find(person, setup, make, waits_at)).table
    waits = any(seat.person not in (None, person) for seat in table.seats)
    return QuickTable(table=table.id, commitment=table.commitment, waits=waits)
