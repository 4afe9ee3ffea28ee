"""Time that jumps: a clock on the wall that is set, and a server that is stopped for a while. It is nobody's time, and the table says so."""

import asyncio
from typing import Any

import orjson
import pytest

from azulejos.server.live.time_source import STOP_MS
from azulejos.server.store import StoreFailed
from azulejos.server.tables.chat import say
from azulejos.server.tables.live import LiveTable
from azulejos.server.tables.policy import TablePolicy
from tests.server.tables.bench import ANN, DAYS, TOTAL, TURN, setup
from tests.server.tables.kit import Loop, Server, Viewer, crash, driven_time, events, later, move, opened_server, pass_time, set_wall, until, wall
from tests.server.tables.test_event_tables import agreed, seated

LOOP = Loop

HOUR = 3_600_000
AWAY = TablePolicy().away_ms


def left(viewer: Viewer, seat: int) -> int:
    """What a page shows of a seat's time."""
    shown: int = viewer.state["clock"]["left"][seat - 1]
    return shown


async def told(here: Server, id: str = "k3x9") -> list[int]:
    """The gaps of which a table has told; its times never go back."""
    stored = await events(here.store, id)
    assert [event.at for event in stored] == sorted(event.at for event in stored)
    return [event.payload["gap"] for event in stored if event.kind == "interrupted"]


async def watched(here: Server, **agreed: Any) -> tuple[LiveTable, Viewer]:
    live, viewer = await here.table(setup(**agreed)), Viewer(1, 2)
    live.audience.subscribe(viewer)
    return live, viewer


async def test_a_clock_set_back_gives_nobody_time_and_none_stands_at_nothing_when_it_is_set_right(each_server: Server) -> None:
    live, viewer = await watched(each_server, clock=TURN)
    await pass_time(each_server.tables, 10_000)
    set_wall(-HOUR)
    await pass_time(each_server.tables, 5_000)
    assert left(viewer, 1) == 15_000
    await move(live)
    await pass_time(each_server.tables, 10_000)
    await move(live)
    assert left(viewer, 2) == 30_000, "a turn has its full time again"
    set_wall(HOUR)
    await pass_time(each_server.tables, 10_000)
    assert live.table.clock.running == live.table.to_move == 1
    assert left(viewer, 1) == 20_000
    await pass_time(each_server.tables, 19_999)
    assert live.table.to_move == 1
    await pass_time(each_server.tables, 1)
    await until(lambda: live.table.to_move == 2)
    assert await told(each_server) == [0, 0]


async def test_a_clock_set_forward_lets_no_flag_fall_and_the_table_says_so(each_server: Server) -> None:
    live, viewer = await watched(each_server, clock=TOTAL)
    await pass_time(each_server.tables, 10_000)
    set_wall(HOUR)
    await pass_time(each_server.tables, 2_000)
    assert await told(each_server) == [HOUR]
    assert (live.table.to_move, live.table.seat(1).bot) == (1, None)
    assert left(viewer, 1) == 48_000
    told_last = viewer.state["events"][-1]
    assert (told_last["kind"], told_last["gap"], told_last["why"]) == ("interrupted", HOUR, "clock")
    await move(live)
    assert (await events(each_server.store))[-1].at == wall(), "what is stored has the time of the wall"
    set_wall(-HOUR)
    await pass_time(each_server.tables, 3_000)
    assert await told(each_server) == [HOUR, 0]
    assert left(viewer, 2) == 57_000
    await pass_time(each_server.tables, 57_000)
    await until(lambda: live.table.seat(2).flagged)


async def test_after_a_start_with_stored_times_to_come_clocks_run_on(store_url: str) -> None:
    set_wall(HOUR)
    async with opened_server(store_url) as here:
        live = await here.table(setup(clock=TURN))
        await pass_time(here.tables, 10_000)
        await crash(here.tables)
    set_wall(-HOUR)
    later(5_000)
    async with opened_server(store_url) as there:
        live, viewer = await there.tables.table("k3x9"), Viewer(1, 2)
        live.audience.subscribe(viewer)
        first = left(viewer, 1)
        assert 20_000 <= first <= 30_000
        await pass_time(there.tables, first - 1)
        assert live.table.to_move == 1
        await pass_time(there.tables, 1)
        await until(lambda: live.table.to_move == 2)
        await move(live)
        await pass_time(there.tables, 30_000)
        await until(lambda: live.table.to_move == 2)
        assert await told(there) == [0]


@pytest.mark.parametrize("step", [-HOUR, HOUR])
async def test_a_clock_set_while_the_server_is_away_charges_nobody(store_url: str, step: int) -> None:
    async with opened_server(store_url) as here:
        await here.table(setup(clock=TOTAL))
        for _ in range(10):
            await pass_time(here.tables, 1_000)
        await crash(here.tables)
    later(60_000)
    set_wall(step)
    async with opened_server(store_url) as there:
        live, viewer = await there.tables.table("k3x9"), Viewer(1, 2)
        live.audience.subscribe(viewer)
        assert 50_000 <= left(viewer, 1) <= 60_000
        before = left(viewer, 1)
        await pass_time(there.tables, 10_000)
        await move(live)
        assert left(viewer, 1) == before - 10_000 + 5_000
        assert len(await told(there)) == 1


async def test_a_stop_of_the_server_lets_no_flag_fall_whoever_is_first_to_look(store_url: str) -> None:
    async with opened_server(store_url, time=driven_time(STOP_MS)) as here:
        thinking, viewer = await watched(here, clock=TURN)
        moving = await here.table(setup(clock=TOTAL), "moving")
        for _ in range(5):
            await pass_time(here.tables, 1_000)
        later(20_000)
        await move(moving)  # It had come when the server was stopped, and is read before anybody looks at the time.
        assert moving.table.clock.left == (60_000, 60_000)
        await pass_time(here.tables, 1_000)
        assert thinking.table.to_move == 1
        assert await told(here) == [20_000]
        assert await told(here, "moving") == [20_000]
        assert thinking.table.clock.remaining(1, thinking.time.now()) == 24_000
        told_last = viewer.state["events"][-1]
        assert told_last["kind"] == "interrupted"
        assert "why" not in told_last, "the server was away"
        assert moving.table.clock.remaining(2, moving.time.now()) == 59_000
        assert [fields for line, fields in here.log.lines if line == "time-jumped"] == [{"ms": 20_000}]


async def test_days_of_which_the_server_slept_through_one_are_three(each_server: Server) -> None:
    live, viewer = await watched(each_server, clock=DAYS)
    set_wall(24 * HOUR)
    await pass_time(each_server.tables, 1_000)
    assert left(viewer, 1) == 2 * 24 * HOUR - 1_000
    assert live.table.to_move == 1


async def test_nobody_was_away_because_a_clock_was_set(server: Server) -> None:
    live, viewer = await server.table(setup()), Viewer(1)
    live.audience.subscribe(viewer)
    live.audience.unsubscribe(viewer)
    await pass_time(server.tables, 1_000)
    set_wall(HOUR)
    await pass_time(server.tables, 1_000)
    assert live.table.seat(1).bot is None
    await pass_time(server.tables, AWAY)
    await until(lambda: live.table.seat(1).bot)


async def test_spectators_see_nothing_sooner_because_a_clock_was_set(each_server: Server) -> None:
    live = await seated(each_server, agreed("person", "person"), "p-x", "p-y")
    spectator = Viewer()
    live.audience.subscribe(spectator)
    await pass_time(each_server.tables, 60_000)
    await move(live)
    await live.talk(say(False, "p-x", 1, "hello", None))
    seen = live.table.version - 1
    assert live.audience.shown_table(delayed=True).version == seen
    set_wall(HOUR)
    await pass_time(each_server.tables, 59_999)
    assert live.audience.shown_table(delayed=True).version == seen
    assert spectator.of("chat") == []
    assert orjson.loads(live.audience.state_for(frozenset(), delayed=True))["clock"]["left"] == [120_000, 60_001]
    await pass_time(each_server.tables, 1)
    assert live.audience.shown_table(delayed=True).version == seen + 1
    assert len(spectator.of("chat")) == 1


async def test_a_jump_that_cannot_be_stored_is_told_later(server: Server) -> None:
    live, viewer = await watched(server, clock=TURN)
    server.store.fail_before = StoreFailed("store-failed", "The disk is full.")
    set_wall(HOUR)
    await pass_time(server.tables, 1_000)
    assert await told(server) == []
    assert live.table.to_move == 1
    await pass_time(server.tables, 1_000)
    assert await told(server) == [HOUR]
    assert left(viewer, 1) == 28_000


async def test_a_clock_that_goes_a_little_wrong_has_not_jumped(server: Server) -> None:
    await watched(server, clock=DAYS)
    for _ in range(600):  # Ten minutes, of which each second is as wrong as a clock that is being put right may be; or fifty times so.
        set_wall(25)
        later(1_000)
        await asyncio.sleep(0)
        await asyncio.sleep(0)
    assert await told(server) == []


async def test_words_have_times_that_never_go_back(server: Server) -> None:
    live, _ = await watched(server)
    for step in (HOUR, -HOUR, -HOUR, 0):
        set_wall(step)
        later(1_000)
        await live.talk(say(False, ANN, 1, "hello", None))
    times = [event.at for event in await server.store.read("chat:k3x9")]
    assert times == sorted(times)
