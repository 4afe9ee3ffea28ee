"""A running server for the tests of a module: once on SQLite and once on PostgreSQL."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server import postgres
from tests.server.web.running import Running

BOTH = ["sqlite", "postgresql"]
ENOUGH = BOTH if "AZULEJOS_BOTH" in os.environ else ["sqlite"]
"""For what takes long and asks for the same rows as the other tests: it runs on PostgreSQL only in `make soak`."""


@pytest.fixture(scope="module", params=BOTH)
def running(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server without limits."""
    if request.param == "sqlite":
        with Running(f"sqlite:///{tmp_path_factory.mktemp('running')}/store.sqlite") as server:
            yield server
        return
    with postgres.database(request.getfixturevalue("postgres_cluster")) as url, Running(url) as server:
        yield server


@pytest.fixture
def database(tmp_path: Path) -> str:
    """For a server with settings of its own."""
    return f"sqlite:///{tmp_path}/store.sqlite"
