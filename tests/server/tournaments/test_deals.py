"""What players of an online event give to its deals: commitments, then contributions, then the lots."""

from typing import Any

import pytest

from azulejos.notation import agn
from azulejos.server import fair
from azulejos.server.errors import BadRequest, Conflict
from azulejos.server.tables import decisions
from azulejos.server.tables.events import SERVER
from azulejos.server.tables.live import LiveTable
from azulejos.server.tournaments import deals
from azulejos.server.tournaments.projections import public_lists
from azulejos.server.tournaments.unattended import CONTRIBUTION_MS
from azulejos.tournament import GameStarted, Settings
from tests.kit.errors import raises
from tests.server.tables.kit import Loop
from tests.server.tournaments.test_online_time import ORG, Event, _enter, opened

LOOP = Loop
MINE = {"p-ann": "a1" * 16, "p-bob": "b2" * 16}


async def come(event: Event) -> None:
    """Ann and Bob check in; in an event that nobody runs they are seated."""
    for name in ("ann", "bob"):
        await event.live.do(lambda writing, name=name: _enter(writing, f"p-{name}", name), ORG, None)  # type: ignore[misc]
    await event.settle()


async def seated(event: Event) -> None:
    await come(event)
    await event.seat()


def own(event: Event) -> str:
    """What the server has committed itself to at the only table."""
    return event.live.desk.prepared[1].commitments[0]


async def give(event: Event, person: str, **part: str | None) -> dict[str, Any]:
    def how(transaction: Any) -> None:
        transaction.answer |= deals.give(transaction, person, **({"commitment": None, "contribution": None} | part))

    return (await event.live.do(how, person, None)).answer


async def commit(event: Event, person: str) -> dict[str, Any]:
    return await give(event, person, commitment=fair.contribution_commitment(own(event), MINE[person]))


def published(event: Event) -> Any:
    return public_lists(event.live.snapshot, event.live.desk)["seating"][0].get("contribution_commitments")


async def start(event: Event) -> LiveTable:
    """As the command of an organiser does it."""
    seeds = await event.online.close_deals(event.live, 1)
    first = deals.first_players(event.state, event.live.desk, seeds)
    assert first is not None
    await event.do(GameStarted(1, first))
    [live] = await event.tables(1)
    return live


async def verdict(live: LiveTable) -> fair.Verdict:
    """On what was played at a table, which is closed for it."""
    await live.do(lambda table: decisions.close(table, SERVER, "late"))
    return fair.verify(agn.read_one(live.record(frozenset())))


@pytest.mark.clause("T3")
async def test_contributions_are_shown_when_all_are_committed_to_and_the_first_player_is_drawn_from_them(sqlite_url: str) -> None:
    async with opened(sqlite_url) as event:
        await seated(event)
        given = await commit(event, "p-ann")
        assert "contribution" not in given
        assert published(event) is None
        with raises(Conflict, "not-everybody-sits"):
            await give(event, "p-ann", contribution=MINE["p-ann"])
        await commit(event, "p-bob")
        seats = event.state.published[0].tables[0]
        assert published(event) == [[fair.contribution_commitment(own(event), MINE[person]) for person in seats]]
        with raises(BadRequest, "contribution-differs"):
            await give(event, "p-bob", contribution="c3" * 16)
        for person in MINE:
            assert (await give(event, person, contribution=MINE[person]))["contribution"] == MINE[person]
        live = await start(event)
        assert live.table.contributions == tuple(MINE[person] for person in seats)
        assert live.table.commitments == tuple(fair.contribution_commitment(own(event), MINE[person]) for person in seats)
        found = await verdict(live)
        assert (found.is_fair, found.proof.first_by_lot, found.proof.unrevealed) == (True, True, ())


async def test_nobody_adds_a_commitment_or_takes_another_when_contributions_may_have_been_shown(sqlite_url: str) -> None:
    async with opened(sqlite_url) as event:
        await seated(event)
        await commit(event, "p-ann")
        await give(event, "p-ann", commitment="0" * 64)
        assert event.live.desk.committed[1, "p-ann"] != "0" * 64, "what came first stands"
        await event.live.do(lambda transaction: deals.close(transaction, 1), ORG, None)
        for part in ({"commitment": "0" * 64}, {"contribution": MINE["p-bob"]}):
            with raises(Conflict, "commitments-closed"):
                await give(event, "p-bob", **part)


async def test_a_game_waits_a_little_for_what_was_committed_to_and_then_starts_without_it(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deals, "REVEAL_MS", 0)
    async with opened(sqlite_url) as event:
        await seated(event)
        await commit(event, "p-ann")
        await commit(event, "p-bob")
        await give(event, "p-ann", contribution=MINE["p-ann"])
        live = await start(event)
        seats = event.state.games[0].tables[0].seats
        found = await verdict(live)
        assert (found.is_fair, found.proof.unrevealed) == (True, (seats.index("p-bob") + 1,))


@pytest.mark.parametrize("until", ["all-shown", "time-is-over"])
async def test_an_unattended_game_starts_when_all_is_shown_or_the_time_for_it_is_over(sqlite_url: str, until: str) -> None:
    async with opened(sqlite_url, settings=Settings(games=1, break_minutes=0), unattended=True) as event:
        await come(event)
        await commit(event, "p-ann")
        await event.pass_time(CONTRIBUTION_MS)
        assert event.live.desk.closed, "who has not committed themselves by now has no part in the deals"
        assert event.state.running is None
        if until == "all-shown":
            await give(event, "p-ann", contribution=MINE["p-ann"])
            await event.settle()
        else:
            await event.pass_time(deals.REVEAL_MS)
        assert event.state.running is not None
        [live] = await event.tables(1)
        found = await verdict(live)
        assert (found.is_fair, found.proof.first_by_lot, bool(found.proof.unrevealed)) == (True, True, until == "time-is-over")


async def test_first_players_who_are_no_lot_are_not_said_to_be_one(sqlite_url: str) -> None:
    async with opened(sqlite_url) as event:
        await seated(event)
        seeds = await event.online.close_deals(event.live, 1)
        drawn = deals.first_players(event.state, event.live.desk, seeds)
        assert drawn is not None
        await event.do(GameStarted(1, (3 - drawn[0],)))
        [live] = await event.tables(1)
        found = await verdict(live)
        assert (found.is_fair, found.proof.first_by_lot) == (True, False)
