"""Signs that those at a table show each other: for a moment, to everybody who looks, and not too many of them."""

from typing import Any

import httpx
import orjson
from websockets.sync.client import ClientConnection

from tests.server.web.running import TABLES, Running, Somebody, ok, people, refused, started


def react(who: Somebody, table: str, sign: str = "well-played", **more: Any) -> httpx.Response:
    return who.post(f"{TABLES}/{table}/react", json={"sign": sign} | more)


def heard(line: ClientConnection, kind: str) -> dict[str, Any]:
    while (message := orjson.loads(line.recv()))["type"] != kind:
        pass
    found: dict[str, Any] = message
    return found


def test_a_sign_is_shown_to_all_who_look_and_kept_by_nobody(ann: Somebody, ben: Somebody, stranger: Somebody) -> None:
    table = started(ann, ben)
    version = ann.state(table)["version"]
    with ann.socket(table) as player, stranger.socket(table) as spectator:
        player.send(orjson.dumps({"do": "react", "id": "r-1", "sign": "oops"}).decode())
        done = heard(player, "done")
        shown = heard(spectator, "reaction")
        assert shown == {"type": "reaction", "number": done["version"], "at": shown["at"], "seat": 1, "sign": "oops"}
        assert ok(ben.post(f"{TABLES}/{table}/react", json={"sign": "thanks", "id": "r-1"}))["version"] == done["version"] + 1
        assert heard(spectator, "reaction")["seat"] == 2
        assert ok(ben.post(f"{TABLES}/{table}/react", json={"sign": "thanks", "id": "r-1"}))["version"] == done["version"] + 1, "not shown twice"
    assert ann.state(table)["version"] == version, "no sign is an event of the game"
    assert ok(ann.get(f"{TABLES}/{table}/chat")) == []
    with stranger.socket(table) as late:
        assert heard(late, "state")["version"] == version
        late.send('{"do": "ping"}')
        assert heard(late, "pong")  # Nothing came between.


def test_who_is_muted_is_not_seen(ann: Somebody, ben: Somebody) -> None:
    table = started(ann, ben)
    with ann.socket(table) as line:
        heard(line, "state")
        ok(ann.post(f"{TABLES}/{table}/mute", json={"seat": 2}))
        ok(react(ben, table))
        ok(ann.post(f"{TABLES}/{table}/mute", json={"seat": 2, "on": False}))
        ok(react(ben, table, "hello"))
        assert heard(line, "reaction")["sign"] == "hello"


def test_only_those_who_sit_show_signs(ann: Somebody, ben: Somebody, cid: Somebody, stranger: Somebody, operator: Somebody) -> None:
    table = started(ann, ben)
    refused(react(cid, table), 403, "no-seat")
    refused(react(stranger, table), 401, "no-device-key")
    refused(react(ann, table, seat=2), 403, "not-your-seat")
    refused(react(ann, table, "rude"), 400, "no-such-sign")
    assert "well-played" in ok(ann.get("/api/v1/games"))["signs"]
    ok(operator.post("/api/v1/operator/mute", json={"table": table, "seat": 2, "minutes": 5, "why": "test"}))
    refused(react(ben, table), 403, "muted")


def test_a_seat_shows_only_some_at_a_time(tmp_path: Any) -> None:
    with Running(f"sqlite:///{tmp_path}/store.sqlite", limits=True, chat_per_minute=4) as running, people(running, "Ann", "Ben") as [ann, ben]:
        table = started(ann, ben)
        answers = [react(ann, table) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [200, 200, 429]
        assert answers[2].json()["code"] == "too-many-reactions"
        ok(react(ben, table))
        ok(ann.post(f"{TABLES}/{table}/chat", json={"phrase": "hello"}))
