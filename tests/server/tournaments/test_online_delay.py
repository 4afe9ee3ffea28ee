"""Spectators of an event see its tables late, whatever they ask for; players, arbiters and organisers do not."""

import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import orjson
import pytest
from websockets.sync.client import ClientConnection, connect

from azulejos.notation import agn
from tests.kit.patience import PATIENCE
from tests.server.sockets import PATIENT
from tests.server.tournaments.online import OnlineEvent
from tests.server.web.events import Wire
from tests.server.web.running import TABLES, Running, ok, until


@contextmanager
def looking(running: Running, live: str, who: Wire) -> Iterator[ClientConnection]:
    headers = {} if who.token is None else {"Authorization": f"Bearer {who.token}"}
    with connect(f"{running.url.replace('http', 'ws')}{TABLES}/{live}/socket?since=0", additional_headers=headers, max_size=None, **PATIENT) as line:
        yield line


@pytest.fixture
def event(running: Running) -> Iterator[OnlineEvent]:
    with OnlineEvent(running.url, "Ann Rossi", "Bob Neri", watch_delay=3600) as event:
        yield event


READ = {
    "/api/v1/tables/{table}": [""],
    "/api/v1/tables/{table}/positions": ["/positions", "/positions?from=0&to=50"],
    "/api/v1/tables/{table}/positions/{length}": ["/positions/0", "/positions/1", "/positions/4", "/positions/9999"],
    "/api/v1/tables/{table}/positions/{length}/picture.{format}": [
        "/positions/1/picture.svg",
        "/positions/9999/picture.svg",
        "/positions/9999/picture.png?width=200",
    ],
    "/api/v1/tables/{table}/record": ["/record"],
    "/api/v1/tables/{table}/stream": ["/stream?follow=false", "/stream?follow=false&since=0"],
    "/api/v1/tables/{table}/chat": ["/chat"],
    "/api/v1/tables/{table}/thinking": ["/thinking"],
}
"""All that can be read of a table, and how."""
ANALYSIS = "/api/v1/tables/{table}/analysis"
"""Refused until the game is over: `server/web/test_analysis.py`."""
SHARED = ("/t/{table}", "/t/{table}/replay?at=9999", "/api/v1/previews/tables/{table}/9999.png")
"""What a link to a table shows where it is shared."""


def test_every_way_to_read_a_table_is_asked_here(running: Running) -> None:
    with running.somebody() as anybody:
        paths = ok(anybody.get("/api/v1/openapi.json"))["paths"]
    assert {path for path, ways in paths.items() if "get" in ways and path.startswith("/api/v1/tables/{table}")} == {*READ, ANALYSIS}


def test_a_spectator_is_told_nothing_before_its_time(running: Running, event: OnlineEvent) -> None:
    with running.somebody("Zoe") as somebody:
        strangers: list[Any] = [event.spectator, somebody]
        [live] = event.begin()
        path = f"{TABLES}/{live}"

        def asked(who: Any) -> dict[str, bytes]:
            """All answers; what only says when it was asked left out."""
            found = {}
            for ways in READ.values():
                for way in ways:
                    answer = who.get(path + way)
                    assert answer.status_code == 200, (way, answer.text)
                    content = answer.content
                    if way == "" or way.startswith("/stream"):
                        state = orjson.loads(content)
                        state.pop("now")
                        content = orjson.dumps(state)
                    found[way] = content
            return found | {link: who.get(link.format(table=live)).content for link in SHARED}

        before = [asked(who) for who in strangers]
        assert [each["/record"] for each in before] == [before[0]["/record"]] * 2
        with looking(running, live, event.spectator) as line:
            first = orjson.loads(line.recv(timeout=PATIENCE))
            assert (first["stage"], first["you"]) == ("running", [])
            # Not even the first deal: everything lies in the bag.
            assert first["version"] == event.look(event.org, live)["version"] - 1
            assert not any(first["position"]["displays"])
            event.play(live, 5)
            mover = event.to_move(live)
            ok(mover.post(f"{event.path}/seat", json={}))
            ok(mover.post(f"{path}/chat", json={"phrase": "nice-move"}))
            assert [asked(who) for who in strangers] == before
            # The socket: no state, no word, no version.
            line.send('{"do": "ping"}')
            heard = orjson.loads(line.recv(timeout=PATIENCE))
            while heard["type"] == "presence":
                heard = orjson.loads(line.recv(timeout=PATIENCE))
            assert heard == {"type": "pong", "version": first["version"]}
            line.send('{"do": "sync", "since": 0}')
            again = orjson.loads(line.recv(timeout=PATIENCE))
            assert (again["version"], again["events"]) == (first["version"], first["events"])
            line.send('{"do": "move", "id": "m-1", "version": 3, "move": "1B1"}')
            assert orjson.loads(line.recv(timeout=PATIENCE))["code"] == "no-seat"
        # Somebody who plays in the same event, and does not sit here, is a spectator as well.
        assert ok(event.spectator.get(f"{path}/chat")) == []

        # Those whom it concerns see everything.
        for who in (event.org, *event.phones.values()):
            state = ok(who.get(f"{path}?since=0"))
            assert state["version"] > first["version"]
            assert len([each for each in state["events"] if each.get("token")]) == 6
            assert len(ok(who.get(f"{path}/chat"))) == 1
            assert who.get(f"{path}/record").content != before[0]["/record"]

        # The game ends, and its record is nobody's yet who has not seen the end.
        event.play(live)
        until(lambda: event.table()["state"] == "settled")
        assert [asked(who) for who in strangers] == before
        assert event.spectator.get(f"{event.path}/export/games.agn").text == ""
        assert len(list(agn.read_text(event.org.get(f"{event.path}/export/games.agn").text))) == 1
        seed = event.look(event.org, live)["fair"]["seed"]
        assert all(seed.encode() not in content for each in before for content in each.values())


def test_a_player_of_another_table_is_a_spectator(running: Running) -> None:
    with OnlineEvent(running.url, *(f"Name{number} S" for number in range(5)), watch_delay=3600) as event:
        lives = event.begin()
        for number, live in enumerate(lives, 1):
            mine = set(event.seats(1, number))
            for person, phone in event.phones.items():
                version = event.look(phone, live)["version"]
                assert (version == event.look(event.org, live)["version"]) == (person in mine)


def test_what_happened_is_seen_when_its_time_has_come(running: Running) -> None:
    with OnlineEvent(running.url, "Ann Rossi", "Bob Neri", watch_delay=1) as event:
        [live] = event.begin()
        with looking(running, live, event.spectator) as line:
            states = [orjson.loads(line.recv(timeout=PATIENCE))]
            event.play(live, 3)
            ok(event.to_move(live).post(f"{event.path}/seat", json={}))
            until(lambda: event.to_move(live) is not None)
            word = event.to_move(live)
            ok(word.post(f"{TABLES}/{live}/chat", json={"id": secrets.token_hex(4), "phrase": "hello"}))
            goal = event.look(event.org, live)["version"]
            said = False
            while states[-1]["version"] < goal or not said:
                message = orjson.loads(line.recv(timeout=PATIENCE))
                said = said or message["type"] == "chat"
                if message["type"] == "state":
                    states.append(message)
            happened = {each["version"]: each for state in states for each in state["events"]}
            assert sorted(happened) == list(range(1, goal + 1))
            for state in states[1:]:
                assert all(state["now"] - each["at"] >= 1000 for each in state["events"])
                # Its clock is that of then: nobody's time has run while it was on its way.
                assert all(left <= 600_000 for left in state["clock"]["left"])
        assert event.look(event.spectator, live)["version"] == goal
