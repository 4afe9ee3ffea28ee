"""Tables of an online event: everybody sits from the beginning, and spectators may see what happens late."""

import orjson
import pytest
from hypothesis import given
from hypothesis import strategies as st

from azulejos.notation import agn
from azulejos.rules import IllegalEvent
from azulejos.server.errors import BadRequest, Conflict, NotAllowed
from azulejos.server.fair import commitment, verify
from azulejos.server.store import secrets
from azulejos.server.tables import decisions
from azulejos.server.tables.chat import say
from azulejos.server.tables.clock import ClockRule
from azulejos.server.tables.delayed import AT_ONCE, DelayedTable
from azulejos.server.tables.events import SERVER, Created, Recorded, Rematched, TableEvent
from azulejos.server.tables.live import LiveTable
from azulejos.server.tables.message_types import EventTable, TableSettings
from azulejos.server.tables.setup import SeatPlan, Setup
from azulejos.server.tables.state import TableStatus
from tests.kit.errors import raises
from tests.server.tables.kit import Loop, Server, Viewer, events, later, move, next_seed, now, opened_server

LOOP = Loop

ID = "k3x9k3x9k3x9k"
PLACE = EventTable("spring", 1, 2, watch_delay=60)


def agreed(*seats: str, place: EventTable | None = PLACE) -> Setup:
    plans = tuple(SeatPlan("person") if seat == "person" else SeatPlan("bot", seat) for seat in seats)
    options = {"players": len(seats), "tournament": True}
    return Setup("azul", options, plans, ClockRule("tournament"), TableSettings(takebacks=False), first=2, event=place)


async def seated(here: Server, setup: Setup, *persons: str) -> LiveTable:
    seed = next_seed()
    await here.store.write([secrets.add(ID, seed)])
    live = await here.tables.seat_event(ID, setup, [decisions.Place(person) for person in persons])
    assert live.table.commitment == commitment(seed)
    return live


def test_what_an_event_has_agreed_is_kept() -> None:
    setup = agreed("person", "greedy")
    assert Setup.read(orjson.loads(orjson.dumps(setup.to_json()))) == setup
    assert Setup.read(agreed("person", "person", place=None).to_json()).event is None


def test_only_an_event_has_tables_of_bots_alone() -> None:
    assert agreed("greedy", "random").event == PLACE
    with pytest.raises(BadRequest, match="At least one seat"):
        agreed("greedy", "random", place=None)


async def test_everybody_sits_and_play_has_started_and_a_second_making_makes_nothing(each_server: Server) -> None:
    setup = agreed("person", "person", "greedy")
    live = await seated(each_server, setup, "p-x", "p-y", "p-bot")
    assert live.table.status is TableStatus.RUNNING
    assert [seat.person for seat in live.table.seats] == ["p-x", "p-y", "p-bot"]
    assert live.table.to_move == 2
    assert live.table.clock.deadline() == now() + 120_000
    before = await events(each_server.store, ID)
    again = await each_server.tables.seat_event(ID, setup, [decisions.Place(person) for person in ("p-x", "p-y", "p-bot")])
    assert again is live
    each_server.tables._registry._live.clear()
    assert (await each_server.tables.seat_event(ID, setup, [decisions.Place(person) for person in ("p-x", "p-y", "p-bot")])).table.version == len(
        before
    )
    assert await events(each_server.store, ID) == before


async def test_an_events_table_is_nobodys_to_leave_pause_or_play_again(each_server: Server) -> None:
    live = await seated(each_server, agreed("person", "person"), "p-x", "p-y")
    for command in (
        lambda table: decisions.leave(table, 1, "p-x", "greedy"),
        lambda table: decisions.offer(table, 1, "pause", "p-x"),
        lambda table: decisions.resume(table, 1, "p-x"),
    ):
        with raises(NotAllowed, "event-table"):
            await live.do(command)
    await live.do(lambda table: decisions.withdraw(table, 1, "p-x", live.draws(), "w-1"), seat=1, id="w-1")
    assert live.table.status is TableStatus.FINISHED
    with raises(NotAllowed, "event-table"):
        await each_server.tables.rematch(live, "r0", "p-x")


async def test_an_arbiters_word_holds_while_the_event_is_paused(each_server: Server) -> None:
    live = await seated(each_server, agreed("person", "person", "person"), "p-x", "p-y", "p-z")
    await live.do(lambda table: decisions.rest(table, SERVER, paused=True))
    assert await live.do(lambda table: decisions.rest(table, SERVER, paused=True)) == live.table.version
    with pytest.raises(Conflict, match="paused"):
        await move(live, seat=2)
    await live.do(lambda table: decisions.around(table, "withdraw:2", SERVER, live.draws(), by="arbiter", paused=True))
    assert (live.table.status, live.table.clock.running, live.table.clock.since) == (TableStatus.PAUSED, 3, None)
    with pytest.raises(Conflict, match="paused"):
        await live.do(lambda table: decisions.around(table, "withdraw:1", SERVER, live.draws()))
    await live.do(lambda table: decisions.rest(table, SERVER, paused=False))
    assert live.table.clock.deadline() == now() + 120_000
    with pytest.raises(IllegalEvent):
        await live.do(lambda table: decisions.withdraw(table, 2, "p-y", live.draws()))


async def test_spectators_see_and_hear_late_and_players_at_once(each_server: Server) -> None:
    live = await seated(each_server, agreed("person", "person"), "p-x", "p-y")
    player, spectator = Viewer(1), Viewer()
    live.audience.subscribe(player)
    live.audience.subscribe(spectator)
    assert player.state["version"] == spectator.state["version"] + 1
    assert spectator.state["position"]["bag"] != player.state["position"]["bag"]
    later(30_000)
    await move(live)
    await live.talk(say(False, "p-x", 1, "hello", None))
    assert [each["phrase"] for each in player.of("chat")] == ["hello"]
    late = live.audience.shown_table(delayed=True)
    assert (late.version, spectator.of("chat")) == (player.state["version"] - 2, [])
    # The deal is a minute old.
    later(30_000)
    await each_server.store.rows(secrets.find(ID))
    assert live.audience.shown_table(delayed=True).version == player.state["version"] - 1
    assert spectator.state["version"] == player.state["version"] - 1
    assert spectator.state["clock"]["left"] == [120_000, 120_000]
    assert live.at_length(9, delayed=True).events != live.at_length(9).events
    # What spectators say among themselves gives nothing away.
    await live.talk(say(False, "p-z", None, "thanks", None))
    assert [each["phrase"] for each in spectator.of("chat")] == ["thanks"]
    newcomer = Viewer()
    live.audience.subscribe(newcomer)
    assert [each["phrase"] for each in newcomer.of("chat")] == ["thanks"]
    later(30_000)
    await each_server.store.rows(secrets.find(ID))
    assert [each["phrase"] for each in newcomer.of("chat")] == ["thanks", "hello"]
    assert live.audience.shown_table(delayed=True).version == live.table.version


async def test_a_word_is_heard_late_also_when_its_timer_rings_early(server: Server) -> None:
    """Timers of uvloop are whole milliseconds: by the clock on the wall about one in six rings a millisecond early."""
    live = await seated(server, agreed("person", "person"), "p-x", "p-y")
    spectator = Viewer()
    live.audience.subscribe(spectator)
    await live.talk(say(False, "p-x", 1, "hello", None))
    early = 5
    assert live.audience.delayed is not None
    live.audience.delayed._running = lambda: now() - early
    later(60_000)
    await server.store.rows(secrets.find(ID))
    assert spectator.of("chat") == []
    later(early)
    await server.store.rows(secrets.find(ID))
    assert [each["phrase"] for each in spectator.of("chat")] == ["hello"]
    assert live.audience.shown_table(delayed=True).version == live.table.version


async def test_a_server_that_starts_again_shows_no_more_than_before(store_url: str) -> None:
    async with opened_server(store_url) as here:
        live = await seated(here, agreed("person", "person"), "p-x", "p-y")
        later(10_000)
        await move(live)
        await live.talk(say(False, "p-x", 1, "hello", None))
    async with opened_server(store_url) as here:
        live = await here.tables.table(ID)
        spectator = Viewer()
        live.audience.subscribe(spectator)
        assert spectator.of("chat") == []
        assert live.audience.shown_table(delayed=True).position is not None
        assert live.audience.shown_table(delayed=True).position.events == ()  # type: ignore[union-attr]
        later(70_000)
        await here.store.rows(secrets.find(ID))
        assert live.audience.shown_table(delayed=True).version == live.table.version
        assert len(spectator.of("chat")) == 1


async def test_the_proof_of_an_events_game_can_be_checked_when_spectators_have_seen_its_end(each_server: Server) -> None:
    live = await seated(each_server, agreed("person", "person"), "p-x", "p-y")
    later(60_000)
    while live.table.status is TableStatus.RUNNING:
        await move(live)
    assert b"seed" in live.audience.state_for(frozenset())
    assert b"seed" not in live.audience.state_for(frozenset(), delayed=True)
    assert "FairSeed" not in live.record(frozenset(), delayed=True)
    later(60_000)
    assert b"seed" in live.audience.state_for(frozenset(), delayed=True)
    text = live.record(frozenset(), delayed=True, tags={"Event": "Spring"})
    record = agn.read_one(text)
    assert record.tags["Event"] == "Spring"
    assert verify(record).is_fair


@given(st.integers(0, 100), st.lists(st.integers(0, 50), max_size=12), st.lists(st.integers(0, 700), max_size=12))
def test_nothing_is_seen_before_its_time_and_everything_in_its_order(delay: int, gaps: list[int], looks: list[int]) -> None:
    setup = agreed("person", "person")
    happened: list[Recorded[TableEvent]] = [Recorded(1, 0, Created(SERVER, setup, ""))]
    at = 0
    for gap in gaps:
        at += gap
        happened.append(Recorded(len(happened) + 1, at, Rematched(SERVER, f"t{len(happened)}")))
    late = DelayedTable("x")
    for event in happened:
        late.add(event, event.at + delay)
    for moment in sorted(looks):
        late.advance(moment)
        seen = [event for event in happened if isinstance(event.event, AT_ONCE) or event.at + delay <= moment]
        assert late.table.version == len(seen)
        assert late.due_at == (happened[len(seen)].at + delay if len(seen) < len(happened) else None)
