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

from tests.kit.patience import PATIENCE
from tests.server.postgres import plain

_QUESTION = "SELECT stream, version, actor, kind, payload FROM event WHERE stream IN ({}) ORDER BY stream, version"


@dataclass(frozen=True)
class Stored:
    """An event of a table as it is stored."""

    version: int
    actor: str
    kind: str
    payload: dict[str, Any]


def stored_events(database: str, tables: Iterable[str], *, killed: bool = False) -> dict[str, list[Stored]]:
    """The events of tables, in order. A killed server's file of SQLite is copied before it is read, so that it stays as it was left. That of
    a server that runs is read beside it: a copy could be half of one moment and half of the next.
    """
    found: dict[str, list[Stored]] = {table: [] for table in tables}
    streams = [f"table:{table}" for table in found]
    rows = (
        _of_sqlite(Path(database.removeprefix("sqlite:///")), streams, killed)
        if database.startswith("sqlite:///")
        else _of_postgres(database, streams)
    )
    for stream, version, actor, kind, payload in rows:
        found[stream.removeprefix("table:")].append(Stored(version, actor, kind, json.loads(payload)))
    return found


def _of_postgres(database: str, streams: list[str]) -> list[Any]:
    with psycopg.connect(plain(database)) as connection:
        return connection.execute(_QUESTION.format(",".join("%s" for _ in streams)).encode(), streams).fetchall() if streams else []


def _of_sqlite(file: Path, streams: list[str], killed: bool) -> list[Any]:
    with tempfile.TemporaryDirectory() as folder:
        if killed:
            for part in (file, file.with_name(f"{file.name}-wal")):
                if part.exists():
                    shutil.copy(part, folder)
            file = Path(folder) / file.name
        with closing(sqlite3.connect(file, timeout=PATIENCE)) as connection:
            return connection.execute(_QUESTION.format(",".join("?" for _ in streams)), streams).fetchall()
