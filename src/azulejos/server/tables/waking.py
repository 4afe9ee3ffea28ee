"""Waking tables after a start: those on the list are read one after the other, beside all that people ask for."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence

from azulejos.rules import AzulejosError
from azulejos.server.logs import Log
from azulejos.server.store import LeaseLost, Store, StoreFailed, wakes
from azulejos.server.tables.live import LiveTable
from azulejos.server.tables.wake_list import goes_on

AT_ONCE = 16
"""So many tables are read at a time, so that what is stored for them goes into one commit. Then the server rests for as long as that took."""
LONGEST_REST_MS = 1_000
RETRY_SECONDS = 1


class Waking:
    """Reads, by `find`, every table at which something happens by itself. `is_done` when all of them were read, or cannot be."""

    def __init__(self, store: Store, find: Callable[[str], Awaitable[LiveTable]], now: Callable[[], int], log: Log) -> None:
        self.is_done = False
        self._store = store
        self._find = find
        self._now = now
        self._log = log

    async def run(self) -> None:
        """Wake all of them."""
        await self.wake(await self._ids())
        self.is_done = True

    async def wake(self, ids: Sequence[str]) -> None:
        """Wake these."""
        began = self._now()
        for start in range(0, len(ids), AT_ONCE):
            at = self._now()
            await self._wake_all(ids[start : start + AT_ONCE])
            await asyncio.sleep(min(max(0, self._now() - at), LONGEST_REST_MS) / 1000)
        if ids:
            self._log.info("tables-taken-up", tables=len(ids), ms=self._now() - began)

    async def _ids(self) -> list[str]:
        while True:
            try:
                return [row.table_id for row in await self._store.rows(wakes.latest_first())]
            except AzulejosError as error:
                self._log.failure("tables-not-read", error)
                await asyncio.sleep(RETRY_SECONDS)

    async def _wake_all(self, ids: Sequence[str]) -> None:
        while ids:
            read = zip(ids, await asyncio.gather(*map(self._wake, ids), return_exceptions=True))
            ids = []
            for id, found in read:
                if isinstance(found, StoreFailed) and found.is_logged:
                    ids.append(id)  # The store fails: it is read when that works again.
                elif isinstance(found, LeaseLost):
                    continue  # Another process has it by now.
                elif isinstance(found, Exception):  # One table that cannot be read must not keep the others from going on.
                    self._log.error("table-unreadable", error=found, table=id)
            if ids:
                await asyncio.sleep(RETRY_SECONDS)

    async def _wake(self, id: str) -> None:
        live = await self._find(id)
        if not goes_on(live.table):
            await self._store.write([wakes.remove(id)])
