"""The path of a move: checked, stored and synced, acknowledged, then shown. And those who look on."""

import asyncio
import random
import threading

import orjson
import pytest

from azulejos.notation import agn, write_token
from azulejos.rules.duel.moves import Draw, Stop
from azulejos.server import fair, observations
from azulejos.server.errors import Conflict, ServerError, Unavailable
from azulejos.server.store import StoreFailed
from azulejos.server.tables import chat, decisions
from azulejos.server.tables.events import TableEvent
from azulejos.server.tables.live import Stale
from azulejos.server.tables.message_types import TableSettings
from azulejos.server.tables.state import Table, TableStatus
from tests.kit.errors import raises
from tests.server.tables.bench import ANN, BEN, CLEO, PEOPLE, TURN, any_token, contribution, setup
from tests.server.tables.kit import Loop, Server, Viewer, at, events, kinds, move, now, opened_server, quiet, until

LOOP = Loop

# The path


async def test_a_move_is_stored_then_acknowledged_then_shown(each_server: Server) -> None:
    live, trace = await each_server.table(setup()), each_server.store.trace
    for seats in ((1,), (2,), ()):
        live.audience.subscribe(Viewer(*seats, trace=trace))
    trace.clear()
    version = live.table.version
    assert await move(live, acknowledge=lambda version: trace.append(f"acknowledged {version}")) == version + 1
    assert trace == ["append", "stored", f"acknowledged {version + 1}", "shown", "shown", "shown"]
    stored = (await events(each_server.store))[-1]
    assert (stored.version, stored.kind, stored.actor, stored.payload["seat"]) == (version + 1, "played", ANN, 1)


async def test_nothing_is_seen_of_a_move_that_is_not_stored_yet(server: Server) -> None:
    live = await server.table(setup(clock=TURN))
    viewers = [Viewer(1), Viewer(2), Viewer()]
    for each in viewers:
        live.audience.subscribe(each)
    before, sent = [live.audience.state_for(each.seats, 0) for each in viewers], [len(each.messages) for each in viewers]
    answered: list[int] = []
    server.store.held = asyncio.Event()
    server.store.trace.clear()
    moving = asyncio.ensure_future(move(live, acknowledge=answered.append))
    await until(lambda: server.store.trace == ["append"])
    await quiet(server.tables)
    assert [live.audience.state_for(each.seats, 0) for each in viewers] == before
    assert [len(each.messages) for each in viewers] == sent
    assert answered == []
    server.store.held.set()
    assert answered == [] or moving.done()
    assert await moving == answered[0] == live.table.version
    assert [len(each.messages) for each in viewers] == [each + 1 for each in sent]


async def test_what_is_refused_is_not_stored(server: Server) -> None:
    live = await server.table(setup())
    before, stored = live.audience.state_for(frozenset([1]), 0), len(await events(server.store))
    with pytest.raises(Conflict):
        await move(live, "1B1", seat=2)
    assert live.audience.state_for(frozenset([1]), 0) == before
    assert len(await events(server.store)) == stored


@pytest.mark.parametrize("was_stored", [False, True])
async def test_a_store_that_fails_leaves_the_table_as_it_was_until_the_store_is_asked(server: Server, was_stored: bool) -> None:
    live, viewer = await server.table(setup()), Viewer(2)
    live.audience.subscribe(viewer)
    before, sent, version = live.audience.state_for(frozenset(), 0), len(viewer.messages), live.table.version
    token = write_token(at(live).game, next(iter(at(live).legal_moves)))
    failure = StoreFailed("store-failed", "The disk is full.")
    server.store.fail_before, server.store.fail_after = (None, failure) if was_stored else (failure, None)
    with raises(Unavailable, "store-failed"):
        await move(live, token, id="once", version=version)
    assert live.is_broken
    assert live.audience.state_for(frozenset(), 0) == before
    assert len(viewer.messages) == sent
    again = await server.tables.table("k3x9")
    assert not again.is_broken
    assert again.table.version == version + was_stored
    assert len(viewer.messages) == sent + was_stored, "who looks on is told what had been stored"
    # Whoever asked does not know, and asks again.
    assert await move(again, token, seat=1, id="once", version=version) == version + 1
    assert (await kinds(server.store)).count("played") == 2


async def test_a_table_heals_by_itself_with_the_next_wish(server: Server) -> None:
    live = await server.table(setup())
    server.store.fail_after = StoreFailed("store-failed", "The line broke.")
    with pytest.raises(Unavailable):
        await move(live)

    def decide(table: Table) -> list[TableEvent]:
        assert table.position is not None
        return decisions.move(table, 2, write_token(table.game, next(iter(table.position.legal_moves))), BEN, live.draws())

    await live.do(decide)
    assert [event.payload.get("seat") for event in (await events(server.store))[-2:]] == [1, 2]


async def test_a_table_that_another_process_has_written_to_is_read_anew(server: Server) -> None:
    live, viewer = await server.table(setup()), Viewer()
    live.audience.subscribe(viewer)
    token = write_token(at(live).game, next(iter(at(live).legal_moves)))
    other = decisions.move(live.table, 1, token, ANN, live.draws())
    await server.store.store.append("table:k3x9", live.table.version, [event.new() for event in other], now())
    with raises(Unavailable, "store-moved-on"):
        await move(live)
    assert (await server.tables.table("k3x9")).table.to_move == 2
    assert viewer.state["to_move"] == 2


async def test_a_move_is_not_lost_when_whoever_made_it_goes_away_meanwhile(server: Server) -> None:
    live, viewer = await server.table(setup()), Viewer()
    live.audience.subscribe(viewer)
    version = live.table.version
    server.store.held = asyncio.Event()
    server.store.trace.clear()
    moving = asyncio.ensure_future(move(live))
    await until(lambda: server.store.trace == ["append"])
    moving.cancel()
    with pytest.raises(asyncio.CancelledError):
        await moving
    server.store.held.set()
    await until(lambda: live.table.version == version + 1)
    assert viewer.state["version"] == version + 1
    assert len(await events(server.store)) == version + 1


async def test_a_move_sent_twice_is_made_once_and_answered_twice(store_url: str) -> None:
    async with opened_server(store_url) as here:
        live = await here.table(setup())
        token, version = write_token(at(live).game, next(iter(at(live).legal_moves))), live.table.version
        answered: list[int] = []
        requests = [move(live, token, seat=1, id="a", version=version, acknowledge=answered.append) for _ in range(3)]
        assert len(set(await asyncio.gather(*requests))) == len(set(answered)) == 1
        await move(live)
        assert await move(live, token, seat=1, id="a", version=version, acknowledge=answered.append) == version + 1
        assert answered == [version + 1] * 4
        assert await kinds(here.store) == ["created", "sat", "sat", "started", "played", "played", "played"]
        await here.tables.close()
    async with opened_server(store_url) as there:
        live = await there.tables.table("k3x9")
        assert await move(live, token, seat=1, id="a", version=version) == version + 1, "also after a new start"


async def test_a_move_that_answers_the_past_or_the_future_is_refused(server: Server) -> None:
    live = await server.table(setup())
    version = live.table.version
    await move(live)
    for wrong in (version, 0, version + 2):
        with pytest.raises(Stale):
            await move(live, version=wrong)
    await live.do(lambda table: decisions.offer(table, 1, "pause", ANN))
    assert await move(live, version=version + 1), "a proposal does not make a move stale"


async def test_of_two_moves_that_answer_the_same_version_one_wins(each_server: Server) -> None:
    live = await each_server.table(setup())
    tokens = [write_token(at(live).game, each) for each in list(at(live).legal_moves)[:5]]
    version = live.table.version
    found = await asyncio.gather(*(move(live, token, seat=1, id=token, version=version) for token in tokens), return_exceptions=True)
    assert sum(isinstance(each, int) for each in found) == 1
    assert sum(isinstance(each, Stale) for each in found) == 4
    assert (await kinds(each_server.store)).count("played") == 2


async def test_moves_of_different_tables_are_synced_together(each_server: Server) -> None:
    lives = [await each_server.table(setup(), id=f"t{number}") for number in range(12)]
    await quiet(each_server.tables)  # The list of tables is stored a little later.
    store, gate = each_server.store.store, threading.Event()
    first = asyncio.Event()
    loop = asyncio.get_running_loop()

    def watch(what: str, _: int) -> None:
        if what == "synced":
            loop.call_soon_threadsafe(first.set)
            gate.wait()

    groups = store.groups
    store.watch = watch
    moves = [asyncio.ensure_future(move(lives[0]))]
    await first.wait()
    moves += [asyncio.ensure_future(move(live)) for live in lives[1:]]
    await until(lambda: store._writer.jobs.qsize() >= len(lives) - 1)
    store.watch = None
    gate.set()
    await asyncio.gather(*moves)
    assert store.groups == groups + 2, "one was under way, the others came together"


# Those who look on


async def test_who_was_away_gets_exactly_what_was_missed(server: Server) -> None:
    live = await server.table(setup())
    viewer = Viewer(2)
    live.audience.subscribe(viewer)
    known = viewer.state["version"]
    live.audience.unsubscribe(viewer)
    for _ in range(5):
        await move(live)
    back = Viewer(2)
    live.audience.subscribe(back, known)
    assert [event["version"] for event in back.state["events"]] == list(range(known + 1, live.table.version + 1))
    assert back.state["since"] == known
    for since, first in ((0, 1), (live.table.version, None), (10**6, None), (-5, 1)):
        told = orjson.loads(live.audience.state_for(frozenset(), since))["events"]
        assert (told[0]["version"] if told else None) == first


async def test_all_viewers_follow_to_the_same_state_and_each_event_comes_once(server: Server) -> None:
    live = await server.table(setup("person", "open", "greedy", game="azul"))
    viewers = [Viewer(1), Viewer(2), Viewer(), Viewer(1, 2)]
    for each in viewers:
        live.audience.subscribe(each, 0)
    while live.table.status is TableStatus.RUNNING:
        await until(lambda: live.table.status is not TableStatus.RUNNING or live.table.to_move in (1, 2))
        if live.table.status is TableStatus.RUNNING:
            await move(live)
    final = [{**orjson.loads(each.messages[-1]), "you": 0, "seat": 0, "legal": 0} for each in viewers]
    assert final[0] == final[1] == final[2] == final[3]
    for each in viewers:
        versions = [event["version"] for state in each.of("state") for event in state["events"]]
        assert versions == list(range(1, live.table.version + 1))
    assert final[0]["fair"]["seed"]
    assert final[0]["position"]["outcome"] is not None


@pytest.mark.clause("D50")
async def test_d50_each_viewer_of_a_duel_is_shown_what_their_own_seat_may_know(server: Server) -> None:
    live = await server.table(setup(game="duel", tiles="lot"))
    lots, differ, checked = random.Random(4), 0, 0
    viewers = [Viewer(1), Viewer(2), Viewer(), Viewer(1, 2)]
    for each in viewers:
        live.audience.subscribe(each)
    while checked < 400:
        sent = [len(each.messages) for each in viewers]
        before = live.table.version
        await move(live, any_token(at(live), lots))
        assert [len(each.messages) for each in viewers] == [each + 1 for each in sent]
        mover = live.table.to_move or 0
        for each, seat in zip(viewers, (1, 2, 0, mover), strict=True):
            told = orjson.loads(each.messages[-1])
            assert orjson.dumps(told["position"]) == orjson.dumps(observations.position(at(live).view(seat), with_afen=False))
            assert orjson.dumps(told["events"]) == orjson.dumps([shown.for_seat(seat) for shown in live.table.since(before)])
            assert bool(told["legal"]) == (seat == mover != 0)
            assert each.messages[-1] == live.audience.state_for(each.seats, before)
            checked += 1
        differ += observations.position(at(live).view(1)) != observations.position(at(live).view(2))
    assert differ > 5, "something was hidden"


async def test_nobody_is_sent_a_secret_before_the_end_and_the_record_proves_the_deals(server: Server) -> None:
    live = await server.table(setup("person", "greedy", game="duel", tiles="lot", first="lot"))
    viewers = [Viewer(1, person=ANN), Viewer()]
    for each in viewers:
        live.audience.subscribe(each, 0)
    seed = live._seed
    early = live.record(frozenset([1]))
    while live.table.status is TableStatus.RUNNING:
        await until(lambda: live.table.status is not TableStatus.RUNNING or live.table.to_move == 1)
        if live.table.status is TableStatus.RUNNING:
            await move(live)
    for each in viewers:
        *before, last = [message for message in each.messages if message.startswith(b'{"type":"state"')]
        for message in before:
            assert seed.hex().encode() not in message
            assert ANN.encode() not in message
        assert orjson.loads(last)["fair"]["seed"] == seed.hex()
    assert "FairSeed" not in early
    record = agn.read_one(live.record(frozenset()))
    verdict = fair.verify(record)
    assert verdict.is_fair
    assert verdict.checked == live.table.deals
    assert record.tags["FairContributions"] == f"{contribution(1)} -"
    assert (record.tags["FairFirst"], record.tags["FairGame"]) == ("lot", "lot")
    assert record.tags["Seat1"] == "Ann"
    assert fair.commitment(seed) == live.table.commitment == viewers[0].of("state")[0]["fair"]["commitment"]


async def test_a_record_of_a_running_game_is_as_the_viewer_may_know_it(server: Server) -> None:
    live = await server.tables.create("k3x9", setup(game="duel"), ANN)
    with raises(ServerError, "not-started"):
        live.record(frozenset())
    with pytest.raises(ServerError):
        live.at_length(3)
    await server.sit(live, 1)
    await server.sit(live, 2)
    for wanted in (Draw(), Stop()):
        while wanted not in at(live).legal_moves:
            await move(live)
        await move(live, write_token(at(live).game, wanted))
    mover = live.table.to_move
    assert mover is not None
    texts = [live.record(frozenset(seats)) for seats in ((), (mover,), (3 - mover,))]
    assert texts[0] == texts[2] != texts[1]
    assert "?" in texts[0]
    assert "?" not in texts[1]
    assert len(live.at_length(5).events) == 5
    assert live.at_length(0) == live.at_length(-1) == at(live).origin()


async def test_who_comes_and_goes_is_told(server: Server) -> None:
    live = await server.table(setup("person", "open", "greedy"))
    one, two = Viewer(1), Viewer(2)
    live.audience.subscribe(one)
    live.audience.subscribe(two)
    live.audience.unsubscribe(two)
    assert [each["present"] for each in one.of("presence")] == [[1, 3], [1, 2, 3], [1, 3]]
    assert live.audience.is_present(1)
    assert not live.audience.is_present(2)
    assert list(live.audience.absent_since) == [2]
    live.audience.rename(ANN, "Anna")
    live.audience.rename(CLEO, "Nobody here")
    live.audience.subscribe(last := Viewer())
    assert [seat["name"] for seat in last.state["about"]["seats"]] == ["Anna", "Ben", None]


async def test_words_go_to_all_but_those_who_do_not_want_to_hear_them(store_url: str) -> None:
    async with opened_server(store_url) as here:
        live = await here.table(setup())
        one, two, spectator = Viewer(1, person=ANN), Viewer(2, person=BEN), Viewer()
        for each in (one, two, spectator):
            live.audience.subscribe(each)
        version = live.table.version
        await live.talk(chat.say(False, ANN, 1, "hello", None))
        await live.talk(chat.mute(BEN, ANN, True))
        await live.talk(chat.say(False, ANN, 1, "thinking", None))
        assert [len(each.of("chat")) for each in (one, two, spectator)] == [2, 1, 2]
        assert live.table.version == version, "no word makes a move stale"
        assert spectator.of("chat")[0] == {"type": "chat", "number": 1, "at": now(), "seat": 1, "name": "Ann", "phrase": "hello"}
        assert all(person.encode() not in message for person in PEOPLE for message in spectator.messages)
        await here.tables.close()
    async with opened_server(store_url) as there:
        live = await there.tables.table("k3x9")
        live.audience.subscribe(again := Viewer(2, person=BEN))
        live.audience.subscribe(other := Viewer())
        assert (len(again.of("chat")), [each["name"] for each in other.of("chat")]) == (0, ["Ann", "Ann"])


async def test_words_that_could_not_be_stored_are_not_heard_and_those_stored_are(server: Server) -> None:
    live, viewer = await server.table(setup()), Viewer()
    live.audience.subscribe(viewer)
    server.store.fail_before = StoreFailed("store-failed", "The disk is full.")
    with pytest.raises(Unavailable):
        await live.talk(chat.say(False, ANN, 1, "hello", None))
    server.store.fail_after = StoreFailed("store-failed", "The line broke.")
    with pytest.raises(Unavailable):
        await live.talk(chat.say(False, ANN, 1, "oops", None))
    assert viewer.of("chat") == []
    await live.talk(chat.say(False, ANN, 1, "sorry", None))
    assert [each["phrase"] for each in viewer.of("chat")] == ["oops", "sorry"]
    await move(live)


async def test_who_may_not_watch_any_more_is_turned_away_before_anything_is_shown(server: Server) -> None:
    live = await server.table(setup(settings=TableSettings(watchable=False)), sit=False)
    viewers = spectator, player = Viewer(), Viewer(1)
    for each in viewers:
        live.audience.subscribe(each)
    spectator.may_watch = False  # As soon as play begins.
    for seat in (1, 2):
        await server.sit(live, seat)
    assert spectator.is_turned_away
    assert {state["stage"] for state in spectator.of("state")} == {"open"}
    assert player.state["stage"] == "running"
    assert live.audience.subscribers == {player}
    late = Viewer()
    late.may_watch = False  # Let in while the table was open, and slow.
    live.audience.subscribe(late)
    assert late.is_turned_away
    assert late.messages == []
