"""Quick games: who asks for the same is brought together, at once or after waiting; who has gone is not waited for."""

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from time import monotonic
from typing import Any

import httpx
import orjson
import pytest

from azulejos.server.tables import quick_games
from azulejos.server.tables.live import LiveTable
from tests.kit.patience import PATIENCE
from tests.server.web.running import TABLES, Running, Somebody, ok, people, refused, until

AZUL: dict[str, Any] = {"game": "azul"}
GREY = {"game": "azul", "options": {"wall": "grey"}}
DUEL = {"game": "duel", "options": {"tiles": "lot"}}
MINI = {"game": "mini"}


def quick(who: Somebody, *games: dict[str, Any], table: str | None = None) -> httpx.Response:
    return who.post("/api/v1/quick", json={"games": list(games), "table": table})


def sits(who: Somebody, *games: dict[str, Any]) -> str:
    """Ask for a quick game until there is a seat, as a page does."""
    while True:
        table: str = ok(quick(who, *games))["table"]
        answer = who.sit(table)
        if answer.status_code != 409:
            ok(answer)
            return table


def test_two_who_ask_for_the_same_play(running: Running) -> None:
    with people(running, "Ann", "Ben", "Cid") as [ann, ben, cid]:
        made = ok(quick(ann, MINI))
        assert made["waits"] is False
        ok(ann.sit(made["table"]))
        about = ann.state(made["table"])["about"]
        assert (about["quick"], about["clock"], about["customs"]["public"], about["customs"]["free_text"]) == (
            True,
            {"kind": "turn", "seconds": 120},
            True,
            False,
        )
        until(lambda: made["table"] in {each["table"] for each in ok(cid.get(TABLES))})
        refused(ann.act(made["table"], "arrange", version=2, seats=[{"sits": 1}, {}]), 403, "quick-table")
        with ann.socket(made["table"]):
            found = ok(quick(ben, AZUL, MINI))
            assert found == {"table": made["table"], "commitment": made["commitment"], "waits": True}
            assert sits(cid, MINI) != made["table"], "nobody else is sent to a seat that was named to somebody"
            ok(ben.sit(found["table"]))
        assert ann.state(made["table"])["stage"] == "running"
        assert ok(quick(ben, AZUL))["table"] != made["table"]


def test_who_offers_several_games_plays_the_one_that_the_other_wants(running: Running) -> None:
    with people(running, "Ann", "Ben") as [ann, ben]:
        table = sits(ann, GREY, DUEL)
        assert ann.state(table)["about"]["game"] == "azul"
        with ann.socket(table):
            assert sits(ben, DUEL) == table
        state = ann.state(table, since=0)
        assert (state["about"]["game"], state["stage"], state["about"]["quick"]) == ("duel", "running", True)
        assert [event["kind"] for event in state["events"]][:5] == ["created", "sat", "arranged", "sat", "started"]


@pytest.fixture
def alone(tmp_path: Any) -> Iterator[Running]:
    """A server at which nobody waits but those of this test."""
    with Running(f"sqlite:///{tmp_path}/store.sqlite") as running:
        yield running


def for_players(*players: int) -> list[dict[str, Any]]:
    return [{"game": "azul", "options": {"players": number}} for number in players]


def test_three_play_as_soon_as_three_have_come(alone: Running) -> None:
    with people(alone, "Ann", "Ben", "Cid", "Dan") as [ann, ben, cid, dan]:
        table = sits(ann, *for_players(4, 3))
        with ann.socket(table):
            assert sits(ben, *for_players(2, 3)) == table
            about = ann.state(table)["about"]
            assert about["offers"] == for_players(3), "what both would play"
            assert (len(about["seats"]), ann.state(table)["stage"]) == (3, "open")
            assert sits(cid, *for_players(2)) != table
            assert ok(quick(ben, *for_players(2, 3)))["table"] == table, "who asks again waits where others wait"
            assert sits(dan, *for_players(3, 4)) == table
        assert [ann.state(table)[key] for key in ("stage", "you")] == ["running", [1]]


def test_who_can_begin_at_once_begins(alone: Running) -> None:
    with people(alone, "Ann", "Ben", "Cid") as [ann, ben, cid]:
        older, younger = sits(ann, *for_players(3)), sits(ben, *for_players(2))
        with ann.socket(older), ben.socket(younger):
            assert sits(cid, *for_players(3, 2)) == younger
        assert cid.state(younger)["stage"] == "running"


def test_who_leaves_lets_the_others_wait(alone: Running) -> None:
    """A seat below is free then, and seats that are no longer needed go: everybody keeps their own, with its token."""
    with people(alone, "Ann", "Ben", "Cid") as [ann, ben, cid]:
        table = sits(ann, *for_players(3, 2))
        with ann.socket(table), ben.socket(table):
            assert sits(ben, *for_players(3)) == table
            ok(ann.act(table, "leave"))
            assert ben.state(table)["you"] == [2]
            other = sits(ben, *for_players(3, 2))
            assert (other != table, ann.state(table)["stage"]) == (True, "closed"), "who is alone waits for all that they would play"
        with ben.socket(other):
            assert sits(cid, *for_players(2)) == other
        state = cid.state(other)
        assert (state["stage"], len(state["about"]["seats"]), state["you"]) == ("running", 2, [2])


def test_who_asks_again_waits_where_they_wait(running: Running) -> None:
    with people(running, "Ann", "Ben") as [ann, ben]:
        first = ok(quick(ann, GREY))["table"]
        assert ok(quick(ann, GREY))["table"] == first, "nobody plays against themselves"
        ok(ann.sit(first))
        assert ok(quick(ann, GREY))["table"] == first
        other = ok(quick(ann, GREY, DUEL))["table"]
        assert other != first
        ok(ann.sit(other))
        assert ann.state(first)["stage"] == "closed", "who wants something else waits there alone"
        refused(ben.sit(first), 409, "game-is-over")


def test_who_leaves_the_page_is_not_waited_for(running: Running) -> None:
    with people(running, "Ann", "Ben") as [ann, ben]:
        left = sits(ann, DUEL)
        with ann.socket(left) as line:
            line.recv()
        live = running.app_state.tables.in_memory(left)
        assert live is not None
        until(lambda: not live.audience.is_present(1))
        assert ok(quick(ben, DUEL))["table"] != left


def test_who_asks_again_in_the_moment_when_play_begins_has_what_they_waited_for(alone: Running) -> None:
    with people(alone, "Ann", "Ben") as [ann, ben]:
        table = sits(ann, MINI)
        with ann.socket(table):
            assert sits(ben, MINI) == table
            assert ok(quick(ann, MINI, table=table)) == {"table": table, "commitment": ann.state(table)["fair"]["commitment"], "waits": True}
            assert ok(quick(ann, MINI))["table"] != table, "unless they want another game"
        assert ok(quick(ann, MINI, table="no-table-at-all"))["waits"] is False


def test_nobody_is_sent_away_from_a_game_that_begins_meanwhile(alone: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ann would rather play what Cid waits for; before she has left her table, Ben sits down there."""
    with people(alone, "Ann", "Ben", "Cid") as [ann, ben, cid]:
        older = sits(cid, GREY)
        with cid.socket(older):
            table = sits(ann, DUEL)
            with ann.socket(table):
                named = ok(quick(ben, DUEL))["table"]
                assert named == table
                leave = quick_games._leave

                async def leave_too_late(live: LiveTable, person: str) -> None:
                    ok(await asyncio.to_thread(ben.sit, table))
                    await leave(live, person)

                monkeypatch.setattr(quick_games, "_leave", leave_too_late)
                assert ok(quick(ann, GREY, table=table))["table"] == table
                assert ann.state(table)["stage"] == "running"


def test_many_who_come_at_once_are_all_paired(alone: Running) -> None:
    """At a server of their own: whoever was there in another test may still be waited for, and would leave an odd one."""
    with people(alone, *(f"P{number}" for number in range(8))) as crowd:

        def play(who: Somebody) -> str:
            """Wait until play begins, as a page does: it looks at the table, and asks again now and then."""
            table = sits(who, DUEL, AZUL)
            until_when = monotonic() + PATIENCE
            while monotonic() < until_when:
                with who.socket(table) as line, suppress(TimeoutError):
                    while orjson.loads(line.recv(timeout=1)).get("stage") != "running":
                        pass
                    return table
                if ok(quick(who, DUEL, AZUL, table=table))["table"] != table:
                    table = sits(who, DUEL, AZUL)
            raise TimeoutError(f"{table} has never begun")

        with ThreadPoolExecutor(len(crowd)) as pool:
            tables = list(pool.map(play, crowd))
        assert sorted(map(tables.count, set(tables))) == [2] * 4


def test_after_a_start_they_are_found_where_they_wait(tmp_path: Any) -> None:
    database = f"sqlite:///{tmp_path}/store.sqlite"
    with Running(database) as running, running.somebody("Ann") as ann:
        table = sits(ann, MINI)
        key = dict(ann.cookies)
    with (
        Running(database) as again,
        again.somebody(cookies=key) as ann,
        again.somebody("Ben") as ben,
        ann.socket(table) as line,
    ):
        assert orjson.loads(line.recv())["you"] == [1]
        assert ok(quick(ben, MINI)) == {"table": table, "commitment": ann.state(table)["fair"]["commitment"], "waits": True}


def test_a_table_that_was_left_alone_is_closed_after_a_start(tmp_path: Any) -> None:
    database = f"sqlite:///{tmp_path}/store.sqlite"
    with Running(database) as running, running.somebody("Ann") as ann:
        table = sits(ann, MINI)
    with Running(database, away_seconds=0.2) as again, again.somebody("Ben") as ben:
        until(lambda: (live := again.app_state.tables.in_memory(table)) is not None and live.table.status == "closed")
        until(lambda: not ok(ben.get(TABLES)))


def test_a_quick_game_is_played_again_by_the_same_two(running: Running, operator: Somebody) -> None:
    with people(running, "Ann", "Ben") as [ann, ben]:
        table = sits(ann, MINI)
        with ann.socket(table):
            sits(ben, MINI)
        ok(operator.post(f"/api/v1/operator/tables/{table}/close", json={"why": "test"}))
        again = ok(ann.post(f"{TABLES}/{table}/rematch"))["table"]
        about = ann.state(again)["about"]
        assert (about["quick"], about["customs"]["public"], about["clock"]["seconds"]) == (False, False, 120)


@pytest.mark.parametrize(
    ("games", "status", "code"),
    [
        ([], 422, "bad-request"),
        ([{"game": "chess"}], 400, "no-such-game"),
        ([{"game": "azul", "options": {"wall": "green"}}], 400, None),
        ([{"game": "azul", "options": {"players": 5}}], 400, "no-such-players"),
        ([{"game": "azul", "options": {"players": True}}], 400, None),
        ([{"game": "duel", "options": {"players": 3}}], 400, None),
    ],
)
def test_what_is_refused(ann: Somebody, stranger: Somebody, games: list[dict[str, Any]], status: int, code: str | None) -> None:
    answer = quick(ann, *games)
    assert answer.status_code == status
    assert code is None or answer.json()["code"] == code
    refused(quick(stranger, AZUL), 401, "no-device-key")


def test_new_tables_are_limited(tmp_path: Any) -> None:
    with Running(f"sqlite:///{tmp_path}/store.sqlite", limits=True, tables_per_hour=2) as running, people(running, "Ann", "Ben") as [ann, ben]:
        ok(quick(ann, AZUL))
        assert quick(ben, DUEL).json()["code"] == "too-many-tables"
        assert ok(quick(ben, AZUL))["table"] == ok(quick(ann, AZUL))["table"], "who finds somebody makes none"
