"""Two thousand phones follow one event: how long it takes from a sheet that is handed in until every phone has the new standings.

    python -m tests.server.follow [--phones 2000] [--players 100] [--updates 40] [--json]

Phones are plain sockets of one process, which only look at the beginning of a message: in a hall, each phone reads for itself.
"""

import argparse
import asyncio
import base64
import json
import os
import re
import resource
import secrets
import signal
import statistics
import subprocess
import sys
import tempfile
import time
import zlib
from pathlib import Path
from typing import Any, cast

import httpx
import psutil
import uvloop

EVENTS = "/api/v1/tournaments"
VERSION = re.compile(rb'^\{"type":"parts","version":(\d+),')
BEGINNING = 60
OPENING = 40
"""So many phones come at once."""


class Phone(asyncio.Protocol):
    """A socket that follows an event, and notes when it got which version."""

    def __init__(self, path: str, token: str | None) -> None:
        self.path = path
        self.token = token
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.version = 0
        self.awaited = 0
        self.got_at = 0.0
        self.bytes = 0
        self._buffer = bytearray()
        self._upgraded = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = transport = cast("asyncio.Transport", transport)  # uvloop's is one by its methods alone
        bearer = "" if self.token is None else f"Authorization: Bearer {self.token}\r\n"
        key = base64.b64encode(secrets.token_bytes(16)).decode()
        transport.write(
            f"GET {self.path} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n{bearer}\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        arrived = time.perf_counter()
        self.bytes += len(data)
        self._buffer += data
        if not self._upgraded:
            end = self._buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            assert self._buffer.startswith(b"HTTP/1.1 101"), bytes(self._buffer[:200])
            del self._buffer[: end + 4]
            self._upgraded = True
        while (size := self._frame(arrived)) > 0:
            del self._buffer[:size]

    def _frame(self, arrived: float) -> int:
        """Read a frame, if a whole one is there; how long it was."""
        buffer = self._buffer
        if len(buffer) < 2:
            return 0
        length, start = buffer[1], 2
        if length == 126:
            length, start = int.from_bytes(buffer[2:4], "big"), 4
        elif length == 127:
            length, start = int.from_bytes(buffer[2:10], "big"), 10
        if len(buffer) < start + length:
            return 0
        if buffer[0] & 15 == 9:
            mask = secrets.token_bytes(4)
            content = bytes(byte ^ mask[place % 4] for place, byte in enumerate(buffer[start : start + length]))
            self.transport.write(bytes([0x8A, 0x80 | length]) + mask + content)
        elif (found := VERSION.match(_beginning(buffer[start : start + 200], packed=buffer[0] & 15 == 2))) is not None:
            self.version = int(found[1])
            if self.awaited and self.version >= self.awaited and not self.got_at:
                self.got_at = arrived
            if not self.ready.done():
                self.ready.set_result(None)
        return start + length

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.ready.done():
            self.ready.set_exception(exc or ConnectionError("the server has hung up"))


def _beginning(content: bytearray, packed: bool) -> bytes:
    """The first characters of a message; a packed one is unpacked no further than that."""
    return zlib.decompressobj(31).decompress(bytes(content), BEGINNING) if packed else bytes(content[:BEGINNING])


class Event:
    """An event with a game that is on, and those who follow it."""

    def __init__(self, url: str, process: psutil.Process) -> None:
        self.url = url
        self.process = process
        self.http = httpx.AsyncClient(base_url=url, timeout=60, trust_env=False)
        self.id = ""
        self.token = ""
        self.links: dict[str, str] = {}
        self.phones: list[Phone] = []
        self.acts = 0

    async def act(self, do: str, token: str | None = None, **more: Any) -> Any:
        self.acts += 1
        headers = {"Authorization": f"Bearer {token or self.token}"}
        answer = await self.http.post(f"{EVENTS}/{self.id}/acts", json={"do": do, "id": f"a-{self.acts}", **more}, headers=headers)
        assert answer.is_success, answer.text
        return answer.json()

    async def parts(self) -> Any:
        answer = await self.http.get(f"{EVENTS}/{self.id}", headers={"Authorization": f"Bearer {self.token}"})
        return answer.json()["parts"]

    async def make(self, players: int) -> None:
        """Everybody has entered, and the first game is on."""
        made = (await self.http.post(EVENTS, json={"title": "Load", "label": "Mara"})).json()
        self.http.cookies.clear()
        self.id, self.token = made["tournament"], made["token"]
        names = "\n".join(f"Player{number},Surname{number}" for number in range(players))
        entered = await self.act("enter-list", csv=f"first,surname\n{names}", of_age=True, check_in=True)
        await self.act("draft", seed=1)
        await self.act("publish", mark=(await self.parts())["draft"]["mark"])
        await self.act("start", game=1)
        request = {"role": "player", "persons": entered["persons"]}
        answer = await self.http.post(f"{EVENTS}/{self.id}/tokens", json=request, headers={"Authorization": f"Bearer {self.token}"})
        self.links = {each["person"]: each["token"] for each in answer.json()["tokens"]}

    async def open(self, phones: int) -> None:
        """All phones come: the players by their links, the others as spectators."""
        host, port = self.url.removeprefix("http://").split(":")
        tokens: list[str | None] = [self.token, *self.links.values()]
        tokens = (tokens + [None] * phones)[:phones]
        gate = asyncio.Semaphore(OPENING)

        async def one(token: str | None) -> None:
            async with gate:
                _, phone = await asyncio.get_running_loop().create_connection(
                    lambda: Phone(f"{EVENTS}/{self.id}/socket?gzip=true", token), host, int(port)
                )
                self.phones.append(phone)
                await phone.ready

        await asyncio.gather(*(one(token) for token in tokens))

    async def update(self, table: Any, token_of: dict[str, str]) -> list[float]:
        """A table gets its result; the time until each phone has it."""
        seats = table["seats"]
        pv = [40 + secrets.randbelow(40) for _ in seats]
        sheet = {"pv": pv, "rows": [2] * len(seats)}
        await self.act("sheet", token_of[seats[0]], **sheet)
        await asyncio.sleep(0.4)
        # Followers need not be told of this version by itself: what they have to get is at least the one that the second sheet leads to.
        before = max(phone.version for phone in self.phones)
        for phone in self.phones:
            phone.awaited, phone.got_at = before + 1, 0.0
        began = time.perf_counter()
        await self.act("sheet", token_of[seats[1]], **sheet)
        end = time.perf_counter() + 20
        while not all(phone.got_at for phone in self.phones):
            assert time.perf_counter() < end, "somebody was not told"
            await asyncio.sleep(0.01)
        return [phone.got_at - began for phone in self.phones]

    async def close(self) -> None:
        for phone in self.phones:
            phone.transport.abort()
        await self.http.aclose()


def spent(process: psutil.Process) -> float:
    times = process.cpu_times()
    return times.user + times.system


def percentile(found: list[float], part: float) -> float:
    ordered = sorted(found)
    return round(1000 * ordered[min(len(ordered) - 1, int(len(ordered) * part))], 1)


async def measure(url: str, process: psutil.Process, arguments: argparse.Namespace) -> dict[str, Any]:
    """All figures."""
    event = Event(url, process)
    await event.make(arguments.players)
    began = time.perf_counter()
    await event.open(arguments.phones)
    opened = time.perf_counter() - began
    await asyncio.sleep(1)
    before, cpu = sum(phone.bytes for phone in event.phones), spent(process)
    found: list[float] = []
    slowest: list[float] = []
    game = 1
    while len(slowest) < arguments.updates:
        tables = (await event.parts())["tables"][-1]["tables"]
        for table in tables[: arguments.updates - len(slowest)]:
            times = await event.update(table, event.links)
            found += times
            slowest.append(max(times))
            await asyncio.sleep(0.2)
        if len(slowest) < arguments.updates:
            await event.act("end", game=game)
            game += 1
            await event.act("start", game=game)
            await asyncio.sleep(1)
    sent, cpu = sum(phone.bytes for phone in event.phones) - before, spent(process) - cpu
    await event.close()
    return {
        "phones": arguments.phones,
        "players": arguments.players,
        "updates": len(slowest),
        "opened_seconds": round(opened, 1),
        "p50_ms": percentile(found, 0.5),
        "p99_ms": percentile(found, 0.99),
        "max_ms": round(1000 * max(found), 1),
        "median_of_slowest_ms": round(1000 * statistics.median(slowest), 1),
        "kb_an_update_and_phone": round(sent / len(slowest) / arguments.phones / 1000, 1),
        "server_cpu_ms_an_update": round(1000 * cpu / len(slowest), 1),
        "server_mb": round(process.memory_full_info().uss / 1e6, 1),
    }


def main() -> None:
    """Start a server, let everybody follow, print the figures, and end it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--phones", type=int, default=2000)
    parser.add_argument("--players", type=int, default=100)
    parser.add_argument("--updates", type=int, default=40)
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(most, 65_536) if most > 0 else 65_536, most))
    with tempfile.TemporaryDirectory() as folder:
        flags = [
            "--port",
            "0",
            "--database",
            f"sqlite:///{Path(folder) / 'follow.sqlite'}",
            "--no-limits",
            "--log-level",
            "warning",
            "--bot-workers",
            "1",
        ]
        with subprocess.Popen([sys.executable, "-m", "azulejos", "serve", *flags], stdout=subprocess.PIPE, text=True) as server:
            try:
                assert server.stdout is not None
                url = next(found[0] for line in iter(server.stdout.readline, "") if (found := re.search(r"http://\S+", line)))
                figures = uvloop.run(measure(url, psutil.Process(server.pid), arguments))
            finally:
                os.kill(server.pid, signal.SIGTERM)
    print(json.dumps(figures) if arguments.json else json.dumps(figures, indent=2))


if __name__ == "__main__":
    main()
