"""A running server for the tests of a module."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from azulejos.server.web import work_pool
from tests.kit.patience import PATIENCE
from tests.server import postgres
from tests.server.web.running import Running


@pytest.fixture(autouse=True)
def _patient_work_pools(monkeypatch: pytest.MonkeyPatch) -> None:
    """A picture may take its time on a busy machine."""
    monkeypatch.setattr(work_pool, "PATIENCE_SECONDS", PATIENCE)


@pytest.fixture(scope="module")
def running(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server without limits, on the databases that `tests/server/databases.py` has for the module."""
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
