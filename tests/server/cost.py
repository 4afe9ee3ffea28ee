"""What a move costs the server: its processor time, user and system, by game and by how many look on. `make cost`.

Nothing here is a timed test: figures of one run can be compared with each other, and hardly with those of another machine or hour.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import json
import os
import random
import re
import secrets
import signal
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import orjson
import psutil
import uvloop
from websockets.asyncio.client import ClientConnection, connect

CASES = (("azul", 2, 2), ("azul", 2, 4), ("azul", 4, 4), ("duel", 2, 2), ("duel", 2, 4))
"""Game, seats, and viewers: everybody who sits there, and then spectators."""


@dataclass(slots=True)
class Tables:
    """So many tables of a game, played by random moves."""

    url: str
    game: str
    seats: int
    viewers: int
    random: random.Random = field(default_factory=lambda: random.Random(4))
    moves: int = 0
    bytes: int = 0

    async def open(self, count: int) -> list[list[ClientConnection]]:
        """Make the tables, with everybody on a seat and a socket; the sockets of each."""
        async with httpx.AsyncClient(base_url=self.url, timeout=60) as client:
            cookies = []
            for number in range(self.seats):
                answer = await client.post("/api/v1/me", json={"name": f"Player {number + 1}"})
                cookies.append(answer.headers["set-cookie"].split(";")[0])
                client.cookies.clear()
            return [await self._table(client, cookies) for _ in range(count)]

    async def _table(self, client: httpx.AsyncClient, cookies: list[str]) -> list[ClientConnection]:
        body: dict[str, Any] = {
            "game": self.game,
            "options": {"players": self.seats},
            "seats": [{"kind": "open"}] * self.seats,
            "customs": {"confirm": False},
        }
        made = (await client.post("/api/v1/tables", json=body, headers={"Cookie": cookies[0]})).json()
        for seat, cookie in enumerate(cookies, 1):
            body = {"seat": seat, "contribution": secrets.token_hex(16)}
            (await client.post(f"/api/v1/tables/{made['table']}/sit", json=body, headers={"Cookie": cookie})).raise_for_status()
            client.cookies.clear()
        address = self.url.replace("http", "ws") + f"/api/v1/tables/{made['table']}/socket"
        lines = []
        for number in range(self.viewers):
            headers = {"Cookie": cookies[number]} if number < self.seats else {}
            lines.append(await connect(address, additional_headers=headers, compression=None, ping_interval=None, open_timeout=120, max_queue=None))
        return lines

    async def play(self, lines: list[ClientConnection]) -> None:
        """Whoever is to move does so as soon as everybody has seen the last move."""
        version = 0
        while True:
            states = await asyncio.gather(*(self._state(line, version) for line in lines))
            version = states[0]["version"]
            mover = next((number for number, state in enumerate(states) if state["legal"]), None)
            if mover is None:
                return
            body = {"do": "move", "id": f"{version}", "version": version, "move": self.random.choice(states[mover]["legal"])}
            await lines[mover].send(orjson.dumps(body).decode())
            self.moves += 1

    async def _state(self, line: ClientConnection, after: int) -> dict[str, Any]:
        while True:
            message = await line.recv(decode=False)
            self.bytes += len(message)
            if message.startswith(b'{"type":"refused"'):
                raise AssertionError(message)
            if message.startswith(b'{"type":"state"'):
                state: dict[str, Any] = orjson.loads(message)
                if state["version"] > after:
                    return state


async def measure(url: str, process: psutil.Process, tables: int, at_once: int) -> dict[str, Any]:
    """The figures of every case."""
    found = {}
    for game, seats, viewers in CASES:
        played = Tables(url, game, seats, viewers)
        opened = await played.open(tables)
        await asyncio.sleep(0.5)
        before, began = cpu(process), time.perf_counter()
        for start in range(0, tables, at_once):
            await asyncio.gather(*map(played.play, opened[start : start + at_once]))
        moves, seconds, spent = played.moves, time.perf_counter() - began, cpu(process) - before
        for line in itertools.chain.from_iterable(opened):
            line.transport.abort()
        ms = round(1000 * spent / moves, 3)
        found[f"{game}, {seats} seats, {viewers} viewers"] = {"cpu_ms_a_move": ms, "moves": moves, "seconds": round(seconds, 1)}
        print(f"{game}, {seats} seats, {viewers} viewers: {ms} ms of CPU a move, {moves} moves in {seconds:.1f} s", file=sys.stderr)
    return found


def cpu(process: psutil.Process) -> float:
    """The seconds of processor time that a process has used, without its bots."""
    spent = process.cpu_times()
    return float(spent.user + spent.system)


def main() -> None:
    """Start a server, play, print the figures, and end it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--at-once", type=int, default=1, help="how many of them are played at a time: moves that come together share a commit")
    parser.add_argument("--python", default=sys.executable, help="another environment's, to compare two releases")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        flags = [
            "--port",
            "0",
            "--database",
            f"sqlite:///{Path(folder) / 'cost.sqlite'}",
            "--no-limits",
            "--away-seconds",
            "3600",
            "--log-level",
            "warning",
        ]
        with subprocess.Popen([arguments.python, "-m", "azulejos", "serve", *flags], stdout=subprocess.PIPE, text=True) as server:
            try:
                assert server.stdout is not None
                lines = iter(server.stdout.readline, "")
                url = next(found[0] for line in lines if (found := re.search(r"http://\S+", line)))
                figures = uvloop.run(measure(url, psutil.Process(server.pid), arguments.tables, arguments.at_once))
            finally:
                os.kill(server.pid, signal.SIGTERM)
    print(json.dumps(figures, indent=2))


if __name__ == "__main__":
    main()
