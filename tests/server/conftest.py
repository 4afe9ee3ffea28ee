"""What tests of the server share: the two databases, and a loop for tests that are coroutines."""

import asyncio
import inspect
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from azulejos.server.store import Store
from tests.server import postgres
from tests.server.databases import BOTH, databases_of
from tests.server.event_loop import entered
from tests.server.needs import missing
from tests.server.store.kit import opened


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "running" in metafunc.fixturenames:
        metafunc.parametrize("running", databases_of(metafunc.function.__name__), indirect=True, scope="module")


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run a test that is a coroutine in the loop of the fixture `runner`."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    runner: asyncio.Runner = pyfuncitem._request.getfixturevalue("runner")
    runner.run(pyfuncitem.obj(**{name: pyfuncitem.funcargs[name] for name in inspect.signature(pyfuncitem.obj).parameters}))
    return True


@pytest.fixture
def runner(request: pytest.FixtureRequest) -> Iterator[asyncio.Runner]:
    """The loop of one test, in which its fixtures are open too: a `LOOP`, where its module has one."""
    with asyncio.Runner(loop_factory=getattr(request.module, "LOOP", None)) as runner:
        yield runner


@pytest.fixture(scope="session")
def postgres_cluster() -> Iterator[str]:
    """The URL of a PostgreSQL in which databases can be made: one for each worker of the tests."""
    given = os.environ.get("AZULEJOS_POSTGRES")
    if given:
        yield given
    elif postgres.binaries() is None:
        missing("PostgreSQL is not installed (tests/machine.sh installs it), and AZULEJOS_POSTGRES names no other")
    else:
        with postgres.cluster() as url:
            yield url


@pytest.fixture
def postgres_url(postgres_cluster: str) -> Iterator[str]:
    """The URL of a new, empty database of PostgreSQL."""
    with postgres.database(postgres_cluster) as url:
        yield url


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """The URL of a new, empty database of SQLite, for what does not depend on the database."""
    return f"sqlite:///{tmp_path}/store.sqlite"


@pytest.fixture(params=BOTH)
def store_url(request: pytest.FixtureRequest) -> str:
    """The URL of a new, empty database: the test runs once with each kind."""
    url: str = request.getfixturevalue("sqlite_url" if request.param == "sqlite" else "postgres_url")
    return url


@pytest.fixture
def store(runner: asyncio.Runner, store_url: str) -> Iterator[Store]:
    """An open store, once on each kind of database."""
    with entered(runner, opened(store_url)) as store:
        yield store


@pytest.fixture
def sqlite_store(runner: asyncio.Runner, sqlite_url: str) -> Iterator[Store]:
    with entered(runner, opened(sqlite_url)) as store:
        yield store


@pytest.fixture
def postgres_store(runner: asyncio.Runner, postgres_url: str) -> Iterator[Store]:
    with entered(runner, opened(postgres_url)) as store:
        yield store
