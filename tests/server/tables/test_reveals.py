"""Between the last seat that is taken and the first deal: commitments to contributions, then the contributions, then the game."""

import pytest

from azulejos.notation import Record, agn
from azulejos.server import fair
from azulejos.server.errors import BadRequest, Conflict
from azulejos.server.tables import decisions, messages, reveals
from azulejos.server.tables.policy import TablePolicy
from azulejos.server.tables.state import TableStatus
from tests.kit.errors import raises
from tests.server.tables.bench import ANN, BEN, PEOPLE, SEED, Bench, contribution, setup
from tests.server.tables.kit import Loop, Server, crash, finish, kinds, later, opened_server, pass_time, quiet

LOOP = Loop
THREE = ("person", "open", "greedy")


def commit(bench: Bench, seat: int, given: str | None = None) -> list[str]:
    committed = fair.contribution_commitment(bench.table.commitment, given or contribution(seat))
    return bench.tell(decisions.sit(bench.table, seat, PEOPLE[seat - 1], None, bench.draws, commitment=committed))


def reveal(bench: Bench, seat: int, given: str | None = None) -> list[str]:
    return bench.tell(reveals.reveal(bench.table, seat, given or contribution(seat), PEOPLE[seat - 1], bench.draws))


def full(*seats: str) -> Bench:
    bench = Bench(setup(*(seats or THREE)))
    for seat, plan in enumerate(bench.table.setup.seats, 1):
        if plan.kind != "bot":
            commit(bench, seat)
    return bench


def test_the_game_begins_when_all_contributions_are_shown() -> None:
    bench = Bench(setup(*THREE))
    assert commit(bench, 1) == ["sat"]
    assert commit(bench, 2) == ["sat"]
    assert messages.fairness(bench.table, SEED)["awaited"] == [1, 2]
    assert reveal(bench, 2) == ["revealed"]
    assert messages.fairness(bench.table, SEED)["awaited"] == [1]
    assert reveal(bench, 1) == ["revealed", "started", "played"]
    assert bench.table.status is TableStatus.RUNNING
    assert bench.table.contributions == (contribution(1), contribution(2), "-")
    assert bench.table.awaited == ()


def test_no_contribution_is_shown_before_all_are_committed_to() -> None:
    bench = Bench(setup(*THREE))
    commit(bench, 1)
    with raises(Conflict, "not-everybody-sits"):
        reveal(bench, 1)
    shown = messages.fairness(bench.table, SEED)
    assert shown["contributions"] == ["-", "-", "-"]
    assert shown["commitments"] == [fair.contribution_commitment(bench.table.commitment, contribution(1)), "-", "-"]
    assert "awaited" not in shown
    assert contribution(1) not in str(bench.table.shown)


def test_a_puppet_cannot_show_another_contribution_than_the_one_it_committed_to() -> None:
    bench = full()
    reveal(bench, 1)
    with raises(BadRequest, "contribution-differs"):
        reveal(bench, 2, "c3" * 16)
    for given in (contribution(1), "c3" * 16):
        with raises(Conflict, "revealed-already"):
            reveal(bench, 1, given)


def test_a_puppet_cannot_leave_and_come_back_with_another_one() -> None:
    bench = full()
    reveal(bench, 1)
    with raises(Conflict, "game-begins"):
        decisions.leave(bench.table, 2, BEN, "greedy")
    with raises(Conflict, "seat-is-taken"):
        commit(bench, 2, "c3" * 16)


def test_who_leaves_before_all_sit_takes_the_commitment_along() -> None:
    bench = Bench(setup(*THREE))
    commit(bench, 1)
    bench.tell(decisions.leave(bench.table, 1, ANN, "greedy"))
    assert bench.table.commitments == ("-", "-", "-")
    assert not bench.table.seat(1).is_taken


def test_who_gives_a_contribution_at_once_is_bound_by_it() -> None:
    bench = Bench(setup(*THREE))
    bench.sit(1)
    commit(bench, 2)
    assert bench.table.awaited == (2,)
    commitments = bench.table.commitments
    reveal(bench, 2)
    assert bench.table.commitments == commitments
    assert commitments is not None
    assert commitments[0] == fair.contribution_commitment(bench.table.commitment, contribution(1))


def test_after_the_start_nothing_can_be_added() -> None:
    bench = full()
    bench.tell(reveals.start_without(bench.table, bench.draws()))
    with raises(Conflict, "dealt-already"):
        reveal(bench, 1)


def test_a_game_that_starts_without_a_contribution_tells_whose_it_was() -> None:
    bench = full()
    reveal(bench, 1)
    assert bench.tell(reveals.start_without(bench.table, bench.draws())) == ["started", "played"]
    assert reveals.start_without(bench.table, bench.draws()) == []
    bench.tell(decisions.close(bench.table, ANN, "late"))
    tags = messages.record_tags(bench.table, SEED)
    verdict = fair.verify(Record.of(bench.position, tags=tags))
    assert verdict.is_fair
    assert verdict.proof.unrevealed == (2,)


@pytest.mark.parametrize("seats", [("person", "greedy"), ("person", "person", "person"), ("person", "program")])
def test_the_record_of_every_kind_of_table_carries_the_commitments(seats: tuple[str, ...]) -> None:
    bench = full(*seats)
    for seat, plan in enumerate(bench.table.setup.seats, 1):
        if plan.kind != "bot":
            reveal(bench, seat)
    bench.tell(decisions.close(bench.table, ANN, "late"))
    verdict = fair.verify(Record.of(bench.position, tags=messages.record_tags(bench.table, SEED)))
    assert (verdict.is_fair, verdict.proof.scheme, verdict.proof.unrevealed) == (True, 2, ())


def test_a_table_that_is_closed_shows_its_seed() -> None:
    bench = full()
    assert "seed" not in messages.fairness(bench.table, SEED)
    bench.tell(decisions.close(bench.table, ANN, "given-up"))
    assert messages.fairness(bench.table, SEED)["seed"] == SEED.hex()


# On a server


async def committed(here: Server, *shown: int) -> None:
    """A table at which everybody sits, and some have shown their contributions."""
    live = await here.tables.create("k3x9", setup(*THREE), ANN)
    for seat in (1, 2):
        given = fair.contribution_commitment(live.table.commitment, contribution(seat))
        await live.do(lambda table, seat=seat, given=given: decisions.sit(table, seat, PEOPLE[seat - 1], None, live.draws, commitment=given))  # type: ignore[misc]
    for seat in shown:
        await live.do(lambda table, seat=seat: reveals.reveal(table, seat, contribution(seat), PEOPLE[seat - 1], live.draws))  # type: ignore[misc]


async def test_the_game_begins_without_a_contribution_that_does_not_come(each_server: Server) -> None:
    await committed(each_server, 1)
    live = await each_server.tables.table("k3x9")
    await pass_time(each_server.tables, TablePolicy().away_ms - 1)
    assert live.table.awaited == (2,)
    await pass_time(each_server.tables, 1)
    assert live.table.status is TableStatus.RUNNING
    await finish(live, 1, 2)
    verdict = fair.verify(agn.read_one(live.record(frozenset())))
    assert (verdict.is_fair, verdict.proof.unrevealed) == (True, (2,))


async def test_a_server_that_was_away_gives_everybody_the_whole_time_again(store_url: str) -> None:
    async with opened_server(store_url) as first:
        await committed(first, 1)
        await quiet(first.tables)
        await crash(first.tables)
    later(10 * TablePolicy().away_ms)
    async with opened_server(store_url) as second:
        live = await second.tables.table("k3x9")
        assert live.table.awaited == (2,)
        await live.do(lambda table: reveals.reveal(table, 2, contribution(2), BEN, live.draws))
        assert live.table.status is TableStatus.RUNNING
        assert (await kinds(second.store))[-3:] == ["revealed", "started", "played"]
