"""The socket of an event (docs/event.md): parts go out; what is done is done by HTTP."""

from __future__ import annotations

from time import monotonic

from fastapi import APIRouter, WebSocket
from pydantic import ValidationError

from azulejos.server.live.subscriber import Message
from azulejos.server.tournaments.live import LiveTournament
from azulejos.server.tournaments.message_types import EventPong, EventRefused
from azulejos.server.tournaments.roles import RANKS, Role, highest
from azulejos.server.web.app_state import AppState
from azulejos.server.web.callers import Caller
from azulejos.server.web.connections import Session, closer, received, serve
from azulejos.server.web.frames import writer
from azulejos.server.web.message_limits import MessageBudget
from azulejos.server.web.models import EVENT_REQUEST, EventSync
from azulejos.server.web.relayed import may_be_fanned
from azulejos.server.web.subscribers import TournamentSubscriber
from azulejos.server.web.tournaments.roles import held

router = APIRouter()
NOT_UNDERSTOOD = 'Send {"do": "ping"} or {"do": "sync"}; everything else is done by HTTP.'


@router.websocket("/api/v1/tournaments/{tournament}/socket")
async def tournament_socket(websocket: WebSocket, tournament: str) -> None:
    """Follow an event."""

    async def open(app: AppState, caller: Caller) -> Session:
        live = await app.tournaments.find(tournament)
        wanted = websocket.query_params.get("as")
        role = highest(held(websocket, live), wanted if wanted in RANKS else None)
        budget = MessageBudget(app.message_limits, caller.address, lambda: None if role is None else role.hash)
        return lambda: _follow(app, websocket, live, role, budget, packs=websocket.query_params.get("gzip") == "true")

    await serve(websocket, open)


async def _follow(app: AppState, websocket: WebSocket, live: LiveTournament, role: Role | None, budget: MessageBudget, *, packs: bool) -> None:
    async def write(content: str | bytes) -> None:
        await websocket.send({"type": "websocket.send", "text" if isinstance(content, str) else "bytes": content})

    subscriber = TournamentSubscriber(live, role, write, writer(websocket.scope), closer(websocket), packs=packs)
    live.audience.subscribe(subscriber)
    if role is None:
        budget.spend(subscriber.size(live.audience.whole(None)), monotonic())
    if app.cluster is not None and may_be_fanned(websocket.scope):
        subscriber.send(Message(app.cluster.fan_out.of_event(live, role).decode()))
    try:
        async for text in received(app, websocket, budget, lambda text, error: None):
            _handle(text, subscriber, live, budget)
    finally:
        subscriber.stop()
        live.audience.unsubscribe(subscriber)


def _handle(text: str, subscriber: TournamentSubscriber, live: LiveTournament, budget: MessageBudget) -> None:
    try:
        request = EVENT_REQUEST.validate_json(text)
    except ValidationError:
        refused: EventRefused = {"type": "refused", "code": "bad-message", "text": NOT_UNDERSTOOD}
        subscriber.send(Message.of(refused))
        return
    if isinstance(request, EventSync):
        whole = live.audience.whole(subscriber.role)
        budget.spend(subscriber.size(whole), monotonic())
        subscriber.send(whole)
    else:
        pong: EventPong = {"type": "pong", "version": live.version, "now": live.now()}
        subscriber.send(Message.of(pong))
