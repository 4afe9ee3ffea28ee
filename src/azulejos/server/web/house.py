"""The house: everything that one running server has, given to routes and sockets as one value."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Annotated

from fastapi import Depends, Request
from fastapi.security import APIKeyCookie

from azulejos.server.logs import Log
from azulejos.server.metrics import Metrics
from azulejos.server.settings import Settings
from azulejos.server.store import Store
from azulejos.server.tables.hall import Hall, HouseRules
from azulejos.server.tournaments.office import Office
from azulejos.server.tournaments.online import Online
from azulejos.server.web.callers import Caller, Callers
from azulejos.server.web.identity import DEVICE_COOKIE
from azulejos.server.web.limits import Limits
from azulejos.server.web.workshop import Workshop


def now() -> int:
    """The time in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


@dataclass(frozen=True, slots=True)
class House:
    """A running server."""

    settings: Settings
    store: Store
    hall: Hall
    callers: Callers
    limits: Limits
    metrics: Metrics
    rules: HouseRules
    log: Log
    workshop: Workshop
    office: Office
    online: Online


def house_of(request: Request) -> House:
    """The house that a request has come to."""
    house: House = request.app.state.house
    return house


HouseOf = Annotated[House, Depends(house_of)]


async def caller_of(request: Request, house: HouseOf) -> Caller:
    """Who makes a request; what the limits allow is counted here."""
    house.limits.request(request.client.host if request.client is not None else None, time.monotonic())
    return await house.callers.of(request)


CallerOf = Annotated[Caller, Depends(caller_of)]

# Only the OpenAPI document reads this: who it is, `Callers` finds out.
_DEVICE = APIKeyCookie(
    name=DEVICE_COOKIE, scheme_name="device", description="The key of a device, which `POST /api/v1/me` gives it.", auto_error=False
)


def known_caller_of(caller: CallerOf, _: Annotated[str | None, Depends(_DEVICE)]) -> Caller:
    """A caller who is a known person."""
    caller.known()
    return caller


KnownCallerOf = Annotated[Caller, Depends(known_caller_of)]
