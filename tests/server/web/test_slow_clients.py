"""Clients that never finish what they have begun: the server ends it, tells them why where they can hear it, and others notice nothing.

All of them come at the same time, so that the deadlines of one second are waited for once.
"""

import asyncio
import json
import socket
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, suppress
from typing import Any

import pytest

from tests.kit.patience import PATIENCE
from tests.server.web.running import Running, ok, started, until

SECONDS = 1.0
DEADLINES = {"header_seconds": SECONDS, "body_seconds": SECONDS, "keep_alive_seconds": SECONDS, "write_seconds": SECONDS}
GET = b"GET /healthz HTTP/1.1\r\nHost: azul\r\n"
POST = b"POST /api/v1/me HTTP/1.1\r\nHost: azul\r\nContent-Type: application/json\r\n"
UPGRADE = b"GET /api/v1/tables/none/socket HTTP/1.1\r\nHost: azul\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
Heard = bytes
Client = Callable[[int, bytes], Coroutine[Any, Any, Heard]]


@asynccontextmanager
async def line(port: int, **more: Any) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    reader, writer = await asyncio.open_connection("127.0.0.1", port, **more)
    try:
        yield reader, writer
    finally:
        writer.close()


async def all_heard(reader: asyncio.StreamReader) -> Heard:
    """What the server says until it closes the line."""
    heard = b""
    with suppress(ConnectionError):
        while part := await asyncio.wait_for(reader.read(65_536), PATIENCE):
            heard += part
    return heard


async def stops(port: int, sent: bytes) -> Heard:
    """Send something, and nothing more."""
    async with line(port) as (reader, writer):
        writer.write(sent)
        return await all_heard(reader)


async def drips(port: int, sent: bytes, drop: bytes = b"x") -> Heard:
    """Send something, and then a byte now and then, for ever."""
    async with line(port) as (reader, writer):
        writer.write(sent)

        async def drip() -> None:
            with suppress(ConnectionError):
                while True:
                    await asyncio.sleep(SECONDS / 10)
                    writer.write(drop)
                    await writer.drain()

        dripping = asyncio.create_task(drip())
        try:
            return await all_heard(reader)
        finally:
            dripping.cancel()


async def drips_empty_lines(port: int, sent: bytes) -> Heard:
    return await drips(port, sent, b"\r\n")


async def goes_on(port: int, sent: bytes) -> Heard:
    """Send 120 MB more."""
    async with line(port) as (reader, writer):

        async def send() -> None:
            with suppress(ConnectionError):
                writer.write(sent)
                for _ in range(120):
                    writer.write(b"x" * 1_000_000)
                    await writer.drain()

        sending = asyncio.create_task(send())
        try:
            return await all_heard(reader)
        finally:
            sending.cancel()


CLIENTS: dict[str, tuple[Client, bytes, str]] = {
    "silent": (stops, b"", "nothing"),
    "empty lines": (drips_empty_lines, b"", "nothing"),
    "unfinished headers": (stops, GET, "408 slow-headers"),
    "unfinished line": (stops, b"GET /heal", "408 slow-headers"),
    "headers byte by byte": (drips, GET + b"X-Slow: ", "408 slow-headers"),
    "endless headers": (goes_on, GET + b"X-Large: ", "431 headers-too-large"),
    "endless address": (goes_on, b"GET /", "431 headers-too-large"),
    "large headers": (stops, GET + b"X-Large: " + b"x" * 70_000 + b"\r\n\r\n", "431 headers-too-large"),
    "many headers": (stops, GET + b"X: x\r\n" * 20_000 + b"\r\n", "431 headers-too-large"),
    "unfinished body": (stops, POST + b"Content-Length: 99\r\n\r\n{", "408 slow-body"),
    "body byte by byte": (drips, POST + b"Content-Length: 99999\r\n\r\n{", "408 slow-body"),
    "chunks byte by byte": (drips, POST + b"Transfer-Encoding: chunked\r\n\r\n1;", "408 slow-body"),
    "endless trailers": (goes_on, POST + b"Transfer-Encoding: chunked\r\n\r\n0\r\nX-Large: ", "431 headers-too-large"),
    "unfinished handshake": (stops, UPGRADE, "408 slow-headers"),
    "handshake with a body": (stops, UPGRADE + b"Content-Length: 9\r\n\r\n", "400 bad-handshake"),
    "handshake that cannot be read": (stops, UPGRADE + b"X-Large: " + b"x" * 10_000 + b"\r\n\r\n", "400 bad-handshake"),
    "not HTTP": (stops, b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", "400 bad-request"),
    "many at once": (stops, (GET + b"\r\n") * 5_000, "nothing"),
}


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Running(f"sqlite:///{tmp_path_factory.mktemp('impatient')}/store.sqlite", **DEADLINES) as server:
        yield server


@pytest.fixture(scope="module")
def heard(impatient: Running) -> dict[str, Heard]:
    """What each client heard until its line was closed."""

    async def all_of_them() -> list[Heard]:
        return await asyncio.gather(*(client(impatient.port, sent) for client, sent, _ in CLIENTS.values()))

    return dict(zip(CLIENTS, asyncio.run(all_of_them()), strict=True))


@pytest.mark.parametrize("name", CLIENTS)
def test_what_is_not_finished_ends(heard: dict[str, Heard], name: str) -> None:
    expected = CLIENTS[name][2]
    said = heard[name]
    if expected == "nothing":
        assert said == b""  # Browsers open connections in advance, and would take an answer for that of a request.
        return
    status, _, code = expected.partition(" ")
    assert said.startswith(f"HTTP/1.1 {status} ".encode()), said[:200]
    head, _, body = said.partition(b"\r\n\r\n")
    assert b"connection: close" in head.lower()
    assert json.loads(body)["code"] == code
    assert set(json.loads(body)) == {"code", "text", "clause"}


def test_it_is_counted(impatient: Running, heard: dict[str, Heard]) -> None:
    with impatient.somebody() as somebody:
        figures = somebody.get("/metrics").text
    for code in ("no-request", "slow-headers", "slow-body", "headers-too-large"):
        assert f'azulejos_limited_total{{code="{code}"}}' in figures, code
    assert "azulejos_connections " in figures


async def test_an_idle_connection_ends_also_with_empty_lines(impatient: Running) -> None:
    said = await asyncio.gather(*(client(impatient.port, GET + b"\r\n") for client in (stops, drips_empty_lines)))
    assert [each.count(b"HTTP/1.1 200 ") for each in said] == [1, 1]
    assert all(each.endswith(b'{"status":"alive"}') for each in said)


def test_who_reads_nothing_is_cut_off(impatient: Running) -> None:
    with socket.socket() as client:
        client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
        client.connect(("127.0.0.1", impatient.port))
        client.sendall(b"GET /api/v1/openapi.json HTTP/1.1\r\nHost: azul\r\n\r\n" * 16)  # Far more than all buffers on the way can hold.
        until(lambda: any(connection.line.unsent for connection in impatient.connections))
        until(lambda: len(impatient.connections) == 0)
    with impatient.somebody() as somebody:
        assert 'azulejos_limited_total{code="not-taken"}' in somebody.get("/metrics").text


def test_sockets_and_streams_may_be_silent(impatient: Running) -> None:
    # Each request on a connection of its own: an idle one may be closed at any moment.
    close = {"Connection": "close"}
    with impatient.somebody("Ann", headers=close) as ann, impatient.somebody("Ben", headers=close) as ben:
        table = started(ann, ben)
        with ann.socket(table) as line, ben.stream("GET", f"/api/v1/tables/{table}/stream") as stream:
            lines = stream.iter_lines()
            assert next(lines)
            began = impatient.connections.beat
            until(lambda: impatient.connections.beat > began + 12)  # Three times any deadline.
            line.send(json.dumps({"do": "ping"}))
            while json.loads(line.recv(PATIENCE))["type"] != "pong":
                pass
            ok(ann.act(table, "leave"))
            assert any(each for each in lines)
