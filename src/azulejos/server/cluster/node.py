"""This process among others: it says at every beat that it is alive, notices which others are not, and takes over what they left."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from time import monotonic

from sqlalchemy import Connection

from azulejos.server.cluster import lease_rows
from azulejos.server.cluster.lease_rows import Peer, Row, Self
from azulejos.server.cluster.leases import Leases
from azulejos.server.cluster.session import Session
from azulejos.server.live.tasks import Tasks
from azulejos.server.logs import Log
from azulejos.server.store import StoreFailed

BEATS = 3
"""How many times a lease is renewed before it would end."""
SILENT_BEATS = 1.5
"""A process at whose address nobody listens, and which has not been heard for so many beats, is dead."""
AT_ONCE = 64
"""How many tables are taken over at a time: the others take their share meanwhile."""
NEW_EVERY = 10
"""How many beats it takes until tables that never had an owner are looked for."""


class Node:
    """The beat of a process. `lost` is told what is not owned any more, `claimed` what was taken over, `gone` who has ended or died."""

    def __init__(self, session: Session, me: Self, lease_seconds: float, wall: Callable[[], int], log: Log) -> None:
        self.me = me
        self.leases = Leases(session, me, lambda: self.is_steady, wall)
        self.lost: Callable[[str], None] = lambda _: None
        self.claimed: Callable[[Sequence[str]], None] = lambda _: None
        self.gone: Callable[[Peer], None] = lambda _: None
        self.takeovers = 0
        """How many resources were taken over from others."""
        self._session = session
        self._seconds = lease_seconds
        self._wall = wall
        self._log = log
        self._tasks = Tasks(log)
        self._renewed_at = -lease_seconds
        self._steady_since = monotonic()
        self._taken = 0
        self._beats = 0
        self._awake = asyncio.Event()
        self._suspected: set[str] = set()
        """Other processes where nobody listened."""
        self._is_failing = False

    @property
    def is_alive(self) -> bool:
        """Whether the others believe that this process is alive, as far as it knows."""
        return monotonic() - self._renewed_at < self._seconds

    @property
    def is_steady(self) -> bool:
        """Whether this process may declare another dead: it has itself been heard for so long that the other would have been, too.

        After the database was away nobody has been heard, and nobody takes anything from those who come back a moment later.
        """
        return self.is_alive and monotonic() - self._steady_since >= self._seconds

    async def open(self) -> None:
        """Let the others know that this process is alive, now and at every beat."""
        await self._renew()
        self._tasks.spawn(self._run())

    async def close(self) -> None:
        """Let go of everything at once, so that others go on with it. A second time does nothing."""
        if self.leases.is_closed:
            return
        self.leases.is_closed = True
        await self._tasks.close()
        try:
            await self._session.run(lambda connection: lease_rows.leave(connection, self.me.id, self._wall()), first=True)
        except StoreFailed as error:  # Then the leases end by themselves.
            self._log.failure("leases-not-released", error)

    def wake(self) -> None:
        """Look at once: somebody has let go of something."""
        self._awake.set()

    def refused(self, peer: Peer) -> None:
        """Nobody listens where another process should. If it misses a beat as well, it is dead, and nobody has to wait until its lease has ended.

        Should it live after all, it can store nothing for what others have taken by then.
        """
        if peer.id not in self._suspected:
            self._suspected.add(peer.id)
            self._tasks.spawn(self._bury(peer))

    async def _bury(self, peer: Peer) -> None:
        silent = SILENT_BEATS * self._seconds / BEATS
        end = monotonic() + 2 * silent
        try:
            while self.leases.believes_alive(peer) and monotonic() < end:
                if self.is_steady and await self._session.run(
                    lambda connection: lease_rows.bury(connection, peer.id, round(self._seconds * 1000), round(silent * 1000)), first=True
                ):
                    self._log.info("peer-buried", peer=peer.name)
                    self.wake()
                    break
                await asyncio.sleep(silent / 5)
        except StoreFailed as error:  # Then its lease ends by itself.
            self._log.failure("lease-not-renewed", error)
        finally:
            self._suspected.discard(peer.id)

    async def _run(self) -> None:
        while True:
            try:
                async with asyncio.timeout(self._seconds / BEATS):
                    await self._awake.wait()
            except TimeoutError:
                pass
            self._awake.clear()
            try:
                await self._renew()
                await self._take_over()
            except StoreFailed as error:
                if not self._is_failing:
                    self._log.failure("lease-not-renewed", error)
                self._is_failing = True
            else:
                if self._is_failing:
                    self._log.info("lease-renewed-again")
                self._is_failing = False

    async def _renew(self) -> None:
        began = monotonic()
        taken, peers = await self._session.run(
            lambda connection: lease_rows.renew(connection, self.me, self._wall(), round(self._seconds * 1000)),
            first=True,
        )
        if began - self._renewed_at > self._seconds:
            self._steady_since = began
        self._renewed_at = began
        for peer in self.leases.meet({peer.id: peer for peer in peers}):
            self._log.info("peer-gone", peer=peer.name, died=peer.id in self.leases.peers)
            self.gone(peer)
        if taken != self._taken:
            await self._find_lost()
            self._taken = taken

    async def _find_lost(self) -> None:
        ours = self.leases.epochs
        held = await self._session.run(lambda connection: lease_rows.held(connection, self.me.id), first=True)
        for resource, epoch in ours.items():
            if held.get(resource) != epoch and self.leases.epochs.get(resource) == epoch:
                self.leases.drop(resource)
                self.lost(resource)

    async def _take_over(self) -> None:
        dead = [peer.id for peer in self.leases.peers.values() if not peer.is_alive] if self.is_steady else []

        def claim(connection: Connection) -> list[Row]:
            return lease_rows.claim(connection, self.me.id, dead, AT_ONCE, quick="quick" in self.leases)

        def claim_new(connection: Connection) -> list[Row]:
            return lease_rows.claim_new(connection, self.me.id, AT_ONCE, quick="quick" in self.leases)

        await self._take(claim)
        if self._beats % NEW_EVERY == 0:
            await self._take(claim_new)
            await self._session.run(lease_rows.tidy, first=True)
        self._beats += 1

    async def _take(self, claim: Callable[[Connection], list[Row]]) -> None:
        while rows := await self._session.run(claim, first=True):
            self._add(rows)
            await asyncio.sleep(0)  # The others take their share.

    def _add(self, rows: Sequence[Row]) -> None:
        self.leases.add(rows)
        self.takeovers += len(rows)
        self._log.info("leases-taken", leases=len(rows))
        self.claimed([row.resource for row in rows])
