"""The limits, on a running server: what is too much is refused in its one form, and says when to come again."""

import json
from contextlib import suppress
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from azulejos.server.tables import decisions
from azulejos.server.web import connections, limits
from azulejos.server.web.limits import Bucket, Buckets
from tests.server.web.running import TABLES, Running, Somebody, closed_with, heard_until_closed, ok, people, refused, started, until


class Time:
    """The time of all limits, which passes only when a test says so."""

    now = 1_000.0


@pytest.fixture(autouse=True)
def limits_time(monkeypatch: pytest.MonkeyPatch) -> Time:
    time, of_one, of_many = Time(), Bucket.take, Buckets.take
    monkeypatch.setattr(Bucket, "take", lambda self, now, cost=1.0: of_one(self, time.now, cost))
    monkeypatch.setattr(Buckets, "take", lambda self, who, now, cost=1.0: of_many(self, who, time.now, cost))
    spent_by_one, spent_by_many = Bucket.spend, Buckets.spend
    monkeypatch.setattr(Bucket, "spend", lambda self, now, cost: spent_by_one(self, time.now, cost))
    monkeypatch.setattr(Buckets, "spend", lambda self, who, now, cost: spent_by_many(self, who, time.now, cost))
    return time


@pytest.fixture(autouse=True)
def _short_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    """After a refusal nobody has to wait."""
    monkeypatch.setattr(connections, "REST_SECONDS", 0.001)


def guarded(sqlite_url: str, **settings: Any) -> Running:
    return Running(sqlite_url, limits=True, **settings)


def too_much(answer: Any, code: str) -> None:
    refused(answer, 429, code)
    assert 1 <= int(answer.headers["retry-after"]) <= 3_600


def test_requests_of_one_address(sqlite_url: str, limits_time: Time) -> None:
    with (
        guarded(sqlite_url, requests_per_second=1, requests_burst=5) as server,
        server.somebody() as ann,
        server.somebody(address="127.0.0.3") as ben,
    ):
        answers = [ann.get(TABLES) for _ in range(20)]
        assert sum(answer.is_success for answer in answers) == 5
        too_much(answers[-1], "too-many-requests")
        assert ben.get(TABLES).is_success, "another address has limits of its own"
        assert ann.get("/healthz").is_success
        for path in ("/metrics", "/readyz", "/api/v1/games", "/api/v1/address", "/api/v1/openapi.json"):
            too_much(ann.get(path), "too-many-requests")
        assert 'azulejos_limited_total{code="too-many-requests"}' in ben.get("/metrics").text
        limits_time.now += int(answers[-1].headers["retry-after"])
        assert ann.get(TABLES).is_success, "who comes again when told is let in"


def test_tables_and_people_of_one_address(sqlite_url: str) -> None:
    with guarded(sqlite_url, tables_per_hour=4, people_per_hour=6) as server, people(server, "Ann") as [ann]:
        for _ in range(2):
            ann.table()
        too_much(ann.post(TABLES, json={"seats": [{}, {}]}), "too-many-tables")
        with server.somebody("Ben", address="127.0.0.3") as ben:
            ben.table()
        for _ in range(2):
            with server.somebody() as another:
                ok(another.post("/api/v1/me", json={"name": "X"}))
        with server.somebody() as another:
            too_much(another.post("/api/v1/me", json={"name": "X"}), "too-many-people")
            too_much(another.post("/api/v1/me/claim", json={"token": "guess"}), "too-many-people")
        ok(ann.post("/api/v1/me", json={"name": "Anna"}))


def test_chat_of_one_person(sqlite_url: str) -> None:
    with guarded(sqlite_url, chat_per_minute=4) as server, people(server, "Ann", "Ben") as [ann, ben]:
        table = ann.table()
        for _ in range(2):
            ok(ann.post(f"{TABLES}/{table}/chat", json={"phrase": "hello"}))
        too_much(ann.post(f"{TABLES}/{table}/chat", json={"phrase": "hello"}), "too-much-chat")
        too_much(ann.post(f"{TABLES}/{table}/report", json={"text": "hello"}), "too-much-chat")
        ok(ben.post(f"{TABLES}/{table}/chat", json={"phrase": "hello"}))
        with ann.socket(table) as line:
            line.send('{"do": "say", "id": "s", "phrase": "hello"}')
            assert any(json.loads(each).get("code") == "too-much-chat" for each in line)


def test_sockets_and_streams_of_one_address(sqlite_url: str) -> None:
    with guarded(sqlite_url, sockets_per_address=2) as server, people(server, "Ann") as [ann], server.somebody(address="127.0.0.3") as ben:
        table = ann.table()
        with ann.socket(table) as first:
            first.recv()
            with ann.stream("GET", f"{TABLES}/{table}/stream") as second:
                assert second.is_success
                too_much(ann.get(f"{TABLES}/{table}/stream"), "too-many-sockets")
                with ann.socket(table) as third:
                    assert closed_with(third) == (4429, "too-many-sockets")
                with ben.socket(table) as other:
                    assert json.loads(other.recv())["type"] == "state"
        until(lambda: is_let_in(ann, table))  # What was closed counts no more, as soon as the server has heard of it.


def is_let_in(who: Somebody, table: str) -> bool:
    with who.socket(table) as line, suppress(ConnectionClosed):
        return bool(json.loads(line.recv())["type"] == "state")
    return False


def test_a_flood_on_a_socket_is_refused_and_then_ends_it(sqlite_url: str) -> None:
    with guarded(sqlite_url, messages_per_second=1, messages_burst=5) as server, people(server, "Ann") as [ann]:
        table = ann.table()
        with ann.socket(table) as line:
            with suppress(ConnectionClosed):  # The server may be quicker than we are.
                for number in range(60):
                    line.send(json.dumps({"do": "leave", "id": f"m{number}"}))
            heard, *end = heard_until_closed(line)
            assert end == [4029, "too-many-messages"]
            told = [json.loads(each) for each in heard]
        codes = [each["code"] for each in told if each["type"] == "refused"]
        assert codes.count("no-seat") == 5
        assert "too-many-messages" in codes
        ids = [each["id"] for each in told if each["type"] == "refused"]
        assert len(ids) == len(set(ids)), "what was refused was not done as well"
        assert 'azulejos_limited_total{code="too-many-messages"}' in ann.get("/metrics").text


def test_a_sync_is_paid_for_by_what_it_brings_and_by_all_who_look_on(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "BYTES", 400)
    with guarded(sqlite_url, spectator_messages_per_second=5) as server, people(server, "Ann", "Ben") as [ann, ben], server.somebody() as stranger:
        table = started(ann, ben)
        with stranger.socket(table, since=0) as first, stranger.socket(table, since=0) as second, ann.socket(table) as mine:
            for each in (first, second, mine):
                assert json.loads(each.recv())["type"] == "state"
            codes = [code_of(each, '{"do": "sync", "since": 0}') for each in [first, second] * 6]
            assert 0 < codes.count(None) < 10, "twenty messages at once, and each of these weighs as much as four"
            assert codes.count("too-many-messages") == len(codes) - codes.count(None)
            assert all(code_of(mine, '{"do": "sync", "since": 0}') is None for _ in range(5)), "players pay for themselves"


def code_of(line: ClientConnection, message: str) -> str | None:
    """Why a message that asks for a state was refused, if it was."""
    line.send(message)
    told: dict[str, Any] = next(each for each in map(json.loads, line) if each["type"] in ("state", "refused"))
    return told.get("code")


def test_a_seat_cannot_make_a_table_grow_without_a_move(sqlite_url: str, limits_time: Time) -> None:
    with guarded(sqlite_url, acts_per_minute=60, acts_burst=8) as server, people(server, "Ann", "Ben") as [ann, ben]:
        table = started(ann, ben, first=1)
        for _ in range(decisions.MOST_OFFERS):
            ok(ann.act(table, "offer", what="pause"))
            refused(ann.act(table, "answer", what="pause", agree=True), 409, "offered-already")
            limits_time.now += 5
            ok(ann.act(table, "answer", what="pause", agree=False))
        refused(ann.act(table, "offer", what="pause"), 409, "offered-too-often")
        limits_time.now += 60
        ok(ann.move(table))
        ok(ann.act(table, "offer", what="pause", id="once"))
        for _ in range(20):
            ok(ann.act(table, "offer", what="pause", id="once"))  # Asked again, and done once.
        answers = [ann.act(table, "answer", what="takeback", agree=True) for _ in range(8)]
        too_much(answers[-1], "too-many-acts")
        ok(ben.act(table, "answer", what="pause", agree=False))


def test_pages_and_files_are_limited_too(sqlite_url: str) -> None:
    with guarded(sqlite_url, requests_per_second=1, requests_burst=5) as server, server.somebody() as ann:
        answers = [ann.get("/assets/none.js") for _ in range(60)]
        assert [answer.status_code for answer in answers].count(404) == 50, "a page is many files: ten cost as much as a request"
        too_much(answers[-1], "too-many-requests")


def test_a_flood_stands_in_the_log_with_its_address(sqlite_url: str, caplog: pytest.LogCaptureFixture) -> None:
    with (
        guarded(sqlite_url, requests_per_second=1, requests_burst=50, sockets_per_address=1, messages_per_second=1, messages_burst=5) as server,
        people(server, "Ann") as [ann],
        server.somebody(address="127.0.0.3") as flood,
        server.somebody(address="127.0.0.4") as clumsy,
    ):
        table = ann.table()
        for _ in range(7):
            flood.get("/api/v1/operator/log", headers={"Authorization": "Bearer a-token-that-was-guessed-and-is-none"})
        with flood.socket(table) as line:
            for _ in range(6):
                with flood.socket(table) as another:
                    assert closed_with(another) == (4429, "too-many-sockets")
            with suppress(ConnectionClosed):
                for _ in range(60):
                    line.send('{"do": "ping"}')
            heard_until_closed(line)
        while flood.get(TABLES).is_success:
            pass
        clumsy.get("/api/v1/operator/log")
    lines = [line.fields for line in caplog.records if line.getMessage() == "refused-often"]  # type: ignore[attr-defined]
    assert [line["address"] for line in lines] == ["127.0.0.3"]
    codes = {code: int(times) for code, times in map(str.split, lines[0]["codes"])}
    assert codes["not-the-operator"] == 7
    assert codes["too-many-sockets"] == 6
    assert codes["too-many-messages"] > 20
    assert codes["too-many-requests"] >= 1
    assert lines[0]["refused"] == sum(codes.values())


def test_a_flood_within_the_limits_stands_in_the_log_with_its_address(sqlite_url: str, caplog: pytest.LogCaptureFixture) -> None:
    with (
        guarded(sqlite_url) as server,
        server.somebody(address="127.0.0.3") as flood,
        server.somebody(address="127.0.0.4") as looker,
    ):
        assert all(flood.get("/api/v1/games").is_success for _ in range(400))
        for _ in range(20):
            for path in ("/", "/api/v1/me", "/api/v1/games", "/api/v1/tables?state=open", "/api/v1/tables?state=running"):
                looker.get(path)
    named = [(line.getMessage(), line.fields) for line in caplog.records if "address" in getattr(line, "fields", {})]  # type: ignore[attr-defined]
    assert named == [("asked-much", {"address": "127.0.0.3", "seconds": 60, "requests": 400})]


def test_large_bodies_and_messages(sqlite_url: str) -> None:
    with guarded(sqlite_url, max_body_bytes=2_048, max_message_bytes=1_024) as server, people(server, "Ann") as [ann]:
        refused(ann.post("/api/v1/me", content=b"x" * 4_000), 413, "too-large")

        def pieces() -> Any:
            for _ in range(10):
                yield b"x" * 1_000

        refused(ann.post("/api/v1/me", content=pieces()), 413, "too-large")
        with ann.socket(ann.table()) as line:
            line.send("x" * 2_000)
            assert closed_with(line)[0] == 1009


def test_without_limits_there_are_none(sqlite_url: str) -> None:
    with Running(sqlite_url, requests_burst=1, requests_per_second=0.01, tables_per_hour=1) as server, people(server, "Ann") as [ann]:
        for _ in range(5):
            ann.table()
