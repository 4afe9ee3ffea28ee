"""A table is what its events have made it: rebuilt from them it is the same, to the last byte that anybody can see."""

import random

import orjson
import pytest

from azulejos.notation import Record, agn
from azulejos.rules import Deal, Phase
from azulejos.server import fair
from azulejos.server.store import StoredEvent
from azulejos.server.tables import decisions
from azulejos.server.tables.events import Extended, Interrupted, StoodIn, read_event
from azulejos.server.tables.messages import record_tags
from azulejos.server.tables.state import Table, TableStatus
from tests.server.tables.bench import CONFIRM, SEED, TOTAL, TURN, Bench, everything_shown, setup
from tests.server.tables.random_tables import GAMES, played


def reread(bench: Bench) -> Table:
    """The table from its events as a database gives them back: through JSON."""
    table = Table(bench.table.id)
    for each in bench.events:
        table.apply(read_event(StoredEvent(each.stream, each.version, each.at, each.actor, each.kind, orjson.loads(orjson.dumps(each.payload)))))
    return table


@pytest.mark.parametrize("name", GAMES)
def test_a_rebuilt_table_is_the_same_for_everybody(name: str) -> None:
    lots = random.Random(name)
    for seed in range(2):
        bench = None
        for bench in played(GAMES[name], 100 * len(name) + seed):
            if lots.random() < 0.02 or bench.table.status is TableStatus.FINISHED:
                table = reread(bench)
                assert everything_shown(table, bench.now + 17) == everything_shown(bench.table, bench.now + 17)
                assert table == bench.table, "and in all that a later decision rests on"
        assert bench is not None
        assert bench.table.status is TableStatus.FINISHED


@pytest.mark.parametrize("name", GAMES)
def test_the_deals_of_every_finished_table_can_be_checked(name: str) -> None:
    *_, bench = played(GAMES[name], 7)
    record = agn.read_one(agn.write(Record.of(bench.position, tags=record_tags(bench.table, SEED))))
    verdict = fair.verify(record)
    assert verdict.is_fair, verdict.failures
    assert verdict.checked == bench.table.deals == sum(isinstance(event, Deal) for event in bench.position.events)


@pytest.mark.parametrize("seed", range(4))
def test_no_deal_is_ever_taken_back_and_no_time_invented(seed: int) -> None:
    deals, lasted = 0, -1
    for bench in played(GAMES[("duel", "azul-grey-2p-5d")[seed % 2]], seed):
        table = bench.table
        assert table.deals >= deals
        assert table.deals == (0 if table.position is None else sum(isinstance(event, Deal) for event in table.position.events))
        assert table.version > lasted
        assert table.confirmed <= (0 if table.position is None else len(table.position.events))
        deals, lasted = table.deals, table.version


def test_every_version_is_told_once() -> None:
    *_, bench = played(GAMES["azul-coloured-3p-7d"], 5)
    table = bench.table
    assert [shown.version for shown in table.shown] == list(range(1, table.version + 1))
    for version in (0, 1, table.version - 1, table.version, table.version + 9):
        assert [shown.version for shown in table.since(version)] == list(range(version + 1, table.version + 1))


def test_events_have_to_follow_each_other() -> None:
    bench = Bench.started(setup())
    with pytest.raises(AssertionError):
        bench.table.apply(read_event(bench.events[-1]))


def test_a_command_that_is_sent_again_is_answered_as_at_first() -> None:
    bench = Bench.started(setup(settings=CONFIRM))
    for _ in range(200):
        seat, id = bench.table.awaiting or bench.mover, f"c{bench.table.version}"
        if bench.table.awaiting:
            bench.tell(decisions.confirm(bench.table, seat, "p-x", bench.draws(), id=id))
        else:
            bench.move(id=id)
        assert bench.table.done[seat, id] == bench.table.version
        if bench.table.status is TableStatus.FINISHED:
            break
        if bench.position.round == 3:
            break
    table = bench.rebuilt()
    assert table.done == bench.table.done
    earlier = dict(bench.table.done)
    bench.tell([StoodIn("server", 1, "greedy", "away")], after_ms=60_000)
    assert bench.table.done == earlier, "what comes later is not what a command led to"


def test_who_tiles_after_the_last_take_begins_another_turn() -> None:
    bench = Bench.started(setup(wall="grey", clock=TURN))
    bench.until(lambda each: each.position.phase is Phase.TILING, random.Random(8))
    assert bench.table.clock.deadline() == bench.now + 30_000


def test_a_takeback_gives_nobody_an_increment() -> None:
    bench = Bench.started(setup(clock=TOTAL))
    bench.move(after_ms=10_000)
    assert bench.table.clock.left == (55_000, 60_000)
    bench.now += 1_000
    bench.offer(1, "takeback")
    bench.answer(2, "takeback")
    assert bench.table.clock.running == 1
    assert bench.table.clock.left == (55_000, 59_000)


def test_a_gap_is_nobodys_time_and_an_arbiter_gives_more() -> None:
    bench = Bench.started(setup(clock=TURN))
    end = bench.table.clock.deadline()
    assert end is not None
    bench.tell([Interrupted("server", 5_000)])
    bench.tell([Extended("operator", 1, 7_000)])
    assert bench.table.clock.deadline() == end + 12_000
