"""The protocols of connections rest on uvicorn's inner interface: here is what they use of it, and that a flood of frames ends.

If a test of the first half fails after an update of uvicorn, read what has changed in `uvicorn/protocols`, put `http_protocol.py` and `frames.py`
right, and raise the bound in pyproject.toml.
"""

import asyncio
import base64
import inspect
import secrets
import socket
import tomllib
from contextlib import suppress
from pathlib import Path

import pytest
import uvicorn
from packaging.requirements import Requirement
from uvicorn.config import Config
from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import Server, ServerState

from tests.server.web.running import Running, Somebody, closed_with, people, until

HTTP_METHODS = (
    "connection_made",
    "connection_lost",
    "data_received",
    "on_message_begin",
    "on_headers_complete",
    "on_body",
    "on_message_complete",
    "on_response_complete",
    "handle_websocket_upgrade",
    "send_400_response",
)
SOCKET_METHODS = ("connection_lost", "data_received", "handle_connect", "handle_events", "handle_ping")
CYCLE = ("disconnected", "response_started", "response_complete", "keep_alive", "message_event")
CHANGED = "uvicorn has changed inside: see the top of this file"


async def nothing(scope: object, receive: object, send: object) -> None:
    """An application."""


@pytest.fixture
def config() -> Config:
    return Config(nothing, log_config=None, ws=WebSocketsSansIOProtocol)


def test_uvicorn_is_one_of_the_releases_that_these_were_written_for() -> None:
    project = tomllib.loads((Path(__file__).parents[3] / "pyproject.toml").read_text())
    [bound] = [each for text in project["project"]["optional-dependencies"]["server"] if (each := Requirement(text)).name == "uvicorn"]
    assert any(each.operator == "<" for each in bound.specifier), "an upper bound, because its inner interface is used"
    assert uvicorn.__version__ in bound.specifier


def test_the_methods_that_are_overridden_are_there() -> None:
    for kind, names in ((HttpToolsProtocol, HTTP_METHODS), (WebSocketsSansIOProtocol, SOCKET_METHODS)):
        for name in names:
            assert callable(getattr(kind, name, None)), f"{kind.__name__}.{name}: {CHANGED}"
    # They are called by name, so that ours are called; and a client is told that its connection ends where we say so.
    for caller, called in (
        (HttpToolsProtocol.data_received, ("send_400_response(", "handle_websocket_upgrade(")),
        (HttpToolsProtocol.on_headers_complete, ("on_response_complete",)),
        (HttpToolsProtocol.handle_websocket_upgrade, ("ws_protocol_class(", "connection_made(", "set_protocol(")),
        (RequestResponseCycle.send, ("if not self.keep_alive and not has_connection_close:",)),
        (WebSocketsSansIOProtocol.data_received, ("handle_events(",)),
        (WebSocketsSansIOProtocol.handle_events, ("handle_connect(", "handle_ping(", "events_received(")),
        (Server._serve, ("self.startup(", "self.shutdown(")),
    ):
        for name in called:
            assert name in inspect.getsource(caller), f"{caller.__qualname__} has {name}: {CHANGED}"


def test_the_attributes_that_are_used_are_there(config: Config) -> None:
    async def made() -> tuple[HttpToolsProtocol, WebSocketsSansIOProtocol]:
        return HttpToolsProtocol(config, ServerState(), {}), WebSocketsSansIOProtocol(config, ServerState(), {})

    http, line = asyncio.run(made())
    for thing, names in (
        (http, ("transport", "flow", "cycle", "pipeline", "headers", "server_state")),
        (line, ("transport", "conn", "queue", "writable", "handshake_initiated", "handshake_complete", "close_sent", "disconnected")),
        (line.conn, ("events", "send_close", "data_to_send")),
        (http.server_state, ("default_headers", "connections")),
    ):
        for name in names:
            assert hasattr(thing, name), f"{type(thing).__name__}.{name}: {CHANGED}"
    for kind, texts in (
        (RequestResponseCycle.__init__, [f"self.{name}" for name in CYCLE]),
        (FlowControl.__init__, ("self.read_paused",)),
        (HttpToolsProtocol.on_message_begin, ("self.url",)),
    ):
        for text in texts:
            assert f"{text} = " in inspect.getsource(kind), f"{kind.__qualname__}: {text}: {CHANGED}"


PING, BEGIN, PIECE = b"\x89\x80\0\0\0\0", b"\x01\x80\0\0\0\0", b"\x00\x80\0\0\0\0"


def test_frames_that_are_no_messages_have_a_limit_too(sqlite_url: str) -> None:
    with Running(sqlite_url, limits=True) as server, people(server, "Ann") as [ann]:
        table = ann.table()
        for flood in (PING * 40_000, BEGIN + PIECE * 40_000):
            with ann.socket(table) as line:
                with suppress(OSError):  # The server may be quicker than we are.
                    line.socket.sendall(flood)
                assert closed_with(line) == (4029, "too-many-frames")


def test_answers_to_pings_do_not_pile_up_for_who_does_not_read(running: Running, ann: Somebody) -> None:
    ping = b"\x89\xfd\0\0\0\0" + b"x" * 125
    with socket.socket() as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
        line.connect(("127.0.0.1", running.port))
        key = base64.b64encode(secrets.token_bytes(16)).decode()
        head = f"GET /api/v1/tables/{ann.table()}/socket HTTP/1.1\r\nHost: azul\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        line.sendall(f"{head}Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n".encode())
        until(lambda: running.app_state.metrics.sockets._value.get() == 1)
        line.sendall(ping * 48_000)  # 6 MB, of which the buffers on the way back hold 4 at most.
        assert max(connection.line.unsent for connection in running.connections) < 1_000_000
