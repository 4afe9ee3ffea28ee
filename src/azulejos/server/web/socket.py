"""The socket of a table (docs/socket.md): commands come in, answers and states go out."""

from __future__ import annotations

from time import monotonic

import orjson
from fastapi import APIRouter, WebSocket
from pydantic import ValidationError

from azulejos.rules import AzulejosError
from azulejos.server.tables import messages
from azulejos.server.tables.live import LiveTable, Stale
from azulejos.server.web import models
from azulejos.server.web.app_state import AppState
from azulejos.server.web.callers import Caller
from azulejos.server.web.connections import Session, closer, received, serve
from azulejos.server.web.frames import writer
from azulejos.server.web.message_limits import MessageBudget
from azulejos.server.web.refusals import log_refused
from azulejos.server.web.relayed import may_be_fanned
from azulejos.server.web.subscribers import TableSubscriber
from azulejos.server.web.table_access import watch
from azulejos.server.web.table_commands import act, mute, react, report, say

router = APIRouter()


@router.websocket("/api/v1/tables/{table}/socket")
async def socket(websocket: WebSocket, table: str, since: int | None = None) -> None:
    """Look at a table, and act where you have a seat."""

    async def open(app: AppState, caller: Caller) -> Session:
        found = _TableSession(app, websocket, caller, await watch(app, caller, table))
        return lambda: found.run(since)

    await serve(websocket, open)


class _TableSession:
    def __init__(self, app: AppState, websocket: WebSocket, caller: Caller, live: LiveTable) -> None:
        self.app = app
        self.websocket = websocket
        self.caller = caller
        self.live = live
        self.subscriber = TableSubscriber(self._write, caller, live, closer(websocket), writer(websocket.scope))
        self.budget = MessageBudget(app.message_limits, caller.address, lambda: self.subscriber.payer)

    async def _write(self, message: bytes) -> None:
        await self.websocket.send({"type": "websocket.send", "text": message.decode()})

    async def run(self, since: int | None) -> None:
        """Until the line ends."""
        self.live.audience.subscribe(self.subscriber, since)
        self.budget.spend(self.subscriber.sent, monotonic())
        if self.app.cluster is not None and may_be_fanned(self.websocket.scope):
            self.subscriber.send(self.app.cluster.fan_out.of_table(self.live, self.caller))
        try:
            async for text in received(self.app, self.websocket, self.budget, lambda text, error: self._refuse(_id_in(text), error)):
                await self._handle(text)
        finally:
            self.subscriber.stop()
            self.live.audience.unsubscribe(self.subscriber)

    async def _handle(self, text: str) -> None:
        id: str | None = None
        try:
            request = models.TABLE_REQUEST.validate_json(text)
            id = getattr(request, "id", None)
            await self._do(request)
        except ValidationError as error:
            fault = error.errors(include_url=False, include_input=False, include_context=False)[0]
            where = ".".join(str(part) for part in fault["loc"][1:]) or "message"
            self.subscriber.send(messages.failed(_id_in(text), "bad-message", f"{where}: {fault['msg']}."))
        except AzulejosError as error:
            self._refuse(id, error)
        except Exception as error:
            self.app.log.error("socket-failed", error=error, table=self.live.table.id)
            self.subscriber.send(messages.failed(id, "server-error", "Internal server error: it is logged."))

    async def _do(self, request: object) -> None:
        match request:
            case models.Ping():
                self.subscriber.send(messages.pong(self._version))
            case models.Sync():
                await self.live.heal()
                self._send_state(request.since, with_afen=request.afen)
            case models.Say():
                self._done(request.id, await say(self.app, self.live, self.caller, request))
            case models.React():
                self._done(request.id, await react(self.app, self.live, self.caller, request))
            case models.Mute():
                self._done(request.id, await mute(self.app, self.live, self.caller, request))
            case models.Report():
                await report(self.app, self.live, self.caller, request)
                self._done(request.id, self._version)
            case _:
                await self._act(request)  # type: ignore[arg-type]

    @property
    def _version(self) -> int:
        """Of the table as this subscriber sees it."""
        return self.live.audience.shown_table(delayed=self.subscriber.is_delayed).version

    async def _act(self, request: models.TableCommand) -> None:
        def acknowledge(version: int) -> None:
            # The state to which it led is shown next: both go in one piece.
            self.subscriber.hold(messages.done(request.id, version))

        try:
            await act(self.app, self.live, self.caller, request, acknowledge)
        finally:
            self.subscriber.release()

    def _done(self, id: str | None, version: int) -> None:
        self.subscriber.send(messages.done(id, version))

    def _refuse(self, id: str | None, error: AzulejosError) -> None:
        log_refused(self.app.log, error)
        self.subscriber.send(messages.refused(id, error))
        if isinstance(error, Stale):
            self._send_state()

    def _send_state(self, since: int | None = None, *, with_afen: bool = False) -> None:
        """Send the present state. What it weighs is paid for by whoever asked."""
        seats, late = self.subscriber.seats, self.subscriber.is_delayed
        state = self.live.audience.state_for(seats, since, person=self.caller.person, delayed=late, with_afen=with_afen)
        self.budget.spend(len(state), monotonic())
        self.subscriber.send(state)


def _id_in(text: str) -> str | None:
    """The id of a message that is otherwise not understood, so that its sender knows which one it was."""
    try:
        id = orjson.loads(text)["id"]
    except (orjson.JSONDecodeError, TypeError, KeyError, IndexError):
        return None
    return id if isinstance(id, str) and len(id) <= 64 else None
