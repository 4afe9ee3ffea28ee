"""The application as a whole: one form for every refusal, headers on every answer, origins, health and figures."""

import json
import logging
import sqlite3
from typing import Any

import pytest
from sqlalchemy import event
from sqlalchemy.exc import OperationalError

from azulejos.server.store import StatementRefused
from azulejos.server.web.middleware import HEADERS
from tests.server.web.running import TABLES, Running, Somebody, closed_with, ok, people, refused, until


@pytest.mark.parametrize(
    ("method", "path", "content", "status", "code"),
    [
        ("GET", "/nowhere", None, 404, "no-such-page"),
        ("GET", "/api/v1/nowhere", None, 404, "no-such-page"),
        ("GET", "/api/v1/tables/../../etc/passwd", None, 404, "no-such-page"),
        ("PUT", "/api/v1/me", None, 405, "no-such-method"),
        ("PATCH", "/api/v1/tables", None, 405, "no-such-method"),
        ("TRACE", "/healthz", None, 405, "no-such-method"),
        ("POST", "/api/v1/me", b"", 422, "bad-request"),
        ("POST", "/api/v1/me", b"{", 422, "bad-request"),
        ("POST", "/api/v1/me", b'{"name": 1}', 422, "bad-request"),
        ("POST", "/api/v1/me", b'{"name": "Ann", "\\ud800": 1}', 422, "bad-request"),
        ("POST", "/api/v1/me", b'{"name": "\\ud800"}', 422, "bad-request"),
        ("POST", "/api/v1/me", b"\xff\xfe", 422, "bad-request"),
        ("POST", "/api/v1/me", b"[" * 100_000, 400, "bad-request"),
        ("POST", "/api/v1/me", b'{"name": ' + b"9" * 5_000 + b"}", 400, "bad-request"),
        ("GET", "/api/v1/tables?limit=0", None, 422, "bad-request"),
        ("GET", "/api/v1/tables?state=%00", None, 422, "bad-request"),
        ("GET", "/api/v1/tables/mine?before=" + "9" * 30, None, 401, "no-device-key"),
    ],
)
def test_every_refusal_has_one_form(stranger: Somebody, method: str, path: str, content: bytes | None, status: int, code: str) -> None:
    answer = stranger.request(method, path, content=content, headers={"Content-Type": "application/json"})
    refused(answer, status, code)


def test_a_wrong_method_is_told_the_right_ones(stranger: Somebody) -> None:
    for path, allowed in (("/api/v1/me", "DELETE, GET, POST"), ("/healthz", "GET"), ("/api/v1/openapi.json", "GET, HEAD")):
        answer = stranger.request("PUT", path)
        refused(answer, 405, "no-such-method")
        assert answer.headers["allow"] == allowed


def test_every_answer_has_the_security_headers(ann: Somebody) -> None:
    answers = [ann.get(path) for path in ("/healthz", "/nowhere", "/api/v1/me", "/metrics", "/api/v1/openapi.json")]
    answers.append(ann.post("/api/v1/me", content=b"{"))
    answers.append(ann.post("/api/v1/me", json={}, headers={"Origin": "https://evil.example"}))
    answers.append(ann.post("/api/v1/me", content=b"x" * (1 << 21)))
    assert [answer.status_code for answer in answers] == [200, 404, 200, 200, 200, 422, 403, 413]
    for answer in answers:
        for name, value in HEADERS.items():
            assert answer.headers[name] == value, answer.url
        assert "server" not in answer.headers
    assert answers[2].headers["cache-control"] == "no-store"


def test_a_fault_is_logged_and_answered_and_tells_nothing(ann: Somebody, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    def broken(*_: object) -> Any:
        raise ZeroDivisionError("a secret that only the log may have")

    table = ann.table()
    monkeypatch.setattr("azulejos.server.web.routes.tables.viewing_seat", broken)
    answer = ann.get(f"{TABLES}/{table}/positions/1")
    body = refused(answer, 500, "server-error")
    assert "secret" not in body["text"]
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert any("request-failed" in record.message for record in caplog.records)
    assert 'azulejos_http_requests_total{method="GET",route="/api/v1/tables/{table}/positions/{length}",status="500"}' in ann.get("/metrics").text

    monkeypatch.setattr("azulejos.server.web.socket.mute", broken)
    with ann.socket(table) as line:
        line.send('{"do": "mute", "id": "m", "seat": 1}')
        told = next(each for each in map(json.loads, line) if each["type"] == "refused")
        assert (told["code"], told["id"]) == ("server-error", "m")
        assert "secret" not in told["text"]
        line.send('{"do": "ping"}')
        assert any(json.loads(each)["type"] == "pong" for each in line), "the socket goes on"


def test_what_the_database_says_is_for_the_operator(
    running: Running, ann: Somebody, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fails(*_: object) -> None:
        full = sqlite3.OperationalError("disk full at /var/lib/secret")
        full.sqlite_errorcode = sqlite3.SQLITE_FULL
        raise OperationalError("INSERT", {}, full)

    table = ann.table("open", "open", customs={"free_text": True})
    ok(ann.sit(table))
    engines = (running.app_state.store._writing, running.app_state.store._reading)
    with ann.socket(table) as line:
        line.recv()
        for engine in engines:
            event.listen(engine, "before_cursor_execute", fails)
        try:
            texts = [refused(ann.post("/api/v1/me", json={"name": "Anna"}), 503, "store-failed")["text"]]
            texts += [refused(ann.get("/api/v1/tables/2222222222222"), 503, "not-read")["text"]]
            texts += [refused(ann.get("/readyz"), 503, "not-ready")["text"]]
            say, report = {"do": "say", "id": "s", "text": "hello"}, {"do": "report", "id": "r", "seat": 1, "text": "rude"}
            for command in ({"do": "leave", "id": "l"}, {"do": "leave", "id": "l"}, say, report, {"do": "sync", "since": 0}):
                line.send(json.dumps(command))
                told = next(message for message in map(json.loads, line) if message["type"] == "refused")
                assert told["code"] in ("store-failed", "not-read")
                texts.append(told["text"])
        finally:
            for engine in engines:
                event.remove(engine, "before_cursor_execute", fails)
    assert not [text for text in texts if "/var" in text or "disk" in text or "not done" in text or "INSERT" in text]
    until(lambda: ann.get(f"{TABLES}/{table}").is_success)
    until(lambda: ann.get("/readyz").is_success)
    [told] = [record.__dict__["fields"] for record in caplog.records if record.message == "storage-failing"]
    assert told["reason"] == "disk full at /var/lib/secret"
    assert len([record for record in caplog.records if record.levelno >= logging.ERROR]) == 1


def test_a_statement_that_the_database_refuses_is_logged_with_what_it_said(
    running: Running, ann: Somebody, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def failing(*_: object, **__: object) -> None:
        raise StatementRefused("statement-refused", "The database refuses this.", reason="UNIQUE constraint failed: key.hash")

    table = ann.table()
    monkeypatch.setattr(running.app_state.store, "append", failing)
    answer = ann.sit(table)
    assert "UNIQUE" not in refused(answer, 503, "store-failed")["text"]
    monkeypatch.undo()
    ok(ann.sit(table))
    [told] = [record.__dict__["fields"] for record in caplog.records if record.message == "statement-refused"]
    assert told["reason"] == "UNIQUE constraint failed: key.hash"


ORIGINS = [
    ({}, True),
    ({"Origin": "http://{host}"}, True),
    ({"Origin": "https://evil.example"}, False),
    ({"Origin": "null"}, False),
    ({"Origin": "https://evil.example", "Authorization": "Bearer x"}, False),
    ({"Sec-Fetch-Site": "cross-site"}, False),
    ({"Sec-Fetch-Site": "same-origin"}, True),
    ({"Referer": "https://evil.example/page"}, False),
]


@pytest.mark.parametrize(("headers", "is_let_in"), ORIGINS)
def test_a_page_of_another_site_can_neither_act_nor_open_a_socket(running: Running, ann: Somebody, headers: dict[str, str], is_let_in: bool) -> None:
    given = {name: value.replace("{host}", f"127.0.0.1:{running.port}") for name, value in headers.items()}
    table = ann.table()
    answer = ann.post("/api/v1/me", json={"name": "Anna"}, headers=given)
    assert answer.is_success if is_let_in else refused(answer, 403, "foreign-origin")
    assert ann.get("/api/v1/me", headers=given).is_success, "reading is free: the other site does not see the answer"
    with ann.socket(table, headers=given) as line:
        if is_let_in:
            assert json.loads(line.recv())["type"] == "state"
        else:
            assert closed_with(line) == (4403, "foreign-origin")


def test_another_site_is_let_in_where_the_settings_say_so(sqlite_url: str) -> None:
    friend = {"Origin": "https://friend.example"}
    with Running(sqlite_url, origins=("https://friend.example",)) as server, server.somebody() as ann:
        answer = ann.post("/api/v1/me", json={"name": "Ann"}, headers=friend)
        assert answer.status_code == 201
        assert answer.headers["access-control-allow-origin"] == "https://friend.example"
        assert answer.headers["access-control-allow-credentials"] == "true"
        preflight = {"Access-Control-Request-Method": "POST", "Access-Control-Request-Headers": "content-type"}
        asked = ann.options("/api/v1/me", headers=friend | preflight)
        assert asked.status_code == 200
        evil = ann.post("/api/v1/me", json={"name": "Ann"}, headers={"Origin": "https://evil.example"})
        assert "access-control-allow-origin" not in evil.headers
        refused(evil, 403, "foreign-origin")


def test_health(stranger: Somebody) -> None:
    assert ok(stranger.get("/healthz")) == {"status": "alive"}
    assert ok(stranger.get("/readyz")) == {"status": "ready"}


def test_it_is_not_ready_while_it_starts_or_stops(running: Running, stranger: Somebody, monkeypatch: pytest.MonkeyPatch) -> None:
    for flag, value in (("is_ready", False), ("is_closing", True)):
        monkeypatch.setattr(running.app_state.tables, flag, value)
        refused(stranger.get("/readyz"), 503, "not-ready")
        assert stranger.get("/healthz").is_success
        monkeypatch.undo()


def told(text: str, name: str) -> float:
    return sum(float(line.rpartition(" ")[2]) for line in text.splitlines() if line.startswith(name))


def figure(device: Somebody, name: str) -> float:
    return told(device.get("/metrics").text, name)


def test_figures(sqlite_url: str) -> None:
    with Running(sqlite_url) as server, people(server, "Ann") as [ann]:
        table = ann.table("open", "greedy", "greedy")
        assert figure(ann, 'azulejos_tables{stage="open"}') == 1
        ok(ann.sit(table))
        until(lambda: ann.state(table)["legal"])
        ok(ann.move(table))
        until(lambda: ann.state(table)["legal"])
        refused(ann.move(table, version=1), 409, "stale")
        ok(ann.post(f"{TABLES}/{table}/chat", json={"phrase": "hello"}))
        ann.post(f"{TABLES}/{table}/chat", json={"phrase": "rude"})
        with ann.socket(table) as line:
            line.recv()
            assert figure(ann, "azulejos_sockets ") == 1
        until(lambda: figure(ann, "azulejos_sockets ") == 0)
        text = ann.get("/metrics").text
        for expected in (
            'azulejos_tables{stage="running"} 1.0',
            "azulejos_tables_loaded 1.0",
            'azulejos_moves_total{code="accepted"} 1.0',
            'azulejos_moves_total{code="stale"} 1.0',
            "azulejos_acknowledgement_seconds_count 1.0",
            'azulejos_chats_total{code="accepted"} 1.0',
            'azulejos_chats_total{code="no-such-phrase"} 1.0',
            "azulejos_bot_queue 0.0",
            'azulejos_http_requests_total{method="POST",route="/api/v1/tables/{table}/sit",status="200"} 1.0',
        ):
            assert expected in text, expected
        assert figure(ann, 'azulejos_bot_decisions_total{result="made"}') >= 2
        assert figure(ann, "azulejos_bot_seconds_count") >= 2
        text = ann.get("/metrics").text  # both from one answer: the bots play on, and sync
        assert told(text, "azulejos_sync_group_size_sum") >= told(text, "azulejos_sync_seconds_count") >= 4
        ann.get("/nowhere/at/all")
        ann.request("PROPFIND", "/coffee")
        text = ann.get("/metrics").text
        assert 'azulejos_http_requests_total{method="GET",route="none",status="404"} 1.0' in text
        assert 'method="other"' in text
        assert table not in text
        assert "127.0.0.1" not in text
