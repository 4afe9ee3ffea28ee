"""After a start, tables are read where something happens by itself; all others when somebody asks for them."""

import asyncio

from azulejos.server.store import heartbeat, wakes
from azulejos.server.tables import decisions, waking
from azulejos.server.tables.policy import TablePolicy
from azulejos.server.tables.registry import TableRegistry
from tests.server.tables.bench import ANN, BEN, DAYS, TURN, setup
from tests.server.tables.kit import Loop, Server, crash, driven_time, kinds, later, move, now, opened_server, pass_time, quiet, until

LOOP = Loop

AWAY = TablePolicy().away_ms


async def listed(here: Server) -> list[str]:
    await quiet(here.tables)
    return sorted(row.table_id for row in await here.store.rows(wakes.latest_first()))


async def test_the_list_has_the_tables_at_which_a_clock_runs_or_a_bot_plays(each_server: Server) -> None:
    here = each_server
    await here.table(setup("person", "open", clock=TURN), "open", sit=False)
    days = await here.table(setup(clock=DAYS), "days")
    plain = await here.table(setup(), "plain")
    bots = await here.table(setup("person", "greedy"), "bots")
    assert await listed(here) == ["bots", "days"]
    await plain.do(lambda each: decisions.leave(each, 2, BEN, "greedy"))
    await days.do(lambda each: decisions.offer(each, 1, "pause", ANN))
    await days.do(lambda each: decisions.answer(each, 2, "pause", True, BEN))
    await bots.do(lambda each: decisions.close(each, "operator", "abandoned"))
    assert await listed(here) == ["plain"]
    await plain.do(lambda each: decisions.come_back(each, 2, BEN))
    await days.do(lambda each: decisions.resume(each, 1, ANN))
    assert await listed(here) == ["days"]


async def test_a_start_reads_only_what_goes_on_by_itself(store_url: str) -> None:
    async with opened_server(store_url) as here:
        await here.table(setup("person", "open"), "open", sit=False)
        await here.table(setup(), "plain")
        await here.table(setup(clock=TURN), "turn")
        bots = await here.table(setup("person", "greedy"), "bots")
        here.bots.held = asyncio.Event()
        await move(bots)
        await crash(here.tables)
    async with opened_server(store_url) as there:
        assert sorted(live.table.id for live in there.tables.loaded) == ["bots", "turn"]
        live = await there.tables.table("bots")
        await until(lambda: live.table.to_move == 1)


async def test_the_server_is_ready_before_they_are_read(sqlite_url: str) -> None:
    async with opened_server(sqlite_url) as here:
        for number in range(2 * waking.AT_ONCE):
            await here.table(setup(clock=TURN), f"t{number}")
        await crash(here.tables)
        again = TableRegistry(here.store, here.bots, TablePolicy(), driven_time(), here.log)  # type: ignore[arg-type]
        await again.open()
        assert again.is_ready
        assert not again.is_awake
        await until(lambda: again.is_awake)
        assert len(again.loaded) == 2 * waking.AT_ONCE
        await again.close()


async def test_nobody_plays_for_an_absent_player_until_somebody_waits_for_them(sqlite_url: str) -> None:
    async with opened_server(sqlite_url) as here:
        await here.table(setup("person", "greedy"))
        await crash(here.tables)
    later(10_000)
    async with opened_server(sqlite_url) as there:
        await pass_time(there.tables, 2 * AWAY)
        assert "stood-in" not in await kinds(there.store)
        await there.tables.table("k3x9")
        await pass_time(there.tables, AWAY - 1)
        assert "stood-in" not in await kinds(there.store)
        await pass_time(there.tables, 1)
        assert "stood-in" in await kinds(there.store)


async def test_a_crash_while_tables_are_woken_costs_nobody_time(sqlite_url: str) -> None:
    """The second server dies before it has read the table: the third one gives the time back since the first one died."""
    async with opened_server(sqlite_url) as here:
        live = await here.table(setup(clock=TURN))
        left = live.table.clock.remaining(1, now())
        await crash(here.tables)
        alive = [row.alive_at for row in await here.store.rows(heartbeat.last())]
        later(100_000)
        again = TableRegistry(here.store, here.bots, TablePolicy(), driven_time(), here.log)  # type: ignore[arg-type]
        await again.open()
        await crash(again)
        assert [row.alive_at for row in await here.store.rows(heartbeat.last())] == alive
    later(100_000)
    async with opened_server(sqlite_url) as there:
        live = await there.tables.table("k3x9")
        assert live.table.clock.remaining(1, now()) == left


async def test_a_table_without_a_clock_that_is_read_late_is_told_only_how_long_the_server_was_away(sqlite_url: str) -> None:
    async with opened_server(sqlite_url) as here:
        await here.table(setup())
        await crash(here.tables)
    later(50_000)
    async with opened_server(sqlite_url) as there:
        await pass_time(there.tables, 86_400_000)
        live = await there.tables.table("k3x9")
        assert (live.table.shown[-1].base["kind"], live.table.shown[-1].base["gap"]) == ("interrupted", 50_000)
