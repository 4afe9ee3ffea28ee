"""docs/socket.md tells the truth: every message that it shows is one, and none is missing."""

import asyncio
import json
import re
from pathlib import Path
from typing import get_args

import orjson
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from azulejos.server.tables.message_types import ChatLine, TableState
from azulejos.server.web.models import TABLE_REQUEST, TableRequest
from tests.server.kit import AZUL_2, Device, RunningServer, open_table
from tests.server.sockets import PATIENT

PAGE = (Path(__file__).parents[2] / "docs" / "socket.md").read_text()
SHOWN = [json.loads(found) for found in re.findall(r"^\| `(\{.*?\})`(?: \||,)", PAGE, re.MULTILINE)]


def test_what_clients_send_is_shown_completely() -> None:
    shown = [message for message in SHOWN if "do" in message]
    for message in shown:
        TABLE_REQUEST.validate_json(orjson.dumps(message))
    kinds = {get_args(each.model_fields["do"].annotation)[0] for each in get_args(get_args(TableRequest)[0])}
    assert {message["do"] for message in shown} == kinds


def test_what_the_server_sends_is_shown(tmp_path: Path) -> None:
    example = re.search(r"```json\n(.*?)```", PAGE, re.DOTALL)
    assert example is not None
    state = json.loads(example[1])
    keys = {message["type"]: set(message) for message in SHOWN if "type" in message} | {"state": set(state)}
    assert set(TableState.__annotations__) - {"removed"} == keys["state"], "who was removed is told so"
    assert keys["chat"] < set(ChatLine.__annotations__)
    heard: dict[str, set[str]] = {}

    async def look(server: RunningServer) -> None:
        async with Device(server.url, "Ann") as ann:
            table = await open_table(AZUL_2, [ann, ann])
            path = f"/api/v1/tables/{table}"
            async with connect(f"ws://127.0.0.1:{server.port}{path}/socket?since=0", additional_headers=ann.cookies(path), **PATIENT) as line:
                for message in (
                    {"do": "ping"},
                    {"do": "say", "id": "c-1", "phrase": "hello"},
                    {"do": "react", "id": "c-2", "sign": "hello"},
                    {"do": "move", "id": "m-1", "version": 0, "move": "1B1"},
                ):
                    await line.send(json.dumps(message))
                while not {"state", "presence", "pong", "chat", "reaction", "done", "refused"} <= set(heard):
                    _hear(heard, await line.recv())
                ending = asyncio.create_task(asyncio.to_thread(server.stop))
                try:
                    while True:
                        _hear(heard, await line.recv())
                except ConnectionClosed:
                    assert "closing" in heard
                await ending

    server = RunningServer(f"sqlite:///{tmp_path}/store.sqlite", tmp_path)
    server.start()
    try:
        asyncio.run(look(server))
    finally:
        server.kill()
    assert heard == keys


def _hear(heard: dict[str, set[str]], message: str | bytes) -> None:
    told = json.loads(message)
    heard[told["type"]] = set(told)


def test_a_line_that_is_refused_ends_with_the_code_of_the_page(tmp_path: Path) -> None:
    async def knock(server: RunningServer) -> None:
        for path, headers, code, reason in (
            ("k3v9q2m7x4w8z", {}, 4404, "no-table"),
            ("k3v9q2m7x4w8z", {"Origin": "http://elsewhere.example"}, 4403, "foreign-origin"),
        ):
            async with connect(f"ws://127.0.0.1:{server.port}/api/v1/tables/{path}/socket", additional_headers=headers, **PATIENT) as line:
                await line.wait_closed()
                assert (line.close_code, line.close_reason) == (code, reason)
            assert str(code) in PAGE
            assert f"`{reason}`" in PAGE

    with RunningServer(f"sqlite:///{tmp_path}/store.sqlite", tmp_path) as server:
        asyncio.run(knock(server))
