"""This process as one of several: everything that it has for that, put together."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Coroutine, Sequence
from urllib.parse import urlsplit

import orjson
from websockets.asyncio.client import ClientConnection

from azulejos.server.cluster.bus import Bus
from azulejos.server.cluster.directory import Directory
from azulejos.server.cluster.lease_rows import Peer, Self
from azulejos.server.cluster.node import Node
from azulejos.server.cluster.session import Session
from azulejos.server.live.tasks import Tasks
from azulejos.server.logs import Log
from azulejos.server.metrics import Metrics
from azulejos.server.settings import Settings
from azulejos.server.store import Store
from azulejos.server.web.fan_out import LOOK_SECONDS, FanOut
from azulejos.server.web.mirrors import Mirrors
from azulejos.server.web.relay_lines import PeerLines

NEWS = "news"
FORGET_SECONDS = 1.0
"""While Redis is gone nobody tells this process of bans and of keys that were taken back: it asks the store again so often."""


class ClusterState:
    """Leases, lines to the others, and Redis."""

    def __init__(self, settings: Settings, store: Store, address: str, wall: Callable[[], int], metrics: Metrics, log: Log) -> None:
        id = secrets.token_hex(8)
        me = Self(id, settings.node_name or address.partition("//")[2], settings.node_address or address, secrets.token_urlsafe(32))
        self.lease_seconds = settings.lease_seconds
        self.metrics = metrics
        self.session = Session(settings.database, settings.lease_seconds / 2)
        self.node = Node(self.session, me, settings.lease_seconds, wall, log)
        self.directory = Directory(store, self.node.leases)
        self.bus = Bus(settings.redis_url, log)
        self.fan_out = FanOut(self.bus, metrics)
        self.mirrors = Mirrors(self.bus)
        self.lines = PeerLines(metrics)
        self.forget: Callable[[], None] = lambda: None
        """Is called when what is known of keys and bans may be out of date."""
        self.rename: Callable[[str, str], None] = lambda person, name: None
        """Is told of somebody's new name."""
        self.ban: Callable[[str, str], None] = lambda kind, value: None
        """Is told of somebody who was banned."""
        self._sockets: dict[str, set[ClientConnection]] = {}
        self._tasks = Tasks(log)
        self._store = store
        store.fence = self.node.leases.fence
        self.node.gone = self._gone
        self.bus.changed.append(self._redis_changed)
        metrics.watch(metrics.leases, lambda: len(self.node.leases))
        metrics.watch(metrics.takeovers, lambda: self.node.takeovers)
        metrics.watch(metrics.peers, lambda: sum(peer.is_alive for peer in self.node.leases.peers.values()))
        metrics.watch(metrics.redis_connected, lambda: float(self.bus.is_connected))
        metrics.watch(metrics.redis_lag, lambda: self.bus.lag_seconds)
        metrics.watch(metrics.mirrored, lambda: len(self.mirrors))

    async def open(self, lost: Callable[[str], None], claimed: Callable[[Sequence[str]], None]) -> None:
        """Take part: `lost` is told what another process owns by now, `claimed` what is this one's."""

        def lose(resource: str) -> None:
            self.node.leases.drop(resource)
            lost(resource)

        self._store.lost = self.node.lost = lose
        self.node.claimed = claimed
        await self.bus.subscribe(NEWS, self._hear)
        self.bus.open()
        await self.node.open()
        self._tasks.every(LOOK_SECONDS, self.fan_out.look, "fan-out-not-looked-after")
        self._tasks.every(FORGET_SECONDS, self._look, "cluster-not-looked-after")

    async def hand_over(self) -> None:
        """Let go of all tables and events, and tell the others, who go on with them at once."""
        if not self.node.leases.is_closed:
            await self.node.close()
            self.tell("released")

    async def close(self) -> None:
        """Let go of everything."""
        await self.hand_over()
        await self._tasks.close()
        await self.bus.close()
        await self.lines.close()
        await self.session.close()

    def spawn(self, work: Coroutine[None, None, None]) -> None:
        """Do something for which nobody waits."""
        self._tasks.spawn(work)

    def lines_to(self, peer: Peer) -> set[ClientConnection]:
        """The sockets that are passed on to a process."""
        return self._sockets.setdefault(peer.id, set())

    def is_peer(self, address: str) -> bool:
        """Whether a connection comes from another process: it is that of many people."""
        return any(urlsplit(peer.address).hostname == address for peer in self.node.leases.peers.values())

    def tell(self, what: str, *about: str) -> None:
        """Tell the others some news."""
        self.bus.publish(NEWS, orjson.dumps([self.node.me.id, what, *about]))

    def _hear(self, data: bytes) -> None:
        who, what, *about = orjson.loads(data)
        if who == self.node.me.id:
            return
        if what == "released":
            self.node.wake()
        elif what == "forget":
            self.forget()
            self.mirrors.ask_again()
        elif what == "rename":
            self.rename(*about)
        elif what == "ban":
            self.forget()
            self.ban(*about)
            self.mirrors.ask_again()

    def _redis_changed(self, is_connected: bool) -> None:
        self.forget()
        if is_connected:
            self.node.wake()

    async def _look(self) -> None:
        if not self.bus.is_connected:
            self.forget()

    def _gone(self, peer: Peer) -> None:
        """A process has ended, or died: nobody waits for it."""
        self.lines.drop(peer)
        for line in self._sockets.pop(peer.id, ()):
            line.transport.abort()
        self.mirrors.ask_again()
