"""Leases: one owner, who alone can store; and whoever is dead, or ends, loses everything to the others."""

import asyncio
import math
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace

import pytest
from sqlalchemy import Connection

from azulejos.server.cluster.lease_rows import Self
from azulejos.server.cluster.leases import Moving
from azulejos.server.cluster.node import Node
from azulejos.server.cluster.session import Session
from azulejos.server.logs import Log
from azulejos.server.store import LeaseLost, Store, wakes
from azulejos.server.web.relay import LOOK_SECONDS, _wait
from tests.kit.patience import PATIENCE
from tests.server.store.kit import played

BRIEF, LONG = 1.0, 600.0
"""Seconds of a lease: where somebody has to seem dead soon, and where nobody may, however busy the machine is."""
TABLE = "table:x"
WALL = 1_700_000_000_000


@asynccontextmanager
async def node(database: str, name: str, lease: float = LONG, *, beats: bool = True) -> AsyncIterator[Node]:
    """A process, as far as leases know it. One that does not beat is as good as dead after a while."""
    session = Session(database, PATIENCE)
    made = Node(session, Self(name, name, f"http://{name}", f"key of {name}"), lease, lambda: WALL, Log())
    if beats:
        await made.open()
    else:
        await made._renew()
    try:
        yield made
    finally:
        await made.close()
        await session.close()


async def test_what_another_process_owns_cannot_be_stored(postgres_store: Store, postgres_url: str) -> None:
    async with node(postgres_url, "dead", BRIEF, beats=False) as dead, node(postgres_url, "next") as successor:
        successor._steady_since = -math.inf  # As one that has been there for long.
        await dead.leases.hold(TABLE)
        postgres_store.fence = dead.leases.fence
        await postgres_store.append(TABLE, 0, [played()], 1_000, owned=TABLE)
        while True:
            try:
                await successor.leases.hold(TABLE)
                break
            except (Moving, LeaseLost):
                successor.leases.forget_owner(TABLE)
                await asyncio.sleep(0.1)
        # The old owner does not know, and asks for the version that really is the next.
        lost: list[str] = []
        postgres_store.lost = lost.append
        with pytest.raises(LeaseLost):
            await postgres_store.append(TABLE, 1, [played()], 2_000, owned=TABLE)
        assert lost == [TABLE]
        assert len(await postgres_store.read(TABLE)) == 1
        postgres_store.fence = successor.leases.fence
        await postgres_store.append(TABLE, 1, [played()], 2_000, owned=TABLE)
        assert successor.leases.left_at(TABLE, touched_at=0) == WALL
        # As soon as it can say again that it lives, it learns what it has lost.
        told: list[str] = []
        dead.lost = told.append
        await dead._renew()
        assert told == [TABLE]
        assert TABLE not in dead.leases


async def test_one_of_many_who_ask_at_once_gets_it(postgres_store: Store, postgres_url: str) -> None:
    async with node(postgres_url, "a") as first, node(postgres_url, "b") as second:
        await first._renew()  # It has heard of the other.

        async def asks(each: Node) -> bool:
            try:
                await each.leases.hold(TABLE)
            except LeaseLost:
                return False
            return True

        assert sorted(await asyncio.gather(asks(first), asks(second), asks(first))) in ([False, False, True], [False, True, True])
        assert (TABLE in first.leases) != (TABLE in second.leases)
        owner, other = (first, second) if TABLE in first.leases else (second, first)
        found = await other.leases.owner(TABLE)
        assert found is not None
        assert found.id == owner.me.id


async def test_a_renewal_goes_before_all_who_ask(postgres_url: str) -> None:
    """When a process dies, hundreds ask at once: a survivor that could not say that it lives would be taken for dead itself."""
    session = Session(postgres_url, PATIENCE)
    begun, go, order = threading.Event(), threading.Event(), list[str]()

    def held(_: Connection) -> None:
        begun.set()
        go.wait(PATIENCE)

    asked = [asyncio.ensure_future(session.run(held))]
    await asyncio.to_thread(begun.wait, PATIENCE)
    asked += [asyncio.ensure_future(session.run(lambda _: order.append("question"))) for _ in range(3)]
    await asyncio.sleep(0)
    renewal = asyncio.ensure_future(session.run(lambda _: order.append("renewal"), first=True))
    await asyncio.sleep(0)
    go.set()
    await asyncio.gather(*asked, renewal)
    await session.close()
    assert order == ["renewal", *["question"] * 3]


async def test_a_request_waits_no_longer_than_until_its_table_is_here_or_its_owner_dead(postgres_store: Store, postgres_url: str) -> None:
    async with node(postgres_url, "a") as first, node(postgres_url, "b") as second:
        await first._renew()
        peer = first.leases.peers[second.me.id]
        waiting = asyncio.ensure_future(_wait(first.leases, TABLE, peer, PATIENCE))
        await asyncio.sleep(3 * LOOK_SECONDS)
        assert not waiting.done()
        await first.leases.hold(TABLE)
        await waiting
        first.leases.peers[peer.id] = replace(peer, is_alive=False)
        await _wait(first.leases, "table:other", peer, PATIENCE)


async def test_who_ends_leaves_at_once_what_goes_on_by_itself(postgres_store: Store, postgres_url: str) -> None:
    await postgres_store.write([wakes.put("x", 1)])
    async with node(postgres_url, "stays", beats=False) as stays:
        taken: list[str] = []
        stays.claimed = taken.extend
        async with node(postgres_url, "ends", beats=False) as ends:
            await ends.leases.hold(TABLE)
            await ends.leases.hold("table:idle")
        assert not stays.is_steady  # It need not be: nobody has to be taken for dead.
        await stays._take_over()
        assert taken == [TABLE]  # The other one waits until somebody asks.
        assert stays.leases.left_at(TABLE, touched_at=0) == WALL
