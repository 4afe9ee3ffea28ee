"""Everything of one kind that is live: read from the store when it is first asked for, and let go of when nothing happens there."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Generic, Protocol, TypeVar


class Live(Protocol):
    """Something that is kept in memory while it is used."""

    asked_at: int
    """When somebody last asked for it: whoever did may be about to use it."""

    async def heal(self) -> None:
        """Read what is missing in memory, if anything may be."""

    def close(self) -> None:
        """Do nothing more by itself."""

    async def settle(self) -> None:
        """Wait until what is on its way to the store has arrived."""


L = TypeVar("L", bound=Live)


class Registry(Generic[L]):
    """Live things by their ids. `read` makes one from the store; however many ask at a time, it is read once."""

    def __init__(self, read: Callable[[str], Awaitable[L]], now: Callable[[], int]) -> None:
        self._read = read
        self._now = now
        self._live: dict[str, L] = {}
        self._reading: dict[str, asyncio.Task[L]] = {}

    @property
    def loaded(self) -> tuple[L, ...]:
        """Those in memory."""
        return tuple(self._live.values())

    def get(self, id: str) -> L | None:
        """One that is in memory."""
        return self._live.get(id)

    def add(self, id: str, live: L) -> None:
        """Keep a new one."""
        live.asked_at = self._now()
        self._live[id] = live

    async def known(self, id: str) -> L | None:
        """One that is in memory, or that is being read; nothing is read for it, and nobody counts as having asked."""
        if (reading := self._reading.get(id)) is not None:
            await asyncio.wait([reading])
        return self._live.get(id)

    async def find(self, id: str) -> L:
        """One by its id, from memory or from the store."""
        live = self._live.get(id)
        if live is not None:
            live.asked_at = self._now()
            await live.heal()
            return live
        if id not in self._reading:
            self._reading[id] = asyncio.ensure_future(self._load(id))
            self._reading[id].add_done_callback(lambda _: self._reading.pop(id, None))
        return await asyncio.shield(self._reading[id])

    async def _load(self, id: str) -> L:
        live = await self._read(id)
        self.add(id, live)
        return live

    def sweep(self, is_idle: Callable[[str, L], bool]) -> list[str]:
        """Let go of those that are idle, and return their ids."""
        idle = [id for id, live in self._live.items() if is_idle(id, live)]
        for id in idle:
            self._live.pop(id).close()
        return idle

    def forget(self, id: str) -> None:
        """There is no such thing any more."""
        self._live.pop(id, None)

    async def settle(self) -> None:
        """Wait for what is on its way to the store."""
        for live in self.loaded:
            await live.settle()
