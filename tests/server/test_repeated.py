"""What is sent again is answered again, and not done twice: over a real socket, as somebody sends it whose line broke before the answer."""

import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect

from tests.server.kit import AZUL_2, Device, RunningServer, open_table, stored_events
from tests.server.sockets import PATIENT


async def _heard(line: ClientConnection, kind: str) -> dict[str, Any]:
    while True:
        message: dict[str, Any] = json.loads(await line.recv())
        if message["type"] in (kind, "refused"):
            return message


async def _said(line: ClientConnection, answer: str = "done", **message: Any) -> dict[str, Any]:
    await line.send(json.dumps(message))
    return await _heard(line, answer)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[RunningServer]:
    with RunningServer(f"sqlite:///{tmp_path}/store.sqlite", tmp_path) as server:
        yield server


@asynccontextmanager
async def _line(device: Device, table: str) -> AsyncIterator[ClientConnection]:
    path = f"/api/v1/tables/{table}"
    async with connect(f"{device.url.replace('http', 'ws', 1)}{path}/socket", additional_headers=device.cookies(path), **PATIENT) as line:
        yield line


async def test_a_move_of_one_who_holds_several_seats(server: RunningServer) -> None:
    """The seat need not be named; and when the move comes again, another of the seats is to move."""
    async with Device(server.url, "Ann") as ann:
        table = await open_table(AZUL_2, [ann, ann])
        async with _line(ann, table) as line:
            state = await _heard(line, "state")
            move = {"do": "move", "id": "one", "version": state["version"], "move": state["legal"][0]}
            first = await _said(line, **move)
            assert first["type"] == "done"
            assert await _said(line, **move) == first
            leave = {"do": "leave", "id": "two"}
            left = await _said(line, **leave)
            assert left["type"] == "done"
            assert await _said(line, **leave) == left
        events = stored_events(server.database, [table])[table]
        assert [event.kind for event in events].count("left") == 1


async def test_something_said(server: RunningServer) -> None:
    """Also when the server was killed before the answer came; what somebody else says under the same id is another thing."""
    async with Device(server.url, "Ann") as ann, Device(server.url, "Ben") as ben:
        table = await open_table(AZUL_2, [ann, ben])
        say = {"do": "say", "id": "one", "phrase": "hello"}
        async with _line(ann, table) as line:
            first = await _said(line, **say)
            assert first["type"] == "done"
            assert await _said(line, **say) == first
        await asyncio.to_thread(server.restart)
        async with _line(ann, table) as line:
            assert await _said(line, **say) == first
        async with _line(ben, table) as line:
            assert await _said(line, **say) == {**first, "version": first["version"] + 1}
        heard: Any = await ann.get(f"/api/v1/tables/{table}/chat")
        assert [said["name"] for said in heard] == ["Ann", "Ben"]


async def test_a_pong_tells_what_was_missed(server: RunningServer) -> None:
    async with Device(server.url, "Ann") as ann:
        table = await open_table(AZUL_2, [ann, ann])
        async with _line(ann, table) as line:
            state = await _heard(line, "state")
            assert await _said(line, "pong", do="ping") == {"type": "pong", "version": state["version"]}
            missed = await _said(line, "state", do="sync", since=1)
            assert [event["version"] for event in missed["events"]] == list(range(2, state["version"] + 1))


async def test_getting_up_before_the_start(server: RunningServer) -> None:
    """The seat is gone with it; who asks again is told all the same that it was done."""
    async with Device(server.url, "Ann") as ann:
        made = await ann.post("/api/v1/tables", AZUL_2.body())
        table: str = made["table"]
        await ann.sit(table)
        leave = {"do": "leave", "id": "one"}
        left = await ann.post(f"/api/v1/tables/{table}/acts", leave)
        assert await ann.post(f"/api/v1/tables/{table}/acts", leave) == left
        assert [event.kind for event in stored_events(server.database, [table])[table]] == ["created", "sat", "left"]
