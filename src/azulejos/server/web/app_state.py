"""The state of the application: everything that one running server has, given to routes and sockets as one value."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Annotated, Any

from fastapi import Depends, Request
from fastapi.security import APIKeyCookie
from starlette.requests import HTTPConnection

from azulejos.rules import AzulejosError
from azulejos.server.analysis.game_analyses import GameAnalyses
from azulejos.server.bot_workers import BotPool, Kernels
from azulejos.server.errors import TooMuch
from azulejos.server.live.time_source import wall_time
from azulejos.server.logs import Log
from azulejos.server.metrics import Metrics
from azulejos.server.push.turns import TurnPush
from azulejos.server.settings import Settings
from azulejos.server.store import Store
from azulejos.server.store.probe import Probe
from azulejos.server.tables.policy import TablePolicy
from azulejos.server.tables.registry import TableRegistry
from azulejos.server.tournaments.online import OnlineTournaments
from azulejos.server.tournaments.registry import TournamentRegistry
from azulejos.server.web.address_log import AddressLog
from azulejos.server.web.announcement import Announcements
from azulejos.server.web.callers import Caller, Callers
from azulejos.server.web.cluster_state import ClusterState
from azulejos.server.web.identity import DEVICE_COOKIE
from azulejos.server.web.limits import Limits
from azulejos.server.web.message_limits import MessageLimits
from azulejos.server.web.picture_cache import PictureCache
from azulejos.server.web.work_pool import WorkPool


def now() -> int:
    """The time in milliseconds since 1970."""
    return wall_time()


@dataclass(frozen=True, slots=True)
class AppState:
    """All parts of a running server."""

    settings: Settings
    store: Store
    tables: TableRegistry
    callers: Callers
    limits: Limits
    metrics: Metrics
    policy: TablePolicy
    log: Log
    work_pool: WorkPool
    bot_pool: BotPool
    kernels: Kernels
    analyses: GameAnalyses
    tournaments: TournamentRegistry
    online: OnlineTournaments
    probe: Probe
    message_limits: MessageLimits
    address_log: AddressLog
    announcements: Announcements
    previews: PictureCache
    cluster: ClusterState | None
    """Where there are several processes."""
    push: TurnPush | None
    """Where the operator has set a key."""
    started_at: float
    """By the clock that never jumps."""

    def note_refusal(self, connection: HTTPConnection, error: AzulejosError) -> None:
        """Something was refused: what was too much is counted, and who is refused often stands in the log."""
        if isinstance(error, TooMuch):
            self.metrics.limited.labels(error.code).inc()
        self.address_log.note(connection, error)


def app_state_of(request: Request) -> AppState:
    """The application state of the server that a request has come to."""
    app: AppState = request.app.state.app_state
    return app


AppStateOf = Annotated[AppState, Depends(app_state_of)]


async def caller_of(request: Request, app: AppStateOf) -> Caller:
    """Who makes a request."""
    return await app.callers.of(request)


CallerOf = Annotated[Caller, Depends(caller_of)]


def costs(tokens: float) -> Any:
    """A dependency of routes that are work: what they cost more than an ordinary request."""

    def charge(app: AppStateOf, caller: CallerOf) -> None:
        app.limits.request(caller.address, time.monotonic(), tokens)

    return Depends(charge)


# Only the OpenAPI document reads this: who it is, `Callers` finds out.
_DEVICE = APIKeyCookie(
    name=DEVICE_COOKIE, scheme_name="device", description="The key of a device, which `POST /api/v1/me` gives it.", auto_error=False
)


def known_caller_of(caller: CallerOf, _: Annotated[str | None, Depends(_DEVICE)]) -> Caller:
    """A caller who is a known person."""
    caller.known()
    return caller


KnownCallerOf = Annotated[Caller, Depends(known_caller_of)]
