"""Bots at live tables: each is asked once for a position, and moves only if that is still wanted."""

import asyncio

import pytest

from azulejos.rules import OptionError
from azulejos.server.bot_workers import Busy, Crashed, Overrun
from azulejos.server.store import StoreFailed
from azulejos.server.tables import decisions
from azulejos.server.tables.policy import TablePolicy
from tests.server.tables.bench import ANN, setup
from tests.server.tables.kit import Loop, Server, Viewer, events, kinds, move, opened_server, pass_time, pass_until, quiet, until

LOOP = Loop


@pytest.mark.parametrize(
    ("failure", "code"),
    [
        (Crashed("bot-died", "It died."), "bot-died"),
        (Overrun("bot-overran", "It thought too long."), "bot-overran"),
        (OptionError("no-such-bot", "It is not there any more."), "no-such-bot"),
    ],
)
async def test_a_bot_that_fails_is_replaced_by_a_legal_move_and_a_line_in_the_log(server: Server, failure: Exception, code: str) -> None:
    server.bots.failure = failure
    live = await server.table(setup("person", "greedy"))
    await move(live)
    await until(lambda: live.table.to_move == 1)
    assert ("bot-replaced", {"table": "k3x9", "bot": "greedy", "code": code}) in server.log.lines
    assert (await events(server.store))[-1].payload["by"] == "greedy"


async def test_a_bot_whose_workers_are_busy_is_asked_again(server: Server) -> None:
    server.bots.failure = Busy("bots-busy", "Later.")
    live = await server.table(setup("person", "greedy"))
    await move(live)
    await until(lambda: server.bots.asked)
    server.bots.failure = None
    await pass_time(server.tables, 100)
    await until(lambda: live.table.to_move == 1)
    assert len(server.bots.asked) == 2
    assert "bot-replaced" not in server.logged


async def test_bots_that_stay_busy_are_replaced(server: Server) -> None:
    server.bots.failure = Busy("bots-busy", "Later.")
    live = await server.table(setup("person", "greedy"))
    await move(live)
    await pass_until(lambda: live.table.to_move == 1)
    assert "bot-replaced" in server.logged


async def test_a_bot_that_thinks_delays_no_other_table_and_is_asked_once(server: Server) -> None:
    server.bots.held = asyncio.Event()
    slow, other = await server.table(setup("person", "greedy"), "slow"), await server.table(setup(), "other")
    await move(slow)
    await until(lambda: server.bots.asked)
    slow.audience.subscribe(Viewer(1))
    slow.audience.subscribe(Viewer())
    for _ in range(4):
        await move(other)
    assert len(server.bots.asked) == 1
    server.bots.held.set()
    await until(lambda: slow.table.to_move == 1)


async def test_a_bot_does_not_move_for_who_came_back_while_it_thought(server: Server) -> None:
    live = await server.table(setup())
    server.bots.held = asyncio.Event()
    await live.do(lambda each: decisions.leave(each, 1, ANN, "greedy"))
    await until(lambda: server.bots.asked)
    version = live.table.version
    await live.do(lambda each: decisions.come_back(each, 1, ANN))
    server.bots.held.set()
    await quiet(server.tables)
    assert live.table.version == version + 1
    assert live.table.to_move == 1
    await live.do(lambda each: decisions.leave(each, 1, ANN, "greedy"))
    await until(lambda: live.table.to_move == 2)


async def test_a_bot_does_not_play_what_was_taken_back_while_it_thought(server: Server) -> None:
    live = await server.table(setup("person", "greedy"))
    server.bots.held = asyncio.Event()
    await move(live)
    await until(lambda: server.bots.asked)
    await live.do(lambda each: decisions.offer(each, 1, "takeback", ANN))
    server.bots.held.set()
    await quiet(server.tables)
    assert live.table.to_move == 1
    await move(live)
    await until(lambda: live.table.to_move == 1)
    assert (await kinds(server.store)).count("played") == 4


async def test_a_bots_move_comes_no_faster_than_the_pace(sqlite_url: str) -> None:
    async with opened_server(sqlite_url, TablePolicy(pace_ms=800)) as here:
        live = await here.table(setup("person", "greedy"))
        await move(live)
        await quiet(here.tables, thinking=1)
        assert here.bots.asked == []
        await pass_time(here.tables, 800)
        await until(lambda: live.table.to_move == 1)


async def test_a_bots_move_that_could_not_be_stored_is_made_later(server: Server) -> None:
    live = await server.table(setup("person", "greedy"))
    server.bots.held = asyncio.Event()
    await move(live)
    await until(lambda: server.bots.asked)
    server.store.fail_before = StoreFailed("store-failed", "The disk is full.")
    server.bots.held.set()
    await until(lambda: "bot-move-failed" in server.logged)
    assert live.is_broken
    await pass_time(server.tables, 1_000)
    await until(lambda: live.table.to_move == 1)
    assert not live.is_broken
