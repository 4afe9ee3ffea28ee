"""OnlineTournaments events and time, driven by hand: lost turns, tables that stop, breaks, and servers that were not there."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from types import SimpleNamespace
from typing import Any

import orjson
import pytest

from azulejos.rules import Phase
from azulejos.server.live.subscriber import Message
from azulejos.server.live.time_source import STOP_MS, TimeSource
from azulejos.server.store.events import streams
from azulejos.server.tables import decisions
from azulejos.server.tables.live import LiveTable
from azulejos.server.tables.state import TableStatus
from azulejos.server.tournaments.live import LiveTournament
from azulejos.server.tournaments.online import OnlineTournaments
from azulejos.server.tournaments.registry import TournamentRegistry
from azulejos.server.tournaments.roles import Role
from azulejos.server.tournaments.transaction import SERVER_ARBITER, Transaction
from azulejos.server.tournaments.unattended import GOES_ON, NOBODY_CAME, TOO_FEW
from azulejos.server.web.tournaments.commands import run as run_command
from azulejos.tournament import CheckedIn, Delayed, Entered, GameStarted, Person, Settings, Withdrawn, pairing
from azulejos.tournament.commands import Command
from azulejos.tournament.commands.games import LetBotPlay, PassTurn, ResumeTable, Void
from azulejos.tournament.commands.organising import AnswerCall
from azulejos.tournament.commands.people import EnterBots
from azulejos.tournament.errors import Conflict
from azulejos.tournament.organiser_desk import Arrangements
from azulejos.tournament.seating import plan
from tests.server.event_loop import entered
from tests.server.tables.kit import Loop, Server, Viewer, crash, driven_time, later, move, now, opened_server, pass_time, quiet, set_wall, until, wall

LOOP = Loop
ORG = "p-org"
STAFF = Role("hash-1", 1, "organiser", ORG, "Mara", 0)
TURN = 120_000
MINUTE = 60_000


class Event:
    """An event with its tables, registry and reconciler, on one store."""

    def __init__(self, server: Server, tournaments: TournamentRegistry, online: OnlineTournaments, live: LiveTournament) -> None:
        self.server, self.tournaments, self.online, self.live = server, tournaments, online, live
        self.ids = 0

    @property
    def state(self) -> Any:
        return self.live.snapshot.state

    async def do(self, *acts: Any, actor: str = ORG) -> None:
        def how(writing: Transaction) -> None:
            for each in acts:
                writing.do(each)

        await self.live.do(how, actor, None)
        await self.settle()

    async def send(self, command: Command) -> None:
        """As an organiser does through HTTP."""
        self.ids += 1
        await run_command(SimpleNamespace(tables=self.server.tables), self.live, STAFF, f"w-{self.ids}", command)  # type: ignore[arg-type]
        await self.settle()

    async def settle(self) -> None:
        """Until nothing is left to do at this moment: at the tables, in the event, and in the store."""
        await self.online.reconcile(self.live.id)
        await quiet(self.server.tables, is_busy=lambda: self.online._reconciling)

    async def pass_time(self, ms: int) -> None:
        await pass_time(self.server.tables, ms)
        await self.settle()

    async def begin(self, *names: str) -> list[LiveTable]:
        for name in names:
            person = f"p-{name}"
            await self.live.do(lambda writing, person=person, name=name: _enter(writing, person, name), ORG, None)  # type: ignore[misc]
        await self.seat()
        await self.do(GameStarted(1, tuple(1 for _ in self.state.published[0].tables)))
        return await self.tables(1)

    async def seat(self) -> None:
        await self.do(pairing.draft(self.state, plan, 1))
        await self.do(pairing.publication(self.state))

    async def tables(self, game: int) -> list[LiveTable]:
        ids = [self.live.desk.live[game, table.number] for table in self.state.games[game - 1].tables]
        return [await self.server.tables.table(id) for id in ids]

    def calls(self) -> list[tuple[str, int | None, int | None]]:
        """Nobody looks at most tables here: that is another test's subject."""
        return [(call.kind, call.game, call.table) for call in self.live.desk.calls.values() if call.kind != "absent"]

    def away(self) -> list[str]:
        return sorted(str(call.person) for call in self.live.desk.calls.values() if call.kind == "absent")


def _enter(writing: Transaction, person: str, name: str) -> None:
    writing.do(Entered(person, of_age=True))
    writing.do(CheckedIn(person))
    writing.name(Person(person, name.title()))


@asynccontextmanager
async def opened(
    url: str, id: str | None = None, settings: Settings | None = None, time: TimeSource | None = None, **arranged: Any
) -> AsyncIterator[Event]:
    """A new event; or, with an id, one that an earlier server left."""
    time = time or driven_time()
    async with opened_server(url, time=time) as here:
        registry = TournamentRegistry(here.store, 10**9, time, here.log)
        online = OnlineTournaments(here.store, registry, here.tables, _work, time, here.log)
        try:
            if id is None:
                chosen = settings or Settings(games=1, break_minutes=0)
                live = await registry.create("spring", "Spring", chosen, Arrangements(online=True, **arranged), ORG, "Mara", "hash-1")
            else:
                # The tables were read before there was anybody who knows their event.
                live = await registry.find(id)
                here.tables._registry._live.clear()
                online.open()
                await until(lambda: live.id in online._active)
            event = Event(here, registry, online, live)
            await event.settle()
            yield event
        finally:
            if not here.tables.is_closing:
                await online.close()
                await registry.close()


@pytest.fixture
def event(runner: asyncio.Runner, store_url: str) -> Iterator[Event]:
    """An event for people who run it themselves."""
    with entered(runner, opened(store_url)) as event:
        yield event


async def _work(what: Callable[[], Any]) -> Any:
    return what()


async def killed(event: Event) -> None:
    """End a server as a power cut would."""
    event.online._is_closing = True
    await event.online._tasks.close()
    await asyncio.gather(*event.online._reconciling.values(), return_exceptions=True)
    await crash(event.server.tables)


def passes(live: LiveTable) -> list[str]:
    return [shown.redacted[0] for shown in live.table.shown if shown.redacted and shown.redacted[0] in ("pass", "resume", "void")]


@pytest.mark.clause("T4")
async def test_a_turn_is_lost_after_two_minutes_whoever_has_come(event: Event) -> None:
    [live] = await event.begin("ann", "bob")
    assert live.table.clock.running == 1
    await event.pass_time(TURN - 1)
    assert passes(live) == []
    await event.pass_time(1)
    assert passes(live) == ["pass"]
    assert live.table.to_move == 2
    assert event.calls() == []
    await move(live, seat=2)
    assert live.table.to_move == 1


@pytest.mark.clause("T4")
async def test_who_does_not_come_or_is_away_for_two_turns_raises_a_call(event: Event) -> None:
    [live] = await event.begin("ann", "bob")
    here = {seat: Viewer(seat) for seat in (1, 2)}
    live.audience.subscribe(here[1])
    await event.pass_time(MINUTE - 1)
    assert event.away() == []
    await event.pass_time(1)
    assert event.away() == ["p-bob"]
    live.audience.subscribe(here[2])
    await event.settle()
    assert event.away() == []
    # Both have played, and one goes away: one lost turn is nothing, two are.
    await move(live, seat=1)
    await move(live, seat=2)
    live.audience.unsubscribe(here[2])
    for lost in (0, 1, 2):
        assert event.away() == (["p-bob"] if lost == 2 else [])
        await move(live, seat=1)
        if lost < 2:
            await event.pass_time(TURN)
    # An arbiter passes the next turn at once, once; then waits, and is not called again.
    before = len(passes(live))
    await event.send(PassTurn(game=1, table=1, why="Is away."))
    assert len(passes(live)) == before + 1
    [call] = event.live.desk.calls.values()
    await event.send(AnswerCall(call=call.call, done=True))
    await event.pass_time(TURN)
    assert event.away() == []


async def test_a_bot_plays_for_who_is_away_where_bots_are_allowed(runner: asyncio.Runner, store_url: str) -> None:
    async with opened(store_url, bots=True) as event:
        [live] = await event.begin("ann", "bob")
        live.audience.subscribe(Viewer(1))
        await event.pass_time(MINUTE)
        assert event.away() == ["p-bob"]
        await event.send(LetBotPlay(person="p-bob", why="Is away."))
        assert (event.away(), live.table.seat(2).stand_in) == ([], "greedy")


@pytest.mark.clause("T5")
async def test_a_table_at_which_everybody_passes_stops_and_calls_an_arbiter_who_resumes_it(event: Event) -> None:
    [live] = await event.begin("ann", "bob")
    await event.pass_time(TURN)
    await event.pass_time(TURN)
    assert live.table.position is not None
    assert live.table.position.phase is Phase.STOPPED
    assert event.calls() == [("stalled", 1, 1)]
    [call] = event.live.desk.calls.values()
    assert call.by == SERVER_ARBITER
    # It waits as long as it takes: nobody runs this event but people.
    await event.pass_time(60 * MINUTE)
    assert event.calls() == [("stalled", 1, 1)]
    with pytest.raises(Conflict, match="resume it, or declare it void"):
        await event.send(AnswerCall(call=call.call, done=True))
    await event.send(AnswerCall(call=call.call, done=False))
    assert event.live.desk.taken == {call.call: ORG}
    await event.send(ResumeTable(game=1, table=1, why="They are back."))
    assert event.calls() == []
    [live] = await event.tables(1)  # After an hour it had left the memory.
    assert passes(live) == ["pass", "pass", "resume"]
    assert live.table.clock.deadline() == now() + TURN
    with pytest.raises(Conflict, match="nothing to resume"):
        await event.send(ResumeTable(game=1, table=1, why="Again."))
    # It stops again, calls again, and is declared void: nobody scores (T5).
    await event.pass_time(TURN)
    await event.pass_time(TURN)
    assert event.calls() == [("stalled", 1, 1)]
    await event.send(Void(game=1, table=1, why="Nobody plays."))
    assert event.calls() == []
    assert live.table.status is TableStatus.FINISHED
    assert passes(live)[-1] == "void"
    assert event.state.table(1, 1).is_void


@pytest.mark.clause("T5")
async def test_the_operators_word_at_the_table_ends_the_call_too(event: Event) -> None:
    [live] = await event.begin("ann", "bob")
    await event.pass_time(TURN)
    await event.pass_time(TURN)
    await live.do(lambda table: decisions.around(table, "resume", "operator", live.draws()))
    await event.settle()
    assert event.calls() == []
    await live.do(lambda table: decisions.around(table, "void", "operator", live.draws()))
    await event.settle()
    assert event.state.table(1, 1).is_void
    assert [line["by"] for line in event.live.view().log if line["kind"] == "voided"] == [SERVER_ARBITER]


async def test_a_table_that_the_operator_closes_is_void(event: Event) -> None:
    [live] = await event.begin("ann", "bob")
    await live.do(lambda table: decisions.close(table, "operator", "A fault."))
    await event.settle()
    assert event.state.table(1, 1).is_void


async def test_an_operators_withdrawal_is_the_events_in_the_name_of_the_server(event: Event) -> None:
    [live] = await event.begin("ann", "bob", "cy")
    await live.do(lambda table: decisions.around(table, "withdraw:2", "operator", live.draws()))
    await event.settle()
    table = event.state.table(1, 1)
    assert table.withdrawn == {table.seats[1]}
    assert [event.actor for event in event.live.snapshot.events if isinstance(event.data, Withdrawn)] == [SERVER_ARBITER]


@pytest.mark.clause("T5")
@pytest.mark.parametrize("is_there", [True, False])
async def test_an_unattended_event_decides_about_a_stopped_table_when_no_arbiter_comes(store_url: str, is_there: bool) -> None:
    async with opened(store_url, unattended=True, stalled_minutes=3, date="2030-01-01") as event:
        [live] = await event.begin("ann", "bob")
        if is_there:
            live.audience.subscribe(Viewer(1))
        await event.pass_time(TURN)
        await event.pass_time(TURN)
        assert event.calls() == [("stalled", 1, 1)]
        await event.pass_time(3 * MINUTE - 1)
        assert event.calls() == [("stalled", 1, 1)]
        await event.pass_time(1)
        assert event.calls() == []
        why = [line["why"] for line in event.live.view().log if line["kind"] in ("resumed-table", "voided")]
        if not is_there:
            assert why == [NOBODY_CAME]
            assert event.state.finished
            return
        assert why == [GOES_ON]
        assert passes(live) == ["pass", "pass", "resume"]
        # Once only: whoever does not play then, does not play.
        await event.pass_time(TURN)
        await event.pass_time(TURN)
        await event.pass_time(3 * MINUTE)
        assert event.state.table(1, 1).is_void
        assert event.state.finished


@pytest.mark.clause("T5")
async def test_a_call_that_an_arbiter_has_taken_is_the_arbiters(store_url: str) -> None:
    async with opened(store_url, unattended=True, stalled_minutes=3, date="2030-01-01") as event:
        await event.begin("ann", "bob")
        await event.pass_time(TURN)
        await event.pass_time(TURN)
        [call] = event.live.desk.calls
        await event.send(AnswerCall(call=call, done=False))
        await event.pass_time(30 * MINUTE)
        assert event.calls() == [("stalled", 1, 1)]


async def test_an_unattended_event_begins_on_its_day_and_has_its_breaks(store_url: str) -> None:
    # The hand-driven time begins on 2023-11-14, 22:13:20 UTC.
    settings = Settings(games=2, break_minutes=10, start="22:30", end="23:59", game_minutes=20, counting_minutes=5)
    async with opened(store_url, settings=settings, unattended=True, bots=True, date="2023-11-14", timezone="UTC") as event:
        await event.send(EnterBots(count=4))
        await event.pass_time(16 * MINUTE)
        assert (len(event.state.games), event.live.view().clock.shown["ends_at"]) == (0, 1_700_001_000_000)
        await event.pass_time(MINUTE)
        await until(lambda: event.state.games and event.state.games[0].ended)
        await event.do(Delayed(2, 5, "Pizza."))
        ended = event.live.ended[1]
        assert event.live.view().clock.shown == event.live.view().clock.shown | {"kind": "break", "game": 2, "ends_at": ended + 15 * MINUTE}
        await event.pass_time(15 * MINUTE - (now() - ended) - 1)
        assert len(event.state.games) == 1
        await event.pass_time(1)
        await until(lambda: event.state.finished)
        assert [game.ended for game in event.state.games] == [True, True]


async def test_an_unattended_event_with_a_final_table_seats_it_and_ends(store_url: str) -> None:
    settings = Settings(games=1, final_table=True, break_minutes=0, end="20:00")
    async with opened(store_url, settings=settings, unattended=True, bots=True) as event:
        await event.send(EnterBots(count=6))
        for _ in range(60):  # Bots take no time, and give no parts to the deals: there is nothing to wait for but the next look.
            if not event.state.finished:
                await event.pass_time(1_000)
        assert [len(game.tables) for game in event.state.games] == [2, 1]
        assert event.state.finished


async def test_an_unattended_event_waits_for_people_and_ends_when_too_few_are_left(store_url: str) -> None:
    settings = Settings(games=2, break_minutes=0)
    async with opened(store_url, settings=settings, unattended=True) as event:
        await event.live.do(lambda writing: _enter(writing, "p-ann", "ann"), ORG, None)
        await event.pass_time(60 * MINUTE)
        assert not event.state.games
        await event.live.do(lambda writing: _enter(writing, "p-bob", "bob"), ORG, None)
        await event.settle()
        # Ten seconds for their parts in the deals.
        assert not event.state.games
        await event.pass_time(10_000)
        [live] = await event.tables(1)
        await live.do(lambda table: decisions.withdraw(table, 1, "p-ann", live.draws()))
        await event.settle()
        await event.pass_time(1)
        assert event.state.finished
        assert [line["why"] for line in event.live.view().log if line["kind"] == "finished"] == [TOO_FEW]


# Time that jumps


@pytest.mark.clause("T5")
@pytest.mark.parametrize("step", [-60 * MINUTE, 60 * MINUTE])
async def test_a_clock_that_is_set_neither_hurries_an_arbiter_nor_keeps_one_away(store_url: str, step: int) -> None:
    async with opened(store_url, unattended=True, stalled_minutes=3, date="2030-01-01") as event:
        await event.begin("ann", "bob")
        await event.pass_time(TURN)
        await event.pass_time(TURN)
        set_wall(step)
        await event.pass_time(3 * MINUTE - 1)
        assert event.calls() == [("stalled", 1, 1)]
        await event.pass_time(1)
        assert event.calls() == []


@pytest.mark.clause("T5")
async def test_an_arbiter_has_the_whole_time_again_after_the_server_was_stopped(store_url: str) -> None:
    async with opened(store_url, time=driven_time(STOP_MS), unattended=True, stalled_minutes=3, date="2030-01-01") as event:
        await event.begin("ann", "bob")
        for _ in range(2 * TURN // STOP_MS):
            await pass_time(event.server.tables, STOP_MS)
        await event.settle()
        assert event.calls() == [("stalled", 1, 1)]
        await event.pass_time(8 * 60 * MINUTE)
        assert event.calls() == [("stalled", 1, 1)]
        for _ in range(3 * MINUTE // STOP_MS):
            await pass_time(event.server.tables, STOP_MS)
        await event.settle()
        assert event.calls() == []


class Parts:
    """Somebody who follows an event."""

    role = None

    def __init__(self) -> None:
        self.clock: dict[str, Any] = {}

    def send(self, message: Message) -> None:
        self.clock = orjson.loads(message.text).get("parts", {}).get("clock", self.clock)

    def let_go(self, code: int, why: str) -> None: ...


async def test_the_clock_in_the_hall_runs_whatever_is_set_and_follows_the_wall_when_no_game_is_on(event: Event) -> None:
    hall = await event.tournaments.create("hall", "Hall", Settings(game_minutes=45), Arrangements(), ORG, "Mara", "hash-2")
    set_wall(10 * MINUTE)
    hall.look_at_time()
    assert hall.now() == wall()
    for name in ("ann", "bob"):
        await hall.do(lambda writing, name=name: _enter(writing, f"p-{name}", name), ORG, None)  # type: ignore[misc]
    await hall.do(lambda writing: writing.do(pairing.draft(writing.state, plan, 1)), ORG, None)
    await hall.do(lambda writing: writing.do(pairing.publication(writing.state)), ORG, None)
    await hall.do(lambda writing: writing.do(GameStarted(1, (1,))), ORG, None)
    for step in (60 * MINUTE, -60 * MINUTE, -60 * MINUTE):
        later(5 * MINUTE)
        set_wall(step)
        hall.look_at_time()
    ends = hall.view().clock.shown["ends_at"]
    assert ends is not None
    assert ends - hall.now() == 30 * MINUTE
    # Suspended, the timers of a process sleep; those of the people in the hall do not.
    spectator = Parts()
    hall.audience.subscribe(spectator)
    assert hall.audience._ringing is not None
    hall.audience._ringing.cancel()
    later(31 * MINUTE)
    hall.look_at_time()
    await until(lambda: spectator.clock["kind"] == "counting")
    # A server that starts now knows what was stored, and not that the wall is wrong.
    again = await TournamentRegistry(event.server.store, 10**9, driven_time(), event.server.log).find("hall")
    assert ends - 45 * MINUTE <= again.now() <= hall.now()


async def test_tables_that_a_killed_server_has_not_made_are_made_by_the_next_one(store_url: str) -> None:
    async with opened(store_url) as event:
        for name in ("ann", "bob"):
            await event.live.do(lambda writing, name=name: _enter(writing, f"p-{name}", name), ORG, None)  # type: ignore[misc]
        await event.seat()
        prepared = event.live.desk.prepared[1]
        event.online._is_closing = True
        # Acknowledged, and then the power is gone.
        await event.live.do(lambda writing: writing.do(GameStarted(1, (1,))), ORG, None)
        assert event.live.desk.live == {}
        await killed(event)
    later(5 * MINUTE)
    async with opened(store_url, "spring") as event:
        [live] = await event.tables(1)
        assert live.table.id == prepared.lives[0]
        assert live.table.commitment == prepared.commitments[0]
        assert live.table.status is TableStatus.RUNNING
        made = [row.stream for row in await event.server.store.rows(streams("table:"))]
        assert made == [f"table:{live.table.id}"]
        await killed(event)
    # Made, and not told: the same again.
    async with opened(store_url, "spring") as event:
        assert [each.table.id for each in await event.tables(1)] == [prepared.lives[0]]


async def test_what_happened_while_nobody_listened_is_known_after_a_start(store_url: str) -> None:
    async with opened(store_url) as event:
        tables = await event.begin("ann", "bob", "cy", "dee", "eve", "fay", "gil")
        event.online._is_closing = True
        one, two = tables
        while one.table.status is TableStatus.RUNNING:
            await move(one)
        await two.do(lambda table: decisions.withdraw(table, 1, "p-somebody", two.draws()))
        gone = event.state.table(1, 2).seats[1]
        await event.live.do(lambda writing: writing.do(Withdrawn(1, gone)), ORG, None)
        assert event.state.table(1, 1).result is None
        await killed(event)
    async with opened(store_url, "spring") as event:
        await event.settle()
        first, second = event.state.games[0].tables
        done, position = (each.table.position for each in await event.tables(1))
        assert first.result is not None
        assert done is not None
        assert done.outcome is not None
        assert [line.pv for line in first.result.lines] == list(done.outcome.scores)
        assert second.withdrawn == {second.seats[0], gone}
        assert position is not None
        assert position.round_scores[:2] == (None, None)
        # Once: a second look changes nothing.
        version = event.live.version
        await event.settle()
        assert event.live.version == version


async def test_a_withdrawal_after_the_last_move_counts_though_the_result_was_not_in_yet(event: Event) -> None:
    [live] = await event.begin("ann", "bob", "cy")
    event.online._is_closing = True
    while live.table.status is TableStatus.RUNNING:
        await move(live)
    await event.live.do(lambda writing: writing.do(Withdrawn(1, "p-bob")), ORG, None)
    event.online._is_closing = False
    await event.settle()
    result = event.state.table(1, 1).result
    assert result is not None
    assert {line.person for line in result.lines if line.withdrawn} == {"p-bob"}


async def test_a_game_that_the_command_line_has_started_gets_its_tables(event: Event) -> None:
    for name in ("ann", "bob"):
        await event.live.do(lambda writing, name=name: _enter(writing, f"p-{name}", name), ORG, None)  # type: ignore[misc]
    await event.seat()
    other = TournamentRegistry(event.server.store, 10**9, driven_time(), event.server.log)
    elsewhere = await other.find("spring")
    await elsewhere.do(lambda writing: writing.do(GameStarted(1, (2,))), ORG, None)
    await event.live.load()
    await event.settle()
    [live] = await event.tables(1)
    assert live.table.position is not None
    assert live.table.position.first == 2


async def test_an_event_in_a_hall_has_no_live_tables(event: Event) -> None:
    hall = await event.tournaments.create("hall", "Hall", Settings(), Arrangements(), ORG, "Mara", "hash-2")
    for name in ("ann", "bob"):
        await hall.do(lambda writing, name=name: _enter(writing, f"p-{name}", name), ORG, None)  # type: ignore[misc]
    await hall.do(lambda writing: writing.do(pairing.draft(writing.state, plan, 1)), ORG, None)
    await hall.do(lambda writing: writing.do(pairing.publication(writing.state)), ORG, None)
    await hall.do(lambda writing: writing.do(GameStarted(1, (1,))), ORG, None)
    await event.online.reconcile("hall")
    assert hall.desk.live == {}
