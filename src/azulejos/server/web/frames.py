"""Frames that are made once and written to many sockets.

What a thousand followers of an event are sent is the same for all. By the ASGI interface each socket would encode it anew, in a task of its own,
which is nearly all of the work. So our server offers an extension: whoever finds `azulejos.frames` in a connection's scope can write a whole frame at
once.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Request

EXTENSION = "azulejos.frames"
Write = Callable[[bytes], bool]
"""Write a frame, if the line takes it without waiting; whether it did."""


class FrameProtocol(WebSocketsSansIOProtocol):
    """uvicorn's protocol, with this extension. Messages must not be compressed (`ws_per_message_deflate`): only then a frame has no state."""

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
