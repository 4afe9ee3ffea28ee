"""The limits, on a running server: what is too much is refused in its one form, and says when to come again."""

import json
from contextlib import suppress
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from azulejos.server.web.limits import Bucket, Buckets
from tests.server.web.running import TABLES, Running, Somebody, closed_with, heard_until_closed, ok, people, refused, until


class Time:
    """The time of all limits, which passes only when a test says so."""

    now = 1_000.0


@pytest.fixture(autouse=True)
def limits_time(monkeypatch: pytest.MonkeyPatch) -> Time:
    time, of_one, of_many = Time(), Bucket.take, Buckets.take
    monkeypatch.setattr(Bucket, "take", lambda self, now: of_one(self, time.now))
    monkeypatch.setattr(Buckets, "take", lambda self, who, now: of_many(self, who, time.now))
    return time


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
        assert 'azulejos_limited_total{code="too-many-requests"}' in ann.get("/metrics").text
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
