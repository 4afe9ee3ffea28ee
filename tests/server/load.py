"""`make load`: a thousand tables with four thousand sockets on this machine, server and generator together, and how long an acknowledgement takes.

Two shapes of load: a move per table every five seconds, spread evenly, with bots at a fifth of the tables; and all tables moving within one second.
An acknowledgement's time begins when its move is due, not when it was sent: while the server, or this machine, keeps the generator waiting, the
moves that are due meanwhile wait too. Tables that were due and had no move to make are counted, with the reason: `unanswered` ones would have moved
if the server had been quicker. `late_ms` is how far the generator itself was behind.

Also reported: what a table and a socket cost in memory. Figures are printed, and with `--json` told to programs; nothing here is a timed test.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import secrets
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import orjson
import psutil
import uvloop
from rich.progress import track
from websockets.asyncio.client import ClientConnection, connect

PEOPLE = 4


@dataclass(slots=True)
class TableLoad:
    """A table of the load, and the moves that wait for their acknowledgement, with when each was due."""

    id: str
    has_bots: bool
    sockets: dict[int, ClientConnection] = field(default_factory=dict)
    version: int = 0
    mover: int = 0
    legal: list[str] = field(default_factory=list)
    due: dict[str, float] = field(default_factory=dict)
    moves: int = 0
    is_over: bool = False


class Load:
    """The generator."""

    def __init__(self, url: str, process: psutil.Process, tables: int, bots: int) -> None:
        self.url = url
        self.process = process
        self.count = tables
        self.bots = bots
        self.tables: list[TableLoad] = []
        self.latencies: list[float] = []
        self.refused: Counter[str] = Counter()
        self.skipped: Counter[str] = Counter()
        self.late = 0.0
        self.states = 0
        self.readers: list[asyncio.Task[None]] = []
        self.cookies: list[str] = []
        self.random = random.Random(4)

    async def make(self) -> None:
        """People, tables, and everybody on a seat. Sockets come later, so that the memory of tables is seen by itself."""
        limits = httpx.Limits(max_connections=16)
        clients = []
        for number in range(PEOPLE):
            client = httpx.AsyncClient(base_url=self.url, limits=limits, timeout=60)
            answer = await client.post("/api/v1/me", json={"name": f"Load {number + 1}"})
            self.cookies.append(answer.headers["set-cookie"].split(";")[0])
            client.cookies.clear()
            clients.append(client)
        gate = asyncio.Semaphore(12)

        async def one(number: int) -> None:
            async with gate:
                with_bots = number < self.bots
                others: dict[str, Any] = {"kind": "bot", "bot": "greedy"} if with_bots else {"kind": "open"}
                kinds = [{"kind": "open"}, {"kind": "open"}, others, others]
                body: dict[str, Any] = {"game": "azul", "options": {"players": 4}, "seats": kinds}
                made = (await clients[0].post("/api/v1/tables", json=body, headers={"Cookie": self.cookies[0]})).json()
                for person in range(2 if with_bots else 4):
                    body = {"seat": person + 1, "contribution": secrets.token_hex(16)}
                    answer = await clients[person].post(f"/api/v1/tables/{made['table']}/sit", json=body, headers={"Cookie": self.cookies[person]})
                    answer.raise_for_status()
                self.tables.append(TableLoad(made["table"], with_bots))

        work = [asyncio.create_task(one(number)) for number in range(self.count)]
        for task in track(work, "tables "):
            await task
        for client in clients:
            await client.aclose()

    async def open(self) -> None:
        """Four sockets at every table."""
        gate = asyncio.Semaphore(24)

        async def one(table: TableLoad, person: int) -> None:
            async with gate:
                address = self.url.replace("http", "ws") + f"/api/v1/tables/{table.id}/socket"
                headers = {"Cookie": self.cookies[person]}
                socket = await connect(address, additional_headers=headers, compression=None, ping_interval=None, open_timeout=120, max_queue=None)
                table.sockets[person + 1] = socket
                self.readers.append(asyncio.create_task(self._read(table, socket)))

        work = [asyncio.create_task(one(table, person)) for table in self.tables for person in range(PEOPLE)]
        for task in track(work, "sockets"):
            await task

    async def _read(self, table: TableLoad, socket: ClientConnection) -> None:
        async for message in socket:
            arrived = time.perf_counter()
            text = message if isinstance(message, bytes) else message.encode()
            if text.startswith(b'{"type":"done"'):
                due = table.due.pop(orjson.loads(text)["id"], None)
                if due is not None:
                    self.latencies.append(arrived - due)
            elif text.startswith(b'{"type":"state"'):
                self.states += 1
                # Most states are for those who wait: what they may do is empty, and they need not be understood.
                if b'"legal":[]' not in text[:100] or b'"stage":"finished"' in text[:400]:
                    state = orjson.loads(text)
                    if state["version"] >= table.version:
                        table.version, table.legal, table.mover = state["version"], state["legal"], state["seat"]
                        table.is_over = state["stage"] == "finished"
            elif text.startswith(b'{"type":"refused"'):
                refusal = orjson.loads(text)
                table.due.pop(refusal["id"], None)
                self.refused[refusal["code"]] += 1

    async def move(self, table: TableLoad, due: float) -> None:
        """The move at a table that was due then, if somebody of ours is to move; otherwise the table is counted as skipped."""
        self.late = max(self.late, time.perf_counter() - due)
        if not table.legal or table.is_over:
            self.skipped["over" if table.is_over else "unanswered" if table.due or not table.has_bots else "bot to move"] += 1
            return
        table.moves += 1
        id = f"{table.moves}"
        body = {"do": "move", "id": id, "version": table.version, "seat": table.mover, "move": self._choice(table)}
        table.legal = []
        socket = table.sockets[table.mover]
        table.due[id] = due
        await socket.send(orjson.dumps(body).decode())

    def _choice(self, table: TableLoad) -> str:
        return self.random.choice(table.legal)

    async def steady(self, seconds: float, every: float) -> dict[str, Any]:
        """A move per table every so many seconds, spread evenly."""
        return await self._run(seconds, every, "steady ")

    async def burst(self, times: int) -> dict[str, Any]:
        """All tables move within one second, several times."""
        found: list[dict[str, Any]] = []
        for _ in range(times):
            found.append(await self._run(1.0, 1.0, "burst  "))
            await asyncio.sleep(4)
        return {"rounds": found, "p99_ms": max(each["p99_ms"] for each in found)}

    async def _run(self, seconds: float, every: float, name: str) -> dict[str, Any]:
        self.latencies.clear()
        self.refused.clear()
        self.skipped.clear()
        self.states, self.late = 0, 0.0
        start, cpu = time.perf_counter(), self._cpu()
        rounds = max(1, round(seconds / every))
        order = self.tables[:]
        for number in track(range(rounds), name):
            self.random.shuffle(order)
            for place, table in enumerate(order):
                due = start + number * every + every * place / len(order)
                wait = due - time.perf_counter()
                if wait > 0.001:
                    await asyncio.sleep(wait)
                elif place % 20 == 0:
                    await asyncio.sleep(0)
                await self.move(table, due)
        sending = time.perf_counter() - start
        deadline = time.perf_counter() + 20
        while any(table.due for table in self.tables) and time.perf_counter() < deadline:
            await asyncio.sleep(0.05)
        return self._figures(sending, self._cpu() - cpu)

    def _cpu(self) -> float:
        spent = self.process.cpu_times()
        return spent.user + spent.system

    def _figures(self, sending: float, cpu: float) -> dict[str, Any]:
        now = time.perf_counter()
        unanswered = [now - due for table in self.tables for due in table.due.values()]
        found = sorted(self.latencies + unanswered)  # At least so long.
        for table in self.tables:
            table.due.clear()
        if not found:
            return {"moves": 0, "p99_ms": float("inf")}
        return {
            "moves": len(self.latencies),
            "seconds": round(sending, 2),
            "states": self.states,
            "server_cpu_ms_a_move": round(1000 * cpu / max(1, len(self.latencies)), 3),
            "p50_ms": round(1000 * statistics.median(found), 1),
            "p99_ms": round(1000 * found[min(len(found) - 1, int(len(found) * 0.99))], 1),
            "max_ms": round(1000 * found[-1], 1),
            "late_ms": round(1000 * self.late, 1),
            "unanswered": len(unanswered),
            "skipped": dict(self.skipped),
            "refused": dict(self.refused),
        }

    async def close(self) -> None:
        """Hang up."""
        for reader in self.readers:
            reader.cancel()
        for table in self.tables:
            for socket in table.sockets.values():
                socket.transport.abort()


def memory(process: psutil.Process) -> float:
    """What a process has of its own, in MB: the server without its bots."""
    return float(process.memory_full_info().uss) / 1e6


async def measure(url: str, process: psutil.Process, arguments: argparse.Namespace) -> dict[str, Any]:
    """All figures."""
    load = Load(url, process, arguments.tables, arguments.tables // 5)
    empty = memory(process)
    await load.make()
    with_tables = memory(process)
    await load.open()
    with_sockets = memory(process)
    await asyncio.sleep(2)
    steady = await load.steady(arguments.seconds, 5.0)
    bursts = await load.burst(arguments.bursts)
    await load.close()
    return {
        "tables": arguments.tables,
        "sockets": arguments.tables * PEOPLE,
        "steady": steady,
        "burst": bursts,
        "memory": {
            "empty_mb": round(empty, 1),
            "kb_per_table": round(1000 * (with_tables - empty) / arguments.tables, 1),
            "kb_per_socket": round(1000 * (with_sockets - with_tables) / (arguments.tables * PEOPLE), 1),
        },
    }


def main() -> None:
    """Start a server, load it, print the figures, and end it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--bursts", type=int, default=5)
    parser.add_argument("--database", default="")
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = arguments.database or f"sqlite:///{Path(folder) / 'load.sqlite'}"
        flags = ["--port", "0", "--database", database, "--no-limits", "--away-seconds", "3600", "--log-level", "warning"]
        with subprocess.Popen([sys.executable, "-m", "azulejos", "serve", *flags], stdout=subprocess.PIPE, text=True) as server:
            try:
                assert server.stdout is not None
                lines = iter(server.stdout.readline, "")
                url = next(found[0] for line in lines if (found := re.search(r"http://\S+", line)))
                figures = uvloop.run(measure(url, psutil.Process(server.pid), arguments))
            finally:
                os.kill(server.pid, signal.SIGTERM)
    print(json.dumps(figures) if arguments.json else json.dumps(figures, indent=2))


if __name__ == "__main__":
    main()
