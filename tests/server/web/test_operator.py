"""The operator: every act, who may not, and the log of all of it."""

import hashlib
import secrets
from typing import Any

import httpx
import pytest

from azulejos.notation import agn
from azulejos.server.fair import commitment, verify
from tests.server.web.running import OPERATOR, TABLES, Running, Somebody, closed_with, ok, people, refused, started

ACTS = "/api/v1/operator"
WHY = {"why": "a test"}


EVERYTHING = [
    ("POST", "/tables/k3v9q2m7x4w8z/close", WHY),
    ("POST", "/tables/k3v9q2m7x4w8z/rule", WHY | {"token": "void"}),
    ("POST", "/tables/k3v9q2m7x4w8z/time", WHY | {"seat": 1, "seconds": 60}),
    ("POST", "/mute", WHY | {"person": "p-abcdefghijklmnop"}),
    ("POST", "/unmute", WHY | {"person": "p-abcdefghijklmnop"}),
    ("POST", "/ban", WHY | {"person": "p-abcdefghijklmnop"}),
    ("POST", "/ban-address", WHY | {"address": "192.0.2.1"}),
    ("GET", "/bans", None),
    ("DELETE", "/bans/address/192.0.2.1", None),
    ("GET", "/reports", None),
    ("POST", "/reports/abc/done", None),
    ("GET", "/log", None),
    ("GET", "/overview", None),
    ("GET", "/tables", None),
    ("POST", "/announcement", {"text": "Soon."}),
    ("DELETE", "/announcement", None),
]


@pytest.mark.parametrize(("method", "path", "body"), EVERYTHING)
def test_nobody_without_the_token_is_the_operator(running: Running, method: str, path: str, body: object) -> None:
    for token in (None, "Bearer wrong", f"Basic {OPERATOR}", f"Bearer {OPERATOR}x", f"bearer  {OPERATOR[:-1]}"):
        headers = {} if token is None else {"Authorization": token}
        with running.somebody(headers=headers) as ann:
            refused(ann.request(method, ACTS + path, json=body), 401, "not-the-operator")


def test_without_a_token_in_the_settings_there_is_no_operator(sqlite_url: str) -> None:
    with Running(sqlite_url, operator_token="") as server, server.operator() as nobody:
        for method, path, body in EVERYTHING:
            refused(nobody.request(method, ACTS + path, json=body), 401, "not-the-operator")


def test_a_table_is_closed(ann: Somebody, ben: Somebody, operator: Somebody) -> None:
    table = started(ann, ben)
    version = ok(operator.post(f"{ACTS}/tables/{table}/close", json=WHY))["version"]
    state = ann.state(table, since=version - 1)
    assert state["stage"] == "closed"
    assert state["events"][0]["why"] == "a test"
    assert commitment(bytes.fromhex(state["fair"]["seed"])) == state["fair"]["commitment"]
    verdict = verify(agn.read_one(ann.get(f"{TABLES}/{table}/record").text))
    assert verdict.is_fair, "what was played here can be checked"
    assert verdict.checked == 1
    refused(operator.post(f"{ACTS}/tables/{table}/close", json=WHY), 409, "game-is-over")
    refused(operator.post(f"{ACTS}/tables/k3v9q2m7x4w8z/close", json=WHY), 404, "no-table")
    refused(operator.post(f"{ACTS}/tables/{table}/close", json={"why": ""}), 422, "bad-request")
    refused(operator.post(f"{ACTS}/tables/{table}/close", json={"why": "a\u0000b"}), 422, "bad-request")


def test_an_arbiter_rules_at_a_tournaments_table(running: Running, operator: Somebody) -> None:
    with people(running, "Ann", "Ben", "Cid") as devices:
        table = started(*devices, **{"options": {"tournament": True}, "clock": {"kind": "tournament"}, "seats": [{}, {}, {}]})
        path = f"{ACTS}/tables/{table}/rule"
        refused(operator.post(path, json=WHY | {"token": "1B1"}), 400, "not-an-act")
        refused(operator.post(path, json=WHY | {"token": "nonsense"}), 400, "bad-token")
        ok(operator.post(path, json=WHY | {"token": "withdraw:2"}))
        assert ok(operator.get(f"{TABLES}/{table}", params={"since": 0}))["events"][-1]["by"] == "operator"


def test_a_seat_gets_more_time(ann: Somebody, ben: Somebody, operator: Somebody) -> None:
    table = started(ann, ben, clock={"kind": "total", "seconds": 3_600}, first=1)  # Seat 2 does not move, and its time stands still.
    before = ann.state(table)["clock"]["left"]
    ok(operator.post(f"{ACTS}/tables/{table}/time", json=WHY | {"seat": 2, "seconds": 100}))
    after = ann.state(table)["clock"]["left"]
    assert after[1] - before[1] == 100_000
    refused(operator.post(f"{ACTS}/tables/{table}/time", json=WHY | {"seat": 3, "seconds": 100}), 400, "no-such-seat")
    ok(operator.post(f"{ACTS}/tables/{table}/close", json=WHY))
    refused(operator.post(f"{ACTS}/tables/{table}/time", json=WHY | {"seat": 2, "seconds": 100}), 409, "game-is-over")
    refused(operator.post(f"{ACTS}/tables/{started(ann, ben)}/time", json=WHY | {"seat": 2, "seconds": 9}), 409, "no-clock")


def test_a_person_is_muted_for_a_while(ann: Somebody, ben: Somebody, operator: Somebody) -> None:
    table = started(ann, ben)
    assert operator.post(f"{ACTS}/mute", json=WHY | {"table": table, "seat": 2, "minutes": 5}).status_code == 204
    refused(ben.post(f"{TABLES}/{table}/chat", json={"phrase": "hello"}), 403, "muted")
    ok(ann.post(f"{TABLES}/{table}/chat", json={"phrase": "hello"}))
    assert operator.post(f"{ACTS}/unmute", json=WHY | {"table": table, "seat": 2}).status_code == 204
    ok(ben.post(f"{TABLES}/{table}/chat", json={"phrase": "hello"}))


@pytest.mark.parametrize("act", ["mute", "unmute", "ban"])
def test_against_nobody(ann: Somebody, operator: Somebody, act: str) -> None:
    table = ann.table("open", "greedy", "open")
    seats = [{"table": table, "seat": seat} for seat in (1, 2, 4)]
    whoever: list[dict[str, Any]] = [*seats, {"person": "p-abcdefghijklmnop"}, {"person": "x"}]
    for whom in whoever:
        refused(operator.post(f"{ACTS}/{act}", json=WHY | whom), 404, "nobody-there")
    refused(operator.post(f"{ACTS}/{act}", json=WHY | {"table": "k3v9q2m7x4w8z", "seat": 1}), 404, "no-table")
    for whom in ({}, {"table": table}, {"seat": 1}, {"table": table, "seat": 1, "person": "p-abcdefghijklmnop"}):
        refused(operator.post(f"{ACTS}/{act}", json=WHY | whom), 400, "whom")


def test_a_person_is_banned_at_once_and_on_every_device_until_the_ban_is_lifted(
    ann: Somebody, ben: Somebody, phone: Somebody, operator: Somebody
) -> None:
    table = started(ann, ben)
    ok(phone.post("/api/v1/me/claim", json={"token": ok(ben.post("/api/v1/me/link"))["token"]}))
    with ben.socket(table) as line:
        assert operator.post(f"{ACTS}/ban", json=WHY | {"table": table, "seat": 2}).status_code == 204
        assert closed_with(line) == (4403, "banned")
    for device in (ben, phone):
        for path in ("/api/v1/me", f"{TABLES}/{table}", TABLES):
            refused(device.get(path), 403, "banned")
        refused(device.act(table, "leave"), 403, "banned")
    with ben.socket(table) as line:
        assert closed_with(line) == (4403, "banned")
    ok(ann.get("/api/v1/me"))
    [ban] = [each for each in ok(operator.get(f"{ACTS}/bans")) if each["kind"] == "person"]
    assert ban["why"] == "a test"
    assert ban["until"] is None
    assert operator.delete(f"{ACTS}/bans/person/{ban['value']}").status_code == 204
    refused(operator.delete(f"{ACTS}/bans/person/{ban['value']}"), 404, "no-ban")
    refused(operator.delete(f"{ACTS}/bans/person/nobody"), 404, "no-ban")
    ok(ben.get("/api/v1/me"))


def test_an_address_is_banned_and_the_operator_never_locks_themselves_out(running: Running, operator: Somebody) -> None:
    with running.somebody("Ann", address="127.0.0.2") as ann:
        assert operator.post(f"{ACTS}/ban-address", json=WHY | {"address": "127.0.0.2", "minutes": 5}).status_code == 204
        refused(ann.get("/api/v1/me"), 403, "banned")
        with running.somebody(address="127.0.0.2", headers={"Authorization": f"Bearer {OPERATOR}"}) as there:
            [ban] = [each for each in ok(there.get(f"{ACTS}/bans")) if each["kind"] == "address"]
            assert ban["value"] == "127.0.0.2"
            assert ban["until"] > 0
            assert there.delete(f"{ACTS}/bans/address/127.0.0.2").status_code == 204
        ok(ann.get("/api/v1/me"))
        refused(operator.post(f"{ACTS}/ban-address", json=WHY | {"address": "azul.local"}), 400, "bad-address")
        refused(operator.delete(f"{ACTS}/bans/address/azul.local"), 400, "bad-address")
        refused(operator.delete(f"{ACTS}/bans/address/192.0.2.200"), 404, "no-ban")
        # Of IPv6 a whole home is banned, however its addresses end.
        assert operator.post(f"{ACTS}/ban-address", json=WHY | {"address": "2001:db8::7"}).status_code == 204
        assert "2001:db8::/64" in {each["value"] for each in ok(operator.get(f"{ACTS}/bans"))}
        assert operator.delete(f"{ACTS}/bans/address/2001:db8::/64").status_code == 204


def test_every_act_is_in_the_log(sqlite_url: str) -> None:
    with Running(sqlite_url) as server, people(server, "Ann", "Ben", "Cid") as devices, server.operator() as operator:
        table = started(*devices, seats=[{}, {}, {}], options={"tournament": True}, clock={"kind": "tournament"})
        seat = {"table": table, "seat": 1}

        def act(path: str, **more: Any) -> httpx.Response:
            answer = operator.post(ACTS + path, json=WHY | more)
            assert answer.is_success, answer.text
            return answer

        assert ok(operator.get(f"{ACTS}/log")) == []
        act(f"/tables/{table}/time", seat=1, seconds=60)
        act(f"/tables/{table}/rule", token="withdraw:3")
        act("/mute", **seat)
        act("/unmute", **seat)
        act("/ban-address", address="192.0.2.9", minutes=5)
        assert operator.delete(f"{ACTS}/bans/address/192.0.2.9").status_code == 204
        ok(devices[1].post(f"{TABLES}/{table}/report", json={"text": "look"}))
        [report] = ok(operator.get(f"{ACTS}/reports"))
        assert operator.post(f"{ACTS}/reports/{report['id']}/done").status_code == 204
        act("/ban", **seat)
        act(f"/tables/{table}/close")
        log = ok(operator.get(f"{ACTS}/log"))
        assert [each["act"] for each in log] == [
            "gave-time", "ruled", "muted", "unmuted", "banned-address", "unbanned", "settled-report", "banned", "closed-table",
        ]  # fmt: skip
        assert [each["number"] for each in log] == list(range(1, 10))
        assert all(each["at"] > 0 for each in log)
        assert log[1] | {"at": 0} == {"number": 2, "at": 0, "act": "ruled", "table": table, "ruling": "withdraw:3", "why": "a test"}
        assert [each["number"] for each in ok(operator.get(f"{ACTS}/log", params={"after": 7}))] == [8, 9]
        refused(operator.post(f"{ACTS}/tables/{table}/close", json=WHY), 409, "game-is-over")
        assert len(ok(operator.get(f"{ACTS}/log"))) == 9, "what was refused was not done"
        assert OPERATOR not in str(log)


def test_the_hash_of_the_token_is_enough_for_the_settings(sqlite_url: str) -> None:
    token = secrets.token_urlsafe(32)
    with Running(sqlite_url, operator_token="", operator_token_hash=hashlib.sha256(token.encode()).hexdigest()) as server:
        with server.somebody(headers={"Authorization": f"Bearer {token}"}) as operator:
            assert ok(operator.get(f"{ACTS}/log")) == []
        with server.operator() as other:
            refused(other.get(f"{ACTS}/log"), 401, "not-the-operator")
