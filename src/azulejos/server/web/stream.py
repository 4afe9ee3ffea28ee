"""The stream of a table for programs: one JSON object a line, the same that a socket gets, and moves by POST."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from time import monotonic
from typing import Annotated, Any

from fastapi import APIRouter, Query
from fastapi.responses import StreamingResponse
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from azulejos.server.live.subscriber import CLOSING
from azulejos.server.tables.live import LiveTable
from azulejos.server.web.app_state import AppState, AppStateOf, CallerOf
from azulejos.server.web.callers import Caller
from azulejos.server.web.models import MOST
from azulejos.server.web.subscribers import TableSubscriber
from azulejos.server.web.table_access import WatchedTableOf

router = APIRouter(prefix="/api/v1/tables", tags=["programs"])
FORM = "application/x-ndjson"
LINES: dict[str, Any] = {
    "description": "Lines of JSON: the messages `state`, `chat`, `presence` and `closing` of docs/socket.md.",
    "content": {FORM: {"schema": {"type": "string"}, "example": '{"type":"state","version":17,"legal":["1B2"],"…":"…"}\n\n'}},
}


@router.get("/{table}/stream", response_class=Response, responses={200: LINES})
async def stream(
    live: WatchedTableOf,
    app: AppStateOf,
    caller: CallerOf,
    since: Annotated[int | None, Query(ge=0, le=MOST, description="Tell first what happened after this version.")] = None,
    follow: Annotated[bool, Query(description="Go on until you leave; `false` ends with the present state.")] = True,
) -> Response:
    """What happens at a table as lines of JSON, from a version on; an empty line is a sign of life.

    Whoever was away asks again with the last `version` that they know, and is current with the first line.
    """
    if not follow:
        state = live.audience.state_for(caller.seats(live), since, person=caller.person, delayed=caller.is_delayed(live))
        app.limits.answered(caller.address, len(state), monotonic())
        return Response(state + b"\n", media_type=FORM)
    return Lines(app, live, caller, since)


class Lines(StreamingResponse):
    """A stream. It is counted among the sockets of its address before the first byte goes out, so that a refusal is still an answer."""

    def __init__(self, app: AppState, live: LiveTable, caller: Caller, since: int | None) -> None:
        # A proxy that collects lines before it passes them on would hold back moves.
        super().__init__(self._lines(), media_type=FORM, headers={"Cache-Control": "no-store", "X-Accel-Buffering": "no"})
        self._app = app
        self._live = live
        self._since = since
        self._next: asyncio.Queue[bytes] = asyncio.Queue(1)
        self._subscriber = TableSubscriber(self._next.put, caller, live, self._wake)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        with self._app.limits.socket(self._subscriber.caller.address):
            self._app.metrics.streams.inc()
            self._live.audience.subscribe(self._subscriber, self._since)
            self._app.limits.answered(self._subscriber.caller.address, self._subscriber.sent, monotonic())
            try:
                await super().__call__(scope, receive, send)
            finally:
                self._subscriber.stop()
                self._live.audience.unsubscribe(self._subscriber)
                self._app.metrics.streams.dec()

    async def _lines(self) -> AsyncIterator[bytes]:
        message = b""
        while message != CLOSING and not self._subscriber.is_gone:
            try:
                message = await asyncio.wait_for(self._next.get(), self._app.settings.heartbeat_seconds)
            except TimeoutError:
                message = b""
            yield message + b"\n"

    def _wake(self, code: int, why: str) -> None:
        """The subscriber was let go: the loop above looks up and ends."""
        if self._next.empty():
            self._next.put_nowait(b"")
