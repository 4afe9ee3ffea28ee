"""`make start`: how soon a server with many stored tables is ready, answers its first request, and has woken what goes on by itself.

A database of SQLite is filled with copies of a few tables that were really played: open ones, running ones, half of them with a clock, and finished
ones. Nothing here is a timed test.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

from azulejos.server.bot_workers import BotPool
from azulejos.server.live.time_source import TimeSource
from azulejos.server.logs import Log
from azulejos.server.store import Store, people
from azulejos.server.tables import decisions
from azulejos.server.tables.clock import ClockRule
from azulejos.server.tables.live import LiveTable
from azulejos.server.tables.policy import TablePolicy
from azulejos.server.tables.registry import TableRegistry
from azulejos.server.tables.setup import SeatPlan, Setup
from azulejos.server.tables.state import TableStatus
from tests.server.keep import play

PEOPLE = ("p-ann", "p-ben")
TEMPLATES = {"open": ("none", -1), "running": ("none", 20), "clocked": ("days", 20), "finished": ("none", 1000)}
"""The tables that are copied: their clock, and how many moves were made; none where nobody sits."""
BY_TABLE = {"event": "stream", "secret": "table_id", "listing": "table_id", "listing_person": "table_id", "wake": "table_id"}
"""What is stored of a table, and the column that has its id."""


async def make_templates(file: Path) -> None:
    """One table of each kind."""
    store = await Store.open(f"sqlite:///{file}")
    await store.write([people.put(person, person, 0) for person in PEOPLE])
    registry = TableRegistry(store, BotPool(1, 1), TablePolicy(away_ms=10**9), TimeSource(), Log())
    await registry.open()
    for id, (clock, moves) in TEMPLATES.items():
        rule = ClockRule(clock, 86_400 * 14) if clock == "days" else ClockRule("none")  # type: ignore[arg-type]
        live = await registry.create(id, Setup(game="azul", options={"players": 2}, seats=(SeatPlan("open"),) * 2, clock=rule, first=1), PEOPLE[0])
        if moves < 0:
            continue
        for seat, person in enumerate(PEOPLE, 1):
            await _sit(live, seat, person)
        await play(live, moves, random.Random(1))
        assert (live.table.status is TableStatus.FINISHED) == (id == "finished")
    await asyncio.sleep(0.5)
    await registry.close()
    await store.close()


async def _sit(live: LiveTable, seat: int, person: str) -> None:
    await live.do(lambda table: decisions.sit(table, seat, person, f"{seat:016x}", live.draws))


def multiply(file: Path, counts: dict[str, int]) -> None:
    """Copy each table so many times, by rows."""
    with sqlite3.connect(file) as connection:
        connection.execute("PRAGMA synchronous = OFF")
        there = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        for template, count in counts.items():
            for table, column in BY_TABLE.items():
                if table in there:
                    _copy(connection, table, column, template, count)
    connection.close()


def _copy(connection: sqlite3.Connection, table: str, column: str, template: str, count: int) -> None:
    prefix = "table:" if column == "stream" else ""
    found = connection.execute(f"SELECT * FROM {table} WHERE {column} = ?", (prefix + template,))
    at = [name for name, *_ in found.description].index(column)
    rows = found.fetchall()
    copies = ((*row[:at], f"{prefix}{template}{number}", *row[at + 1 :]) for number in range(count) for row in rows)
    if rows:
        connection.executemany(f"INSERT INTO {table} VALUES ({', '.join('?' * len(rows[0]))})", copies)


def fetched(url: str) -> bool:
    """Whether a page is there."""
    try:
        with urllib.request.urlopen(url, timeout=5) as answer:
            return bool(answer.status == 200)
    except (urllib.error.URLError, ConnectionError, TimeoutError):
        return False


def measure(python: str, file: Path) -> dict[str, Any]:
    """Start a server on the database, and note how many seconds everything takes."""
    flags = ["--port", "0", "--database", f"sqlite:///{file}", "--no-limits", "--away-seconds", "36000"]
    began = time.monotonic()
    found: dict[str, Any] = {}
    with subprocess.Popen([python, "-m", "azulejos", "serve", *flags], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            assert server.stderr is not None
            url = next(match[0] for line in iter(server.stdout.readline, "") if (match := re.search(r"http://\S+", line)))
            found["address_told_s"] = round(time.monotonic() - began, 2)
            for name, page in (("first_answer_s", "/api/v1/tables"), ("ready_s", "/readyz")):
                while not fetched(url + page):
                    time.sleep(0.02)
                found[name] = round(time.monotonic() - began, 2)
            taken: dict[str, Any] = next((json.loads(line) for line in iter(server.stderr.readline, "") if "tables-taken-up" in line), {})
            found["woken"] = {"tables": taken.get("tables"), "s": round(time.monotonic() - began, 2)}
        finally:
            os.kill(server.pid, signal.SIGTERM)
    return found


def main() -> None:
    """Fill a database, start a server on it, print the figures, and end it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--open", type=int, default=5_000)
    parser.add_argument("--running", type=int, default=2_000)
    parser.add_argument("--tables", type=int, default=100_000, help="in all")
    parser.add_argument("--python", default=sys.executable, help="another environment's, to compare two releases")
    parser.add_argument("--keep", default="", help="keep the database there, and use it again")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "start.sqlite"
        kept = Path(arguments.keep) if arguments.keep else None
        if kept is not None and kept.exists():
            shutil.copy(kept, file)
        else:
            asyncio.run(make_templates(file))
            half, rest = arguments.running // 2, arguments.tables - arguments.open - arguments.running
            multiply(file, {"open": arguments.open, "running": arguments.running - half, "clocked": half, "finished": rest})
            if kept is not None:
                shutil.copy(file, kept)
        print(json.dumps(measure(arguments.python, file), indent=2))


if __name__ == "__main__":
    main()
