"""All tables of a server: made, found, listed and swept, and what the server's own start and end mean for them."""

import asyncio
from typing import Any

import orjson
import pytest

from azulejos.notation import Record, afen, agn
from azulejos.server import fair
from azulejos.server.errors import Conflict, NotFound, Unavailable
from azulejos.server.store import StoreFailed, heartbeat, listing
from azulejos.server.store.events import new_event
from azulejos.server.tables import decisions
from azulejos.server.tables.live import LiveTable
from azulejos.server.tables.policy import TablePolicy
from tests.kit.tables import table
from tests.server.fair.games import go_on
from tests.server.tables.bench import ANN, BEN, DAYS, TOTAL, TURN, setup
from tests.server.tables.kit import (
    Bots,
    Loop,
    Server,
    Viewer,
    crash,
    events,
    finish,
    kinds,
    later,
    move,
    now,
    opened_server,
    pass_time,
    quiet,
    until,
)

LOOP = Loop

IDLE = TablePolicy().idle_ms


async def listed(here: Server, *states: str) -> list[str]:
    await quiet(here.tables)
    return sorted(row.table_id for row in await here.store.rows(listing.in_state(list(states), limit=None)))


async def test_a_whole_game_is_stored_listed_and_proved(each_server: Server) -> None:
    live = await each_server.table(setup("person", "greedy", first="lot"), sit=False)
    assert await listed(each_server, "open") == ["k3x9"]
    await each_server.sit(live, 1)
    assert await listed(each_server, "running") == ["k3x9"]
    await finish(live, 1)
    assert await listed(each_server, "finished") == ["k3x9"]
    assert await listed(each_server, "open", "running") == []
    assert [row.table_id for row in await each_server.store.rows(listing.of_person(ANN))] == ["k3x9"]
    assert (await kinds(each_server.store))[-1] == "finished"
    assert fair.verify(agn.read_one(live.record(frozenset()))).is_fair
    bots = [event.actor for event in await events(each_server.store) if event.payload.get("by")]
    assert set(bots) == {"bot:greedy"}


async def test_a_table_that_is_not_there_is_not_found(server: Server) -> None:
    with pytest.raises(NotFound):
        await server.tables.table("nowhere")


async def test_who_leaves_before_the_start_has_the_table_among_their_games_no_longer(server: Server) -> None:
    live = await server.table(setup("person", "open", "open"), sit=False)
    await server.sit(live, 2)
    await quiet(server.tables)
    assert len(await server.store.rows(listing.of_person(BEN))) == 1
    await live.do(lambda each: decisions.leave(each, 2, BEN, "greedy"))
    await quiet(server.tables)
    assert await server.store.rows(listing.of_person(BEN)) == []


async def test_a_table_that_is_asked_for_twice_at_once_is_read_once(each_server: Server) -> None:
    await each_server.table(setup())
    each_server.tables._registry._live.clear()
    lives = await asyncio.gather(*(each_server.tables.table("k3x9") for _ in range(5)))
    assert len({id(live) for live in lives}) == 1
    assert lives[0].audience.names == {ANN: "Ann", BEN: "Ben"}


async def test_a_table_where_nothing_happens_leaves_memory_and_comes_back_as_it_was(store_url: str) -> None:
    async with opened_server(store_url, TablePolicy(away_ms=10 * IDLE)) as here:
        paused = await here.table(setup(), "paused")
        await move(paused)
        await paused.do(lambda each: decisions.offer(each, 1, "pause", ANN))
        await paused.do(lambda each: decisions.answer(each, 2, "pause", True, BEN))
        waiting = await here.table(setup(), "open", sit=False)
        clocked = await here.table(setup(clock=DAYS), "days")
        watched = await here.table(setup(), "watched", sit=False)
        watched.audience.subscribe(Viewer())
        before = [_shown(live) for live in (paused, waiting)]
        await pass_time(here.tables, IDLE + 5_000)
        assert {live.table.id for live in here.tables.loaded} == {"days", "watched"}
        assert clocked in here.tables.loaded
        again = [await here.tables.table(id) for id in ("paused", "open")]
        assert [_shown(live) for live in again] == before
        assert again[0] is not paused
        await pass_time(here.tables, 1_000)
        assert len(here.tables.loaded) == 4, "who has just asked for a table may be about to use it"


def _shown(live: LiveTable) -> dict[str, Any]:
    """A table as it is shown, but for the time."""
    return {key: value for key, value in orjson.loads(live.audience.state_for(frozenset([1]), 0)).items() if key != "now"}


@pytest.mark.parametrize("form", [None, "agn", "afen"])
async def test_a_rematch_is_made_once_even_if_all_ask_at_once(each_server: Server, form: str | None) -> None:
    position = go_on(table(3, wall="grey").start(2), steps=60)
    imports: dict[str | None, dict[str, Any]] = {
        None: {"wall": "grey", "clock": TURN},
        "agn": {"agn": agn.write(Record.of(position))},
        "afen": {"afen": afen.write(position)},
    }
    agreed = setup("person", "greedy", "open", **imports[form])
    live, viewer = await each_server.table(agreed), Viewer(1)
    live.audience.subscribe(viewer)
    with pytest.raises(Conflict):
        await each_server.tables.rematch(live, "early", ANN)
    await finish(live, 1, 3)
    made = await asyncio.gather(*(each_server.tables.rematch(live, f"r{number}", ANN) for number in range(4)))
    assert {each.table.id for each in made} == {"r0"}
    assert (await each_server.tables.rematch(live, "late", BEN)).table.id == "r0"
    assert viewer.state["about"]["rematch"] == "r0"
    assert (await kinds(each_server.store)).count("rematched") == 1
    assert await listed(each_server, "open") == ["r0"]
    again = made[0].table.setup
    assert [plan.kind for plan in again.seats] == ["open", "bot", "open"]
    assert again.settled_game() == position.game
    assert (again.first, again.is_from_the_start, again.clock) == ("lot", True, agreed.clock)
    assert made[0].table.commitment != live.table.commitment


async def test_a_rematch_is_there_when_it_is_told(server: Server) -> None:
    live = await server.table(setup("person", "greedy"))
    await finish(live, 1)
    found: list[str] = []

    class Eager(Viewer):
        def send(self, message: bytes) -> None:
            if (told := orjson.loads(message).get("about", {}).get("rematch")) is not None:
                found.append(server.tables._registry._live[told].table.id)

    live.audience.subscribe(Eager(1))
    await server.tables.rematch(live, "again", ANN)
    assert found == ["again"]


async def test_a_broken_table_is_looked_after_with_the_next_beat(server: Server) -> None:
    live, viewer = await server.table(setup()), Viewer(2)
    live.audience.subscribe(viewer)
    server.store.fail_after = StoreFailed("store-failed", "The line broke.")
    with pytest.raises(Unavailable):
        await move(live)
    assert viewer.state["to_move"] == 1
    await pass_time(server.tables, 1_000)
    assert not live.is_broken
    assert viewer.state["to_move"] == 2


# Starts and ends of the server


async def test_after_a_crash_all_tables_are_there_and_the_gap_is_nobodys_time(store_url: str) -> None:
    async with opened_server(store_url) as here:
        live = await here.table(setup(clock=TURN), "turn")
        bots = await here.table(setup("person", "greedy", clock=TOTAL), "bots")
        plain = await here.table(setup(), "plain")
        await here.table(setup("person", "open", "open"), "open", sit=False)
        here.bots.held = asyncio.Event()
        await move(bots)
        await move(plain)
        await pass_time_until_beat(here, 10_000)
        versions = [each.table.version for each in (live, bots, plain)]
        left = live.table.clock.remaining(1, now())
        await crash(here.tables)
    later(500_000)
    async with opened_server(store_url) as there:
        lives = [await there.tables.table(id) for id in ("turn", "bots", "plain")]
        assert [each.table.shown[-1].base["kind"] for each in lives[::2]] == ["interrupted", "interrupted"]
        assert lives[0].table.version == versions[0] + 1
        assert lives[0].table.clock.remaining(1, now()) == left
        await until(lambda: lives[1].table.to_move == 1)
        remaining = lives[1].table.clock.remaining(2, now())
        assert remaining is not None
        assert remaining > 50_000, "the bot did not pay for the crash"
        await move(lives[2])
        await pass_time(there.tables, 20_000)
        await until(lambda: lives[0].table.to_move == 2)
        assert sorted(each.table.id for each in there.tables.loaded) == ["bots", "plain", "turn"], "nobody has asked for the open one"


async def pass_time_until_beat(here: Server, ms: int) -> None:
    """Let time pass second by second, as the heart beats."""
    for _ in range(ms // 1000):
        await pass_time(here.tables, 1_000, thinking=1)
    assert [row.alive_at for row in await here.store.rows(heartbeat.last())] == [now()]


async def test_a_table_that_is_read_long_after_the_start_is_given_the_whole_gap(sqlite_url: str) -> None:
    async with opened_server(sqlite_url) as here:
        live = await here.table(setup(clock=TURN))
        left = live.table.clock.remaining(1, now())
        await quiet(here.tables)
        await here.store.write([listing.remove("k3x9")])
        await crash(here.tables)
    later(5_000)
    async with opened_server(sqlite_url) as there:
        await pass_time(there.tables, 700_000)
        assert there.tables.loaded == ()
        live = await there.tables.table("k3x9")
        assert live.table.clock.remaining(1, now()) == left
        assert await listed(there, "running") == ["k3x9"], "the list is put right"


async def test_a_crash_between_two_starts_is_given_back_once(sqlite_url: str) -> None:
    left: list[Any] = []
    async with opened_server(sqlite_url) as here:
        live = await here.table(setup(clock=TURN))
        left.append(live.table.clock.remaining(1, now()))
        await crash(here.tables)
    for _ in range(3):
        later(100_000)
        async with opened_server(sqlite_url) as there:
            live = await there.tables.table("k3x9")
            left.append(live.table.clock.remaining(1, now()))
            await crash(there.tables)
    assert len(set(left)) == 1


async def test_closing_tells_everybody_and_a_new_start_goes_on(store_url: str) -> None:
    async with opened_server(store_url) as here:
        live, viewer = await here.table(setup(clock=TURN)), Viewer(1)
        live.audience.subscribe(viewer)
        await pass_time(here.tables, 10_000)
        before = live.table.clock.remaining(1, now())
        here.store.held = asyncio.Event()
        here.store.trace.clear()
        moving = asyncio.ensure_future(move(live, id="last"))
        await until(lambda: here.store.trace == ["append"])
        closing = asyncio.ensure_future(here.tables.close())
        await until(lambda: viewer.messages[-1] == b'{"type":"closing"}')
        await quiet(here.tables)
        assert not closing.done()
        here.store.held.set()
        version = await moving
        await closing
    later(10**9)
    async with opened_server(store_url) as there:
        live = await there.tables.table("k3x9")
        assert live.table.done[1, "last"] == version, "what was on its way has arrived"
        assert (live.table.to_move, live.table.clock.remaining(2, now())) == (2, 30_000)
        assert before == 20_000
        await move(live)


async def test_a_table_that_cannot_be_read_keeps_no_other_from_going_on(sqlite_url: str) -> None:
    async with opened_server(sqlite_url) as here:
        await here.table(setup(clock=TURN), "good")
        await here.table(setup(clock=TURN), "bad")
        await here.store.store.append("table:bad", 5, [new_event("nonsense", "server")], now())
        await crash(here.tables)
    async with opened_server(sqlite_url) as there:
        assert there.tables.is_ready
        assert [live.table.id for live in there.tables.loaded] == ["good"]
        assert ("table-unreadable", "bad") in [(line, fields.get("table")) for line, fields in there.log.lines]


async def test_many_tables_are_taken_up_in_a_few_commits(sqlite_url: str) -> None:
    async with opened_server(sqlite_url) as here:
        await asyncio.gather(*(here.table(setup(clock=TURN), f"t{number}") for number in range(150)))
        await quiet(here.tables)
        await crash(here.tables)
    later(10_000)
    async with opened_server(sqlite_url, bots=Bots()) as there:
        assert len(there.tables.loaded) == 150
        assert all(live.table.shown[-1].base["kind"] == "interrupted" for live in there.tables.loaded)
        assert there.store.store.groups < 150


async def test_a_beat_that_fails_is_logged_and_the_next_one_comes(server: Server) -> None:
    write = server.store.store.write

    async def fail(_: object) -> None:
        raise StoreFailed("store-failed", "The disk is full.")

    server.store.store.write = fail
    await pass_time(server.tables, 1_000)
    assert "beat-failed" in server.logged
    server.store.store.write = write
    await pass_time(server.tables, 1_000)
    assert server.logged.count("beat-failed") == 1


async def test_names_change_at_every_table(server: Server) -> None:
    lives = [await server.table(setup(), id) for id in ("one", "two")]
    server.tables.rename(ANN, "Anna")
    assert [live.audience.names[ANN] for live in lives] == ["Anna", "Anna"]
