"""The socket of a table (docs/socket.md): commands come in, answers and states go out."""

from __future__ import annotations

import asyncio
from time import monotonic

import orjson
from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from pydantic import ValidationError

from azulejos.rules import AzulejosError
from azulejos.server.errors import ServerError
from azulejos.server.tables.live import LiveTable, Stale
from azulejos.server.web import models
from azulejos.server.web.acts import act
from azulejos.server.web.app_state import AppState
from azulejos.server.web.callers import Caller
from azulejos.server.web.identity import check_origin
from azulejos.server.web.limits import Bucket
from azulejos.server.web.seen import watch
from azulejos.server.web.subscribers import TableSubscriber
from azulejos.server.web.words import mute, report, say

router = APIRouter()
REFUSED = 4000
"""The socket is closed with this and the HTTP status that a request would have got: 4000 + 403."""
FLOOD = 4029
UNHEEDED = 20
"""So many messages beyond the limit are refused one by one; then the socket is closed."""


@router.websocket("/api/v1/tables/{table}/socket")
async def socket(websocket: WebSocket, table: str, since: int | None = None) -> None:
    """Look at a table, and act where you have a seat."""
    app: AppState = websocket.app.state.app_state
    address = websocket.client.host if websocket.client is not None else None
    try:
        check_origin(websocket, app.settings)
        app.limits.request(address, monotonic())
        caller = await app.callers.of(websocket)
        live = await watch(app, caller, table)
        with app.limits.socket(address):
            await websocket.accept()
            app.metrics.sockets.inc()
            try:
                await _Session(app, websocket, caller, live).run(since)
            finally:
                app.metrics.sockets.dec()
    except AzulejosError as error:
        # Accepted first: a browser tells its page nothing of a handshake that was refused.
        status = error.status if isinstance(error, ServerError) else 400
        await websocket.accept()
        await websocket.close(REFUSED + status, error.code)


class _Session:
    def __init__(self, app: AppState, websocket: WebSocket, caller: Caller, live: LiveTable) -> None:
        self.app = app
        self.websocket = websocket
        self.caller = caller
        self.live = live
        self.bucket: Bucket = app.limits.messages()
        self.unheeded = 0
        self.subscriber = TableSubscriber(self._write, caller, live, self._close)

    async def _write(self, message: bytes) -> None:
        await self.websocket.send({"type": "websocket.send", "text": message.decode()})

    def _close(self, code: int, why: str) -> None:
        task = asyncio.create_task(self.websocket.close(code, why))
        task.add_done_callback(lambda done: done.exception())

    async def run(self, since: int | None) -> None:
        """Until the line ends."""
        self.live.subscribe(self.subscriber, since)
        try:
            while True:
                text = await self.websocket.receive_text()
                if await self._is_within_limits(text):
                    await self._heed(text)
        except KeyError:
            await self.websocket.close(1003, "text-only")
        except (WebSocketDisconnect, RuntimeError):
            pass  # Gone.
        finally:
            self.subscriber.stop()
            self.live.unsubscribe(self.subscriber)

    async def _is_within_limits(self, text: str) -> bool:
        try:
            self.app.limits.message(self.bucket, monotonic())
        except ServerError as error:
            self.app.metrics.limited.labels(error.code).inc()
            self.unheeded += 1
            if self.unheeded > UNHEEDED:
                await self.websocket.close(FLOOD, error.code)
                raise WebSocketDisconnect(FLOOD) from None
            self._refuse(_id_in(text), error)
            await asyncio.sleep(0.2)
            return False
        return True

    async def _heed(self, text: str) -> None:
        id: str | None = None
        try:
            wish = models.SOCKET_MESSAGE.validate_json(text)
            id = getattr(wish, "id", None)
            await self._do(wish)
        except ValidationError as error:
            fault = error.errors(include_url=False, include_input=False, include_context=False)[0]
            where = ".".join(str(part) for part in fault["loc"][1:]) or "message"
            self.subscriber.send(orjson.dumps({"type": "refused", "id": _id_in(text), "code": "bad-message", "text": f"{where}: {fault['msg']}."}))
        except AzulejosError as error:
            self._refuse(id, error)
        except Exception as error:
            self.app.log.error("socket-failed", error=error, table=self.live.table.id)
            self.subscriber.send(orjson.dumps({"type": "refused", "id": id, "code": "server-error", "text": "The server has a fault: it is logged."}))

    async def _do(self, wish: object) -> None:
        match wish:
            case models.Ping():
                # With the version, so that a client notices that it has missed something.
                self.subscriber.send(orjson.dumps({"type": "pong", "version": self._version}))
            case models.Sync():
                await self.live.heal()
                self.subscriber.send(self.live.state_for(self.subscriber.seats, wish.since, delayed=self.subscriber.is_delayed))
            case models.Say():
                self._done(wish.id, await say(self.app, self.live, self.caller, wish))
            case models.Mute():
                self._done(wish.id, await mute(self.app, self.live, self.caller, wish))
            case models.Report():
                await report(self.app, self.live, self.caller, wish)
                self._done(wish.id, self._version)
            case _:
                await self._act(wish)  # type: ignore[arg-type]

    @property
    def _version(self) -> int:
        """Of the table as this subscriber sees it."""
        return self.live.shown_table(delayed=self.subscriber.is_delayed).version

    async def _act(self, wish: models.Act) -> None:
        def acknowledge(version: int) -> None:
            self._done(wish.id, version)

        await act(self.app, self.live, self.caller, wish, acknowledge)

    def _done(self, id: str | None, version: int) -> None:
        self.subscriber.send(orjson.dumps({"type": "done", "id": id, "version": version}))

    def _refuse(self, id: str | None, error: AzulejosError) -> None:
        self.subscriber.send(orjson.dumps({"type": "refused", "id": id, "code": error.code, "text": error.text, "clause": error.clause}))
        if isinstance(error, Stale):
            self.subscriber.send(self.live.state_for(self.subscriber.seats, delayed=self.subscriber.is_delayed))


def _id_in(text: str) -> str | None:
    """The id of a message that is otherwise not understood, so that its sender knows which one it was."""
    try:
        id = orjson.loads(text)["id"]
    except (orjson.JSONDecodeError, TypeError, KeyError, IndexError):
        return None
    return id if isinstance(id, str) and len(id) <= 64 else None
