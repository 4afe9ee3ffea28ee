"""Live tables whose time a test drives by hand, on one database or on each."""

import asyncio
from collections.abc import Iterator

import pytest

from tests.server.event_loop import entered
from tests.server.tables.kit import Server, opened_server


@pytest.fixture
def server(runner: asyncio.Runner, sqlite_url: str) -> Iterator[Server]:
    """The tables of a server on SQLite, for what does not depend on the database."""
    with entered(runner, opened_server(sqlite_url)) as server:
        yield server


@pytest.fixture
def each_server(runner: asyncio.Runner, store_url: str) -> Iterator[Server]:
    """The same, once on each kind of database."""
    with entered(runner, opened_server(store_url)) as server:
        yield server
