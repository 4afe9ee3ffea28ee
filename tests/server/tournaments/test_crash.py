"""A power cut at any moment loses nothing that was acknowledged; and no secret is stored or logged."""

import json
import random
import re
from pathlib import Path

import httpx

from tests.server.kit import RunningServer
from tests.server.web.events import Event, Screen
from tests.server.web.running import ok

NAMES = [f"First{number} Surname{number}" for number in range(12)]


def test_the_server_is_killed_between_and_during_commands(tmp_path: Path) -> None:
    chosen = random.Random(7)
    server = RunningServer(f"sqlite:///{tmp_path}/store.sqlite", tmp_path, "--log-level", "debug", "--bot-workers", "1")
    with server, Event(server.url) as event:
        acknowledged: list[tuple[dict[str, object], object]] = []

        def send(body: dict[str, object]) -> object:
            """Until it is answered: before and after a crash with the same id."""
            for _ in range(20):
                try:
                    answer = ok(event.org.post(f"{event.path}/acts", json=body))
                except httpx.TransportError:
                    server.wait_until_ready()
                    continue
                acknowledged.append((body, answer))
                return answer
            raise AssertionError("nobody answers")

        for number, name in enumerate(NAMES):
            first, surname = name.split()
            send({"do": "enter", "id": f"e{number}", "first": first, "surname": surname, "of_age": True, "check_in": True})
            if chosen.random() < 0.25:
                server.restart()
        send({"do": "draft", "id": "d"})
        send({"do": "publish", "id": "p", "mark": event.see()["draft"]["mark"]})
        send({"do": "start", "id": "s", "game": 1})
        send({"do": "announce", "id": "a", "text": "Hello."})
        send({"do": "extra-time", "id": "x", "table": 1, "minutes": 5, "why": "A bag was torn."})
        before = event.see()
        with event.socket() as line:
            screen = Screen(line)
            screen.hear()
            server.restart()
        # Whoever comes back sees the same.
        after = event.see()
        assert {name: part for name, part in after.items() if name != "log"} == {name: part for name, part in before.items() if name != "log"}
        with event.socket() as line:
            again = Screen(line)
            again.hear()
            assert again.parts == screen.parts
            assert again.version >= screen.version
        for body, answer in acknowledged:
            assert ok(event.org.post(f"{event.path}/acts", json=body)) == answer
        assert len(event.see()["people"]) == len(NAMES)
        assert event.see()["clock"] == before["clock"]

        persons = [person["id"] for person in event.see()["people"]]
        phones = event.link("player", *persons[:2])
        event.spectator.get(f"{event.path}?token={event.org.token}")
        event.spectator.post(f"{event.path}/claim", content=b"{")
        assert event.see(phones[0])["mine"]
        assert server.stop() == 0
    log = server.log.read_text()
    stored = b"".join(file.read_bytes() for file in tmp_path.iterdir() if "store.sqlite" in file.name)
    for token in (event.org.token, *(phone.token for phone in phones)):
        assert token
        assert token not in log
        assert token.encode() not in stored
    assert not re.search(r"Surname\d", log)
    assert "Traceback" not in log
    assert all({"at", "level", "event"} <= set(json.loads(text)) for text in log.splitlines() if text.startswith("{"))


def test_followers_are_told_that_the_server_stops(tmp_path: Path) -> None:
    server = RunningServer(f"sqlite:///{tmp_path}/store.sqlite", tmp_path, "--bot-workers", "1")
    with server, Event(server.url) as event, event.socket() as line:
        screen = Screen(line)
        screen.hear()
        assert server.stop() == 0
        assert screen.hear()["type"] == "closing"
