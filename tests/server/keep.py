"""Databases of releases, kept: `python -m tests.server.keep FILE` makes one with tables at every stage, as this release writes them.

A release keeps one in tests/server/kept, named for itself, and none is ever made again: `test_upgrade` plays their tables on with the code of today.
"""

import asyncio
import random
import sqlite3
import sys
import time
from pathlib import Path

from azulejos.server import observations
from azulejos.server.bot_workers import BotPool
from azulejos.server.live.time_source import TimeSource
from azulejos.server.logs import Log
from azulejos.server.store import Store, keys, people
from azulejos.server.tables import chat, decisions
from azulejos.server.tables.clock import ClockRule
from azulejos.server.tables.live import LiveTable
from azulejos.server.tables.message_types import TableSettings
from azulejos.server.tables.policy import TablePolicy
from azulejos.server.tables.registry import TableRegistry
from azulejos.server.tables.setup import SeatPlan, Setup

PEOPLE = ("p-aaaaaaaaaaaaaaaa", "p-bbbbbbbbbbbbbbbb", "p-cccccccccccccccc")
OPEN = SeatPlan("open")
TABLES = {
    "keptazulmidgame": (Setup("azul", {"players": 3}, (OPEN,) * 3, ClockRule("total", 3600, 10)), 30),
    "keptgreytiling": (Setup("azul", {"players": 2, "wall": "grey"}, (OPEN,) * 2, ClockRule("turn", 60)), 25),
    "keptminibots": (Setup("mini", {"players": 4}, (OPEN, OPEN, SeatPlan("bot", "random"), SeatPlan("bot", "greedy")), ClockRule("none")), 9),
    "kepttournament": (Setup("azul", {"players": 2, "tournament": True}, (OPEN,) * 2, ClockRule("tournament")), 12),
    "keptduelunsure": (Setup("duel", {"tiles": "lot"}, (OPEN,) * 2, ClockRule("none"), TableSettings(confirm=True, free_text=True)), 40),
    "keptfinished": (Setup("azul", {"players": 2}, (OPEN,) * 2, ClockRule("none"), first=2), 1000),
    "keptopen": (Setup("duel", {}, (OPEN,) * 2, ClockRule("days", 2 * 86_400), TableSettings(public=True)), -1),
}
"""Tables, and how many decisions are made at each; -1 for one where only one player has come."""


def now() -> int:
    """The time in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


async def play(live: LiveTable, decisions_left: int, chance: random.Random) -> None:
    """Make so many decisions, or play to the end; a turn that waits to be confirmed is, unless it is the last."""
    while decisions_left > 0 and live.table.status == "running":
        seat = live.table.awaiting or live.table.to_move
        if seat is None or live.table.seat(seat).bot is not None:
            await asyncio.sleep(0.01)
        elif live.table.awaiting is not None:
            await confirm(live, seat)
        else:
            await move(live, seat, chance)
            decisions_left -= 1


async def confirm(live: LiveTable, seat: int) -> None:
    """Stand by a turn."""
    await live.do(lambda table: decisions.confirm(table, seat, table.seat(seat).person or "", live.draws()))


async def move(live: LiveTable, seat: int, chance: random.Random) -> None:
    """Make any move."""
    assert live.table.position is not None
    token = chance.choice(observations.legal(live.table.position.view(seat)))
    await live.do(lambda table: decisions.move(table, seat, token, table.seat(seat).person or "", live.draws(), f"kept-{table.version}"))


async def sit(live: LiveTable, seat: int) -> None:
    """Let one of the people sit down."""
    person = PEOPLE[(seat - 1) % len(PEOPLE)]
    await live.do(lambda table: decisions.sit(table, seat, person, f"{seat:032x}", live.draws))


async def make(file: Path) -> None:
    """Make the database."""
    store = await Store.open(f"sqlite:///{file}")
    bot_pool = BotPool(1, 10)
    await bot_pool.start()
    registry = TableRegistry(store, bot_pool, TablePolicy(), TimeSource(), Log())
    await registry.open()
    for number, person in enumerate(PEOPLE, 1):
        await store.write([people.put(person, f"Player {number}", now()), keys.add(f"{number:064x}", person, "device", now())])
    for id, (setup, count) in TABLES.items():
        live = await registry.create(id, setup, PEOPLE[0])
        for seat, plan in enumerate(setup.seats, 1):
            if plan.kind == "open" and (count >= 0 or seat == 1):
                await sit(live, seat)
        chance = random.Random(id)
        await play(live, count, chance)
        while setup.settings.confirm and live.table.awaiting is None:
            await play(live, 1, chance)
        await live.talk(chat.say(setup.settings.free_text, PEOPLE[0], 1, "hello", None))
    await registry.close()
    await bot_pool.stop()
    await store.close()
    with sqlite3.connect(file) as connection:  # One file, without a log beside it.
        connection.execute("PRAGMA journal_mode=DELETE")
    connection.close()


if __name__ == "__main__":
    asyncio.run(make(Path(sys.argv[1])))
