"""`make scale`: how many moves 1, 2 and 4 server processes take, on one PostgreSQL and one Redis, in one run on this machine.

Everybody plays as fast as they are answered, at the same number of tables for each process. Players, processes, PostgreSQL and Redis share the
cores of this machine; so every process has a small part of a core for itself (`--cores`), and is what is short, as if each had a machine of its
own. What a move costs each part, in milliseconds of a processor, is told besides. People come to the owner of their table (`owner`), as behind a
proxy that picks a process by the table's id, or to any (`any`), so that most of what they do is passed on. Nothing here is a timed test.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import secrets
import statistics
import tempfile
import time
from contextlib import AsyncExitStack, ExitStack
from pathlib import Path
from typing import Any, Literal

import httpx
import orjson
import psutil
import psycopg
from websockets.asyncio.client import ClientConnection, connect

from tests.server import postgres
from tests.server.cluster.quota import quota
from tests.server.kit.process import RunningServer
from tests.server.redis_server import RedisServer

Where = Literal["owner", "any"]
LINE: dict[str, Any] = {"compression": None, "ping_interval": None, "open_timeout": 120, "proxy": None, "max_queue": None}
PARTS = ("servers", "postgres", "redis", "players")


class Person:
    """Somebody who plays at one table, as fast as they are answered."""

    def __init__(self, table: str, url: str, cookie: str) -> None:
        self.table, self.url, self.cookie = table, url, cookie
        self.latencies: list[float] = []
        self.moves = 0
        self._sent: dict[str, float] = {}
        self._random = random.Random(table)

    async def play(self) -> None:
        """Until the game is over."""
        address = f"{self.url.replace('http', 'ws', 1)}/api/v1/tables/{self.table}/socket"
        async with connect(address, additional_headers={"Cookie": self.cookie}, **LINE) as line:
            async for message in line:
                if not await self._hear(line, message if isinstance(message, bytes) else message.encode()):
                    return

    async def _hear(self, line: ClientConnection, text: bytes) -> bool:
        if text.startswith(b'{"type":"done"'):
            self.latencies.append(time.perf_counter() - self._sent.pop(orjson.loads(text)["id"]))
        elif text.startswith(b'{"type":"state"') and (b'"legal":[]' not in text[:100] or b'"stage":"finished"' in text[:400]):
            state = orjson.loads(text)
            if state["stage"] == "finished":
                return False
            if state["legal"]:
                self.moves += 1
                id = str(self.moves)
                sensible = [move for move in state["legal"] if not move.endswith("F")] or state["legal"]
                self._sent[id] = time.perf_counter()
                await line.send(orjson.dumps({"do": "move", "id": id, "version": state["version"], "move": self._random.choice(sensible)}).decode())
        return True


async def measure(urls: list[str], tables: int, where: Where, spent: Any) -> dict[str, Any]:
    """Play one game at each of so many tables, spread over the processes; what that took."""
    async with AsyncExitStack() as stack:
        clients = [await stack.enter_async_context(httpx.AsyncClient(base_url=url, timeout=120, trust_env=False)) for url in urls]
        people: list[Person] = []
        turn = asyncio.Semaphore(8)

        async def open_table(number: int) -> None:
            async with turn:
                client, table = clients[number % len(urls)], ""
                here: list[str] = []
                for seat in (1, 2):
                    client.cookies.clear()
                    answer = await client.post("/api/v1/me", json={"name": f"Scale {seat}"})
                    cookie = {"Cookie": answer.headers["set-cookie"].split(";")[0]}
                    if not table:
                        body = {"game": "azul", "options": {"players": 2}, "seats": [{"kind": "open"}] * 2}
                        table = (await client.post("/api/v1/tables", json=body, headers=cookie)).json()["table"]
                    sat = {"seat": seat, "contribution": secrets.token_hex(16)}
                    (await client.post(f"/api/v1/tables/{table}/sit", json=sat, headers=cookie)).raise_for_status()
                    here.append(cookie["Cookie"])
                for seat, known in enumerate(here):
                    place = number if where == "owner" else number + seat + 1
                    people.append(Person(table, urls[place % len(urls)], known))

        await asyncio.gather(*map(open_table, range(tables)))
    before, began = spent(), time.perf_counter()
    async with asyncio.TaskGroup() as group:
        for person in people:
            group.create_task(person.play())
    seconds, after = time.perf_counter() - began, spent()
    latencies = sorted(latency for person in people for latency in person.latencies)
    moves = len(latencies)
    return {
        "moves": moves,
        "moves_per_second": round(moves / seconds, 1),
        "p50_ms": round(statistics.median(latencies) * 1000, 1),
        "p99_ms": round(latencies[int(moves * 0.99)] * 1000, 1),
        "cores_busy": round(sum(after[part] - before[part] for part in PARTS) / seconds, 2),
        "cpu_ms_per_move": {part: round((after[part] - before[part]) * 1000 / moves, 2) for part in PARTS},
    }


def run(processes: int, tables: int, where: Where, cores: float, database: str, redis: RedisServer, folder: Path) -> dict[str, Any]:
    """The same with so many processes."""
    with ExitStack() as stack:
        flags = ("--redis-url", redis.url, "--bot-workers", "1", "--lease-seconds", "10")
        servers = []
        for _ in range(processes):
            server = stack.enter_context(RunningServer(database, folder, *flags, fresh=True))
            servers.append(server)
            if cores:
                stack.enter_context(quota(server.pid, cores))
        watched = {
            "servers": [psutil.Process(server.pid) for server in servers],
            "postgres": [each for each in psutil.process_iter() if each.name().startswith("postgres") and _is_of(each, database)],
            "redis": [each for each in psutil.process_iter() if each.name().startswith("redis-server") and redis.pid == each.pid],
            "players": [psutil.Process(os.getpid())],
        }

        def spent() -> dict[str, float]:
            return {part: sum(sum(each.cpu_times()[:2]) for each in those) for part, those in watched.items()}

        stored = _stored(database)
        figures = asyncio.run(measure([server.url for server in servers], tables, where, spent))
        return {
            "processes": processes,
            "where": where,
            "tables": tables,
            **figures,
            "megabytes_per_process": round(sum(each.memory_info().rss for each in watched["servers"]) / processes / 1e6, 1),
            "kilobytes_per_game": round((_stored(database) - stored) / tables / 1e3, 1),
        }


def _stored(database: str) -> int:
    """The bytes that a database takes."""
    with psycopg.connect(database.replace("+psycopg", "")) as connection:
        row = connection.execute("SELECT pg_database_size(current_database())").fetchone()
        assert row is not None
        return int(row[0])


def _is_of(process: psutil.Process, database: str) -> bool:
    """Whether a process of PostgreSQL serves this database."""
    name = database.partition("?")[0].rpartition("/")[2]
    return any(name in word for word in process.cmdline())


def main(tables: int, counts: list[int], places: list[Where], cores: float) -> list[dict[str, Any]]:
    """All of them, one after the other, and a line for each."""
    found: list[dict[str, Any]] = []
    with postgres.cluster() as cluster, RedisServer() as redis, tempfile.TemporaryDirectory() as folder:
        for where in places:
            for processes in counts:
                if processes == 1 and where != "owner":
                    continue
                with postgres.database(cluster) as database:
                    figures = run(processes, tables * processes, where, cores, database, redis, Path(folder))
                found.append(figures)
                ratio = figures["moves_per_second"] / found[0]["moves_per_second"]
                cost = figures["cpu_ms_per_move"]["servers"] / found[0]["cpu_ms_per_move"]["servers"]
                print(f"{processes} ({where}): {ratio:.2f} times the moves per second, {cost:.2f} times the cost of a move; {figures}", flush=True)
    return found


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=20, help="for each process")
    parser.add_argument("--cores", type=float, default=0.15, help="for each process; 0 for as much as there is (without root)")
    parser.add_argument("--processes", type=int, nargs="+", default=[1, 2, 4])
    parser.add_argument("--where", nargs="+", default=["owner", "any"], choices=["owner", "any"])
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    done = main(chosen.tables, chosen.processes, chosen.where, chosen.cores)
    if chosen.json:
        print(json.dumps(done))
