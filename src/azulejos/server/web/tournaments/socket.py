"""The socket of an event (docs/event.md): parts go out; what is done is done by HTTP."""

from __future__ import annotations

import orjson
from fastapi import APIRouter, WebSocket

from azulejos.server.live.subscriber import Message
from azulejos.server.tournaments.live import LiveTournament
from azulejos.server.tournaments.roles import RANKS, Role, highest
from azulejos.server.web.app_state import AppState, now
from azulejos.server.web.callers import Caller
from azulejos.server.web.connections import Session, closer, received, serve
from azulejos.server.web.frames import writer
from azulejos.server.web.subscribers import TournamentSubscriber
from azulejos.server.web.tournaments.roles import held

router = APIRouter()


@router.websocket("/api/v1/tournaments/{tournament}/socket")
async def tournament_socket(websocket: WebSocket, tournament: str) -> None:
    """Follow an event."""

    async def open(app: AppState, _: Caller) -> Session:
        live = await app.tournaments.find(tournament)
        wanted = websocket.query_params.get("as")
        role = highest(held(websocket, live), wanted if wanted in RANKS else None)
        return lambda: _follow(app, websocket, live, role, packs=websocket.query_params.get("gzip") == "true")

    await serve(websocket, open)


async def _follow(app: AppState, websocket: WebSocket, live: LiveTournament, role: Role | None, *, packs: bool) -> None:
    async def write(content: str | bytes) -> None:
        await websocket.send({"type": "websocket.send", "text" if isinstance(content, str) else "bytes": content})

    subscriber = TournamentSubscriber(live, role, write, writer(websocket.scope), closer(websocket), packs=packs)
    live.subscribe(subscriber)
    try:
        async for text in received(app, websocket, lambda text, error: None):
            _heed(text, subscriber, live)
    finally:
        subscriber.stop()
        live.unsubscribe(subscriber)


def _heed(text: str, subscriber: TournamentSubscriber, live: LiveTournament) -> None:
    try:
        request = orjson.loads(text)
        do = request.get("do") if isinstance(request, dict) else None
    except orjson.JSONDecodeError:
        do = None
    if do == "ping":
        subscriber.send(Message(orjson.dumps({"type": "pong", "version": live.version, "now": now()}).decode()))
    elif do == "sync":
        subscriber.send(live.whole(subscriber.role))
    else:
        refused = {"type": "refused", "code": "bad-message", "text": 'Send {"do": "ping"} or {"do": "sync"}; everything else is done by HTTP.'}
        subscriber.send(Message(orjson.dumps(refused).decode()))
