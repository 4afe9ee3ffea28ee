"""Where connections come in: how many of one address, TLS that is not finished, and what happens when descriptors run short."""

import asyncio
import json
import socket
import ssl
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx
import psutil
import pytest
from websockets.asyncio.client import connect as connect_async
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from tests.kit.patience import PATIENCE
from tests.server.kit import RunningServer
from tests.server.sockets import PATIENT
from tests.server.web.running import Running, until

CERTIFICATE = Path(__file__).parent / "certificate.pem"
"""Made for these tests: it names 127.0.0.1, and holds for a hundred years."""
REQUEST = b"GET /healthz HTTP/1.1\r\nHost: azul\r\n\r\n"


@contextmanager
def lines(port: int, count: int, sent: bytes = b"", address: str = "127.0.0.1") -> Iterator[list[socket.socket]]:
    """So many connections, that send something and stay open."""
    with ExitStack() as stack:
        opened = []
        for _ in range(count):
            line = stack.enter_context(socket.create_connection(("127.0.0.1", port), PATIENCE, source_address=(address, 0)))
            line.sendall(sent)
            opened.append(line)
        yield opened


def answer(port: int, sent: bytes = REQUEST, address: str = "127.0.0.1") -> bytes:
    """The first bytes of an answer; none if there is none."""
    with lines(port, 1, address=address) as [line]:
        try:
            line.sendall(sent)
            return line.recv(65_536)
        except ConnectionError:
            return b""


def test_connections_of_one_address(sqlite_url: str) -> None:
    with Running(sqlite_url, limits=True, connections_per_address=3, header_seconds=600, keep_alive_seconds=600) as server:
        with lines(server.port, 3):
            until(lambda: len(server.connections) == 3)
            with lines(server.port, 1) as [fourth]:
                said = fourth.recv(65_536)
                assert said.startswith(b"HTTP/1.1 429 ")
                assert json.loads(said.partition(b"\r\n\r\n")[2])["code"] == "too-many-connections"
                assert fourth.recv(1) == b""
            assert answer(server.port, address="127.0.0.3").startswith(b"HTTP/1.1 200 ")
        until(lambda: len(server.connections) == 0)
        assert answer(server.port).startswith(b"HTTP/1.1 200 ")
        assert server.app_state.metrics.limited.labels("too-many-connections")._value.get() == 1


def test_a_proxy_has_the_connections_of_many(sqlite_url: str) -> None:
    with Running(sqlite_url, limits=True, connections_per_address=1, trusted_proxies=("127.0.0.0/30",)) as server:
        with lines(server.port, 5, REQUEST, address="127.0.0.2") as opened:
            assert all(line.recv(65_536).startswith(b"HTTP/1.1 200 ") for line in opened)
        with lines(server.port, 1, REQUEST, address="127.0.0.9") as [line]:
            assert line.recv(65_536).startswith(b"HTTP/1.1 200 ")
            assert answer(server.port, address="127.0.0.9").startswith(b"HTTP/1.1 429 ")


def secured(database: str, header_seconds: float) -> Running:
    return Running(database, tls_certificate=str(CERTIFICATE), tls_key=str(CERTIFICATE), header_seconds=header_seconds)


def test_a_tls_handshake_that_is_not_finished_ends(sqlite_url: str) -> None:
    with secured(sqlite_url, 0.5) as server:
        descriptors = psutil.Process().num_fds()
        with lines(server.port, 3) as silent, lines(server.port, 3, b"\x16\x03\x01") as begun, lines(server.port, 1, REQUEST) as [plain]:
            for line in (*silent, *begun, plain):
                assert not line.recv(65_536).startswith(b"HTTP")
        until(lambda: len(server.connections) == 0)
        until(lambda: psutil.Process().num_fds() <= descriptors)


def test_by_tls_everything_is_as_without(sqlite_url: str) -> None:
    tls = ssl.create_default_context(cafile=CERTIFICATE)
    with secured(sqlite_url, 600) as server:
        url = server.url.replace("http", "https")
        with httpx.Client(base_url=url, verify=tls, timeout=PATIENCE, trust_env=False) as client:
            assert client.get("/healthz").status_code == 200
            assert client.post("/api/v1/me", json={"name": "Ann"}).status_code == 201
            table = client.post("/api/v1/tables", json={"seats": [{"kind": "open"}, {"kind": "open"}]}).json()["table"]
        with connect(f"{url.replace('http', 'ws')}/api/v1/tables/{table}/socket", ssl=tls, compression=None, **PATIENT) as line:
            assert json.loads(line.recv(PATIENCE))["type"] == "state"
        with lines(server.port, 1) as [plain], tls.wrap_socket(plain, server_hostname="127.0.0.1") as secure:
            secure.sendall(b"GET / HTTP/1.1\r\nX: " + b"x" * 70_000)
            assert secure.recv(65_536).startswith(b"HTTP/1.1 431 ")
        until(lambda: len(server.connections) == 0)


@pytest.fixture
def small(tmp_path: Path) -> Iterator[RunningServer]:
    """A server that may have 128 descriptors, and would wait ten minutes for anybody."""
    flags = ("--header-seconds", "600", "--keep-alive-seconds", "600", "--log-level", "info", "--bot-workers", "1")
    with RunningServer(f"sqlite:///{tmp_path}/store.sqlite", tmp_path, *flags, descriptors=128) as server:
        yield server


def test_a_health_check_gets_through_whatever_is_open(small: RunningServer) -> None:
    """As many idle connections as there are descriptors, and half as many again, some of which have begun a request."""
    with lines(small.port, 100), lines(small.port, 60, b"GET / HTTP/1.1\r\n"), lines(small.port, 40, REQUEST):
        for path in ("/healthz", "/readyz", "/metrics"):
            said = httpx.get(small.url + path, timeout=PATIENCE, trust_env=False)
            assert said.status_code == 200
        figures = said.text
    assert 'azulejos_limited_total{code="no-descriptors"}' in figures
    assert small.log.read_text().count("descriptors-short") == 1


def test_sockets_never_take_the_last_descriptors(small: RunningServer) -> None:
    async def all_of_them() -> tuple[int, int]:
        async with httpx.AsyncClient(base_url=small.url, timeout=PATIENCE, trust_env=False) as ann:
            await ann.post("/api/v1/me", json={"name": "Ann"})
            table = (await ann.post("/api/v1/tables", json={"seats": [{"kind": "open"}, {"kind": "open"}]})).json()["table"]
        address = f"{small.url.replace('http', 'ws')}/api/v1/tables/{table}/socket"
        opened, refused = [], 0
        while refused < 5:
            try:
                opened.append(await connect_async(address, compression=None, **PATIENT))
            except InvalidStatus as error:
                refused += error.response.status_code == 503
        async with httpx.AsyncClient(base_url=small.url, timeout=PATIENCE, trust_env=False) as operator:
            for _ in range(30):
                assert (await operator.get("/readyz")).status_code == 200
        for line in opened:  # Nobody who plays is cut off.
            await line.send('{"do":"ping"}')
            while json.loads(await asyncio.wait_for(line.recv(), PATIENCE))["type"] != "pong":
                pass
        for line in opened:
            await line.close()
        return len(opened), refused

    opened, _ = asyncio.run(all_of_them())
    assert opened > 20
