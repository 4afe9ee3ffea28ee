"""What tests of the server share: the two databases, and a loop for tests that are coroutines."""

import asyncio
import inspect
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server import postgres
from tests.server.databases import BOTH, databases_of
from tests.server.needs import missing


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "running" in metafunc.fixturenames:
        metafunc.parametrize("running", databases_of(metafunc.module.__name__), indirect=True, scope="module")


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run a test that is a coroutine in a loop of its own: in a `LOOP`, where its module has one."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    arguments = {name: pyfuncitem.funcargs[name] for name in inspect.signature(pyfuncitem.obj).parameters}
    with asyncio.Runner(loop_factory=getattr(pyfuncitem.module, "LOOP", None)) as runner:
        runner.run(pyfuncitem.obj(**arguments))
    return True


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


@pytest.fixture(params=BOTH)
def store_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of a new, empty database: the test runs once with each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/store.sqlite"
    url: str = request.getfixturevalue("postgres_url")
    return url
