"""Leases: one owner, who alone can store; and whoever is dead, or ends, loses everything to the others."""

import asyncio
import math
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import Connection

from azulejos.server.cluster import lease_rows
from azulejos.server.cluster.lease_rows import Self
from azulejos.server.cluster.leases import Moving
from azulejos.server.cluster.node import Node
from azulejos.server.cluster.session import Session
from azulejos.server.logs import Log
from azulejos.server.store import LeaseLost, Store, wakes
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
        here, elsewhere = (asyncio.ensure_future(first.leases.changed(resource, peer, PATIENCE)) for resource in (TABLE, "table:other"))
        await asyncio.sleep(0)
        await first.leases.hold(TABLE)
        await here
        assert not elsewhere.done()
        assert first.leases.meet({peer.id: replace(peer, is_alive=False)}) == [peer]
        await elsewhere
        await first.leases.changed("table:other", peer, PATIENCE)  # What is known already is not waited for.


async def test_a_request_waits_so_long_and_no_longer(postgres_store: Store, postgres_url: str) -> None:
    async with node(postgres_url, "a") as first:
        await first.leases.changed(TABLE, None, 0.01)
        assert not first.leases._waiting


async def test_many_who_ask_at_once_are_one_question(postgres_store: Store, postgres_url: str) -> None:
    resources = [f"table:{number}" for number in range(600)]
    async with node(postgres_url, "a") as first, node(postgres_url, "b") as second:
        await first._renew()
        await second.leases.hold(resources[7])
        asked: list[int] = []
        run = first._session.run

        async def counted(*what: Any, **how: Any) -> Any:
            asked.append(1)
            return await run(*what, **how)

        first._session.run = counted  # type: ignore[method-assign]
        owners = await asyncio.gather(*map(first.leases.owner, resources), first.leases.owner(resources[0]))
        assert len(asked) == 3, "256 at a time"
        assert [owner.id for owner in owners if owner is not None] == [second.me.id]
        assert owners[7] is not None
        assert len(first.leases) == 599


async def test_who_is_refused_and_silent_is_dead_before_its_lease_ends(postgres_store: Store, postgres_url: str) -> None:
    """A process that was killed on a host that lives: nobody listens there, and nobody has to wait for its lease."""
    async with node(postgres_url, "dead", beats=False) as dead, node(postgres_url, "next") as successor:
        await dead.leases.hold(TABLE)
        await successor._renew()
        peer = successor.leases.peers[dead.me.id]
        lease, moment = round(LONG * 1000), 50

        async def is_buried(silent: int) -> bool:
            return await successor._session.run(lambda connection: lease_rows.bury(connection, peer.id, lease, silent))

        assert not await is_buried(1000 * lease), "it has just been heard"
        await asyncio.sleep(2 * moment / 1000)
        assert await is_buried(moment)
        successor._steady_since = -math.inf
        await successor._renew()
        await successor.leases.hold(TABLE)
        # One that lives after all says so at its next beat, and learns what it has lost.
        told: list[str] = []
        dead.lost = told.append
        await dead._renew()
        assert told == [TABLE]
        await successor._renew()
        assert successor.leases.believes_alive(peer)


async def test_nobody_is_buried_by_one_who_may_be_alone(postgres_store: Store, postgres_url: str) -> None:
    """After the database was away nobody has been heard for long, and nobody is dead for that."""
    async with node(postgres_url, "other", beats=False) as other, node(postgres_url, "starts", 0.3) as starts:
        await starts._renew()
        peer = starts.leases.peers[other.me.id]
        starts._steady_since = math.inf
        starts.refused(peer)
        assert starts._suspected == {peer.id}
        while starts._suspected:
            await asyncio.sleep(0.02)
        await starts._renew()
        assert starts.leases.believes_alive(peer)


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
