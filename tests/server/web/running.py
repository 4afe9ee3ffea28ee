"""A server in a thread of the tests, with a real socket; and somebody who uses it."""

import secrets
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any, Self

import httpx
from fastapi import FastAPI
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from azulejos.server.settings import Settings
from azulejos.server.web.app_state import AppState
from azulejos.server.web.open_connections import OpenConnections
from azulejos.server.web.run import _bound, server
from tests.kit.patience import PATIENCE
from tests.server.sockets import PATIENT

OPERATOR = "the-operators-token-for-these-tests"
TABLES = "/api/v1/tables"


class Running:
    """A running server; `app_state` is what it has."""

    def __init__(self, database: str, **settings: Any) -> None:
        # On a busy machine nobody plays for a bot, or for somebody, who is only slow.
        patient = {"bot_seconds": 600, "away_seconds": 3_600, "database_seconds": 60}
        given: dict[str, Any] = {"limits": False, "operator_token": OPERATOR, "bot_workers": 1, "shutdown_seconds": 5} | patient | settings
        self.settings = Settings(port=0, database=database, **given)
        self._server = server(self.settings)
        self._socket = _bound("127.0.0.1", 0)
        self.port: int = self._socket.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self._thread = threading.Thread(target=self._server.run, args=([self._socket],), daemon=True)

    @property
    def app(self) -> FastAPI:
        app = self._server.config.app
        assert isinstance(app, FastAPI)
        return app

    @property
    def app_state(self) -> AppState:
        app_state: AppState = self.app.state.app_state
        return app_state

    @property
    def connections(self) -> OpenConnections:
        """Those that are open."""
        return self._server.connections

    def __enter__(self) -> Self:
        self._thread.start()
        until(lambda: self._server.started and self.app_state.tables.is_ready)
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def stop(self) -> None:
        """Ask it to end, and wait."""
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        assert not self.is_alive, "the server does not end"

    @property
    def is_alive(self) -> bool:
        """Whether it still runs."""
        return self._thread.is_alive()

    def somebody(self, name: str | None = None, **more: Any) -> "Somebody":
        """A device; with a name, of somebody who has introduced themselves."""
        return Somebody(self, name, **more)

    def operator(self) -> "Somebody":
        return self.somebody(headers={"Authorization": f"Bearer {OPERATOR}"})


class Somebody(httpx.Client):
    """A device with its cookies."""

    def __init__(self, running: Running, name: str | None = None, address: str = "127.0.0.1", **more: Any) -> None:
        super().__init__(base_url=running.url, transport=httpx.HTTPTransport(local_address=address), timeout=PATIENCE, trust_env=False, **more)
        self.running = running
        self.source = address
        if name is not None:
            assert self.post("/api/v1/me", json={"name": name}).status_code == 201

    def __enter__(self) -> Self:
        return self  # It is open from the beginning.

    def __exit__(self, *_: object) -> None:
        self.close()

    def make(self, *seats: str, **more: Any) -> Any:
        """Make a table; a seat is `open`, `person`, `program` or the name of a bot."""
        plans = [{"kind": seat} if seat in ("open", "person", "program") else {"kind": "bot", "bot": seat} for seat in seats or ("open", "open")]
        return ok(self.post(TABLES, json={"seats": plans} | more))

    def table(self, *seats: str, **more: Any) -> str:
        made: str = self.make(*seats, **more)["table"]
        return made

    def sit(self, table: str, **more: Any) -> httpx.Response:
        return self.post(f"{TABLES}/{table}/sit", json={"contribution": secrets.token_hex(16)} | more)

    def state(self, table: str, since: int | None = None) -> Any:
        return ok(self.get(f"{TABLES}/{table}", params={} if since is None else {"since": since}))

    def act(self, table: str, do: str, **more: Any) -> httpx.Response:
        return self.post(f"{TABLES}/{table}/acts", json={"do": do, "id": secrets.token_hex(8)} | more)

    def move(self, table: str, **more: Any) -> httpx.Response:
        """Make the first legal move."""
        state = self.state(table)
        return self.post(f"{TABLES}/{table}/moves", json={"id": secrets.token_hex(8), "version": state["version"], "move": state["legal"][0]} | more)

    def cookie_header(self, path: str) -> dict[str, str]:
        known = [f"{each.name}={each.value}" for each in self.cookies.jar if path.startswith(each.path)]
        return {"Cookie": "; ".join(known)} if known else {}

    @contextmanager
    def socket(self, table: str, since: int | None = None, headers: dict[str, str] | None = None) -> Iterator[ClientConnection]:
        path = f"{TABLES}/{table}/socket"
        address = self.running.url.replace("http", "ws") + path + ("" if since is None else f"?since={since}")
        given = self.cookie_header(path) | (headers or {})
        with connect(address, additional_headers=given, compression=None, source_address=(self.source, 0), max_size=None, **PATIENT) as line:
            yield line


@contextmanager
def people(running: Running, *names: str) -> Iterator[list[Somebody]]:
    """Several who have introduced themselves."""
    devices = [running.somebody(name) for name in names]
    try:
        yield devices
    finally:
        for device in devices:
            device.close()


def started(*players: Somebody, **more: Any) -> str:
    """A table at which all of them sit, the first of whom has made it."""
    table = players[0].table(**more)
    for player in players:
        ok(player.sit(table))
    return table


def ok(answer: httpx.Response) -> Any:
    """What was answered, if it was a success."""
    assert answer.is_success, f"{answer.status_code} {answer.text}"
    return answer.json() if answer.content else None


def refused(answer: httpx.Response, status: int, code: str) -> dict[str, Any]:
    """What was answered, if it was this refusal in the one form that refusals have."""
    body: dict[str, Any] = answer.json()
    assert (answer.status_code, body.get("code")) == (status, code), f"{answer.status_code} {answer.text}"
    assert set(body) == {"code", "text", "clause"}
    assert body["text"].endswith((".", "…)."))
    assert answer.headers["content-type"] == "application/json"
    return body


def until(condition: Any, seconds: float = PATIENCE) -> None:
    """Wait until something holds."""
    end = time.monotonic() + seconds
    while True:
        try:
            if condition():
                return
        except AttributeError:  # There is no application state yet.
            pass
        assert time.monotonic() < end, "it never came true"
        time.sleep(0.01)


def play(players: "list[Somebody]", table: str, most: int = 10_000) -> Any:
    """Play until the game is over, or so many moves were made; the state that the first one sees then."""
    for _ in range(most):
        states = [player.state(table) for player in players]
        if states[0]["stage"] != "running":
            break
        for player, state in zip(players, states, strict=True):
            if state["legal"]:
                move = next((each for each in state["legal"] if not each.endswith("F")), state["legal"][0])
                request = {"id": secrets.token_hex(8), "version": state["version"], "move": move, "seat": state["seat"]}
                ok(player.post(f"{TABLES}/{table}/moves", json=request))
                break
        else:
            time.sleep(0.005)
    return players[0].state(table)


def heard_until_closed(line: ClientConnection) -> tuple[list[str], int, str]:
    """What the server says before it closes a socket, and with what it closes it."""
    heard: list[str] = []
    with suppress(ConnectionClosed):
        while True:
            heard.append(str(line.recv(timeout=PATIENCE)))
    assert line.close_code is not None
    return heard, line.close_code, line.close_reason or ""


def closed_with(line: ClientConnection) -> tuple[int, str]:
    """With what the server closes a socket, whatever it says before."""
    return heard_until_closed(line)[1:]
