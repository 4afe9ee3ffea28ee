"""HTTP on one connection: uvicorn's protocol, which reads requests, with an end to those that are not finished.

By itself uvicorn takes headers of any size, and waits for the rest of a request for ever. What is used of its inner interface is asked for in
tests/server/web/test_protocols.py, and pyproject.toml names the releases that have it.
"""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.server import ServerState

from azulejos.server.errors import BadRequest, ServerError
from azulejos.server.web.frames import FrameProtocol
from azulejos.server.web.open_connections import NO_DESCRIPTORS, Connection, Stage
from azulejos.server.web.refusals import last_answer

MOST_PIPELINED = 16
"""So many requests may wait on one connection while one is answered. Browsers send none."""
TOO_LARGE = ServerError("headers-too-large", "The headers of this request are too large: send less.", status=431)
NOT_HTTP = BadRequest("bad-request", "This is not a request that can be understood: check its headers.")
SLOW_HEADERS = ServerError("slow-headers", "The rest of the headers did not come in time: send them faster.", status=408)
SLOW_BODY = ServerError("slow-body", "The rest of the body did not come in time: send it faster.", status=408)
LATE = {error.code: error for error in (SLOW_HEADERS, SLOW_BODY)}
"""Whoever has sent nothing at all is told nothing: a browser opens connections in advance."""

BETWEEN, UNFINISHED, OVER = (Stage.REQUEST, Stage.IDLE), (Stage.HEADERS, Stage.BODY), (Stage.FAREWELL, Stage.CUT)


class HttpProtocol(HttpToolsProtocol):
    """uvicorn's protocol, that tells its connection what it waits for, and refuses what is too large."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        connection: Connection,
        max_header_bytes: int,
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.connection = connection
        self._most_bytes = max_header_bytes
        self._bytes = 0
        """Received since the message began, or since the last piece of its body: headers, or what else is kept until it is whole."""
        self._most_headers = 0
        """The headers that are being read have at most so many."""
        self._error: ServerError = NOT_HTTP

    # What a connection asks of its line.

    @property
    def is_held(self) -> bool:
        """Whether it is we who do not read: the application is busy with what came before."""
        return self.flow.read_paused

    @property
    def unsent(self) -> int:
        """How many bytes the client has still to take."""
        return self.transport.get_write_buffer_size()

    def end(self, code: str) -> None:
        """Tell the client that it was late, and close."""
        if code in LATE:
            self.refuse(LATE[code])
        else:
            self.transport.close()

    def cut(self) -> None:
        """Close at once."""
        self.transport.abort()

    # What uvicorn and the parser tell.

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.connection.line = self
        self.connection.enter(Stage.REQUEST)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.connection.leave()

    def data_received(self, data: bytes) -> None:
        connection, cycle = self.connection, self.cycle
        stage = connection.stage
        if stage in OVER:
            return
        self._bytes += len(data)
        self._most_headers = self._bytes
        super().data_received(data)
        if stage in BETWEEN and self.cycle is cycle:
            self._bytes = len(data)  # Nothing else was in it.
        if self._bytes > self._most_bytes and connection.stage in UNFINISHED:
            self._error = TOO_LARGE
            self.send_400_response("")

    def on_message_begin(self) -> None:
        if len(self.pipeline) >= MOST_PIPELINED:
            raise self._error
        self._bytes = 0
        self.connection.enter(Stage.HEADERS)
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        most = self._most_bytes
        if self._most_headers > most and len(self.url) + sum(len(name) + len(value) + 4 for name, value in self.headers) > most:
            self._error = TOO_LARGE
            raise TOO_LARGE
        self._bytes = 0
        self.connection.enter(Stage.BODY)
        super().on_headers_complete()
        if self.connection.is_brief and self.cycle is not None:
            self.cycle.keep_alive = False

    def on_body(self, body: bytes) -> None:
        self._bytes = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        self.connection.enter(Stage.ANSWER)
        super().on_message_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.connection.stage is Stage.ANSWER and self.cycle.response_complete:
            self.connection.enter(Stage.IDLE)

    def handle_websocket_upgrade(self) -> None:
        """From now on the connection is a socket's."""
        if self.connection.is_brief:
            self.refuse(NO_DESCRIPTORS)
            return
        super().handle_websocket_upgrade()
        protocol = self.transport.get_protocol()
        assert isinstance(protocol, FrameProtocol)
        protocol.take_over(self.connection)

    def send_400_response(self, msg: str) -> None:
        """The parser has given up: that is uvicorn's answer, and this is ours."""
        self.connection.count(self._error.code)
        self.refuse(self._error)

    def refuse(self, error: ServerError) -> None:
        """Answer with a refusal in the one form that all have, unless an answer has begun, and close once the client had time to read it."""
        cycle, is_begun = self.cycle, False
        if cycle is not None and not cycle.response_complete:
            is_begun = cycle.response_started or bool(self.pipeline)
            cycle.disconnected = True  # The application is told, and its answer goes nowhere.
            cycle.message_event.set()
        if self.transport.is_closing():
            return
        if not is_begun:
            self.transport.write(last_answer(error, self.server_state.default_headers))
        if is_begun or not self.transport.can_write_eof():
            self.transport.close()
            return
        # To close at once would tell a client that still sends nothing but that its connection was reset.
        self.transport.write_eof()
        self.flow.resume_reading()
        self.connection.enter(Stage.FAREWELL)
