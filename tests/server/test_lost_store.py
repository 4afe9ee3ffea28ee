"""A server whose database is taken from under it says so, acknowledges nothing more, and ends with a status that is not 0."""

from pathlib import Path

import httpx
import psycopg

from azulejos.server.store.session_lock import KEY
from tests.kit.patience import PATIENCE
from tests.server import postgres
from tests.server.kit import RunningServer


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


def test_a_store_that_another_server_has_taken(tmp_path: Path, postgres_url: str) -> None:
    with RunningServer(postgres_url, tmp_path) as server, psycopg.connect(postgres.plain(postgres_url), autocommit=True) as connection:
        # Within one statement, so that the server cannot be quicker.
        taken = connection.execute(
            "SELECT pg_terminate_backend(pid, 60000), pg_advisory_lock(%s) FROM pg_stat_activity WHERE application_name ~ 'azulejos serve'",
            [KEY],
        ).fetchone()
        assert taken is not None
        assert server.ended() == 1
    log = server.log.read_text()
    assert log.count('"event": "store-in-use"') == 1
    assert "Traceback" not in log
