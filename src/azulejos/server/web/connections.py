"""What all sockets have in common: who may open one, how fast messages may come in, and how it ends (docs/socket.md)."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from time import monotonic

from fastapi import WebSocket, WebSocketDisconnect

from azulejos.rules import AzulejosError
from azulejos.server.errors import TooMuch
from azulejos.server.web.address_log import SocketMessages
from azulejos.server.web.app_state import AppState
from azulejos.server.web.callers import Caller
from azulejos.server.web.frames import FLOOD
from azulejos.server.web.identity import check_origin
from azulejos.server.web.limits import Bucket, Pace
from azulejos.server.web.message_limits import MessageBudget
from azulejos.server.web.refusals import status_of

REFUSED = 4000
"""The socket is closed with this and the HTTP status that a request would have got: 4000 + 403."""
REFUSALS = Pace(rate=0.2, burst=20)
"""So many messages beyond the limit are refused one by one; whoever goes on is cut off. Who only shares an address with a flood is not."""
REST_SECONDS = 0.25
"""Nothing is read for so long after a refusal, and twice as long after each further one, up to `LONGEST_REST` times."""
LONGEST_REST = 8

Session = Callable[[], Awaitable[None]]


async def serve(websocket: WebSocket, open: Callable[[AppState, Caller], Awaitable[Session]]) -> None:
    """Let in whoever may open a socket, and run the session that `open` makes for the caller until the line ends."""
    app: AppState = websocket.app.state.app_state
    address = websocket.client.host if websocket.client is not None else None
    try:
        app.address_log.of(address).sockets += 1
        check_origin(websocket, app.settings)
        app.limits.request(address, monotonic())
        session = await open(app, await app.callers.of(websocket))
        with app.limits.socket(address):
            await websocket.accept()
            app.metrics.sockets.inc()
            try:
                await session()
            finally:
                app.metrics.sockets.dec()
    except AzulejosError as error:
        app.note_refusal(websocket, error)
        # Accepted first: a browser tells its page nothing of a handshake that was refused.
        await websocket.accept()
        await websocket.close(REFUSED + status_of(error), error.code)


async def received(app: AppState, websocket: WebSocket, budget: MessageBudget, refuse: Callable[[str, TooMuch], None]) -> AsyncIterator[str]:
    """The messages that come in, until the line ends. Those beyond the limit are refused, and whoever goes on is cut off."""
    refusals, rest = Bucket(REFUSALS), 1.0
    messages = SocketMessages(app.address_log, websocket.client.host if websocket.client is not None else None)
    try:
        while True:
            text = await websocket.receive_text()
            messages.count()
            try:
                budget.take(monotonic())
            except TooMuch as error:
                app.note_refusal(websocket, error)
                if refusals.take(monotonic()):
                    await websocket.close(FLOOD, error.code)
                    return
                refuse(text, error)
                # Whoever is cut off comes back, and a new line costs more than one that rests.
                await asyncio.sleep(REST_SECONDS * rest)
                rest = min(2 * rest, LONGEST_REST)
            else:
                rest = max(rest / 2, 1.0)
                yield text
    except KeyError:
        await websocket.close(1003, "text-only")
    except (WebSocketDisconnect, RuntimeError):
        pass  # Gone.


def closer(websocket: WebSocket) -> Callable[[int, str], None]:
    """How a socket is closed from this side, without waiting."""

    def close(code: int, why: str) -> None:
        task = asyncio.create_task(websocket.close(code, why))
        task.add_done_callback(lambda done: done.exception())

    return close
