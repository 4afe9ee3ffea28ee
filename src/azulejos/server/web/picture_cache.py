"""Finished pictures that others ask for again."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable


class PictureCache:
    """Finished pictures, the latest asked for; each is made once, however many ask."""

    def __init__(self, most: int = 40) -> None:
        self._most = most
        self._pictures: dict[str, asyncio.Future[bytes]] = {}

    async def get(self, key: str, make: Callable[[], Awaitable[bytes]]) -> bytes:
        """A picture by its key. One that could not be made is not kept."""
        made = self._pictures.pop(key, None)
        if made is None or made.cancelled() or (made.done() and made.exception() is not None):
            made = asyncio.ensure_future(make())
        self._pictures[key] = made
        while len(self._pictures) > self._most:
            self._pictures.pop(next(iter(self._pictures)))
        return await asyncio.shield(made)
