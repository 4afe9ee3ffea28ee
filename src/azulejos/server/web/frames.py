"""A WebSocket on one connection: uvicorn's protocol, with frames that are made once and written to many, and an end to floods of tiny ones.

What a thousand followers of an event are sent is the same for all. By the ASGI interface each socket would encode it anew, in a task of its own,
which is nearly all of the work. So our server offers an extension: whoever finds `azulejos.frames` in a connection's scope can write a whole frame at
once. What is used of uvicorn's inner interface is asked for in tests/server/web/test_protocols.py, and pyproject.toml names the releases that
have it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Request

from azulejos.server.errors import BadRequest
from azulejos.server.web.open_connections import Connection, Stage
from azulejos.server.web.refusals import last_answer

EXTENSION = "azulejos.frames"
FLOOD = 4029
"""Why a socket is closed (docs/socket.md)."""
NO_HANDSHAKE = BadRequest("bad-handshake", "This is not a WebSocket handshake that can be understood: check its headers.")
PIECE = 1_024
"""Of what comes in, so many bytes are looked at together."""
Write = Callable[[bytes], bool]
"""Write a frame, if the line takes it without waiting; whether it did."""


class FrameProtocol(WebSocketsSansIOProtocol):
    """uvicorn's protocol, with this extension. Messages must not be compressed (`ws_per_message_deflate`): only then a frame has no state."""

    connection: Connection | None = None
    is_held = False
    _frames_counted = 0
    _counted_at = -1

    def take_over(self, connection: Connection) -> None:
        """This is the connection's protocol from now on."""
        self.connection = connection
        connection.line = self
        connection.enter(Stage.SOCKET)

    @property
    def unsent(self) -> int:
        """How many bytes the client has still to take."""
        return self.transport.get_write_buffer_size()

    def end(self, code: str) -> None:
        """Nothing of a socket is late, but to be read."""
        self.cut()

    def cut(self) -> None:
        """Close at once."""
        self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.connection is not None:
            self.connection.leave()

    def data_received(self, data: bytes) -> None:
        """Bit by bit: a quarter of a megabyte of tiny frames would keep everybody else waiting for half a second."""
        for begin in range(0, len(data), PIECE):
            if self.transport.is_closing():
                return
            super().data_received(data[begin : begin + PIECE])
        if not self.handshake_initiated:
            # The library has refused the handshake, and uvicorn tells that to nobody.
            self.transport.write(last_answer(NO_HANDSHAKE))
            self.transport.close()

    def handle_events(self) -> None:
        """Whoever sends more frames than anybody needs is cut off, be they pings or empty: no limit of messages sees those."""
        if self._is_flooded(len(self.conn.events)):
            self.queue.put_nowait({"type": "websocket.disconnect", "code": FLOOD, "reason": "too-many-frames"})
            self.conn.send_close(FLOOD, "too-many-frames")
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
            self.transport.close()
            return
        super().handle_events()

    def _is_flooded(self, frames: int) -> bool:
        if self.connection is None:
            return False  # The handshake.
        if self._counted_at != self.connection.now:
            self._counted_at, self._frames_counted = self.connection.now, 0
        self._frames_counted += frames
        return self._frames_counted > self.connection.most_frames

    def handle_ping(self) -> None:
        """Whoever does not read gets no more answers: they would pile up here."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()

    def handle_connect(self, event: Request) -> None:
        """The application is started in a task that has not begun to run: it finds the extension."""
        super().handle_connect(event)
        if self.handshake_initiated and not self.handshake_complete:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[EXTENSION] = {"write": self.write_frame}

    def write_frame(self, frame: bytes) -> bool:
        """Write a whole frame, unless the line is not open, or others wait to be written."""
        is_open = self.handshake_complete and not self.close_sent and not self.disconnected and not self.transport.is_closing()
        if not is_open or not self.writable.is_set():
            return False
        self.transport.write(frame)
        return True


def frame(content: str | bytes) -> bytes:
    r"""A frame of a whole message.

    >>> frame("hi"), frame(b"\x01")
    (b'\x81\x02hi', b'\x82\x01\x01')
    """
    text = isinstance(content, str)
    return Frame(Opcode.TEXT if text else Opcode.BINARY, content.encode() if isinstance(content, str) else content).serialize(mask=False)


def text_frame(content: bytes) -> bytes:
    r"""A frame of a whole message that is text, encoded already.

    >>> text_frame(b"hi") == frame("hi"), text_frame(b"a" * 300) == frame("a" * 300), text_frame(b"a" * 70_000) == frame("a" * 70_000)
    (True, True, True)
    """
    size = len(content)
    length = bytes((size,)) if size < 126 else b"\x7e" + size.to_bytes(2, "big") if size < 1 << 16 else b"\x7f" + size.to_bytes(8, "big")
    return b"".join((b"\x81", length, content))


def writer(scope: Any) -> Write | None:
    """How a connection's frames are written at once, if its server can.

    >>> writer({"extensions": {}}) is None
    True
    """
    found = (scope.get("extensions") or {}).get(EXTENSION)
    return None if found is None else found["write"]
