"""A running server for the tests of a module."""

from collections.abc import Callable, Iterator

import pytest

from azulejos.server.store import probe
from azulejos.server.web import work_pool
from tests.kit.patience import PATIENCE
from tests.server import postgres
from tests.server.web.running import Running, Somebody


@pytest.fixture(autouse=True)
def _patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """A picture may take its time on a busy machine, and so may a disk."""
    monkeypatch.setattr(work_pool, "PATIENCE_SECONDS", PATIENCE)
    monkeypatch.setattr(probe, "ANSWER_SECONDS", PATIENCE)


@pytest.fixture(scope="module")
def running(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server without limits, on the databases that `tests/server/databases.py` has for the module."""
    if request.param == "sqlite":
        with Running(f"sqlite:///{tmp_path_factory.mktemp('running')}/store.sqlite") as server:
            yield server
        return
    with postgres.database(request.getfixturevalue("postgres_cluster")) as url, Running(url) as server:
        yield server


def somebody(name: str | None = None) -> Callable[[Running], Iterator[Somebody]]:
    """A fixture: a device on the running server; with a name, of somebody who has introduced themselves."""

    @pytest.fixture
    def device(running: Running) -> Iterator[Somebody]:
        with running.somebody(name) as device:
            yield device

    return device


ann, ben, cid = somebody("Ann"), somebody("Ben"), somebody("Cid")
stranger, phone = somebody(), somebody()


@pytest.fixture
def operator(running: Running) -> Iterator[Somebody]:
    with running.operator() as operator:
        yield operator
