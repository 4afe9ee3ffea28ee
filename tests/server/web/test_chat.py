"""Words at a table: phrases, texts, muting, and reports, by HTTP and by sockets."""

import json
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest
from websockets.sync.client import ClientConnection

from tests.kit.patience import PATIENCE
from tests.server.web.running import TABLES, Running, Somebody, ok, people, refused, started


def said(line: ClientConnection, seconds: float = PATIENCE) -> Iterator[dict[str, Any]]:
    while True:
        told = json.loads(line.recv(timeout=seconds))
        if told["type"] == "chat":
            yield told


def test_set_phrases_are_said_and_heard_by_all_and_by_those_who_come_later(
    running: Running, ann: Somebody, ben: Somebody, cid: Somebody, stranger: Somebody
) -> None:
    table = started(ann, ben)
    with ben.socket(table) as line:
        assert ok(ann.post(f"{TABLES}/{table}/chat", json={"phrase": "hello"})) == {"version": 1}
        heard = next(said(line))
        assert (heard["seat"], heard["name"], heard["phrase"], heard["number"]) == (1, "Ann", "hello", 1)
        line.send('{"do": "say", "id": "s", "phrase": "good-luck"}')
        assert next(said(line))["name"] == "Ben"
    ok(cid.post(f"{TABLES}/{table}/chat", json={"phrase": "nice-move"}))
    words = ok(stranger.get(f"{TABLES}/{table}/chat"))
    assert [(each["name"], each["seat"], each["phrase"]) for each in words] == [
        ("Ann", 1, "hello"),
        ("Ben", 2, "good-luck"),
        ("Cid", None, "nice-move"),
    ]
    assert "p-" not in json.dumps(words)
    with stranger.socket(table) as line:
        assert [each["number"] for each in islice(said(line), 3)] == [1, 2, 3]
    refused(stranger.post(f"{TABLES}/{table}/chat", json={"phrase": "hello"}), 401, "no-device-key")


@pytest.mark.parametrize(
    ("words", "status", "code"),
    [
        ({"phrase": "rude"}, 400, "no-such-phrase"),
        ({}, 400, "say-one-thing"),
        ({"phrase": "hello", "text": "hello"}, 400, "say-one-thing"),
        ({"text": "hello"}, 403, "set-phrases-only"),
        ({"text": "x" * 1_001}, 422, "bad-request"),
    ],
)
def test_what_cannot_be_said_where_people_talk_in_set_phrases(ann: Somebody, words: dict[str, str], status: int, code: str) -> None:
    refused(ann.post(f"{TABLES}/{ann.table()}/chat", json=words), status, code)


@pytest.mark.parametrize(("text", "code"), [("x" * 201, "message-too-long"), ("a\u0000b", "message-characters"), ("  ", "message-empty")])
def test_free_text_where_the_table_allows_it_within_limits(ann: Somebody, text: str, code: str) -> None:
    table = ann.table(customs={"free_text": True})
    ok(ann.post(f"{TABLES}/{table}/chat", json={"text": "<b>Olá</b>  mundo"}))
    assert ok(ann.get(f"{TABLES}/{table}/chat"))[0]["text"] == "<b>Olá</b> mundo", "it is text, and nothing else"
    refused(ann.post(f"{TABLES}/{table}/chat", json={"text": text}), 400, code)


def test_muting_works_for_the_listener_only(running: Running, ann: Somebody, ben: Somebody, cid: Somebody) -> None:
    table = started(ann, ben)
    path = f"{TABLES}/{table}"
    ok(ann.post(f"{path}/mute", json={"seat": 2}))
    with ann.socket(table) as deaf, cid.socket(table) as line:
        ok(ben.post(f"{path}/chat", json={"phrase": "hurry-please"}))
        ok(cid.post(f"{path}/chat", json={"phrase": "hello"}))
        assert [each["phrase"] for each in islice(said(line), 2)] == ["hurry-please", "hello"]
        assert next(said(deaf))["phrase"] == "hello"
    assert [each["name"] for each in ok(ann.get(f"{path}/chat"))] == ["Cid"]
    assert [each["name"] for each in ok(ben.get(f"{path}/chat"))] == ["Ben", "Cid"]
    # Somebody without a seat is muted by what they said.
    ok(ann.post(f"{path}/mute", json={"said": ok(ann.get(f"{path}/chat"))[0]["number"]}))
    assert ok(ann.get(f"{path}/chat")) == []
    ok(ann.post(f"{path}/mute", json={"seat": 2, "on": False}))
    assert [each["name"] for each in ok(ann.get(f"{path}/chat"))] == ["Ben"]


def test_nobody_to_mute(running: Running, ann: Somebody) -> None:
    made = ann.make("open", "open", "program")
    table, token = made["table"], made["programs"][0]["token"]
    ok(ann.sit(table))
    with running.somebody(headers={"Authorization": f"Bearer {token}"}) as machine:
        ok(machine.sit(table))
        refused(machine.post(f"{TABLES}/{table}/chat", json={"phrase": "hello"}), 401, "no-device-key")
    for whom in ({"seat": 1}, {"seat": 2}, {"seat": 3}, {"seat": 4}, {"said": 9}, {}):
        refused(ann.post(f"{TABLES}/{table}/mute", json=whom), 400, "nobody-to-mute")


def test_a_report_reaches_the_operator_and_is_settled(running: Running, ann: Somebody, ben: Somebody, cid: Somebody, operator: Somebody) -> None:
    table = started(ann, ben, customs={"free_text": True})
    ok(cid.post(f"{TABLES}/{table}/chat", json={"text": "something rude"}))
    assert ann.post(f"{TABLES}/{table}/report", json={"said": 1, "text": "This is rude."}).status_code == 204
    assert ann.post(f"{TABLES}/{table}/report", json={"seat": 2, "text": "Ben too."}).status_code == 204
    assert ann.post(f"{TABLES}/{table}/report", json={"text": "Everything."}).status_code == 204
    refused(ann.post(f"{TABLES}/{table}/report", json={"text": "a\u0000b"}), 400, "message-characters")
    with ben.socket(table) as line:
        line.send('{"do": "report", "id": "r", "text": "By socket."}')
        assert any(json.loads(message).get("id") == "r" for message in line)
    reports = [each for each in ok(operator.get("/api/v1/operator/reports")) if each["table"] == table]
    assert [each["text"] for each in reports] == ["This is rude.", "Ben too.", "Everything.", "By socket."]
    assert [bool(each["about"]) for each in reports] == [True, True, False, False]
    # The person whom a report is about can be muted without a seat.
    against = {"person": reports[0]["about"], "why": "rude"}
    assert operator.post("/api/v1/operator/mute", json=against).status_code == 204
    refused(cid.post(f"{TABLES}/{table}/chat", json={"phrase": "hello"}), 403, "muted")
    assert operator.post("/api/v1/operator/unmute", json=against).status_code == 204
    ok(cid.post(f"{TABLES}/{table}/chat", json={"phrase": "sorry"}))

    for report in reports:
        assert operator.post(f"/api/v1/operator/reports/{report['id']}/done").status_code == 204
    assert [each for each in ok(operator.get("/api/v1/operator/reports")) if each["table"] == table] == []
    done = ok(operator.get("/api/v1/operator/reports", params={"state": "done"}))
    assert {each["id"] for each in reports} <= {each["id"] for each in done}
    for id in ("none", "%00", "x" * 41):
        assert operator.post(f"/api/v1/operator/reports/{id}/done").status_code in (404, 422)


def test_the_chat_is_kept_with_the_table(tmp_path_factory: pytest.TempPathFactory) -> None:
    database = f"sqlite:///{tmp_path_factory.mktemp('kept')}/store.sqlite"
    with Running(database) as server, people(server, "Ann", "Ben") as [ann, ben]:
        table = started(ann, ben)
        ok(ann.post(f"{TABLES}/{table}/chat", json={"phrase": "hello"}))
        ok(ben.post(f"{TABLES}/{table}/mute", json={"seat": 1}))
        keys = dict(ben.cookies.items())
    with Running(database) as server, server.somebody() as stranger, server.somebody(cookies=keys) as ben:
        assert [each["name"] for each in ok(stranger.get(f"{TABLES}/{table}/chat"))] == ["Ann"]
        assert ok(ben.get(f"{TABLES}/{table}/chat")) == []
