"""Time that runs out at live tables, and seats that are left alone."""

from typing import Any

import pytest

from azulejos.rules import Phase
from azulejos.server.errors import Conflict
from azulejos.server.tables import decisions
from azulejos.server.tables.events import Extended
from azulejos.server.tables.policy import TablePolicy
from azulejos.server.tables.quick_games import quick_setup
from azulejos.server.tables.setup import GameOffer, Setup
from azulejos.server.tables.state import TableStatus
from tests.server.tables.bench import ANN, BEN, CONFIRM, DAYS, TOTAL, TOURNAMENT, TURN, setup
from tests.server.tables.kit import Loop, Server, Viewer, at, events, finish, kinds, move, now, pass_time, until

LOOP = Loop

AWAY = TablePolicy().away_ms


async def test_when_a_turns_time_is_over_a_bot_decides_that_turn(each_server: Server) -> None:
    live = await each_server.table(setup(clock=TURN))
    live.audience.subscribe(Viewer(1, 2))
    await pass_time(each_server.tables, 29_999)
    assert live.table.to_move == 1
    await pass_time(each_server.tables, 1)
    await until(lambda: live.table.to_move == 2)
    stored = (await events(each_server.store))[-1]
    assert (stored.payload["by"], stored.actor) == ("clock", "bot:greedy")
    assert live.table.seat(1).bot is None
    await move(live)
    assert live.table.to_move == 1, "and the next turn is the player's own again"


async def test_a_timer_that_rings_too_early_is_set_again(server: Server) -> None:
    live = await server.table(setup(clock=TURN))
    live.audience.subscribe(Viewer(1, 2))
    await live.do(lambda _: [Extended("operator", 1, 5_000)])
    server.tables.timers.ring_in(live, 0)
    await pass_time(server.tables, 10)
    assert live.table.to_move == 1
    await pass_time(server.tables, 35_000)
    await until(lambda: live.table.to_move == 2)


async def test_a_turn_of_several_decisions_is_decided_to_its_end(server: Server) -> None:
    live = await server.table(setup(game="duel", clock=TURN))
    live.audience.subscribe(Viewer(1, 2))
    mover = live.table.to_move
    await pass_time(server.tables, 30_000)
    await until(lambda: live.table.to_move != mover)
    assert [event.payload["by"] for event in await events(server.store) if "by" in event.payload] == ["clock", "clock"]


@pytest.mark.parametrize("clock", [TOTAL, DAYS], ids=["total", "days"])
async def test_when_the_whole_time_is_over_a_bot_plays_to_the_end(each_server: Server, clock: Any) -> None:
    live = await each_server.table(setup(clock=clock))
    live.audience.subscribe(Viewer(1, 2))
    for _ in range(clock.seconds // 3600):
        await pass_time(each_server.tables, 3_600_000)
    if clock is TOTAL:
        await pass_time(each_server.tables, 60_000)
    await until(lambda: live.table.to_move == 2)
    seat = live.table.seat(1)
    assert (seat.stand_in, seat.flagged) == ("greedy", True)
    with pytest.raises(Conflict):
        await live.do(lambda each: decisions.come_back(each, 1, ANN))
    await finish(live, 2)
    assert live.table.status is TableStatus.FINISHED


@pytest.mark.clause("T4")
@pytest.mark.clause("T5")
async def test_t4_t5_at_a_tournament_turns_are_lost_until_the_arbiter_is_called(each_server: Server) -> None:
    live = await each_server.table(setup("person", "open", "open", tournament=True, clock=TOURNAMENT))
    for seat in (2, 3):
        await pass_time(each_server.tables, 120_000)
        await until(lambda: live.table.to_move == seat)  # noqa: B023
    await pass_time(each_server.tables, 120_000)
    await until(lambda: at(live).phase is Phase.STOPPED)
    await pass_time(each_server.tables, 10 * AWAY)
    assert (await kinds(each_server.store)).count("stood-in") == 0, "nobody plays for another"
    assert each_server.bots.asked == []
    await live.do(lambda each: decisions.around(each, "resume", "operator", live.draws()))
    assert live.table.to_move == 1
    await live.do(lambda each: decisions.around(each, "withdraw:2", "operator", live.draws()))
    await move(live)
    assert live.table.to_move == 3
    await live.do(lambda each: decisions.around(each, "void", "operator", live.draws()))
    assert live.table.status is TableStatus.FINISHED


async def test_a_pause_stands_still_for_all_timers(server: Server) -> None:
    live = await server.table(setup(clock=TURN))
    await pass_time(server.tables, 20_000)
    await live.do(lambda each: decisions.offer(each, 1, "pause", ANN))
    await live.do(lambda each: decisions.answer(each, 2, "pause", True, BEN))
    await pass_time(server.tables, AWAY * 3)
    assert live.table.status is TableStatus.PAUSED
    await live.do(lambda each: decisions.resume(each, 1, ANN))
    await pass_time(server.tables, 9_000)
    assert live.table.to_move == 1
    await pass_time(server.tables, 1_000)
    await until(lambda: live.table.to_move == 2)


# Absence


async def test_a_seat_left_alone_is_played_by_a_bot_and_taken_back(each_server: Server) -> None:
    live, viewer = await each_server.table(setup()), Viewer(1)
    live.audience.subscribe(viewer)
    live.audience.subscribe(Viewer(2))
    await pass_time(each_server.tables, 5 * AWAY)
    assert live.table.seat(1).bot is None, "who is there may think"
    live.audience.unsubscribe(viewer)
    await pass_time(each_server.tables, AWAY - 1)
    assert live.table.seat(1).bot is None
    await pass_time(each_server.tables, 1)
    await until(lambda: live.table.to_move == 2)
    assert live.table.seat(1).stand_in == "greedy"
    assert live.table.shown[-2].base == {"version": live.table.version - 1, "at": now(), "kind": "stood-in", "seat": 1, "why": "away"}
    live.audience.subscribe(viewer)
    await live.do(lambda each: decisions.come_back(each, 1, ANN))
    await move(live)
    await pass_time(each_server.tables, 5 * AWAY)
    assert live.table.to_move == 1


async def test_who_is_back_in_time_is_not_replaced(server: Server) -> None:
    live, viewer = await server.table(setup()), Viewer(1)
    live.audience.subscribe(viewer)
    live.audience.unsubscribe(viewer)
    await pass_time(server.tables, AWAY - 1)
    live.audience.subscribe(viewer)
    await pass_time(server.tables, AWAY)
    assert live.table.seat(1).bot is None


async def test_who_has_sat_down_and_never_looked_is_away_as_well(server: Server) -> None:
    live = await server.table(setup())
    await pass_time(server.tables, AWAY)
    await until(lambda: live.table.seat(1).stand_in)


async def test_who_has_gone_from_a_quick_game_is_not_waited_for(server: Server) -> None:
    live = await server.table(quick_setup([GameOffer("azul", {"players": 3})]), sit=False)
    await server.sit(live, 1, ANN)
    await server.sit(live, 2, BEN)
    live.audience.subscribe(ben := Viewer(2))
    await pass_time(server.tables, AWAY - 1)
    assert live.table.seat(1).person == ANN
    await pass_time(server.tables, 1)
    assert [seat.person for seat in live.table.seats] == [None, BEN, None]
    live.audience.unsubscribe(ben)
    await pass_time(server.tables, AWAY)
    assert live.table.status is TableStatus.CLOSED


@pytest.mark.parametrize("leaves", [True, False])
async def test_who_leaves_before_confirming_does_not_hold_up_the_table(server: Server, leaves: bool) -> None:
    live = await server.table(setup(settings=CONFIRM))
    live.audience.subscribe(Viewer(2))
    await move(live)
    assert live.table.awaiting == 1
    if leaves:
        await live.do(lambda each: decisions.leave(each, 1, ANN, "greedy"))
    else:
        await pass_time(server.tables, AWAY)
    await until(lambda: live.table.to_move == 2)
    assert (await kinds(server.store))[-2:] == ["stood-in", "confirmed"]


@pytest.mark.parametrize(
    "agreed",
    [setup(clock=DAYS), setup(tournament=True, clock=TOURNAMENT), setup(tournament=True)],
    ids=["days", "tournament", "tournament-without-clock"],
)
async def test_nobody_stands_in_where_people_take_their_time(server: Server, agreed: Setup) -> None:
    live = await server.table(agreed)
    await pass_time(server.tables, AWAY + 1_000)
    assert live.table.seat(1).bot is None
    assert live.table.to_move == 1
