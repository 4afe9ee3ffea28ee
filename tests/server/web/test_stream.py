"""Streams for programs, and sockets: what comes, what happens when a line breaks, and the end of the server."""

import asyncio
import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx
import pytest

from azulejos.server.web import subscribers
from tests.kit.patience import PATIENCE
from tests.server.web.running import TABLES, Running, Somebody, closed_with, heard_until_closed, ok, people, started, until


@contextmanager
def lines(device: Somebody, table: str, **query: Any) -> Iterator[Iterator[str]]:
    with device.stream("GET", f"{TABLES}/{table}/stream", params=query) as answer:
        assert answer.is_success
        assert answer.headers["content-type"].startswith("application/x-ndjson")
        yield answer.iter_lines()


def states(lines: Iterator[str]) -> Iterator[dict[str, Any]]:
    for line in lines:
        if line and (told := json.loads(line))["type"] == "state":
            yield told


def test_a_stream_tells_what_a_socket_tells(running: Running, ann: Somebody, ben: Somebody) -> None:
    table = ann.table()
    ok(ann.sit(table))
    with lines(ann, table, since=0) as stream, ann.socket(table, since=0) as line:
        told = states(stream)
        first = next(told)
        assert [event["version"] for event in first["events"]] == list(range(1, first["version"] + 1))
        line.recv()  # Both look at the table before anything happens there.
        ok(ben.sit(table))
        seen = next(each for each in told if each["stage"] == "running")
        heard = next(each for each in map(json.loads, line) if each["type"] == "state" and each["stage"] == "running")
        seen.pop("now"), heard.pop("now")
        assert seen == heard
    until(lambda: not ann.state(table)["about"]["seats"][0]["present"])


def test_a_stream_that_does_not_follow_ends_with_the_present_state(ann: Somebody) -> None:
    table = ann.table()
    answer = ann.get(f"{TABLES}/{table}/stream", params={"follow": False, "since": 0})
    assert [each["events"][0]["kind"] for each in states(iter(answer.text.splitlines()))] == ["created"]


def test_a_silent_stream_shows_that_it_lives(sqlite_url: str) -> None:
    with Running(sqlite_url, heartbeat_seconds=1) as server, people(server, "Ann") as [ann], lines(ann, ann.table()) as stream:
        assert next(stream)
        assert next(line for line in stream) == ""


def test_whoever_breaks_off_is_gone(running: Running, ann: Somebody, ben: Somebody) -> None:
    def is_counted(streams: int) -> bool:
        return f"\nazulejos_streams {streams}.0\n" in ben.get("/metrics").text

    table = ann.table()
    ok(ann.sit(table))
    until(lambda: is_counted(0))  # Those of the tests before have gone.
    with lines(ann, table) as stream:
        next(stream)
        assert ben.state(table)["about"]["seats"][0]["present"]
        assert is_counted(1)
    until(lambda: not ben.state(table)["about"]["seats"][0]["present"])
    until(lambda: is_counted(0))
    assert not running.app_state.tables.loaded[-1].audience.subscribers


@pytest.mark.long
def test_whoever_reads_nothing_is_let_go_and_delays_nobody(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(subscribers, "LONGEST_TABLE_QUEUE", 4)
    with Running(sqlite_url) as server, people(server, "Ann", "Ben") as [ann, ben]:
        table = ann.table(customs={"free_text": True})
        [live] = server.app_state.tables.loaded
        with lines(ann, table) as stream, ann.socket(table) as deaf:
            next(stream)
            deaf.recv()  # Both look at the table now, and not only soon.
            # Kernels hold much before a line is full: so the line is told to be.
            slow = [each for each in live.audience.subscribers if isinstance(each, subscribers.TableSubscriber)]
            assert len(slow) == 2
            gate = threading.Event()

            async def stuck(_: bytes) -> None:
                while not gate.is_set():
                    await asyncio.sleep(0.01)

            for each in slow:
                monkeypatch.setattr(each, "_write", stuck)
                monkeypatch.setattr(each, "_write_at_once", lambda _: False)
            for number in range(12):
                # Answered while the others are stuck: if anybody waited for them, it would be for ever.
                ok(ben.post(f"{TABLES}/{table}/chat", json={"text": f"word {number}"}))
            assert all(each.is_gone for each in slow)
            assert closed_with(deaf) == (4008, "too-slow")
            assert list(stream)[-1:] in ([""], []), "the stream ends"
            gate.set()
        until(lambda: not live.audience.subscribers)
        monkeypatch.undo()
        with ben.socket(table) as line:
            assert json.loads(line.recv())["type"] == "state"


def test_a_socket_answers_pings_syncs_and_nonsense(ann: Somebody) -> None:
    table = ann.table()
    with ann.socket(table) as line:

        def ask(message: str, type: str) -> dict[str, Any]:
            line.send(message)
            return next(told for told in map(json.loads, line) if told["type"] == type)

        assert json.loads(line.recv())["since"] == 1
        assert ask('{"do": "ping"}', "pong")["type"] == "pong"
        assert [event["kind"] for event in ask('{"do": "sync", "since": 0}', "state")["events"]] == ["created"]
        for nonsense in ("", "[]", "null", "{", '{"do": "\\ud800"}', "[" * 10_000, '{"do": "ping", "more": 1}', "\u0000", "9" * 10_000):
            assert ask(nonsense, "refused")["code"] == "bad-message"
        assert ask('{"do": "mvoe", "id": "x"}', "refused")["id"] == "x"
    with ann.socket(table) as line:
        line.send(b"\xff\xfe")
        assert closed_with(line) == (1003, "text-only")


def test_a_socket_of_no_table_says_so(ann: Somebody) -> None:
    for id in ("k3v9q2m7x4w8z", "x", "%00"):
        with ann.socket(id) as line:
            assert closed_with(line) == (4404, "no-table")


def test_at_the_end_everybody_is_told_and_the_server_does_not_wait(sqlite_url: str) -> None:
    # If it waited for what is open, it would wait much longer than this test does.
    server = Running(sqlite_url, shutdown_seconds=600)
    with server, people(server, "Ann", "Ben") as [ann, ben]:
        table = started(ann, ben)
        with lines(ann, table) as stream, ben.socket(table) as line:
            next(stream)
            line.recv()
            stop = threading.Thread(target=server.stop)
            stop.start()
            assert '{"type":"closing"}' in list(stream)
            heard, code, _ = heard_until_closed(line)
            assert '{"type":"closing"}' in heard
            assert code == 1012
            stop.join(PATIENCE)
            assert not server.is_alive
            with pytest.raises(httpx.TransportError):
                ann.get("/healthz")
