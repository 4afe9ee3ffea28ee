"""A server whose database is taken from under it says so, acknowledges nothing more, and ends with a status that is not 0."""

from pathlib import Path
from typing import Any

import httpx
import psycopg

from azulejos.server.store.session_lock import KEY
from tests.kit.patience import PATIENCE
from tests.server import postgres
from tests.server.kit import RunningServer
from tests.server.web.running import until


def ask(server: RunningServer, path: str, **body: str) -> int:
    """The status of the answer to a request."""
    how = {"json": body} if body else {}
    return httpx.request("POST" if body else "GET", server.url + path, timeout=PATIENCE, trust_env=False, **how).status_code  # type: ignore[arg-type]


def test_a_database_that_was_removed(tmp_path: Path, sqlite_url: str) -> None:
    with RunningServer(sqlite_url, tmp_path) as server:
        assert ask(server, "/api/v1/me", name="Ann") == 201
        (tmp_path / "store.sqlite").unlink()
        assert ask(server, "/api/v1/me", name="Ben") == 503
        assert ask(server, "/readyz") == 503
        assert ask(server, "/healthz") == 200
        assert server.stop() == 1
    log = server.log.read_text()
    assert log.count('"event": "store-gone"') == 1
    assert "Traceback" not in log
    [said] = [line for line in log.splitlines() if line.startswith("azulejos: ")]
    assert "start it again" in said
    assert not (tmp_path / "store.sqlite").exists()


def took_the_lock(connection: psycopg.Connection[Any]) -> bool:
    """Whether another server's lock could be taken, after all its lines were cut."""
    lines = "SELECT pg_terminate_backend(pid, 60000) FROM pg_stat_activity WHERE application_name ~ 'azulejos serve' AND datname = current_database()"
    connection.execute(lines).fetchall()
    row = connection.execute("SELECT pg_try_advisory_lock(%s)", [KEY]).fetchone()
    return row is not None and bool(row[0])


def test_a_store_that_another_server_has_taken(tmp_path: Path, postgres_url: str) -> None:
    with RunningServer(postgres_url, tmp_path) as server, psycopg.connect(postgres.plain(postgres_url), autocommit=True) as connection:
        # The server takes its lock again as soon as it can, and may well be quicker: then it loses its lines once more.
        until(lambda: took_the_lock(connection))
        assert server.ended() == 1
    log = server.log.read_text()
    assert log.count('"event": "store-in-use"') == 1
    assert "Traceback" not in log
