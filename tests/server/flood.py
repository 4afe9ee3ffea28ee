"""`make flood`: strangers ask one server for all they can get while people play there, with one core taken by another program.

Ninety sockets without an account, all of one address, ask again and again for everything that has happened at a table with a thousand events, as
often as a socket may, and come back when they are closed. Told are the round trips of players at other tables, of pings and of moves, in a quiet time
and during the flood. Figures are printed, and with `--json` told to programs; nothing here is a timed test.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import re
import secrets
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import orjson
import psutil
import uvloop
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

PLAYERS_ADDRESS, STRANGERS_ADDRESS = "127.0.0.1", "127.0.0.2"
TABLES = "/api/v1/tables"
EVENTS = 1_000
"""So many have happened at the table that strangers look at."""
LINE: dict[str, Any] = {"compression": None, "ping_interval": None, "open_timeout": 60, "max_size": None, "proxy": None}


@contextmanager
def serving(database: str, *flags: str) -> Iterator[tuple[str, psutil.Process]]:
    """A server with its usual limits: its address and its process."""
    patient = ["--away-seconds", "3600", "--log-level", "warning"]
    command = [sys.executable, "-m", "azulejos", "serve", "--port", "0", "--database", database, *patient, *flags]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            lines = iter(server.stdout.readline, "")
            yield next(found[0] for line in lines if (found := re.search(r"http://\S+", line))), psutil.Process(server.pid)
        finally:
            os.kill(server.pid, signal.SIGTERM)


class Person:
    """Somebody with a device."""

    def __init__(self, url: str, name: str) -> None:
        self.url = url
        self.http = httpx.AsyncClient(base_url=url, timeout=60, trust_env=False)
        self.name = name

    async def come(self) -> None:
        """Choose a name."""
        (await self.http.post("/api/v1/me", json={"name": self.name})).raise_for_status()

    async def table(self, **more: Any) -> str:
        """A new table."""
        answer = await self.http.post(TABLES, json={"seats": [{"kind": "open"}, {"kind": "open"}], **more})
        return str(answer.raise_for_status().json()["table"])

    async def sit(self, table: str) -> None:
        """Sit down."""
        (await self.http.post(f"{TABLES}/{table}/sit", json={"contribution": secrets.token_hex(16)})).raise_for_status()

    async def socket(self, table: str) -> ClientConnection:
        """A socket at a table, as this person."""
        path = f"{TABLES}/{table}/socket"
        cookies = "; ".join(f"{each.name}={each.value}" for each in self.http.cookies.jar if path.startswith(each.path))
        return await connect(self.url.replace("http", "ws") + path, additional_headers={"Cookie": cookies}, **LINE)


async def long_table(url: str) -> str:
    """A table with a thousand events: somebody cannot make up their mind."""
    ann, ben = Person(url, "Ann"), Person(url, "Ben")
    await ann.come()
    await ben.come()
    table = await ann.table(customs={"confirm": True}, first=1)
    await ann.sit(table)
    await ben.sit(table)
    state = (await ann.http.get(f"{TABLES}/{table}")).json()
    version, move, number = state["version"], state["legal"][0], 0
    while version < EVENTS:
        for body in ({"do": "move", "move": move}, {"do": "undo"}):
            number += 1
            answer = await ann.http.post(f"{TABLES}/{table}/acts", json={**body, "id": f"{number}", "version": version})
            version = answer.raise_for_status().json()["version"]
    await ann.http.aclose()
    await ben.http.aclose()
    return table


@dataclass
class Game:
    """A table of players, whose round trips are measured."""

    url: str
    pings: list[float] = field(default_factory=list)
    moves: list[float] = field(default_factory=list)
    refused: Counter[str] = field(default_factory=Counter)
    people: list[Person] = field(default_factory=list)
    sockets: list[ClientConnection] = field(default_factory=list)

    async def begin(self, number: int) -> None:
        """Two people sit down."""
        self.people = [Person(self.url, f"Player {number} {seat}") for seat in (1, 2)]
        for person in self.people:
            await person.come()
        table = await self.people[0].table()
        for person in self.people:
            await person.sit(table)
        self.sockets = [await person.socket(table) for person in self.people]

    async def play(self) -> None:
        """Until cancelled: each of both pings and moves, one thing after the other."""
        async with asyncio.TaskGroup() as group:
            for socket in self.sockets:
                group.create_task(self._play(socket))

    async def _play(self, socket: ClientConnection) -> None:
        state: dict[str, Any] = {}
        waiting: tuple[list[float], float] | None = None
        number, next_at = 0, time.perf_counter() + secrets.randbelow(300) / 1000
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(max(0.0, next_at - time.perf_counter()) if waiting is None else None):
                    heard = orjson.loads(await socket.recv())
                    if heard["type"] == "state":
                        state = heard
                    elif heard["type"] in ("pong", "done", "refused"):
                        assert waiting is not None
                        if heard["type"] == "refused":
                            self.refused[heard["code"]] += 1
                        else:
                            waiting[0].append(time.perf_counter() - waiting[1])
                        waiting, next_at = None, time.perf_counter() + 0.3
                    continue
            legal = state.get("legal")
            number += 1
            message: dict[str, Any] = {"do": "ping"}
            if legal and number % 6 == 0:  # So that no game ends while it is measured.
                message = {"do": "move", "id": secrets.token_hex(8), "version": state["version"], "move": legal[0]}
                state = {}
            waiting = (self.moves if message["do"] == "move" else self.pings), time.perf_counter()
            await socket.send(orjson.dumps(message).decode())

    async def end(self) -> None:
        """Go."""
        for socket in self.sockets:
            socket.transport.abort()
        for person in self.people:
            await person.http.aclose()


def in_ms(seconds: list[float]) -> dict[str, float]:
    """What is told of round trips."""
    found = sorted(seconds) or [float("nan")]
    p95 = found[min(len(found) - 1, int(len(found) * 0.95))]
    return {
        "count": len(seconds),
        "p50_ms": round(1000 * statistics.median(found), 1),
        "p95_ms": round(1000 * p95, 1),
        "max_ms": round(1000 * found[-1], 1),
    }


async def measured(games: list[Game], server: psutil.Process, seconds: float) -> dict[str, Any]:
    """Round trips over some time, and the part of a core that the server took."""
    for game in games:
        game.pings.clear()
        game.moves.clear()
        game.refused.clear()
    began, cpu = time.perf_counter(), sum(server.cpu_times()[:2])
    await asyncio.sleep(seconds)
    took = time.perf_counter() - began
    return {
        "pings": in_ms([each for game in games for each in game.pings]),
        "moves": in_ms([each for game in games for each in game.moves]),
        "server_core": round((sum(server.cpu_times()[:2]) - cpu) / took, 2),
        "refused": dict(sum((game.refused for game in games), Counter[str]())),
    }


async def people_play(url: str, table: str, server: psutil.Process, arguments: argparse.Namespace) -> dict[str, Any]:
    """Play, at first alone, then beside the strangers."""
    games = [Game(url) for _ in range(arguments.tables)]
    for number, game in enumerate(games):
        await game.begin(number)
    playing = asyncio.gather(*(game.play() for game in games))
    await asyncio.sleep(1)
    with another_program():
        quiet = await measured(games, server, arguments.seconds)
        command = [sys.executable, "-m", "tests.server.flood", "--strangers", str(arguments.sockets), "--at", f"{url}{TABLES}/{table}"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as strangers:
            try:
                await asyncio.sleep(3)
                flood = await measured(games, server, arguments.seconds)
            finally:
                strangers.send_signal(signal.SIGTERM)
            told, _ = strangers.communicate(timeout=60)
    playing.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await playing
    for game in games:
        await game.end()
    return {"sockets": arguments.sockets, "players": 2 * len(games), "quiet": quiet, "flood": flood, "strangers": json.loads(told)}


@contextmanager
def another_program() -> Iterator[None]:
    """Something that takes one core."""
    with subprocess.Popen([sys.executable, "-c", "while True: pass"]) as busy:
        try:
            yield
        finally:
            busy.kill()


async def strangers(address: str, sockets: int) -> None:
    """Ask for everything, until told to end; then say what came of it."""
    heard: Counter[str] = Counter()
    ended = asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, ended.set)

    async def one() -> None:
        while True:
            try:
                async with connect(address.replace("http", "ws") + "/socket?since=0", local_addr=(STRANGERS_ADDRESS, 0), **LINE) as socket:
                    heard["opened"] += 1
                    reading = asyncio.create_task(read(socket))
                    try:
                        while True:
                            await socket.send('{"do":"sync","since":0}')
                            heard["asked"] += 1
                            await asyncio.sleep(0.1)
                    finally:
                        reading.cancel()
            except ConnectionClosed as closed:
                heard[f"closed {closed.rcvd.code if closed.rcvd else 1006}"] += 1
            except (OSError, InvalidHandshake, TimeoutError) as error:
                heard[type(error).__name__] += 1
            await asyncio.sleep(1)

    async def read(socket: ClientConnection) -> None:
        async for message in socket:
            heard["states" if message[:16] == '{"type":"state",' else "refusals" if message[:17] == '{"type":"refused"' else "others"] += 1
            heard["bytes"] += len(message)

    asking = [asyncio.create_task(one()) for _ in range(sockets)]
    await ended.wait()
    for task in asking:
        task.cancel()
    print(json.dumps(dict(heard)), flush=True)
    os._exit(0)


def main() -> None:
    """Start a server, let people play and strangers ask, print the figures, and end it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sockets", type=int, default=90)
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--strangers", type=int, help=argparse.SUPPRESS)
    parser.add_argument("--at", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.strangers is not None:
        uvloop.run(strangers(arguments.at, arguments.strangers))
        return
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{Path(folder) / 'flood.sqlite'}"
        with serving(database, "--no-limits") as (url, _):
            table = uvloop.run(long_table(url))
        with serving(database) as (url, process):
            figures = uvloop.run(people_play(url, table, process, arguments))
    print(json.dumps(figures) if arguments.json else json.dumps(figures, indent=2))


if __name__ == "__main__":
    main()
