"""What is truly in a store, read without any code of the server."""

import json
import shutil
import sqlite3
import tempfile
from collections.abc import Iterable
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import psycopg

from tests.server.postgres import plain

_QUESTION = "SELECT stream, version, actor, kind, payload FROM event WHERE stream IN ({}) ORDER BY stream, version"


@dataclass(frozen=True)
class Stored:
    """An event of a table as it is stored."""

    version: int
    actor: str
    kind: str
    payload: dict[str, Any]


def stored_events(database: str, tables: Iterable[str]) -> dict[str, list[Stored]]:
    """The events of tables, in order. Of SQLite a copy is read, so that a killed server's files stay as it left them."""
    found: dict[str, list[Stored]] = {table: [] for table in tables}
    for stream, version, actor, kind, payload in _rows(database, [f"table:{table}" for table in found]):
        found[stream.removeprefix("table:")].append(Stored(version, actor, kind, json.loads(payload)))
    return found


def _rows(database: str, streams: list[str]) -> list[Any]:
    if not database.startswith("sqlite:///"):
        with psycopg.connect(plain(database)) as connection:
            return connection.execute(_QUESTION.format(",".join("%s" for _ in streams)).encode(), streams).fetchall() if streams else []
    file = Path(database.removeprefix("sqlite:///"))
    with tempfile.TemporaryDirectory() as folder:
        for part in (file, file.with_name(f"{file.name}-wal")):
            if part.exists():
                shutil.copy(part, folder)
        with closing(sqlite3.connect(Path(folder) / file.name)) as copy:
            return copy.execute(_QUESTION.format(",".join("?" for _ in streams)), streams).fetchall()
