"""Asynchronous contexts in fixtures, which are not coroutines themselves."""

import asyncio
from collections.abc import Iterator
from contextlib import AbstractAsyncContextManager, contextmanager
from typing import TypeVar

T = TypeVar("T")


@contextmanager
def entered(runner: asyncio.Runner, context: AbstractAsyncContextManager[T]) -> Iterator[T]:
    """Enter an asynchronous context in the loop of a runner, and leave it at the end."""

    async def enter() -> T:
        return await context.__aenter__()

    async def leave() -> None:
        await context.__aexit__(None, None, None)

    value = runner.run(enter())
    try:
        yield value
    finally:
        runner.run(leave())
