"""Open tables that nobody comes to are closed after some days, a few at a time and most of them without being read."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress

from azulejos.rules import AzulejosError
from azulejos.server.cluster.leases import Leases, Moving
from azulejos.server.logs import Log
from azulejos.server.store import LeaseLost, Store, VersionConflict, listing
from azulejos.server.store.events import versions
from azulejos.server.tables import decisions
from azulejos.server.tables.events import SERVER, Closed
from azulejos.server.tables.live import LiveTable
from azulejos.server.tables.state import TableStatus

EVERY_MS = 600_000
"""So often the list is looked at."""
EXPIRED = "expired"
"""Why such a table was closed: its page says so."""


class Expiry:
    """Closes open tables at which nothing has happened for `open_ms`. `known` is a table that is in memory, or about to be."""

    def __init__(
        self,
        store: Store,
        known: Callable[[str], Awaitable[LiveTable | None]],
        open_ms: int,
        now: Callable[[], int],
        log: Log,
        leases: Leases | None = None,
    ) -> None:
        self._store = store
        self._leases = leases
        self._known = known
        self._open_ms = open_ms
        self._now = now
        self._log = log
        self._next_at = 0

    @property
    def is_due(self) -> bool:
        """Whether it is time to look again."""
        return bool(self._open_ms) and self._now() >= self._next_at

    async def run(self) -> None:
        """Look once through all that may have expired."""
        self._next_at = self._now() + EVERY_MS
        horizon, last, closed = self._now() - self._open_ms, (-1, ""), 0
        try:
            while rows := await self._store.rows(listing.untouched(TableStatus.OPEN, horizon, last)):
                last = (rows[-1].updated_at, rows[-1].table_id)
                closed += await self._close([row.table_id for row in rows], horizon)
        except AzulejosError as error:
            self._log.failure("expiry-failed", error)
        if closed:
            self._log.info("tables-expired", tables=closed)

    async def _close(self, ids: list[str], horizon: int) -> int:
        """Close these, and return how many that were."""
        heads = {row.stream: row.version for row in await self._store.rows(versions([f"table:{id}" for id in ids]))}
        # All at once: the writer puts them into one commit.
        done = await asyncio.gather(*(self._close_one(id, heads.get(f"table:{id}", 0), horizon) for id in ids))
        return sum(done)

    async def _close_one(self, id: str, version: int, horizon: int) -> bool:
        if (live := await self._known(id)) is not None:
            return await self._close_live(live, horizon)
        at, resource = self._now(), f"table:{id}"
        with suppress(VersionConflict, LeaseLost, Moving):  # Somebody has just sat down; or another process looks after it.
            if self._leases is not None:
                await self._leases.hold(resource)
            closed, beside = [Closed(SERVER, EXPIRED).new()], [listing.change_state(id, TableStatus.CLOSED, at)]
            await self._store.append(resource, version, closed, at, beside, resource)
            if self._leases is not None:
                await self._leases.release([resource])
            if (live := await self._known(id)) is not None:
                await live.reload()  # Somebody came at that moment, and may have read it as it was before.
            return True
        return False

    async def _close_live(self, live: LiveTable, horizon: int) -> bool:
        if live.audience.subscribers or live.table.status is not TableStatus.OPEN or live.table.touched_at >= horizon:
            return False
        version = live.table.version
        return await live.do(lambda table: decisions.close(table, SERVER, EXPIRED) if table.status is TableStatus.OPEN else []) > version
