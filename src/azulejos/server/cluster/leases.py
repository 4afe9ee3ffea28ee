"""The leases of this process: what it owns, and who owns what it does not."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Iterable

from azulejos.server.cluster import lease_rows
from azulejos.server.cluster.lease_rows import Peer, Row, Self
from azulejos.server.cluster.session import Session
from azulejos.server.errors import Unavailable
from azulejos.server.store import LeaseLost
from azulejos.server.store.fence import Fence

MOST_KNOWN = 100_000
"""How many owners of other processes' tables are remembered."""


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
        self._asking: dict[str, asyncio.Task[Peer | None]] = {}
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
        if resource not in self._asking:
            self._asking[resource] = asyncio.ensure_future(self._ask(resource))
            self._asking[resource].add_done_callback(lambda _: self._asking.pop(resource, None))
        return await asyncio.shield(self._asking[resource])

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

    def drop(self, resource: str) -> None:
        """This is not ours any more."""
        self._held.pop(resource, None)
        self._since.pop(resource, None)

    async def release(self, resources: Iterable[str]) -> None:
        """Give back what nobody needs now."""
        rows = [(resource, self._held.pop(resource).epoch) for resource in resources if resource in self._held]
        if rows:
            await self._session.run(lambda connection: lease_rows.release(connection, self.me.id, rows))

    async def _ask(self, resource: str) -> Peer | None:
        if self.is_closed:
            if (peer := await self.holder(resource)) is None:
                raise Moving
            return peer
        takes = self._may_take()
        found = await self._session.run(lambda connection: lease_rows.hold(connection, self.me.id, resource, takes=takes))
        if isinstance(found, Row):
            self.add([found])
            return None
        peer = self.peers.get(found or "")
        if peer is None or not peer.is_alive:
            raise Moving  # Dead, and not ours to take yet; or so new that we have not heard of it.
        self._owners[resource] = peer.id
        if len(self._owners) > MOST_KNOWN:
            self._owners.popitem(last=False)
        return peer
