"""The leases of this process: what it owns, and who owns what it does not."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress

from azulejos.server.cluster import lease_rows
from azulejos.server.cluster.lease_rows import Peer, Row, Self
from azulejos.server.cluster.session import Session
from azulejos.server.errors import Unavailable
from azulejos.server.live.batch import Batch
from azulejos.server.store import LeaseLost
from azulejos.server.store.fence import Fence

MOST_KNOWN = 100_000
"""How many owners of other processes' tables are remembered."""
AT_ONCE = 256
"""For how many resources the database is asked in one piece."""


class Moving(Unavailable):
    """Its owner has gone, and nobody else has it yet."""

    def __init__(self) -> None:
        super().__init__("store-moved-on", "This is just moving to another server process: try again in a moment.")


class Leases:
    """What this process owns by lease. `peers` has the others, by their ids; `may_take` says whether this one may take what dead ones held."""

    def __init__(self, session: Session, me: Self, may_take: Callable[[], bool], wall: Callable[[], int]) -> None:
        self.me = me
        self.is_closed = False
        """This process is ending: it takes nothing more."""
        self._wall = wall
        self._since: dict[str, int] = {}
        """When each lease was taken, by the clock on the wall."""
        self.peers: dict[str, Peer] = {}
        self._session = session
        self._may_take = may_take
        self._held: dict[str, Row] = {}
        self._holding: Batch[str, Row | str | None] = Batch(self._hold, AT_ONCE)
        self._waiting: dict[str, set[asyncio.Future[None]]] = {}
        """Those who wait for something about a resource to change."""
        self._owners: OrderedDict[str, str] = OrderedDict()
        """Who owned a resource when that was last asked, until `forget_owner` says that it is wrong."""

    def __len__(self) -> int:
        return len(self._held)

    def __contains__(self, resource: object) -> bool:
        return resource in self._held

    def believes_alive(self, peer: Peer) -> bool:
        """Whether another process was alive when the database was last asked."""
        known = self.peers.get(peer.id)
        return known is not None and known.is_alive

    @property
    def epochs(self) -> dict[str, int]:
        """The epochs of all that is owned here."""
        return {resource: row.epoch for resource, row in self._held.items()}

    def fence(self, resource: str) -> Fence:
        """The lease under which something is stored."""
        row = self._held.get(resource)
        if row is None:
            raise LeaseLost(resource)
        return Fence(resource, self.me.id, row.epoch)

    async def owner(self, resource: str) -> Peer | None:
        """The owner of a resource; `None` if it is this process, which takes what nobody has."""
        if resource in self._held:
            return None
        if (known := self.known_owner(resource)) is not None:
            return known
        if self.is_closed:
            if (peer := await self.holder(resource)) is None:
                raise Moving
            return peer
        found = await self._holding.answer(resource)
        if isinstance(found, Row):
            return None
        peer = self.peers.get(found or "")
        if peer is None or not peer.is_alive:
            raise Moving  # Dead, and not ours to take yet; or so new that we have not heard of it.
        self._owners[resource] = peer.id
        if len(self._owners) > MOST_KNOWN:
            self._owners.popitem(last=False)
        return peer

    async def holder(self, resource: str) -> Peer | None:
        """Which other living process owns something; nothing is taken."""
        found = await self._session.run(lambda connection: lease_rows.holder(connection, resource))
        peer = self.peers.get(found or "")
        return peer if peer is not None and peer.is_alive else None

    async def hold(self, resource: str) -> None:
        """Own something; `LeaseLost` if another process does."""
        if await self.owner(resource) is not None:
            raise LeaseLost(resource)

    def left_at(self, resource: str, touched_at: int) -> int:
        """When the previous owner of something that is owned here was last alive; 0 if there was none, or if it was touched after we took it."""
        row = self._held.get(resource)
        return 0 if row is None or touched_at >= self._since[resource] else row.left_at

    def known_owner(self, resource: str) -> Peer | None:
        """The other process that owned something when that was last asked, if it is alive."""
        known = self.peers.get(self._owners.get(resource, ""))
        return known if known is not None and known.is_alive else None

    def forget_owner(self, resource: str) -> None:
        """The process that was taken for the owner is not."""
        self._owners.pop(resource, None)

    def add(self, rows: Iterable[Row]) -> None:
        """These are ours now."""
        for row in rows:
            self._held[row.resource] = row
            self._since[row.resource] = self._wall()
            self._owners.pop(row.resource, None)
            self._tell(row.resource)

    def drop(self, resource: str) -> None:
        """This is not ours any more."""
        self._held.pop(resource, None)
        self._since.pop(resource, None)

    async def release(self, resources: Iterable[str]) -> None:
        """Give back what nobody needs now."""
        rows = [(resource, self._held.pop(resource).epoch) for resource in resources if resource in self._held]
        if rows:
            await self._session.run(lambda connection: lease_rows.release(connection, self.me.id, rows))

    async def changed(self, resource: str, owner: Peer | None, seconds: float) -> None:
        """Wait until something is owned here, until its owner is known to be dead, or so long."""
        if resource in self._held or (owner is not None and not self.believes_alive(owner)):
            return
        waiter: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(resource, set()).add(waiter)
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await waiter
        waiting = self._waiting.get(resource, set())
        waiting.discard(waiter)
        if not waiting:
            self._waiting.pop(resource, None)

    def meet(self, peers: Mapping[str, Peer]) -> list[Peer]:
        """These are the other processes now. Returns who has ended or died since, and tells all who wait for what they had."""
        before, self.peers = self.peers, dict(peers)
        gone = [peer for peer in before.values() if peer.is_alive and not self.believes_alive(peer)]
        if gone:
            for resource in tuple(self._waiting):
                self._tell(resource)
        return gone

    def _tell(self, resource: str) -> None:
        for waiter in self._waiting.pop(resource, ()):
            if not waiter.done():
                waiter.set_result(None)

    async def _hold(self, resources: Sequence[str]) -> Mapping[str, Row | str | None]:
        takes = self._may_take()
        asked = [resource for resource in resources if resource not in self._held]
        found = await self._session.run(lambda connection: lease_rows.hold(connection, self.me.id, asked, takes=takes)) if asked else {}
        self.add(row for row in found.values() if isinstance(row, Row))
        return {resource: found.get(resource, self._held.get(resource)) for resource in resources}
