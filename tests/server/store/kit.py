"""What the tests of the store share."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import TypeVar

from azulejos.server.store import NewEvent, Store

T = TypeVar("T")
STREAM = "table:x"


def played(number: int = 1) -> NewEvent:
    """An event like any other."""
    return NewEvent("played", {"form": 1, "number": number, "text": "ș ț 赤 \u0000"}, "p-ann")


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    """A store, closed at the end whatever happens."""
    store = await Store.open(url)
    try:
        yield store
    finally:
        await store.close()


def within(url: str, test: Callable[[Store], Awaitable[T]]) -> T:
    """Run a test with an open store."""

    async def run() -> T:
        async with opened(url) as store:
            return await test(store)

    return asyncio.run(run())
