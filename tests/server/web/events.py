"""An event through HTTP: the organiser's laptop, arbiters, and phones."""

import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Self

import httpx
import orjson
from websockets.sync.client import ClientConnection, connect

from tests.kit.patience import PATIENCE
from tests.server.sockets import PATIENT
from tests.server.web.running import ok

EVENTS = "/api/v1/tournaments"


class Wire(httpx.Client):
    """A browser, or a program with a token."""

    def __init__(self, url: str, token: str | None = None) -> None:
        headers = {} if token is None else {"Authorization": f"Bearer {token}"}
        super().__init__(base_url=url, timeout=PATIENCE, trust_env=False, headers=headers)
        self.token = token


class Event:
    """An event, its organiser `org` and a spectator."""

    def __init__(self, url: str, **options: Any) -> None:
        self.url = url
        self.wires: list[Wire] = []
        self.spectator = self.wire()
        made = ok(self.spectator.post(EVENTS, json={"title": "Spring", "label": "Mara", **options}))
        self.spectator.cookies.clear()
        self.id: str = made["tournament"]
        self.path = f"{EVENTS}/{self.id}"
        self.org = self.wire(made["token"])
        self.org_person: str = made["role"]["person"]

    def wire(self, token: str | None = None) -> Wire:
        wire = Wire(self.url, token)
        self.wires.append(wire)
        return wire

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        for wire in self.wires:
            wire.close()

    def act(self, who: Wire, do: str, **more: Any) -> httpx.Response:
        return who.post(f"{self.path}/acts", json={"id": secrets.token_hex(8), "do": do, **more})

    def do(self, do: str, /, who: Wire | None = None, **more: Any) -> Any:
        """Let something happen, by the organiser if nobody else is named."""
        return ok(self.act(who or self.org, do, **more))

    def see(self, who: Wire | None = None, **query: str) -> Any:
        return ok((who or self.org).get(self.path, params=query))["parts"]

    def enter(self, *names: str, check_in: bool = True) -> list[str]:
        return [self.do("enter", first=first, surname=surname, of_age=True, check_in=check_in)["person"] for first, surname in map(_split, names)]

    def link(self, role: str, *persons: str, label: str = "") -> list[Wire]:
        made = ok(self.org.post(f"{self.path}/tokens", json={"role": role, "persons": persons, "label": label}))
        return [self.wire(each["token"]) for each in made["tokens"]]

    def seat(self, seed: int = 1) -> None:
        self.do("draft", seed=seed)
        self.do("publish", mark=self.see()["draft"]["mark"])

    def start(self, game: int) -> list[Any]:
        self.do("start", game=game)
        tables: list[Any] = self.see()["tables"][-1]["tables"]
        return tables

    def finish_game(self, game: int) -> None:
        """An arbiter's sheets for all tables that have none: seat 1 wins."""
        for table in self.see()["tables"][game - 1]["tables"]:
            if table["state"] not in ("settled", "void"):
                gone = [person in table["withdrawn"] for person in table["seats"]]
                pv = [None if out else 60 - 10 * seat for seat, out in enumerate(gone)]
                self.do("sheet", game=game, table=table["table"], pv=pv, rows=[None if out else 1 for out in gone])
        self.do("end", game=game)

    @contextmanager
    def socket(self, who: Wire | None = None, query: str = "", url: str | None = None) -> Iterator[ClientConnection]:
        address = (url or self.url).replace("http", "ws") + f"{self.path}/socket{query}"
        headers = {} if who is None or who.token is None else {"Authorization": f"Bearer {who.token}"}
        with connect(address, additional_headers=headers, compression=None, max_size=None, **PATIENT) as line:
            yield line


class Screen:
    """What somebody who follows an event has on the screen."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.parts: dict[str, Any] = {}
        self.version = 0
        self.heard: list[str] = []

    def hear(self, seconds: float = PATIENCE) -> Any:
        text = str(self.line.recv(timeout=seconds))
        self.heard.append(text)
        message = orjson.loads(text)
        if message["type"] == "parts":
            assert message["version"] >= self.version
            self.version = message["version"]
            self.parts = message["parts"] if message["all"] else {**self.parts, **message["parts"]}
        return message

    def until(self, condition: Any) -> None:
        """Listen until the screen shows something."""
        while not condition(self.parts):
            self.hear()


def _split(name: str) -> tuple[str, str]:
    first, _, surname = name.partition(" ")
    return first, surname
