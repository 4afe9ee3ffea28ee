"""`make cluster`: two servers on two hosts of their own, 500 tables, and everything that can go between them.

The hosts are network namespaces; PostgreSQL, Redis and the players are on this side of the bridge between them. One after another: Redis is
stopped for ten seconds, a host is cut off for ten, an owner is killed, one ends as at an upgrade and comes back.
Nothing that was acknowledged may be lost or doubled, and all who look on see the same. How soon play went on is told, not tested: machines are
shared.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import tempfile
from pathlib import Path

from tests.server import postgres
from tests.server.cluster.drill import Drill
from tests.server.cluster.hosts import network
from tests.server.kit.player import Pace
from tests.server.kit.process import RunningServer
from tests.server.redis_server import RedisServer

FLAGS = ("--bot-workers", "1")


def main(tables: int, seconds: float, think: float, lease: float) -> dict[str, object]:
    """Run all of it, and tell how it went."""
    with (
        network(2) as (here, hosts),
        postgres.cluster(here, 5499) as cluster,
        postgres.database(cluster) as database,
        RedisServer(here, 6399) as redis,
        tempfile.TemporaryDirectory() as folder,
    ):
        flags = ("--redis-url", redis.url, "--lease-seconds", str(lease), *FLAGS)
        first, second = (RunningServer(database, Path(folder), *flags, fresh=True, host=host.address, before=host.before) for host in hosts)

        async def drill() -> dict[str, object]:
            pace = Pace(think=think, again=1.0, ping=2.0, silence=5.0, reconnect=0.5)
            async with Drill(database, [first.url, second.url], tables, pace) as drilled:

                def told(name: str) -> None:
                    print(f"{name}: play went on {drilled.figures.resumed[name]:.1f} s later", flush=True)

                print(f"{tables} tables are open", flush=True)

                async def stop_redis() -> None:
                    await asyncio.to_thread(redis.stop)

                async def start_redis() -> None:
                    await asyncio.to_thread(redis.start)

                async def cut() -> None:
                    await asyncio.to_thread(hosts[1].cut)

                async def heal() -> None:
                    await asyncio.to_thread(hosts[1].heal)

                async def kill() -> None:
                    await asyncio.to_thread(first.kill)

                async def end() -> None:
                    await asyncio.to_thread(second.stop)

                await drilled.fault("Redis stopped", stop_redis, seconds, start_redis)
                told("Redis stopped")
                await drilled.fault("a host cut off", cut, seconds, heal)
                told("a host cut off")
                await drilled.fault("an owner killed", kill)
                told("an owner killed")
                await asyncio.to_thread(first.start)
                await drilled.fault("an owner ended as at an upgrade", end)
                told("an owner ended as at an upgrade")
                await asyncio.to_thread(second.start)
                await drilled.some_moves()
                await drilled.check()
                return {"tables": tables, "acknowledged": drilled.figures.acknowledged, "resumed": drilled.figures.resumed}

        with first, second:
            try:
                figures = asyncio.run(drill())
            except BaseException:
                print(first.logged(), second.logged(), sep="\n\n", flush=True)
                raise
        faults = [line for server in (first, second) for line in server.log.read_text().splitlines() if "Traceback" in line]
        assert not faults, faults[:3]
    print(f"{figures['acknowledged']} moves were acknowledged; none was lost or doubled, and all viewers saw the same.", flush=True)
    return figures


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=10.0, help="how long something is away")
    parser.add_argument("--think", type=float, default=20.0, help="the longest thought before a move")
    parser.add_argument("--lease", type=float, default=3.0)
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    done = main(chosen.tables, chosen.seconds, chosen.think, chosen.lease)
    if chosen.json:
        print(json.dumps(done))
