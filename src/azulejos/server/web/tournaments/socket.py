"""The socket of an event (docs/event.md): parts go out; what is done is done by HTTP."""

from __future__ import annotations

import asyncio
from time import monotonic

import orjson
from fastapi import APIRouter, WebSocket, WebSocketDisconnect

from azulejos.rules import AzulejosError
from azulejos.server.errors import ServerError
from azulejos.server.live.subscriber import Message
from azulejos.server.tournaments.live import LiveTournament
from azulejos.server.tournaments.roles import RANKS, Role, highest
from azulejos.server.web.answers import status_of
from azulejos.server.web.app_state import AppState, now
from azulejos.server.web.frames import writer
from azulejos.server.web.identity import check_origin
from azulejos.server.web.socket import FLOOD, REFUSED, UNHEEDED
from azulejos.server.web.subscribers import TournamentSubscriber
from azulejos.server.web.tournaments.roles import held

router = APIRouter()


@router.websocket("/api/v1/tournaments/{tournament}/socket")
async def tournament_socket(websocket: WebSocket, tournament: str) -> None:
    """Follow an event."""
    app: AppState = websocket.app.state.app_state
    address = websocket.client.host if websocket.client is not None else None
    try:
        check_origin(websocket, app.settings)
        app.limits.request(address, monotonic())
        await app.callers.of(websocket)
        live = await app.tournaments.find(tournament)
        wanted = websocket.query_params.get("as")
        role = highest(held(websocket, live), wanted if wanted in RANKS else None)
        with app.limits.socket(address):
            await websocket.accept()
            app.metrics.sockets.inc()
            try:
                await _follow(app, websocket, live, role, websocket.query_params.get("gzip") == "true")
            finally:
                app.metrics.sockets.dec()
    except AzulejosError as error:
        # Accepted first: a browser tells its page nothing of a handshake that was refused.
        await websocket.accept()
        await websocket.close(REFUSED + status_of(error), error.code)


async def _follow(app: AppState, websocket: WebSocket, live: LiveTournament, role: Role | None, packs: bool) -> None:
    async def write(content: str | bytes) -> None:
        await websocket.send({"type": "websocket.send", "text" if isinstance(content, str) else "bytes": content})

    def close(code: int, why: str) -> None:
        task = asyncio.create_task(websocket.close(code, why))
        task.add_done_callback(lambda done: done.exception())

    subscriber = TournamentSubscriber(live, role, write, writer(websocket.scope), close, packs=packs)
    bucket, unheeded = app.limits.messages(), 0
    live.subscribe(subscriber)
    try:
        while True:
            text = await websocket.receive_text()
            try:
                app.limits.message(bucket, monotonic())
            except ServerError as error:
                app.metrics.limited.labels(error.code).inc()
                unheeded += 1
                if unheeded > UNHEEDED:
                    await websocket.close(FLOOD, error.code)
                    return
                await asyncio.sleep(0.2)
                continue
            _heed(text, subscriber, live)
    except KeyError:
        await websocket.close(1003, "text-only")
    except (WebSocketDisconnect, RuntimeError):
        pass  # Gone.
    finally:
        subscriber.stop()
        live.unsubscribe(subscriber)


def _heed(text: str, subscriber: TournamentSubscriber, live: LiveTournament) -> None:
    try:
        wish = orjson.loads(text)
        do = wish.get("do") if isinstance(wish, dict) else None
    except orjson.JSONDecodeError:
        do = None
    if do == "ping":
        subscriber.send(Message(orjson.dumps({"type": "pong", "version": live.version, "now": now()}).decode()))
    elif do == "sync":
        subscriber.send(live.whole(subscriber.role))
    else:
        refused = {"type": "refused", "code": "bad-message", "text": 'Send {"do": "ping"} or {"do": "sync"}; everything else is done by HTTP.'}
        subscriber.send(Message(orjson.dumps(refused).decode()))
